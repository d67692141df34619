import type { GraphQLSchema } from 'graphql';
import type { Plans } from '../../src/keys/plans.ts';
import type { Operation, OperationParameter, Operations } from '../../src/rest/operations.ts';
import { quotaCost } from '../../src/rest/prices.ts';
import { namesIn } from './common-shape.ts';
import type { Examples } from './examples.ts';
import { type GameDocument, operationIdIn } from './games.ts';
import { commonHeaders, dataHeaders, headerRefs, rateHeaders } from './headers.ts';
import { type createProblems, problemsOf } from './problems.ts';
import { upperFirst } from '../../src/text/case.ts';
import type { Schema } from './schema.ts';
import { describedWithPrice } from './service-paths.ts';
import { createShapes } from './shapes.ts';
import { joined } from '../../src/text/joined.ts';

/** `RestPoint` for `rest_point`. */
const pascalCase = (token: string) => token.split('_').map(upperFirst).join('');

const tagOf = (operation: Operation) => operation.path.split('/')[3]!;
const titleOf = (tag: string) =>
  upperFirst(tag.replaceAll('-', ' '))
    .replace('Npcs', 'NPCs')
    .replace(/^Calc$/, 'Calculators');

const lowerFirst = (text: string) => text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/**
 * Returns a summary of an operation in a few words. Doc-strings of single records begin with the noun of the record.
 */
function summaryOf(operation: Operation): string {
  const { description, id } = operation;
  if (id.startsWith('list')) return `List ${lowerFirst(titleOf(tagOf(operation)))}`;
  if (id.startsWith('get')) return `Get ${lowerFirst(description.split(/[,.:;]/)[0]!)}`;
  const [verb, ...rest] = id.split(/(?=[A-Z])/);
  return [upperFirst(verb!), ...rest.map(lowerFirst)].join(' ');
}

/** A game with what the document describes of it. */
export interface DescribedGame {
  readonly gameId: string;
  /** Its title. */
  readonly name: string;
  readonly operations: Operations;
  readonly schema: GraphQLSchema;
  /** The ideas of its kinds, e.g. `rest_point` by `lamp`. */
  readonly ideas: ReadonlyMap<string, string>;
}

/** JSON Schema of a parameter, without the keywords of our own. */
function parameterSchema(schema: OperationParameter['schema']): Schema {
  const {
    'x-search-text': _searchText,
    'x-order': _order,
    'x-listed': _listed,
    'x-any-of': _anyOf,
    'x-in-turn': _inTurn,
    'x-characters': _characters,
    'x-languages': _languages,
    'x-expected': _expected,
    'x-or-integer': isOrInteger,
    ...plain
  } = schema;
  return {
    ...plain,
    ...(isOrInteger && { type: ['integer', plain.type] }),
    ...(plain.items && { items: parameterSchema(plain.items) }),
  };
}

/** JSON Schema and serialisation of a parameter, as OpenAPI writes them. */
const parameterShape = ({ schema }: OperationParameter): Schema => ({
  schema: parameterSchema(schema),
  ...(schema.type === 'array' && { style: 'form', explode: false }),
});

export const parameterOf = (parameter: OperationParameter): Schema => ({
  name: parameter.name,
  in: parameter.in,
  description: parameter.description,
  required: parameter.required,
  ...parameterShape(parameter),
});

/** A value for the parameter from the request of an example. */
function exampleValue({ name, in: place }: OperationParameter, template: string, path: string): unknown {
  const [pathname, query] = path.split('?');
  if (place === 'path') return pathname!.split('/')[template.split('/').indexOf(`{${name}}`)];
  const value = new URLSearchParams(query).get(name);
  return value !== null && /^\d+$/.test(value) ? Number(value) : (value ?? undefined);
}

/** Parameters that every list of records has. */
const commonParameters = new Set([
  'gameId',
  'page',
  'page_size',
  'seed',
  'slugs',
  'sort',
  'view',
  'lang',
  'dataset',
]);
/** More orders than these are counted, not named. */
const maxNamed = 6;

/** The filters and sort keys of a list, in sentences; nothing if it has none. */
function filterSentence({ parameters }: Operation): string {
  const filters = parameters.flatMap(({ name }) =>
    commonParameters.has(name) || /_(min|max)$/.test(name) ? [] : [`\`${name}\``],
  );
  const sort = parameters.find(({ name }) => name === 'sort');
  const orders = sort?.schema.items?.enum ?? [];
  const sortKeys = orders.filter(
    (order) => !order.startsWith('-') && !['slug', 'name', 'random'].includes(order),
  );
  const sorted =
    sortKeys.length > maxNamed
      ? `${sortKeys.length} values`
      : joined(
          sortKeys.map((sortKey) => `\`${sortKey}\``),
          'or',
        );
  const filtering = filters.length > 0 && `Filter by ${joined(filters, 'or')}.`;
  const order =
    sortKeys.length > 0 && `Sort by ${sorted}, or filter by range with the suffixes \`_min\` and \`_max\`.`;
  return [filtering, order].map((sentence) => (sentence ? ` ${sentence}` : '')).join('');
}

