import {
  type ArgumentNode,
  type ConstDirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  getNamedType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  parseConstValue,
  parseType,
  type SelectionNode,
  type SelectionSetNode,
  type StringValueNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';
import type { Graph } from '../graph/graph.ts';
import type { InputPath } from '../graph/queries/filter-input.ts';
import type { FaceDeclaration, KindDeclaration, RestDeclaration } from '../kinds/declare.ts';
import { camelCase, type Field, servedNames, singular, type Table, typeNameOf } from '../kinds/model.ts';
import { snakeCase } from '../text/case.ts';
import { nounOf } from '../kinds/noun.ts';
import { lowerFirst, upperFirst } from '../text/case.ts';

/** How much of a record a response has, from least to most. */
export const viewNames = ['summary', 'detail', 'full'] as const;
export type ViewName = (typeof viewNames)[number];

/** The fragments and queries of one kind, with the annotations of `operations.ts`. */
export type KindOperations = readonly (FragmentDefinitionNode | OperationDefinitionNode)[];

const named = (value: string): NameNode => ({ kind: Kind.NAME, value });
const textOf = (value: string): StringValueNode => ({ kind: Kind.STRING, value });
const setOf = (selections: readonly SelectionNode[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections,
});
const directive = (name: string, given: Readonly<Record<string, string>> = {}): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: named(name),
  arguments: Object.entries(given).map(([argument, value]) => ({
    kind: Kind.ARGUMENT,
    name: named(argument),
    value: parseConstValue(value, { noLocation: true }),
  })),
});
const spread = (name: string, directives: readonly ConstDirectiveNode[] = []): SelectionNode => ({
  kind: Kind.FRAGMENT_SPREAD,
  name: named(name),
  directives,
});
const fieldNode = (
  alias: string,
  name: string,
  selectionSet: SelectionSetNode | undefined,
  given: readonly ArgumentNode[] = [],
): FieldNode => ({
  kind: Kind.FIELD,
  ...(alias === name ? {} : { alias: named(alias) }),
  name: named(name),
  arguments: given,
  ...(selectionSet && { selectionSet }),
});
const selectionOf = (text: string): SelectionSetNode =>
  (parse(`{ ${text} }`, { noLocation: true }).definitions[0] as OperationDefinitionNode).selectionSet;

/** A variable of a query, and the argument that it is given to, or the member of an argument that is an input object. */
interface Variable {
  readonly name: string;
  readonly argument: InputPath;
  readonly type: string;
  readonly defaultValue?: string;
  readonly text: string;
  readonly directives?: readonly ConstDirectiveNode[];
}

const variableNode = ({
  name,
  type,
  defaultValue,
  text,
  directives = [],
}: Variable): VariableDefinitionNode => ({
  kind: Kind.VARIABLE_DEFINITION,
  description: textOf(text),
  variable: { kind: Kind.VARIABLE, name: named(name) },
  type: parseType(type, { noLocation: true }),
  ...(defaultValue !== undefined && {
    defaultValue: parseConstValue(defaultValue, { noLocation: true }),
  }),
  directives,
});

/** The arguments that variables are given to, with an input object for those that share one. */
function argumentsOf(variables: readonly Variable[]): ArgumentNode[] {
  const membersOf = (among: readonly Variable[], depth: number): [string, ValueNode][] => {
    const byName = new Map<string, Variable[]>();
    for (const variable of among) {
      const name = variable.argument[depth]!;
      byName.set(name, [...(byName.get(name) ?? []), variable]);
    }
    return [...byName].map(([name, inside]) => [name, valueOf(inside, depth + 1)]);
  };
  function valueOf(among: readonly Variable[], depth: number): ValueNode {
    const [first] = among as [Variable];
    if (first.argument.length > depth)
      return {
        kind: Kind.OBJECT,
        fields: membersOf(among, depth).map(([name, value]) => ({
          kind: Kind.OBJECT_FIELD,
          name: named(name),
          value,
        })),
      };
    return { kind: Kind.VARIABLE, name: named(first.name) };
  }
  return membersOf(variables, 0).map(([name, value]) => ({ kind: Kind.ARGUMENT, name: named(name), value }));
}

