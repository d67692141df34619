import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { type ProblemCode, problemKinds } from '../../src/problem.ts';
import type { Operation, OperationParameter, Operations } from '../../src/rest/operations.ts';

type Schema = Record<string, unknown>;

const builtIn: Readonly<Record<string, Schema>> = {
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  ID: { type: 'string' },
};

/** An OpenAPI 3.1 description of what the operations answer, component names from their fragments. */
function createShapes(schema: GraphQLSchema, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const components = new Map<string, Schema>();

  const typeNamed = (name: string) => schema.getType(name) as GraphQLCompositeType;

  /** A component for a fragment, made on first use. */
  function fragmentShape(name: string): Schema {
    if (!components.has(name)) {
      const fragment = fragments.get(name)!;
      components.set(name, {});
      components.set(name, {
        ...selectionShape(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value)),
        ...(fragment.description ? { description: fragment.description.value } : {}),
      });
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Fields of a selection in the order in which they are answered; spreads are laid open. */
  function fieldsOf(
    selections: SelectionSetNode,
    into = new Map<string, FieldNode[]>(),
  ): Map<string, FieldNode[]> {
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        into.set(key, [...(into.get(key) ?? []), selection]);
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        fieldsOf(fragments.get(selection.name.value)!.selectionSet, into);
      } else {
        fieldsOf(selection.selectionSet, into);
      }
    }
    return into;
  }

  function objectShape(selections: SelectionSetNode, type: GraphQLCompositeType): Schema {
    const properties: Schema = {};
    const fields = fieldsOf(selections);
    for (const [key, nodes] of fields) {
      const field = isObjectType(type) ? type.getFields()[nodes[0]!.name.value]! : undefined;
      if (field === undefined) throw new Error(`${type.name} has no field ${nodes[0]!.name.value}`);
      const constant = field.extensions['jsonSchema'] as Schema | undefined;
      const shape = { ...typeShape(field.type, nodes), ...constant };
      properties[key] = field.description ? { ...shape, description: field.description } : shape;
    }
    return { type: 'object', properties, required: [...fields.keys()] };
  }

  /** A selection on a union is one of its members, each a component named for its type. */
  function unionShape(selections: SelectionSetNode): Schema {
    const mapping: Record<string, string> = {};
    const members = selections.selections.map((selection) => {
      if (selection.kind !== Kind.INLINE_FRAGMENT) throw new Error('a union is selected by inline fragments');
      const name = selection.typeCondition!.name.value;
      const shape = objectShape(selection.selectionSet, typeNamed(name));
      components.set(name, { ...shape, description: typeNamed(name).description ?? '' });
      const kind = (shape['properties'] as Record<string, Schema>)['kind']?.['const'] as string;
      mapping[kind] = `#/components/schemas/${name}`;
      return { $ref: mapping[kind] };
    });
    return { oneOf: members, discriminator: { propertyName: 'kind', mapping } };
  }

  function selectionShape(selections: SelectionSetNode, type: GraphQLCompositeType): Schema {
    return isObjectType(type) ? objectShape(selections, type) : unionShape(selections);
  }

  function namedShape(type: GraphQLOutputType, nodes: readonly FieldNode[]): Schema {
    const named = getNamedType(type);
    if (isEnumType(named)) return { type: 'string', enum: named.getValues().map(({ name }) => name) };
    if (isScalarType(named))
      return { ...(builtIn[named.name] ?? (named.extensions['jsonSchema'] as Schema)) };
    const sets = nodes.map((node) => node.selectionSet!);
    const [only] = sets[0]!.selections;
    if (sets.length === 1 && sets[0]!.selections.length === 1 && only?.kind === Kind.FRAGMENT_SPREAD) {
      return fragmentShape(only.name.value);
    }
    return selectionShape(
      { kind: Kind.SELECTION_SET, selections: sets.flatMap(({ selections }) => selections) },
      named as GraphQLCompositeType,
    );
  }

  function typeShape(type: GraphQLOutputType, nodes: readonly FieldNode[]): Schema {
    const bare = getNullableType(type);
    const shape: Schema = isListType(bare)
      ? { type: 'array', items: typeShape(bare.ofType, nodes) }
      : namedShape(bare, nodes);
    if (isNonNullType(type)) return shape;
    if (shape['enum'])
      return { ...shape, type: ['string', 'null'], enum: [...(shape['enum'] as string[]), null] };
    return typeof shape['type'] === 'string'
      ? { ...shape, type: [shape['type'], 'null'] }
      : { anyOf: [shape, { type: 'null' }] };
  }

  return {
    components,
    /** Shape of the body of an operation. A null root is a 404, so it is never null in a 200. */
    bodyShape(operation: Operation): Schema {
      const properties: Schema = {};
      const root = schema.getQueryType()!;
      for (const selection of operation.definition.selectionSet.selections as readonly FieldNode[]) {
        const key = selection.alias?.value ?? selection.name.value;
        const { type } = root.getFields()[selection.name.value]!;
        const bare = getNullableType(type);
        properties[key] = isListType(bare)
          ? { type: 'array', items: typeShape(bare.ofType, [selection]) }
          : namedShape(bare, [selection]);
      }
      return { type: 'object', properties, required: Object.keys(properties) };
    },
  };
}