/** Describes the operations of a tag, in the words of its operations. */
function descriptionOfTag(own: readonly Operation[]): string {
  const list = own.find(({ id }) => id.startsWith('list'));
  const one = own.find(({ id }) => id.startsWith('get'));
  if (list === undefined) {
    if (own.length === 1) return own[0]!.description.split('\n')[0]!;
    const [verb] = summaryOf(own[0]!).split(' ');
    return `${verb} ${joined(
      own.map((operation) => summaryOf(operation).slice(verb!.length + 1)),
      'or',
    )}.`;
  }
  if (one === undefined && !list.parameters.some(({ name }) => name === 'slugs')) return list.description;
  // Filters are named with the others.
  const listed = list.description.replace(/, filtered by [^.]*/, '');
  return `List ${lowerFirst(listed)}${filterSentence(list)}${one ? ` Get ${lowerFirst(one.description)}` : ''}`;
}

export interface GameParts {
  readonly examples: Examples;
  /** Every plan by name, with its prices. */
  readonly plans: Plans;
  readonly problems: ReturnType<typeof createProblems>;
}

/** Returns the path item of an operation. */
function pathItem(
  operation: Operation,
  gameId: string,
  shapes: ReturnType<typeof createShapes>,
  { examples, plans, problems }: GameParts,
): Schema {
  const example = examples.operations[operationIdIn(gameId, operation.id)];
  const cost = quotaCost(operation, plans);
  return {
    get: {
      operationId: operation.id,
      summary: summaryOf(operation),
      ...describedWithPrice(operation.description, cost, typeof cost !== 'number'),
      tags: [titleOf(tagOf(operation))],
      ...(operation.table === undefined ? {} : { 'x-kind': operation.table }),
      'x-quota-cost': cost,
      parameters: [
        ...operation.parameters.map((parameter) => {
          const shape = parameterOf(parameter);
          const value = example && exampleValue(parameter, operation.path, example.path);
          const { type, items } = shape['schema'] as Schema;
          const isIntegers = (items as Schema | undefined)?.['type'] === 'integer';
          const several = () => {
            const values = String(value).split(',');
            return isIntegers ? values.map(Number) : values;
          };
          return {
            ...shape,
            ...(value === undefined ? {} : { example: type === 'array' ? several() : value }),
          };
        }),
        { $ref: '#/components/parameters/IfNoneMatch' },
      ],
      responses: {
        200: {
          description: operation.isList
            ? 'A page of the list.'
            : tagOf(operation) === 'calc'
              ? 'The result.'
              : 'The record.',
          headers: headerRefs(
            ...commonHeaders,
            ...rateHeaders,
            ...dataHeaders,
            ...(operation.isList ? (['Link'] as const) : []),
            'Content-Length',
            'Content-Encoding',
          ),
          content: {
            'application/json': {
              schema: shapes.bodyShape(operation),
              ...(example ? { example: example.body } : {}),
            },
          },
        },
        304: { $ref: `#/components/responses/${operation.isList ? 'ListNotModified' : 'NotModified'}` },
        ...problems.responses(problemsOf(operation), true),
      },
    },
  };
}

/** Builds the part of the document for one game. */
export function describeGame(
  { gameId, name, operations, schema, ideas }: DescribedGame,
  parts: GameParts,
): GameDocument {
  const shapes = createShapes(schema, operations.fragments);

  const paths = Object.fromEntries(
    operations.list.map((operation) => [operation.path, pathItem(operation, gameId, shapes, parts)]),
  );
  return {
    gameId,
    name,
    paths,
    schemas: Object.fromEntries(shapes.components),
    ideas: new Map(
      operations.list.flatMap(({ path, table = '' }) => {
        const idea = ideas.get(table);
        const wide = namesIn(paths[path]).filter((each) => each.endsWith('Full'));
        return idea === undefined ? [] : wide.map((each) => [each, pascalCase(idea)] as const);
      }),
    ),
    tags: [...new Set(operations.list.map(tagOf))].sort().map((tag) => ({
      name: titleOf(tag),
      description: descriptionOfTag(operations.list.filter((operation) => tagOf(operation) === tag)),
    })),
  };
}
