import type { DataModel } from '../derive/data-model.ts';
import type { GameData } from '../src/dataset/load.ts';
import { type Operations, routesOfGame } from '../src/rest/operations.ts';
import { type OpenApiDocument, operationFinder, slugOf } from './openapi-view.ts';
import { severalRecordsCost } from './reference.ts';
import { type SpoilerModel, spoilerModel } from './spoiler-model.ts';

/** A filter of a list. */
export interface ExplorerFilter {
  readonly name: string;
  readonly description: string;
  readonly type: 'flag' | 'number' | 'text';
  /** All values that it takes, where they are a closed set. */
  readonly values?: readonly string[];
  /** Segment of the kind whose slugs it takes. */
  readonly to?: string;
}

/** A kind of records, with the paths of its list and its record. */
export interface ExplorerKind {
  /** In paths: `armor-sets`. */
  readonly segment: string;
  /** In `kind` beside a slug: `armor_set`. */
  readonly table: string;
  readonly title: string;
  /** Path of its page in the reference, below the prefix. */
  readonly reference: string;
  readonly filters: readonly ExplorerFilter[];
  /** Orders of the list, the first one its own; a minus sign in front turns one round. */
  readonly sorts: readonly string[];
  readonly views: readonly string[];
}

/** What the explorer knows of the API and of the data of a game before its first request. */
export interface ExplorerModel {
  readonly game: string;
  readonly hasMap: boolean;
  readonly kinds: readonly ExplorerKind[];
  /** Segments of kinds whose records have no route: their list is requested with `slugs`. */
  readonly onlyLists: readonly string[];
  /** Segment of the kind that a member names or holds, by the name of the member: `location_slug`, `npcs`. */
  readonly links: Readonly<Record<string, string>>;
  /** Names of records, by segment and slug, for members and filters that have only the slug. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What a list costs with a wider view, in words. */
  readonly wideCost: string;
  /** `names` by table. */
  readonly spoilers: SpoilerModel;
}

export interface ExplorerParts {
  readonly openApi: OpenApiDocument;
  readonly operations: Operations;
  readonly dataModel: DataModel;
  readonly data: GameData;
  readonly hasMap: boolean;
}

/** Parameters that every list has, and that are no filters. */
const common: readonly string[] = ['page', 'page_size', 'sort', 'seed', 'slugs', 'view', 'lang', 'dataset'];

/** @throws Error when members of one name lead to records of different kinds, because then the name is ambiguous. */
export function explorerModel({
  openApi,
  operations,
  dataModel,
  data,
  hasMap,
}: ExplorerParts): ExplorerModel {
  const game = data.game.slug;
  const documentedAt = operationFinder(openApi);
  const links = new Map<string, string>();
  const link = (member: string, type: string) => {
    const segment = dataModel.resources.get(type);
    if (segment === undefined) return;
    if ((links.get(member) ?? segment) !== segment)
      throw new Error(`"${member}" leads to ${links.get(member)} here and to ${segment} there`);
    links.set(member, segment);
  };
  for (const { field, to } of [...dataModel.relations, ...dataModel.embedded]) {
    const member = field.slice(field.lastIndexOf('.') + 1);
    // For `slug`, the record itself or its other members determine the kind.
    if (member !== 'slug') link(member, to);
  }

  const { lists } = routesOfGame(operations.list);
  const kinds = lists.map(({ segment, operation }): ExplorerKind => {
    const { tag, parameters } = documentedAt(game, operation.path);
    const query = parameters.filter((parameter) => parameter.in === 'query');
    const enumOf = (name: string) =>
      (query.find((parameter) => parameter.name === name)?.schema.enum ?? []) as readonly string[];
    const references = new Map(operation.parameters.map(({ name, references }) => [name, references]));
    for (const [name, types] of references) if (types?.length === 1) link(name, types[0]!);
    const own = query.find(({ name }) => name === 'sort')?.schema.default as string;
    return {
      segment,
      table: operation.table!,
      title: tag.replace(`${data.game.name}: `, ''),
      reference: `/docs/reference/${slugOf(tag)}`,
      filters: query
        .filter(({ name }) => !common.includes(name) && !/_(min|max)$/.test(name))
        .map(({ name, description, schema }) => {
          const [type, ...others] = references.get(name) ?? [];
          const to = others.length > 0 ? undefined : dataModel.resources.get(type ?? '');
          const values = (schema.enum ?? schema.items?.enum) as readonly string[] | undefined;
          return {
            name,
            description,
            type: schema.type === 'boolean' ? 'flag' : schema.type === 'integer' ? 'number' : 'text',
            ...(values ? { values } : {}),
            ...(to === undefined ? {} : { to }),
          };
        }),
      sorts: [own, ...enumOf('sort').filter((sort) => sort !== own && sort !== 'random')],
      views: enumOf('view'),
    };
  });

  const named = new Set(links.values());
  const namesOf = (table: string): Record<string, string> =>
    Object.fromEntries((data.records.get(table) ?? []).map(({ slug, name }) => [String(slug), String(name)]));
  const recordPaths = new Set(operations.list.map(({ path }) => path));
  return {
    game,
    hasMap,
    kinds,
    onlyLists: lists
      .filter(({ operation }) => !recordPaths.has(`${operation.path}/{slug}`))
      .map(({ segment }) => segment),
    links: Object.fromEntries(links),
    names: Object.fromEntries(
      kinds
        .filter(({ segment }) => named.has(segment))
        .map(({ segment, table }) => [segment, namesOf(table)]),
    ),
    wideCost: severalRecordsCost,
    spoilers: spoilerModel([data]),
  };
}