/** A header component. `always` says that every response that names it carries it. */
interface HeaderOptions {
  readonly always?: boolean;
}

const header = (description: string, schema: Schema, example: unknown, { always }: HeaderOptions = {}) => ({
  description,
  ...(always ? { required: true } : {}),
  schema,
  example,
});
const integerHeader = (description: string, example: number, options?: HeaderOptions) =>
  header(description, { type: 'integer', minimum: 0 }, example, options);
const stringHeader = (description: string, example: string, options?: HeaderOptions) =>
  header(description, { type: 'string' }, example, options);
const always = { always: true } as const;

/** Header components by the name of the field. */
const headers = {
  'X-RateLimit-Limit': integerHeader(
    'Units a day under the policy with the fewest units left. Rate headers stand on every response to a request with a valid key.',
    100,
  ),
  'X-RateLimit-Remaining': integerHeader('Units left today under that policy.', 99),
  'X-RateLimit-Reset': integerHeader(
    'When the day ends, at 00:00 UTC, in Unix epoch seconds.',
    1_795_305_600,
  ),
  'X-RateLimit-Policy': header(
    'Which policy that is: of this key, or of its owner over all keys.',
    { type: 'string', enum: ['key', 'owner'] },
    'key',
  ),
  'X-RateLimit-Cost': integerHeader('Units that this request was charged.', 1),
  'RateLimit-Policy': stringHeader(
    'Both policies: quota `q` in units, window `w` in seconds.',
    '"key";q=100;w=86400, "owner";q=150;w=86400',
  ),
  RateLimit: stringHeader(
    'Both policies: units left `r`, seconds to the reset `t`.',
    '"key";r=99;t=30123, "owner";r=149;t=30123',
  ),
  'X-Request-Id': stringHeader(
    "Identifier of the request; a caller's own is kept when it has 8 to 64 of the characters A-Z a-z 0-9 _ -.",
    '0b9f3f0e-6d1a-4b7e-9d0e-3f7a2b1c4d5e',
    always,
  ),
  'X-Dataset-Version': stringHeader("Version of the game's data, `YYYY.M.N`.", '2026.11.1', always),
  ETag: stringHeader(
    'Strong entity tag of the body in its content coding; send it back as `If-None-Match`.',
    '"pVt8m2Y0l0h0cJr6hZ1u3xQk7aE"',
    always,
  ),
  'Cache-Control': stringHeader(
    'Whether and how long the answer may be kept.',
    'private, max-age=300',
    always,
  ),
  Vary: stringHeader(
    'Request headers that the answer depends on.',
    'Accept-Encoding, Authorization, X-API-Key',
    always,
  ),
  'Access-Control-Allow-Origin': stringHeader('Pages of any origin may read the answer.', '*', always),
  'Access-Control-Expose-Headers': stringHeader(
    'Headers that scripts of other origins may read.',
    'ETag, Link, X-RateLimit-Remaining',
    always,
  ),
  'X-Content-Type-Options': header(
    'The media type is to be taken as it stands.',
    { type: 'string', const: 'nosniff' },
    'nosniff',
    always,
  ),
  'Content-Length': integerHeader('Bytes of the body as sent.', 512, always),
  'Content-Encoding': header(
    'How the body is compressed, when `Accept-Encoding` allowed it and it is large enough.',
    { type: 'string', enum: ['br', 'gzip'] },
    'br',
  ),
  Link: stringHeader(
    'The `first`, `prev`, `next` and `last` page (RFC 8288), every filter kept.',
    '</v1/bloodborne/bosses?page=2&page_size=20>; rel="next"',
    always,
  ),
  'Retry-After': integerHeader('Seconds after which to try again.', 30_123, always),
  'WWW-Authenticate': stringHeader(
    'How to authenticate (RFC 9110).',
    'Bearer realm="caryll", ApiKey realm="caryll", header="X-API-Key"',
    always,
  ),
} as const satisfies Record<string, Schema>;

