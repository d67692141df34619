import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isNullableType,
  isObjectType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  separateOperations,
  specifiedRules,
  typeFromAST,
  validate,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import type { GraphContext } from '../graph/types/builder.ts';
import { comparableKinds } from '../graph/queries/compare.ts';
import type { Graph } from '../graph/graph.ts';
import { maxFilterValues, maxSortKeys } from '../graph/queries/list-arguments.ts';
import { takesSeveral, type ValueSchema } from '../graph/types/values.ts';
import { fromRoot } from '../root.ts';
import { upperFirst } from '../text/case.ts';
import { sha256 } from '../text/digest.ts';
import { type KindOperations, operationsOfKinds, type ViewName, viewNames } from './kind-operations.ts';
import { languageFieldOf } from './languages.ts';
import {
  alternativesOf,
  readAlternatives,
  readWritten,
  writtenDefault,
  writtenForm,
} from './written-inputs.ts';

/** JSON Schema of a parameter, with annotations of our own. */
export interface ParameterSchema extends Omit<ValueSchema, 'type' | 'items'> {
  readonly type: ValueSchema['type'] | 'boolean';
  readonly items?: ParameterSchema;
  readonly default?: unknown;
  /** An order: a minus before it is descending. */
  readonly 'x-order'?: true;
}

/** A parameter of an operation, as its variable declares it. */
export interface OperationParameter {
  /** Name in the path or query, and of the variable. */
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description: string;
  readonly required: boolean;
  readonly defaultValue: unknown;
  /** JSON Schema of its value. */
  readonly schema: ParameterSchema;
  /** Type of its variable, if that is an input object or a list of them, which it writes as text. */
  readonly input?: GraphQLInputType;
  /** The variable of which it is one of several alternatives. */
  readonly alternativeOf?: string;
  /** The GraphQL types of one of which the value must be a slug, if it is a reference. */
  readonly references: readonly string[] | undefined;
}

/** Variables with the same meaning in every operation; others are specific to a query. */
export type VariableName = 'gameId' | 'slug' | 'slugs' | 'id' | 'page' | 'page_size';

/** The query behind one view of an operation. */
export interface OperationQuery {
  /** Its name: that of the operation, followed by the view unless that is the default, e.g. `listBossesFull`. */
  readonly id: string;
  /** The executable query: annotations removed, only the fragments it uses. */
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  /** The members of the response body. */
  readonly body: readonly FieldNode[];
  /** Printed query and its SHA-256, for running it by id. */
  readonly text: string;
  readonly hash: string;
}

/** One annotated query that is a REST route. */
export interface Operation {
  /** The schema that it runs on: that of one game. */
  readonly graph: Graph;
  /** Its name, which is also the operationId. */
  readonly id: string;
  /** Path template, e.g. `/v1/{gameId}/bosses/{slug}`. */
  readonly path: string;
  readonly description: string;
  readonly parameters: readonly OperationParameter[];
  /** Its parameters that must name a record, and the table of that. */
  readonly references: readonly { readonly name: string; readonly tables: readonly string[] }[];
  /** Whether its field looks at what its arguments say together, and refuses what cannot be. */
  readonly refuses: boolean;
  /** Whether a null `data` is a 404, because its root field may be null. */
  readonly mayBeMissing: boolean;
  /** Whether it returns a page of a list. */
  readonly isList: boolean;
  /** The root field whose value is the body; undefined if the whole response is the body. */
  readonly list: string | undefined;
  /** Its price: nothing, 1 unit, 1 unit for each 20 values of `id`, or the plan's price of a search. */
  readonly cost: 'none' | 'one' | 'ids' | 'search';
  /** GraphQL type of the records in `data`, and their table; undefined for computed results. */
  readonly recordType: string;
  readonly table: string | undefined;
  /** The kind of the rows in `data`: the table of records, or one whose rows have no slug. */
  readonly kind: string | undefined;
  /** The view of a request that names none; undefined when the operation has one shape only. */
  readonly defaultView: ViewName | undefined;
  /** The query of each view, the default one first; of an operation without views, its only query. */
  readonly queries: ReadonlyMap<ViewName | undefined, OperationQuery>;
}