/** Arguments of every list before its filters. */
const paging: readonly Variable[] = [
  {
    name: 'page',
    argument: ['page', 'number'],
    type: 'Page!',
    defaultValue: '1',
    text: 'Page number, starting at 1.',
  },
  {
    name: 'page_size',
    argument: ['page', 'size'],
    type: 'PageSize!',
    defaultValue: '20',
    text: 'Rows per page.',
  },
];

/** Arguments of every list behind its filters. */
const ordering = (typeName: string): readonly Variable[] => [
  {
    name: 'sort',
    argument: ['sort'],
    type: `[${typeName}Sort!]!`,
    defaultValue: '[slug]',
    text: 'Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions.',
  },
  {
    name: 'seed',
    argument: ['seed'],
    type: 'Seed',
    text: 'Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages.',
  },
  {
    name: 'slugs',
    argument: ['slugs'],
    type: '[Slug!]',
    text: 'Returns these records in this order: 1 to 100 slugs, separated by commas. Can be combined only with `view`, `lang` and `dataset`. Costs as much as a search.',
  },
];

const queryNode = (
  name: string,
  path: string,
  text: string,
  variables: readonly Variable[],
  root: FieldNode,
): OperationDefinitionNode => ({
  kind: Kind.OPERATION_DEFINITION,
  operation: OperationTypeNode.QUERY,
  description: textOf(text),
  name: named(name),
  variableDefinitions: variables.map(variableNode),
  directives: [directive('rest', { path: JSON.stringify(path) })],
  selectionSet: setOf([root]),
});

type Source = Pick<Graph, 'model' | 'declarations' | 'listArguments' | 'schema'>;

/** A game whose operations are composed. */
interface Game extends Source {
  /** The fragments that every kind may spread, and the types that they are about. */
  readonly shared: readonly (readonly [fragment: string, type: string])[];
  /** The types of what is left out of an object: whole records, and its marks. */
  readonly unwritten: readonly string[];
  readonly faces: ReadonlyMap<string, FaceDeclaration | false>;
}

/** The names of fields in REST; of a reference its slug and its name. */
function namesOf(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    const { served, flatten, type } = field;
    if (served === false) return [];
    if (flatten && type.is === 'object')
      return namesOf(type.fields).map((name) => `${flatten.prefix ?? ''}${name}${flatten.suffix ?? ''}`);
    return servedNames(field);
  });
}

/**
 * Everything that an object has: what is written in the order of the schema, then what is computed. Of a record that it
 * names it has slug and name only: that record may lead back to it. Its marks are those of the whole response.
 */
function wholeOf({ faces, model, schema, unwritten }: Game, { name }: GraphQLNamedType): SelectionSetNode {
  const face = faces.get(name);
  if (face) return selectionOf(`kind slug name ${face.shown ?? face.fields.replaceAll(/: \w+/g, '')}`);
  const nested = model.types.get(name) ?? model.results.types.get(name);
  const table = [...model.tables.values()].find(({ type }) => type === name);
  const written = namesOf(nested?.is === 'object' ? nested.fields : (table?.fields ?? []));
  const type = schema.getType(name);
  const served = nested && isObjectType(type) ? Object.values(type.getFields()) : [];
  const computed = served
    .filter((field) => !unwritten.includes(getNamedType(field.type).name))
    .filter((field) => !written.some((own) => camelCase(own) === field.name))
    .map((field) => snakeCase(field.name));
  return selectionOf([...written, ...computed].join(' '));
}