type HeaderName = keyof typeof headers;

const headerRefs = (...names: HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
const commonHeaders: readonly HeaderName[] = [
  'X-Request-Id',
  'Vary',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'X-Content-Type-Options',
];
const rateHeaders: readonly HeaderName[] = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-RateLimit-Policy',
  'X-RateLimit-Cost',
  'RateLimit-Policy',
  'RateLimit',
];
const bodyHeaders: readonly HeaderName[] = ['Cache-Control', 'Content-Length'];
const dataHeaders: readonly HeaderName[] = ['ETag', 'Cache-Control', 'X-Dataset-Version'];

const keyProblems = [
  'missing_api_key',
  'malformed_api_key',
  'invalid_api_key',
  'expired_api_key',
  'revoked_api_key',
  'disabled_api_key',
] as const satisfies readonly ProblemCode[];

/** What any request can run into before it is known for what it asks. */
const transportProblems = [
  'request_timeout',
  'uri_too_long',
  'headers_too_large',
  'http_version_not_supported',
] as const satisfies readonly ProblemCode[];

/** Codes that an operation can answer with. */
function problemsOf(operation: Operation): ProblemCode[] {
  const query = operation.parameters.filter((each) => each.in === 'query');
  return [
    'invalid_parameter',
    'unknown_parameter',
    ...(query.some(({ required }) => required) ? (['missing_parameter'] as const) : []),
    ...(query.some(({ references }) => references !== undefined) ? (['unknown_reference'] as const) : []),
    'key_in_query',
    'malformed_request',
    ...keyProblems,
    ...(operation.mayBeMissing ? (['resource_not_found'] as const) : []),
    'game_not_found',
    'route_not_found',
    'quota_exceeded',
    'too_many_requests',
    'internal_error',
    'unavailable',
    ...transportProblems,
  ];
}

const extraMembers: Readonly<Record<string, Schema>> = {
  errors: {
    type: 'array',
    description: 'One entry for each faulty input.',
    items: { $ref: '#/components/schemas/InputFault' },
  },
  did_you_mean: { type: 'array', description: 'What is near to it, best first.', items: { type: 'string' } },
  available_games: { type: 'array', description: 'Games the service has.', items: { type: 'string' } },
  violated_policies: {
    type: 'array',
    description: 'Limits that were met.',
    items: { type: 'string', enum: ['key', 'owner'] },
  },
  limit: { type: 'integer', description: 'Units a day under the policy with the fewest units left.' },
  remaining: { type: 'integer', description: 'Units left today under that policy.' },
  cost: { type: 'integer', description: 'Units that the request would have cost.' },
  reset: { type: 'integer', description: 'When the day ends, in Unix epoch seconds.' },
};

const inputFaultSchema: Schema = {
  type: 'object',
  description: 'One faulty input: where it stands and what is wrong with it.',
  properties: {
    in: { type: 'string', enum: ['query', 'path', 'header', 'body'], description: 'Where it stands.' },
    name: { type: 'string', description: 'Name of the parameter.' },
    code: { type: 'string', description: 'What is wrong with it, in one word.' },
    received: {
      type: ['string', 'array'],
      items: { type: 'string' },
      description: 'What was received; all values when the parameter was repeated.',
    },
    min: { type: 'integer', description: 'Smallest value allowed.' },
    max: { type: 'integer', description: 'Largest value allowed.' },
    min_length: { type: 'integer', description: 'Fewest characters allowed.' },
    max_length: { type: 'integer', description: 'Most characters allowed.' },
    allowed: { type: 'array', items: { type: 'string' }, description: 'The values allowed.' },
    did_you_mean: { type: 'array', items: { type: 'string' }, description: 'What is near to it.' },
  },
  required: ['in', 'name', 'code'],
};