export interface Operations {
  readonly list: readonly Operation[];
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/**
 * Whether the value of a parameter must name something that exists: a record, several records, or a version of the
 * data.
 */
export const namesWhatExists = ({ name, references }: OperationParameter): boolean =>
  references !== undefined || name === 'slugs' || name === 'since';

/** Every query of every operation. */
export const queriesOf = ({ list }: Operations): OperationQuery[] =>
  list.flatMap(({ queries }) => [...queries.values()]);

/** The query of its widest view. */
export const widestQuery = ({ queries }: Operation): OperationQuery =>
  [...viewNames, undefined].flatMap((view) => queries.get(view) ?? []).at(-1)!;

/** An operation at `/v1/{gameId}/<segment>`. */
export interface GameRoute {
  /** Last segment of its path, e.g. `armor-sets`. */
  readonly segment: string;
  readonly operation: Operation;
}

/** The operations directly under a game, by segment: lists of records, and the others. */
export function routesOfGame(operations: readonly Operation[]): {
  readonly lists: GameRoute[];
  readonly others: GameRoute[];
} {
  const routes = operations.flatMap((operation) => {
    const [, segment] = /^\/v1\/\{gameId\}\/([a-z-]+)$/.exec(operation.path) ?? [];
    return segment === undefined ? [] : [{ segment, operation }];
  });
  routes.sort((a, b) => (a.segment < b.segment ? -1 : 1));
  const isList = ({ operation }: GameRoute) => operation.isList && operation.table !== undefined;
  return { lists: routes.filter(isList), others: routes.filter((route) => !isList(route)) };
}

/**
 * The lists with the data of a game, those without slugs included: they need only the game, and cost a unit. Free lists
 * are about releases.
 */
export const dataLists = (operations: readonly Operation[]): GameRoute[] => {
  const { lists, others } = routesOfGame(operations);
  const isData = ({ operation: { isList, cost, parameters } }: GameRoute) =>
    isList && cost === 'one' && parameters.every(({ name, required }) => name === 'gameId' || !required);
  return [...lists, ...others.filter(isData)].sort((a, b) => (a.segment < b.segment ? -1 : 1));
};

/** An invalid operation: the file and operation, what is expected, and what was found. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
}

const descending = '_descending';

/** An order as a parameter writes it: `-hp` for the value `hp_descending` of an enum. */
const orderOf = (name: string) =>
  name.endsWith(descending) ? `-${name.slice(0, -descending.length)}` : name;

/** The value of an enum for an order as a parameter writes it. */
const enumValueOf = (order: string) => (order.startsWith('-') ? `${order.slice(1)}${descending}` : order);

/**
 * The variables of an operation as its query takes them.
 *
 * @throws Problem for texts that are not an input object, and for alternatives of which not exactly one is given.
 */
export async function queryVariables(
  { parameters, graph }: Pick<Operation, 'parameters' | 'graph'>,
  values: Readonly<Record<string, unknown>>,
  context: GraphContext,
): Promise<Record<string, unknown>> {
  const variables: Record<string, unknown> = {};
  for (const variable of new Set(parameters.flatMap(({ alternativeOf = [] }) => alternativeOf))) {
    const names = parameters.flatMap(({ name, alternativeOf }) => (alternativeOf === variable ? name : []));
    variables[variable] = readAlternatives(names, values);
  }
  for (const { name, schema, input, alternativeOf } of parameters) {
    if (name === 'gameId' || alternativeOf !== undefined) continue;
    const value = values[name];
    if (value === undefined) continue;
    if (input !== undefined) {
      variables[name] = await readWritten(graph, input, name, value as string | readonly string[], context);
      continue;
    }
    if (schema['x-order']) variables[name] = enumValueOf(value as string);
    else if (schema['x-in-turn']) variables[name] = ([value].flat() as string[]).map(enumValueOf);
    else variables[name] = takesSeveral(schema) ? [value].flat() : value;
  }
  return variables;
}

/** Largest number that bounds a filter; larger ones bound nothing. */
export const maxBound = 1_000_000_000;

/** Maximum number of values in a list, on which the price of a query depends. */
const maxListed = 100;

/** JSON Schema of an input: from the scalar's own extensions, or the values of the enum; undefined for all others. */
function inputSchema(type: GraphQLInputType): ParameterSchema | undefined {
  const written = writtenForm(type);
  if (written !== undefined) return written as ParameterSchema;
  const bare = getNullableType(type);
  if (isListType(bare)) {
    const items = inputSchema(bare.ofType);
    if (items === undefined) return undefined;
    const most = items['x-order']
      ? ({ maxItems: maxSortKeys, 'x-in-turn': true } as const)
      : { maxItems: maxListed };
    return { type: 'array', items, minItems: 1, ...most, uniqueItems: true };
  }
  const named = getNamedType(type);
  if (isEnumType(named)) {
    const names = named.getValues().map(({ name }) => name);
    const isOrder = names.some((name) => name.endsWith(descending));
    return isOrder
      ? { type: 'string', enum: names.map(orderOf), 'x-order': true }
      : { type: 'string', enum: names };
  }
  const schema = isScalarType(named) ? named.extensions['jsonSchema'] : undefined;
  if (schema !== undefined) return schema as ParameterSchema;
  if (named.name === 'Float') return { type: 'number', minimum: -maxBound, maximum: maxBound };
  if (named.name === 'String') return { type: 'string' };
  if (named.name === 'Boolean') return { type: 'boolean' };
  return undefined;
}

function directiveArguments(
  node: { readonly directives?: OperationDefinitionNode['directives'] },
  name: string,
) {
  const directive = node.directives?.find((each) => each.name.value === name);
  if (directive === undefined) return undefined;
  return Object.fromEntries(
    (directive.arguments ?? []).map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]),
  ) as Record<string, unknown>;
}