/** Composes the fragments of a kind: its views, and the parts of them. */
function fragmentsOf(game: Game, table: Table, rest: RestDeclaration, nameOf: (view: string) => string) {
  const { schema, shared } = game;
  const { type: typeName } = table;
  const parts = new Map(Object.entries(rest.views).map(([name, part]) => [nameOf(name), part]));
  const on = new Map<string, string>(shared);
  const made = new Map<string, SelectionSetNode>();

  /** The part that a field without a selection gives. */
  function partOf(name: string, type: GraphQLNamedType): string | undefined {
    const what = typeNameOf(singular(name));
    // A part that is called like another type is about that type.
    const typeOfPart = (part: string) => on.get(part) ?? (schema.getType(part) ? part : type.name);
    const isThere = (part: string) => (parts.has(part) || on.has(part)) && typeOfPart(part) === type.name;
    return [`${typeName}${what}`, what, type.name].find(isThere);
  }

  function make(part: string, type: GraphQLNamedType): void {
    if (!parts.has(part) || made.has(part)) return;
    on.set(part, type.name);
    const [, selection] = parts.get(part)!;
    made.set(part, setOf([]));
    made.set(part, compose(selection === undefined ? wholeOf(game, type) : selectionOf(selection), type));
  }

  function compose({ selections }: SelectionSetNode, type: GraphQLNamedType): SelectionSetNode {
    return setOf(
      selections.map((each) => {
        if (each.kind === Kind.FIELD) return fieldOf(each, type);
        if (each.kind === Kind.INLINE_FRAGMENT) {
          const inner = schema.getType(each.typeCondition!.name.value)!;
          return { ...each, selectionSet: compose(each.selectionSet, inner) };
        }
        const name = nameOf(each.name.value);
        make(name, type);
        return spread(name);
      }),
    );
  }

  function fieldOf({ name: { value: source }, alias, selectionSet }: FieldNode, type: GraphQLNamedType) {
    const name = alias?.value ?? source;
    const field = isObjectType(type) ? type.getFields()[camelCase(source)] : undefined;
    if (field === undefined) throw new Error(`${table.name}: ${type.name} has no field "${source}"`);
    const inner = getNamedType(field.type);
    if (!isCompositeType(inner)) return fieldNode(name, field.name, undefined);
    const part = selectionSet === undefined ? partOf(name, inner) : undefined;
    if (part === undefined)
      return fieldNode(name, field.name, compose(selectionSet ?? wholeOf(game, inner), inner));
    make(part, inner);
    return fieldNode(name, field.name, setOf([spread(part)]));
  }

  const type = schema.getType(typeName)!;
  for (const view of viewNames) if (rest.views[view] !== undefined) make(nameOf(view), type);
  return [...parts].map(([name, [text]]): FragmentDefinitionNode => {
    if (!made.has(name)) throw new Error(`${table.name}: no view has the part "${name}"`);
    return {
      kind: Kind.FRAGMENT_DEFINITION,
      description: textOf(text),
      name: named(name),
      typeCondition: { kind: Kind.NAMED_TYPE, name: named(on.get(name)!) },
      selectionSet: made.get(name)!,
    };
  });
}

/** The types of the records that a filter may name. */
function referencesOf(
  { model }: Game,
  table: Table,
  name: string,
  filter: NonNullable<KindDeclaration['filters']>[string],
): string[] {
  const typesOf = (tables: readonly string[]) => tables.map((each) => model.tables.get(each)!.type);
  if (typeof filter !== 'string' && 'through' in filter) return typesOf(filter.to);
  if (typeof filter !== 'string' && 'values' in filter) return [];
  const { of = name } = typeof filter === 'string' ? {} : filter;
  const [list, inner] = of.split('.') as [string, string | undefined];
  const edge =
    inner === undefined ? table : model.tables.get(table.edges.find(({ field }) => field === list)!.table)!;
  const field = edge.fields.find((each) => each.name === (inner ?? of));
  return field?.type.is === 'scalar' && field.references !== undefined ? typesOf([field.references]) : [];
}

