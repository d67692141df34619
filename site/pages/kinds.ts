import {
  type DataSchema,
  type Field,
  type GameKinds,
  type ListArguments,
  type NestedObject,
  type Operation,
  routesOfGame,
  type Shape,
  shapeOfResponse,
  type SiteGame,
  type Table,
  type ViewName,
} from '../../src/site-port.ts';
import { checkHints, type FieldHints, type GameHints, hintsOf, type KindHints } from '../games/hints.ts';

/** A kind of records with pages: a list, and a page for each record. */
export interface PageKind {
  /** Path segment of the kind: `armor-sets`. */
  readonly segment: string;
  readonly table: string;
  /** The records in words: `Armor sets`. */
  readonly title: string;
  readonly list: Operation;
  /** The route of one record; without it its list is requested with its slug. */
  readonly record: Operation | undefined;
  readonly hints: KindHints;
  /** The sort keys of the list that are numbers, with their descriptions. */
  readonly sortKeys: ListArguments['sortKeys'];
}

/** A game as its pages know it. */
export interface PageGame {
  readonly id: string;
  readonly graph: SiteGame;
  /** The currency that foes leave, the first of its words; undefined in a game without one. */
  readonly currency: string | undefined;
  /** Kinds by segment. */
  readonly kinds: ReadonlyMap<string, PageKind>;
  /** Kinds by table. */
  readonly kindOf: ReadonlyMap<string, PageKind>;
  /** The tables of all records that have a name, those without a page included. */
  readonly named: readonly string[];
  /** The search over its records. */
  readonly search: Operation;
  /** The comparison of records, and the segments of the lists that have numbers to compare. */
  readonly compare: Operation | undefined;
  readonly compared: ReadonlySet<string>;
  /** All weapons by their attack rating at given stats. */
  readonly ratings: Operation | undefined;
  /** The attack rating of one weapon. */
  readonly rating: Operation | undefined;
  /** The materials for the upgrades of one weapon. */
  readonly upgrade: Operation | undefined;
  /** Returns the schema's field for a member of a type; undefined for a computed member. */
  fieldOf(typeName: string | undefined, member: string): Field | undefined;
  /** How pages show a member of an object of some type. */
  hintsOf(typeName: string | undefined, member: string): FieldHints;
  /** The table whose slugs a member holds, by its name. */
  tableOfMember(member: string): string | undefined;
}

/** The shape of the records of an operation's response in one view. */
export function recordShape(operation: Operation, view: ViewName | undefined): Shape {
  const shape = shapeOfResponse(operation, view);
  const body = operation.list === undefined ? shape : shape.members.get(operation.list)!;
  return body.members.get('data')!;
}

/** The records that a page compares at most. */
export const maxCompared = 6;

/** Fields by the name under which they are served. */
const served = (fields: readonly Field[]) =>
  new Map(fields.flatMap((field) => (field.served === false ? [] : [[field.served, field] as const])));

const titleOf = (schemas: ReadonlyMap<string, DataSchema>, { file }: Table) =>
  schemas.get(file ?? '')?.title ?? file ?? '';

/**
 * Builds the page model of a game: its lists, with the annotations of its schemas and its hints.
 *
 * @throws Error for a hint about something that the game does not have.
 */
export function pageGame(
  graph: SiteGame,
  operations: readonly Operation[],
  { schemas, words }: Pick<GameKinds, 'schemas' | 'words'>,
  hints: GameHints = hintsOf(graph.gameId),
): PageGame {
  const own = operations.filter((operation) => operation.graph === graph);
  const paths = new Map(own.map((operation) => [operation.path, operation]));
  const { tables, types } = graph.model;
  const kinds = routesOfGame(own).lists.map(({ segment, operation }): PageKind => {
    const table = tables.get(operation.table!)!;
    return {
      segment,
      table: table.name,
      title: titleOf(schemas, table),
      list: operation,
      record: paths.get(`${operation.path}/{slug}`),
      hints: hints.kinds?.[table.file ?? ''] ?? {},
      sortKeys: graph.listArguments.get(table.name)!.sortKeys,
    };
  });

  const objects = [...types.values()].filter((type): type is NestedObject => type.is === 'object');
  const byType = new Map<string, Map<string, Field>>([
    ...objects.map(({ name, fields }) => [name, served(fields)] as const),
    ...[...tables.values()].map(({ type, fields }) => [type, served(fields)] as const),
  ]);
  const byMember = new Map<string, Field>();
  const references = new Map<string, string>();
  for (const fields of byType.values())
    for (const [name, field] of fields) {
      if (!byMember.has(name)) byMember.set(name, field);
      if (field.references !== undefined && !references.has(name)) references.set(name, field.references);
    }
  const ofFields = new Map<Field, FieldHints>();
  const fieldNames: string[] = [];
  for (const [type, fields] of byType)
    for (const [member, field] of fields) {
      const name = `${type}.${member}`;
      fieldNames.push(name);
      const own = hints.fields?.[name];
      if (own !== undefined) ofFields.set(field, own);
    }
  checkHints(graph.gameId, hints, { kinds: kinds.map(({ segment }) => segment), fields: fieldNames });
  const fieldOf: PageGame['fieldOf'] = (typeName, member) =>
    byType.get(typeName ?? '')?.get(member) ?? byMember.get(member);
  const compare = paths.get('/v1/{gameId}/compare');
  const comparable = (compare?.parameters.find(({ name }) => name === 'kind')?.schema['enum'] ??
    []) as readonly string[];
  return {
    id: graph.gameId,
    currency: words['currencies']?.[0]?.label,
    compare,
    ratings: paths.get('/v1/{gameId}/calc/attack-ratings'),
    rating: paths.get('/v1/{gameId}/calc/attack-rating'),
    upgrade: paths.get('/v1/{gameId}/calc/upgrade'),
    compared: new Set(kinds.flatMap(({ table, segment }) => (comparable.includes(table) ? [segment] : []))),
    graph,
    kinds: new Map(kinds.map((kind) => [kind.segment, kind])),
    kindOf: new Map(kinds.map((kind) => [kind.table, kind])),
    named: [...tables.values()].flatMap(({ name, file, isRecord }) =>
      isRecord && file !== undefined ? [name] : [],
    ),
    search: paths.get('/v1/{gameId}/search')!,
    fieldOf,
    hintsOf(...place) {
      const field = fieldOf(...place);
      return (field && ofFields.get(field)) ?? {};
    },
    tableOfMember(member) {
      const one = member.replace(/s$/, '');
      // The record that has an edge is named for its table.
      const owner = one.replace(/_slug$/, '');
      return (
        references.get(member) ??
        references.get(one) ??
        (owner !== one && tables.get(owner)?.isRecord ? owner : undefined)
      );
    },
  };
}

/** Lists that the menu names, those that are looked for first. */
const maxInMenu = 10;

/** The lists of a game in the order of its menu. */
export const menuOf = (game: PageGame): readonly PageKind[] =>
  game.graph.search.byUse.flatMap((table) => game.kindOf.get(table) ?? []).slice(0, maxInMenu);