/** The view that a fragment is spread for, if for one only: `...BossDetail @view(is: detail)`. */
const viewOf = (node: FragmentSpreadNode) => directiveArguments(node, 'view')?.['is'] as string | undefined;

/**
 * The query of a view under its own name, without the annotations of this module, which are not directives of the
 * schema.
 */
function executableOf(
  node: OperationDefinitionNode,
  name: string,
  view: ViewName | undefined,
): OperationDefinitionNode {
  const executable: OperationDefinitionNode = visit(node, {
    FragmentSpread: (spread) => ([undefined, view].includes(viewOf(spread) as ViewName) ? undefined : null),
    Directive: (directive) =>
      ['rest', 'reference', 'filter', 'least', 'among', 'view'].includes(directive.name.value)
        ? null
        : undefined,
  });
  return { ...executable, name: { kind: Kind.NAME, value: name } };
}

/** Clients may be older than descriptions of operations, so texts for them have none. */
export function withoutDescriptions(body: string): string {
  return print(
    visit(parse(body, { noLocation: true }), {
      enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
    }),
  );
}

/** The place of an operation, for error messages. */
interface DefinitionPlace {
  readonly file: string;
  readonly id: string;
}

/** A definition with its annotations, and what can be executed of each view. */
interface Definition extends DefinitionPlace {
  readonly definition: OperationDefinitionNode;
  readonly views: readonly {
    readonly view: ViewName | undefined;
    readonly definition: OperationDefinitionNode;
  }[];
}

/** A definition with the document of each view: the operation and the fragments that it uses. */
interface Source extends Definition {
  readonly views: readonly (Definition['views'][number] & { readonly document: DocumentNode })[];
}