const problemSchema: Schema = {
  type: 'object',
  description: 'What went wrong (RFC 9457).',
  properties: {
    type: { type: 'string', format: 'uri-reference', description: 'Page that explains the code.' },
    title: { type: 'string', description: 'Constant for a code.' },
    status: { type: 'integer', minimum: 400, maximum: 599, description: 'HTTP status.' },
    detail: { type: 'string', description: 'What happened, and what to do about it.' },
    instance: { type: 'string', format: 'uri-reference', description: 'The request target.' },
    code: { type: 'string', description: 'What kind of problem it is.', enum: Object.keys(problemKinds) },
    request_id: { type: 'string', description: 'The same as the header X-Request-Id.' },
    ...extraMembers,
  },
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'request_id'],
};

const statusNames: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  404: 'NotFound',
  408: 'RequestTimeout',
  414: 'UriTooLong',
  429: 'TooManyRequests',
  431: 'HeadersTooLarge',
  500: 'InternalError',
  503: 'Unavailable',
  505: 'HttpVersionNotSupported',
};

/**
 * Problem responses, one component for each status and set of codes: operations that can fail alike share
 * them. The description of a response names its codes, and its schema allows no other.
 */
function createProblems(examples: Examples['problems']) {
  const components = new Map<string, Schema>();

  function response(status: number, codes: readonly ProblemCode[], withQuota: boolean): Schema {
    const shared = codes.map(
      (code) => new Set<string>((problemKinds[code] as { extras?: readonly string[] }).extras),
    );
    const required = [...shared[0]!].filter((member) => shared.every((each) => each.has(member)));
    const executed = codes.filter((code) => examples[code] !== undefined);
    return {
      description: codes.map((code) => `\`${code}\`: ${problemKinds[code].title}.`).join(' '),
      headers: headerRefs(
        ...commonHeaders,
        ...(withQuota ? rateHeaders : []),
        ...bodyHeaders,
        ...(status === 401 ? (['WWW-Authenticate'] as const) : []),
        ...(status === 429 || status === 503 ? (['Retry-After'] as const) : []),
      ),
      content: {
        'application/problem+json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Problem' },
              {
                type: 'object',
                properties: {
                  status: { type: 'integer', const: status },
                  code: { type: 'string', enum: codes },
                  ...Object.fromEntries(required.map((member) => [member, extraMembers[member]])),
                },
                required: ['status', 'code', ...required],
              },
            ],
          },
          ...(executed.length > 0
            ? {
                examples: Object.fromEntries(
                  executed.map((code) => [
                    code,
                    { summary: problemKinds[code].title, value: examples[code]!.body },
                  ]),
                ),
              }
            : {}),
        },
      },
    };
  }

  return {
    components,
    /** The responses of an operation that can fail with these codes. */
    responses(codes: readonly ProblemCode[], keyed: boolean): Record<string, Schema> {
      const byStatus = new Map<number, ProblemCode[]>();
      for (const code of codes) {
        const { status } = problemKinds[code];
        byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
      }
      return Object.fromEntries(
        [...byStatus]
          .sort(([a], [b]) => a - b)
          .map(([status, ofStatus]) => {
            const made = response(status, ofStatus, keyed && ![401, 408, 414, 431].includes(status));
            const text = JSON.stringify(made);
            const base = statusNames[status]!;
            let name = base;
            for (let number = 2; components.has(name); number++) {
              if (JSON.stringify(components.get(name)) === text) break;
              name = `${base}${number}`;
            }
            components.set(name, made);
            return [status, { $ref: `#/components/responses/${name}` }];
          }),
      );
    },
  };
}

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

/** A request that was made and the body it was answered with. */
export interface Example {
  /** Path and query. */
  readonly path: string;
  readonly body: unknown;
}