/** The variables of a list: its page, filters, ranges and order. */
function variablesOf(
  game: Game,
  table: Table,
  { filters = {}, sorts = {} }: KindDeclaration,
  plural: string,
): Variable[] {
  const { listArguments, schema } = game;
  const { paths, bounds, filters: filtersByName } = listArguments.get(table.name)!;
  const { args } = schema.getQueryType()!.getFields()[plural]!;
  /** The type of a member of the argument `filter`. */
  const typeAt = (path: InputPath) =>
    path.reduce(
      (input, member) => (getNamedType(input) as GraphQLInputObjectType).getFields()[member]!.type,
      args.find((each) => each.name === 'filter')!.type,
    );
  const argumentOf = (name: string) => {
    const path = paths.get(camelCase(name))!;
    const { description: text } = filtersByName.get(camelCase(name)) ?? bounds.get(camelCase(name))!;
    return { name, argument: ['filter', ...path], type: typeAt(path), text };
  };
  return [
    ...paging,
    ...Object.entries(filters).map(([name, filter]): Variable => {
      const { type, ...variable } = argumentOf(name);
      const to = referencesOf(game, table, name, filter);
      const directives = [
        ...(isListType(type) ? [directive('filter')] : []),
        ...(to.length > 0
          ? [directive('reference', { to: JSON.stringify(to.length === 1 ? to[0] : to) })]
          : []),
      ];
      return { ...variable, type: String(type), directives };
    }),
    ...Object.keys(sorts).flatMap((key) =>
      ['min', 'max'].map((end): Variable => {
        const { type, ...variable } = argumentOf(`${key}_${end}`);
        return { ...variable, type: String(type) };
      }),
    ),
    ...ordering(table.type),
  ];
}

/** Composes the fragments and queries of a kind, in the order in which the declaration has its parts. */
function operationsOf(
  game: Game,
  table: Table,
  declaration: KindDeclaration,
  rest: RestDeclaration,
): KindOperations {
  const { type: typeName } = table;
  const file = table.file!;
  const nameOf = (view: string) =>
    viewNames.includes(view as ViewName) ? `${typeName}${upperFirst(view)}` : view;
  const views = viewNames.filter((view) => rest.views[view] !== undefined);
  const spreads = (names: readonly ViewName[]) =>
    setOf(names.map((view) => spread(nameOf(view), [directive('view', { is: view })])));

  const plural = declaration.plural ?? camelCase(file);
  const variables = variablesOf(game, table, declaration, plural);
  const page = fieldNode(
    plural,
    plural,
    setOf([
      fieldNode('data', 'data', spreads(views)),
      fieldNode('meta', 'meta', setOf([spread('PageMeta')])),
    ]),
    argumentsOf(variables),
  );
  const list = queryNode(`list${typeNameOf(file)}`, `/v1/{gameId}/${file}`, rest.list, variables, page);
  if (rest.one === undefined) return [...fragmentsOf(game, table, rest, nameOf), list];
  const byDetail = [...views].sort((a, b) => Number(b === 'detail') - Number(a === 'detail'));
  const slug: Variable = {
    name: 'slug',
    argument: ['slug'],
    type: 'Slug!',
    text: `Slug of the ${nounOf(table, declaration)}.`,
  };
  const record = fieldNode('data', lowerFirst(typeName), spreads(byDetail), argumentsOf([slug]));
  const one = queryNode(`get${typeName}`, `/v1/{gameId}/${file}/{slug}`, rest.one, [slug], record);
  return [...fragmentsOf(game, table, rest, nameOf), list, one];
}

/**
 * Composes the operations of the kinds of a game from their declarations, by data file: what lists and records are in
 * REST.
 *
 * @param shared the fragments that every kind may spread.
 */
export function operationsOfKinds(
  graph: Source,
  shared: readonly FragmentDefinitionNode[],
): ReadonlyMap<string, KindOperations> {
  const { declarations, model } = graph;
  const tables = [...model.tables.values()];
  const game: Game = {
    ...graph,
    shared: shared.map(({ name, typeCondition }) => [name.value, typeCondition.name.value]),
    unwritten: [...tables.flatMap(({ isRecord, type }) => (isRecord ? type : [])), 'GameRecord', 'Spoiler'],
    faces: new Map(Object.values(declarations).flatMap(({ faces = {} }) => Object.entries(faces))),
  };
  return new Map(
    tables.flatMap((table) => {
      const declaration = declarations[table.name];
      return table.file === undefined || declaration?.rest === undefined
        ? []
        : [[table.file, operationsOf(game, table, declaration, declaration.rest)] as const];
    }),
  );
}