function refuse({ file, id }: DefinitionPlace, expected: string, got: string): never {
  throw new OperationError(`${file}: operation ${id || '(anonymous)'} must have ${expected}; got ${got}.`);
}

function readViews(file: string, definition: OperationDefinitionNode): Definition {
  const id = definition.name?.value ?? '';
  const place = { file, id };
  const names: string[] = [];
  visit(definition, {
    FragmentSpread: (spread) => {
      const view = viewOf(spread);
      if (view === undefined) return;
      if (!viewNames.includes(view as ViewName))
        refuse(place, `@view(is: ${viewNames.join(' | ')})`, `@view(is: ${view})`);
      if (!names.includes(view)) names.push(view);
    },
  });
  if (names.length === 1) refuse(place, 'at least two views', `@view(is: ${names[0]}) alone`);
  const views = (names.length === 0 ? [undefined] : (names as ViewName[])).map((view, index) => {
    const name = index === 0 ? id : `${id}${upperFirst(view!)}`;
    return { view, definition: executableOf(definition, name, view) };
  });
  return { file, id, definition, views };
}

/** Adds the documents, all at once: separating them one by one would look through all fragments for each. */
function withDocuments(
  definitions: readonly Definition[],
  fragments: Iterable<FragmentDefinitionNode>,
): Source[] {
  const executables = definitions.flatMap(({ views }) => views.map(({ definition }) => definition));
  const documents = separateOperations({ kind: Kind.DOCUMENT, definitions: [...executables, ...fragments] });
  return definitions.map((each) => ({
    ...each,
    views: each.views.map((view) => ({ ...view, document: documents[view.definition.name!.value]! })),
  }));
}

/** @throws OperationError when an operation is not valid for the schema. */
function check(sources: readonly Source[], schema: GraphQLSchema): void {
  // As one document, so that a fragment used by many operations is checked once.
  const documents = sources.flatMap(({ views }) => views.map(({ document }) => document));
  const definitions = [...new Set(documents.flatMap((document) => document.definitions))];
  const together = validate(schema, { kind: Kind.DOCUMENT, definitions }, specifiedRules);
  if (together.length === 0) return;
  const messages = (errors: readonly { message: string }[]) => errors.map(({ message }) => message).join(' ');
  for (const { file, id, views } of sources) {
    for (const { document } of views) {
      const errors = validate(schema, document, specifiedRules);
      if (errors.length > 0) throw new OperationError(`${file}: operation ${id}: ${messages(errors)}`);
    }
  }
  throw new OperationError(messages(together));
}

/** Form of a route's path: a game, a resource, and at most one record of it. */
const routePath = /^\/v1\/\{gameId\}(?:\/[a-z][a-z0-9-]*)+(?:\/\{slug\})?$/;

const pathVariablesOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** The path and the price of an operation, and `dataset: none` if it covers all versions of the data. */
function readRest(source: Definition): { path: string; cost: Operation['cost']; dataset?: 'none' } {
  const { path, cost, dataset, ...unknown } = (directiveArguments(source.definition, 'rest') ??
    {}) as Readonly<Record<string, string>>;
  if (path === undefined) refuse(source, '@rest(path: "/v1/{gameId}/…")', 'none');
  if (!routePath.test(path))
    refuse(source, 'a path /v1/{gameId}/<resource> or /v1/{gameId}/<resource>/{slug}', `"${path}"`);
  if (cost !== undefined && cost !== 'search' && cost !== 'ids' && cost !== 'none')
    refuse(source, 'the cost `search`, `ids` or `none`, or no cost for 1 unit', `"${cost}"`);
  const [other] = Object.keys(unknown);
  if (other !== undefined) refuse(source, 'the arguments path, cost and dataset of @rest', other);
  if (dataset !== undefined && dataset !== 'none')
    refuse(source, 'dataset: `none`, or no dataset', `"${dataset}"`);
  return { path, cost: cost ?? 'one', ...(dataset && { dataset }) };
}