/** Executed examples: of operations by operationId, and of problems by code. */
export interface Examples {
  readonly operations: Readonly<Record<string, Example>>;
  readonly problems: Readonly<Record<string, Example>>;
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
  const problems = createProblems(examples.problems);

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
        Problem: problemSchema,
        InputFault: inputFaultSchema,
        Usage: usageSchema(Object.keys(plans)),
        Health: healthSchema,
      },
    },
  };
}

const counter = (description: string): Schema => ({
  type: 'object',
  description,
  properties: { limit: { type: 'integer' }, used: { type: 'integer' }, remaining: { type: 'integer' } },
  required: ['limit', 'used', 'remaining'],
});

const usageSchema = (planNames: readonly string[]): Schema => ({
  type: 'object',
  description: "The caller's plan and what was used of it.",
  properties: {
    data: {
      type: 'object',
      properties: {
        key: { type: 'string', description: 'The key as it is shown: its first 16 and last 4 characters.' },
        plan: { type: 'string', enum: planNames },
        key_units: counter('Units of this key today.'),
        owner_units: counter('Units of all keys of its owner today.'),
        reset: { type: 'integer', description: 'When the day ends, in Unix epoch seconds.' },
        days: {
          type: 'array',
          description: 'The last 30 days on which this key was used, newest first.',
          items: {
            type: 'object',
            properties: {
              date: { type: 'string', format: 'date' },
              units: { type: 'integer' },
              operations: { type: 'object', additionalProperties: { type: 'integer' } },
            },
            required: ['date', 'units', 'operations'],
          },
        },
      },
      required: ['key', 'plan', 'key_units', 'owner_units', 'reset', 'days'],
    },
  },
  required: ['data'],
});

const check: Schema = {
  type: 'object',
  properties: {
    status: { type: 'string', enum: ['ok', 'degraded', 'unavailable'] },
    latency_ms: { type: ['integer', 'null'] },
  },
  required: ['status', 'latency_ms'],
};

const healthSchema: Schema = {
  type: 'object',
  description: 'How the service is.',
  properties: {
    status: { type: 'string', enum: ['ok', 'degraded', 'unavailable'] },
    version: { type: 'string' },
    uptime_seconds: { type: 'integer' },
    checks: {
      type: 'object',
      properties: { database: check, quota: check },
      required: ['database', 'quota'],
    },
    games: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: {
          dataset_version: { type: 'string' },
          records: { type: 'integer' },
          released_at: { type: 'string', format: 'date' },
        },
        required: ['dataset_version', 'records', 'released_at'],
      },
    },
  },
  required: ['status', 'version', 'uptime_seconds', 'checks', 'games'],
};

function servicePaths(
  problemResponses: (codes: readonly ProblemCode[], keyed: boolean) => Record<string, Schema>,
  { operations: examples }: Examples,
): Schema {
  const withExample = (id: string) => (examples[id] ? { example: examples[id].body } : {});
  const health = (description: string, ...names: HeaderName[]) => ({
    description,
    headers: headerRefs(...commonHeaders, ...bodyHeaders, ...names),
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Health' }, ...withExample('getHealth') },
    },
  });
  return {
    '/v1/usage': {
      get: {
        operationId: 'getUsage',
        summary: "The caller's plan and usage",
        description:
          "The caller's plan, both counters of today, when they are reset, and the last 30 days. Costs nothing.",
        tags: ['Service'],
        'x-quota-cost': 0,
        responses: {
          200: {
            description: 'Plan and usage.',
            headers: headerRefs(...commonHeaders, ...rateHeaders, ...bodyHeaders),
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Usage' },
                ...withExample('getUsage'),
              },
            },
          },
          ...problemResponses(
            [
              'unknown_parameter',
              'key_in_query',
              'malformed_request',
              ...keyProblems,
              'internal_error',
              'unavailable',
              ...transportProblems,
            ],
            true,
          ),
        },
      },
    },
    '/v1/health': {
      get: {
        operationId: 'getHealth',
        summary: 'How the service is',
        description: 'Status of the service and its parts, and the version of each data set. Needs no key.',
        tags: ['Service'],
        'x-quota-cost': 0,
        security: [],
        responses: {
          200: health('It answers; `degraded` when a part is lost and answers come from memory.'),
          ...problemResponses(['malformed_request', ...transportProblems], false),
          503: health('It cannot answer.', 'Retry-After'),
        },
      },
    },
  };
}
