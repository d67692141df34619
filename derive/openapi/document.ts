import type { GraphQLSchema } from 'graphql';
import type { Operation, OperationParameter, Operations } from '../../src/rest/operations.ts';
import type { Examples } from './examples.ts';
import { commonHeaders, dataHeaders, type HeaderName, headerRefs, headers, rateHeaders } from './headers.ts';
import { createProblems, problemsOf } from './problems.ts';
import { bodySchemas } from './runtime-schemas.ts';
import type { Schema } from './schema.ts';
import { servicePaths } from './service-paths.ts';
import { createShapes } from './shapes.ts';

const tagOf = (operation: Operation) => operation.path.split('/')[3]!;
const titleOf = (tag: string) =>
  `${tag[0]!.toUpperCase()}${tag.slice(1).replaceAll('-', ' ')}`.replace('Npcs', 'NPCs');

/** What an operation does, in a few words: doc-strings of single records begin with what is one of them. */
function summaryOf(operation: Operation): string {
  const { description, id } = operation;
  const lowerFirst = (text: string) => text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  if (id.startsWith('list')) return `List ${lowerFirst(titleOf(tagOf(operation)))}`;
  if (id.startsWith('get')) return `Get ${lowerFirst(description.split(/[,.:;]/)[0]!)}`;
  const [verb, ...rest] = id.split(/(?=[A-Z])/);
  return [`${verb![0]!.toUpperCase()}${verb!.slice(1)}`, ...rest.map(lowerFirst)].join(' ');
}

export interface OpenApiOptions {
  readonly version: string;
  readonly examples: Examples;
  /** Every plan by name, with what a search costs on it in units. */
  readonly plans: Readonly<Record<string, { readonly searchCost: number }>>;
}

/** What a search costs, in a sentence: plans of one price together, in their own order. */
function searchCostInWords(plans: OpenApiOptions['plans']): string {
  const byCost = new Map<number, string[]>();
  for (const [name, { searchCost }] of Object.entries(plans)) {
    byCost.set(searchCost, [...(byCost.get(searchCost) ?? []), name]);
  }
  const prices = [...byCost].map(
    ([cost, names]) =>
      `${cost} unit${cost === 1 ? '' : 's'} on the plan${names.length === 1 ? '' : 's'} ${names.join(' and ')}`,
  );
  return `Costs ${prices.join(', ')}.`;
}

/** JSON Schema and serialisation of a parameter, as OpenAPI writes them. */
function parameterShape({ schema, defaultValue }: OperationParameter): Schema {
  const { 'x-list-of': listed, 'x-search-text': _searchText, ...plain } = schema;
  const standard = defaultValue === undefined ? {} : { default: defaultValue };
  if (listed === undefined) return { schema: { ...plain, ...standard } };
  return {
    schema: { type: 'array', items: { type: 'string', enum: listed }, minItems: 1, ...standard },
    style: 'form',
    explode: false,
  };
}

/** A value for the parameter from the request of an example. */
function exampleValue({ name, in: place }: OperationParameter, template: string, path: string): unknown {
  const [pathname, query] = path.split('?');
  if (place === 'path') return pathname!.split('/')[template.split('/').indexOf(`{${name}}`)];
  const value = new URLSearchParams(query).get(name);
  return value !== null && /^\d+$/.test(value) ? Number(value) : (value ?? undefined);
}

/** The OpenAPI 3.1 document, derived from the operations, the schema and the error registry. */
export function createOpenApi(
  operations: Operations,
  schema: GraphQLSchema,
  { version, examples, plans }: OpenApiOptions,
): Schema {
  const shapes = createShapes(schema, operations.fragments);
  const bodies = bodySchemas(Object.keys(plans));
  const problems = createProblems(examples.problems, bodies.Problem);

  const pathItem = (operation: Operation): Schema => {
    const example = examples.operations[operation.id];
    const isSearch = operation.cost === 'search';
    const description = isSearch
      ? `${operation.description} ${searchCostInWords(plans)}`
      : operation.description;
    return {
      get: {
        operationId: operation.id,
        summary: summaryOf(operation),
        description,
        tags: [titleOf(tagOf(operation))],
        'x-quota-cost': isSearch
          ? Object.fromEntries(Object.entries(plans).map(([name, { searchCost }]) => [name, searchCost]))
          : 1,
        parameters: [
          ...operation.parameters.map((parameter) => {
            const shape = parameterShape(parameter);
            const value = example && exampleValue(parameter, operation.path, example.path);
            const listed = (shape['schema'] as Schema)['type'] === 'array';
            return {
              name: parameter.name,
              in: parameter.in,
              description: parameter.description,
              required: parameter.required,
              ...shape,
              ...(value === undefined ? {} : { example: listed ? String(value).split(',') : value }),
            };
          }),
          { $ref: '#/components/parameters/IfNoneMatch' },
        ],
        responses: {
          200: {
            description: operation.isList ? 'A page of the list.' : 'The record.',
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
  };
  const notModified = (...names: HeaderName[]): Schema => ({
    description:
      'The caller has this answer already: `If-None-Match` named its entity tag, which costs nothing, or was `*`, which is charged.',
    headers: headerRefs(...commonHeaders, ...rateHeaders, ...dataHeaders, ...names),
  });

  const paths = Object.fromEntries(operations.list.map((operation) => [operation.path, pathItem(operation)]));
  const service = servicePaths(problems.responses, examples);
  const tags = [...new Set(operations.list.map(tagOf))].map((tag) => ({
    name: titleOf(tag),
    description: tag === 'search' ? 'Search over everything a game has.' : `${titleOf(tag)} of a game.`,
  }));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Caryll',
      version,
      summary: 'Reference data about action role-playing games.',
      description: [
        'Read-only reference data about action role-playing games, Bloodborne first.',
        'Every data route needs an API key and costs units of a daily quota; unchanged answers (304) and mistakes (4xx other than an unknown record) cost nothing.',
        'HEAD works wherever GET does, with the same headers and units, and OPTIONS is free.',
      ].join(' '),
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The Caryll maintainer' },
    },
    servers: [{ url: '/', description: 'This service.' }],
    security: [{ ApiKey: [] }, { Bearer: [] }],
    tags: [
      ...tags,
      { name: 'Service', description: 'The service itself: its health, and what a key has used.' },
    ].sort((a, b) => (a.name < b.name ? -1 : 1)),
    paths: { ...paths, ...service },
    components: {
      securitySchemes: {
        ApiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The key itself.' },
        Bearer: { type: 'http', scheme: 'bearer', description: 'The key as a bearer token.' },
      },
      parameters: {
        IfNoneMatch: {
          name: 'If-None-Match',
          in: 'header',
          required: false,
          description:
            'Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged.',
          schema: { type: 'string' },
        },
      },
      headers,
      responses: {
        NotModified: notModified(),
        ...(operations.list.some(({ isList }) => isList) ? { ListNotModified: notModified('Link') } : {}),
        ...Object.fromEntries(problems.components),
      },
      schemas: {
        ...Object.fromEntries(shapes.components),
        ...bodies,
      },
    },
  };
}