/** The game of a path: it selects the schema of an operation, and is not a variable of it. */
const gameParameter = (schema: GraphQLSchema): OperationParameter => ({
  name: 'gameId',
  in: 'path',
  description: 'The game, e.g. `bloodborne`.',
  required: true,
  defaultValue: undefined,
  schema: inputSchema(schema.getType('GameId') as GraphQLInputType)!,
  references: undefined,
});

/** The schema of a parameter that takes some values of its set only. */
const amongSchema = (
  { type }: ParameterSchema,
  values: readonly string[],
): Pick<ParameterSchema, 'items'> | Pick<ParameterSchema, 'enum'> =>
  type === 'array' ? { items: { type: 'string', enum: values } } : { enum: values };

function readVariables(source: Definition, schema: GraphQLSchema, path: string): OperationParameter[] {
  const inPath = new Set(pathVariablesOf(path));
  inPath.delete('gameId');
  const parameters = (source.definition.variableDefinitions ?? []).flatMap(
    (variable): OperationParameter[] => {
      const name = variable.variable.name.value;
      const type = typeFromAST(schema, variable.type) as GraphQLInputType;
      const alternatives = alternativesOf(type);
      if (alternatives !== undefined)
        return alternatives.map(({ parameter, type: inner, description }) => ({
          name: parameter,
          in: 'query',
          description: description!,
          required: false,
          defaultValue: undefined,
          schema: inputSchema(inner)!,
          alternativeOf: name,
          references: undefined,
        }));
      if (!variable.description) refuse(source, `a doc-string above $${name}`, 'none');
      const shape = inputSchema(type);
      if (shape === undefined) {
        refuse(source, `$${name} of a type whose extensions hold a JSON Schema`, print(variable.type));
      }
      const standard = variable.defaultValue
        ? writtenDefault(valueFromASTUntyped(variable.defaultValue))
        : undefined;
      const to = directiveArguments(variable, 'reference')?.['to'];
      const references = to === undefined ? undefined : ([to].flat() as string[]);
      if (references?.some((each) => inPath.has(name) || !isObjectType(schema.getType(each)))) {
        refuse(
          source,
          `@reference(to:) on a query parameter, with names of types`,
          `$${name} to "${references.join(', ')}"`,
        );
      }
      const isFilter = directiveArguments(variable, 'filter') !== undefined;
      const min = directiveArguments(variable, 'least')?.['is'];
      const among = directiveArguments(variable, 'among')?.['values'] as string | undefined;
      return [
        {
          name,
          in: inPath.has(name) ? 'path' : 'query',
          description: variable.description.value,
          required: inPath.has(name) || (isNonNullType(type) && standard === undefined),
          // Other defaults are left to the query, so that links have only the parameters of the request.
          defaultValue: ['page', 'page_size'].includes(name) ? standard : undefined,
          schema: {
            ...shape,
            ...(isFilter && { maxItems: maxFilterValues, 'x-any-of': true }),
            ...(min !== undefined && { minItems: min as number }),
            ...(among !== undefined && amongSchema(shape, among.split(', '))),
            ...(standard !== undefined && {
              default: shape['x-order'] ? orderOf(standard as string) : standard,
            }),
          },
          ...(writtenForm(type) !== undefined && { input: type }),
          references,
        },
      ];
    },
  );
  for (const name of inPath) {
    const type = source.definition.variableDefinitions?.find(
      (each) => each.variable.name.value === name,
    )?.type;
    const got = type === undefined ? 'none' : print(type);
    if (got !== 'Slug!') refuse(source, `a variable $${name}: Slug! for {${name}} of the path`, got);
  }
  return [gameParameter(schema), ...parameters];
}

/** The keys of a selection's fields in the response, including those of its fragments. */
function responseKeysOf(selectionSet: SelectionSetNode | undefined, document: DocumentNode): string[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.alias?.value ?? selection.name.value;
    if (selection.kind === Kind.INLINE_FRAGMENT) return responseKeysOf(selection.selectionSet, document);
    const fragment = document.definitions.find(
      (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
    ) as FragmentDefinitionNode;
    return responseKeysOf(fragment.selectionSet, document);
  });
}

/** The root field of an operation: `data`, or a list, whose page is the body. */
function readRoot(
  source: Source,
  schema: GraphQLSchema,
  parameters: readonly OperationParameter[],
): Pick<Operation, 'list' | 'isList' | 'refuses' | 'mayBeMissing' | 'recordType'> {
  // Views differ only in fragments, which are below the root field.
  const { definition, document } = source.views[0]!;
  const { selections } = definition.selectionSet;
  const [root] = selections;
  if (selections.length !== 1 || root?.kind !== Kind.FIELD || root.directives?.length)
    refuse(
      source,
      'one root field without directives: `data`, or a list',
      selections
        .map((each) => (each.kind === Kind.FIELD ? (each.alias?.value ?? each.name.value) : '...'))
        .join(', '),
    );
  const field = schema.getQueryType()!.getFields()[root.name.value];
  const type = field && getNamedType(field.type);
  if (!isObjectType(type))
    refuse(source, '`data` of an object type', field === undefined ? '__typename' : String(field.type));
  const name = root.alias?.value ?? root.name.value;
  const common = { refuses: field!.extensions['refusesArguments'] === true };
  if (name === 'data')
    return {
      ...common,
      list: undefined,
      isList: false,
      mayBeMissing: isNullableType(field!.type),
      recordType: type.name,
    };
  const members = responseKeysOf(root.selectionSet, document);
  const { data, meta } = type.getFields();
  const pages = ['page', 'page_size'].filter((each) =>
    parameters.some((parameter) => parameter.name === each && parameter.defaultValue !== undefined),
  );
  const isBody = members.join() === 'data,meta' && data !== undefined && meta !== undefined;
  if (isBody && getNamedType(meta.type).name !== 'PageMeta')
    return {
      ...common,
      list: name,
      isList: false,
      mayBeMissing: false,
      recordType: getNamedType(data.type).name,
    };
  if (!isBody || pages.length < 2)
    refuse(
      source,
      'the root field `data`, or a list with `data` and `meta`, in this order, and the variables $page and $page_size that have a default',
      `${name} with ${members.join(', ')} and ${pages.join(', ') || 'neither'}`,
    );
  const part = root.selectionSet!.selections[1] as FieldNode;
  if (!responseKeysOf(part.selectionSet, document).includes('total'))
    refuse(source, '`meta` with the field `total`', 'none');
  const recordType = getNamedType(data.type).name;
  return { ...common, list: name, isList: true, mayBeMissing: false, recordType };
}

/** The query of a view. Its text is made when first read: printing takes as long as all the rest. */
function queryOf(
  definition: OperationDefinitionNode,
  document: DocumentNode,
  list: string | undefined,
): OperationQuery {
  let text: string | undefined;
  let hash: string | undefined;
  return {
    id: definition.name!.value,
    document,
    definition,
    body: (list === undefined
      ? definition.selectionSet
      : (definition.selectionSet.selections[0] as FieldNode).selectionSet!
    ).selections as readonly FieldNode[],
    get text() {
      text ??= withoutDescriptions(print(document));
      return text;
    },
    get hash() {
      hash ??= sha256(this.text, 'hex');
      return hash;
    },
  };
}

/** The parameter that chooses a view. */
function viewParameter(names: readonly ViewName[]): OperationParameter {
  return {
    name: 'view',
    in: 'query',
    description: 'How much of each record to return; `full` returns all data.',
    required: false,
    // No default, so that a request without it keeps its links and its tag.
    defaultValue: undefined,
    schema: {
      type: 'string',
      enum: viewNames.filter((name) => names.includes(name)),
      default: names[0],
    },
    references: undefined,
  };
}

/** The parameter that chooses the language of names. */
const languageParameter = (schema: GraphQLSchema): OperationParameter => ({
  name: 'lang',
  in: 'query',
  description:
    'Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which.',
  required: false,
  defaultValue: undefined,
  schema: (schema.getType('Language') as GraphQLScalarType).extensions['argumentSchema'] as ParameterSchema,
  references: undefined,
});

/** The parameter that chooses an older version of the data. */
export const datasetParameter: OperationParameter = {
  name: 'dataset',
  in: 'query',
  description:
    'A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version.',
  required: false,
  defaultValue: undefined,
  schema: { type: 'string', minLength: 1, maxLength: 20 },
  references: undefined,
};

/** The table with the rows of a type, if these have their own data file. */
const kindOf = ({ model }: Graph, typeName: string): string | undefined =>
  [...model.tables.values()].find(({ type, file }) => file !== undefined && type === typeName)?.name;

function compile(source: Source, graph: Graph): Operation {
  const { schema } = graph;
  const { id, definition, views } = source;
  const { path, cost, dataset } = readRest(source);
  if (!definition.description) refuse(source, 'a doc-string above the query', 'none');
  const declared = readVariables(source, schema, path);
  const names = views.flatMap(({ view }) => view ?? []);
  const root = readRoot(source, schema, declared);
  const type = schema.getType(root.recordType) as GraphQLObjectType;
  const parameters = [
    ...declared,
    ...(names.length === 0 ? [] : [viewParameter(names)]),
    ...(languageFieldOf(type, 'name') === undefined ? [] : [languageParameter(schema)]),
    ...(dataset === 'none' ? [] : [datasetParameter]),
  ];
  if (root.mayBeMissing && !path.endsWith('/{slug}'))
    refuse(
      source,
      '`data` that is never null, or a path that ends with /{slug}',
      `${root.recordType} at "${path}"`,
    );
  return {
    ...root,
    graph,
    id,
    path,
    description: definition.description.value,
    parameters,
    references: parameters.flatMap(({ name, references: types }) =>
      types === undefined ? [] : [{ name, tables: types.map((type) => graph.tableOf(type)!) }],
    ),
    cost,
    table: graph.tableOf(root.recordType),
    kind: kindOf(graph, root.recordType),
    defaultView: names[0],
    queries: new Map(views.map((each) => [each.view, queryOf(each.definition, each.document, root.list)])),
  };
}

/** @throws OperationError when two operations have the same name or the same path. */
function checkUnique(sources: readonly Definition[]): void {
  const files = new Map<string, string>();
  for (const source of sources) {
    const path = directiveArguments(source.definition, 'rest')?.['path'];
    for (const [what, value] of [
      ['name', source.id],
      ['path', path],
    ] as const) {
      if (value === undefined) continue;
      const other = files.get(`${what} ${value}`);
      if (other !== undefined) refuse(source, `a ${what} of its own`, `"${value}", which ${other} has too`);
      files.set(`${what} ${value}`, source.file);
    }
  }
}

/** @throws OperationError when a file is no GraphQL, or holds what is neither a query nor a fragment. */
function readDefinitions(file: string, text: string): KindOperations {
  let document: DocumentNode;
  try {
    document = parse(text, { noLocation: true });
  } catch (error) {
    const { message, locations } = error as GraphQLError;
    throw new OperationError(`${file}:${locations?.[0]?.line ?? 1}: ${message}`);
  }
  return document.definitions.map((definition) => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) return definition;
    if (definition.kind !== Kind.OPERATION_DEFINITION)
      throw new OperationError(
        `${file}: a document must have only queries and fragments; got ${definition.kind}.`,
      );
    const place = { file, id: definition.name?.value ?? '' };
    if (definition.operation !== 'query') refuse(place, 'a query', `a ${definition.operation}`);
    if (place.id === '') refuse(place, 'a query with a name', 'none');
    return definition;
  });
}

/** The definitions of a file by its name. */
type SourceFile = readonly [name: string, definitions: KindOperations];

/** Reads the files of a folder that are written by hand: those of kinds are there for review only. */
function readFolder(folder: string, isByHand: (name: string) => boolean, graph: Graph): SourceFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql') && isByHand(name.slice(0, -'.graphql'.length)))
    .map((name) => readFile(path.join(folder, name), graph));
}

/** @param graph that of the game whose kinds a file names. */
function readFile(file: string, graph: Graph): SourceFile {
  const { byUse, types } = graph.search;
  const name = path.basename(file);
  const text = readFileSync(file, 'utf8')
    .replaceAll('{kinds}', byUse.map((kind) => `\`${kind}\``).join(', '))
    .replaceAll('{searched}', types.join(', '))
    .replaceAll('{compared}', comparableKinds(graph).join(', '));
  return [name, readDefinitions(name, text)];
}

/** Whether the schema of a game has what an operation or a fragment of all games is about. */
function isIn({ schema }: Graph, definition: KindOperations[number]): boolean {
  if (definition.kind === Kind.FRAGMENT_DEFINITION)
    return schema.getType(definition.typeCondition.name.value) !== undefined;
  const [root] = definition.selectionSet.selections;
  return root?.kind === Kind.FIELD && root.name.value in schema.getQueryType()!.getFields();
}

const sharedFile = 'shared.graphql';

/** Composes the operations of the kinds of a game, by data file. */
export function composeKinds(graph: Graph): ReadonlyMap<string, KindOperations> {
  const shared = [fromRoot('schema', 'operations'), fromRoot('schema', graph.gameId, 'operations')]
    .flatMap((folder) => readFolder(folder, (name) => `${name}.graphql` === sharedFile, graph))
    .flatMap(([, definitions]) => definitions)
    .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return operationsOfKinds(graph, shared);
}

/**
 * All definitions of a game: those of its kinds, those that only it has, and those of every game. A file of a game
 * replaces that of every game with its name, except for shared fragments.
 */
function sourcesOf(graph: Graph): SourceFile[] {
  const kinds = composeKinds(graph);
  const own = readFolder(fromRoot('schema', graph.gameId, 'operations'), (name) => !kinds.has(name), graph);
  const ofAll = readFolder(fromRoot('schema', 'operations'), () => true, graph)
    .filter(([name]) => name === sharedFile || !own.some(([other]) => other === name))
    .map(([name, definitions]): SourceFile => [name, definitions.filter((each) => isIn(graph, each))]);
  const ofKinds = [...kinds].map(([name, definitions]): SourceFile => [`${name}.graphql`, definitions]);
  return [...ofAll, ...own, ...ofKinds].sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
}

/**
 * Composes, reads and compiles the operations of a game.
 *
 * @param graph the schema of the game whose routes they are.
 * @param files the files to read; without them, all that the game has.
 * @throws OperationError when a document is not valid for the schema, or is not a route that can be served.
 * @example
 * const { list } = loadOperations(servedGraph('bloodborne'));
 * list.find(({ id }) => id === 'getBoss')?.path; // '/v1/{gameId}/bosses/{slug}'
 */
export function loadOperations(graph: Graph, files?: readonly string[]): Operations {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const found: Definition[] = [];
  const all = files?.map((file) => readFile(file, graph)) ?? sourcesOf(graph);
  for (const [file, definitions] of all) {
    for (const definition of definitions) {
      if (definition.kind === Kind.OPERATION_DEFINITION) found.push(readViews(file, definition));
      else if (!fragments.has(definition.name.value)) fragments.set(definition.name.value, definition);
      else
        throw new OperationError(`${file}: fragment ${definition.name.value} must have a name of its own.`);
    }
  }
  checkUnique(found);
  const sources = withDocuments(found, fragments.values());
  check(sources, graph.schema);
  return { list: sources.map((source) => compile(source, graph)), fragments };
}
