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
import { type ProblemCode, problemKinds } from '../problem.ts';
import type { Operation, Operations } from './operations.ts';

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

const integerHeader = (description: string, example: number) => ({
  description,
  schema: { type: 'integer', minimum: 0 },
  example,
});
const stringHeader = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
});

/** Header components by the name of the field. */
const headers: Readonly<Record<string, Schema>> = {
  'X-RateLimit-Limit': integerHeader('Units a day under the policy with the fewest units left.', 100),
  'X-RateLimit-Remaining': integerHeader('Units left today under that policy.', 99),
  'X-RateLimit-Reset': integerHeader(
    'When the day ends, at 00:00 UTC, in Unix epoch seconds.',
    1_795_305_600,
  ),
  'X-RateLimit-Policy': {
    description: 'Which policy that is: of this key, or of its owner over all keys.',
    schema: { type: 'string', enum: ['key', 'owner'] },
    example: 'key',
  },
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
  ),
  'X-Dataset-Version': stringHeader("Version of the game's data, `YYYY.M.N`.", '2026.11.1'),
  ETag: stringHeader(
    'Strong entity tag of the body; send it back as `If-None-Match`.',
    '"pVt8m2Y0l0h0cJr6hZ1u3xQk7aE"',
  ),
  'Cache-Control': stringHeader(
    'How long the answer may be kept, by this caller only.',
    'private, max-age=300',
  ),
  Link: stringHeader(
    'The `first`, `prev`, `next` and `last` page (RFC 8288), every filter kept.',
    '</v1/bloodborne/bosses?page=2&page_size=20>; rel="next"',
  ),
  'Retry-After': integerHeader('Seconds after which to try again.', 30_123),
  'WWW-Authenticate': stringHeader(
    'How to authenticate (RFC 9110).',
    'Bearer realm="caryll", ApiKey realm="caryll", header="X-API-Key"',
  ),
  Allow: stringHeader('Methods that the route takes.', 'GET, HEAD, OPTIONS'),
};

const headerRefs = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
const rateHeaders = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-RateLimit-Policy',
  'X-RateLimit-Cost',
  'RateLimit-Policy',
  'RateLimit',
];

/** Codes that an operation can answer with, by status. */
function problemsOf(operation: Operation): Map<number, ProblemCode[]> {
  const hasQuery = operation.parameters.some((each) => each.in === 'query');
  const codes: ProblemCode[] = [
    ...(hasQuery ? (['invalid_parameter'] as const) : []),
    ...(operation.parameters.some((each) => each.in === 'query' && each.required)
      ? (['missing_parameter'] as const)
      : []),
    ...(operation.parameters.some((each) => each.references !== undefined)
      ? (['unknown_reference'] as const)
      : []),
    'unknown_parameter',
    'key_in_query',
    'malformed_request',
    'missing_api_key',
    'malformed_api_key',
    'invalid_api_key',
    'expired_api_key',
    'revoked_api_key',
    'disabled_api_key',
    ...(operation.mayBeMissing ? (['resource_not_found'] as const) : []),
    'game_not_found',
    'quota_exceeded',
    'internal_error',
    'unavailable',
  ];
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const { status } = problemKinds[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

const extraMembers: Readonly<Record<string, Schema>> = {
  errors: {
    type: 'array',
    description: 'One entry for each faulty input.',
    items: {
      type: 'object',
      properties: {
        in: { type: 'string', enum: ['query', 'path', 'header', 'body'] },
        name: { type: 'string', description: 'Name of the parameter.' },
        code: { type: 'string', description: 'What is wrong with it.' },
        received: { description: 'What was received.' },
        min: { type: 'integer' },
        max: { type: 'integer' },
        allowed: { type: 'array', items: { type: 'string' } },
        did_you_mean: { type: 'array', items: { type: 'string' } },
      },
      required: ['in', 'name', 'code'],
    },
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

function problemSchema(): Schema {
  return {
    type: 'object',
    description: 'What went wrong (RFC 9457).',
    properties: {
      type: { type: 'string', format: 'uri-reference', description: 'Page that explains the code.' },
      title: { type: 'string', description: 'Constant for a code.' },
      status: { type: 'integer', minimum: 400, maximum: 599, description: 'HTTP status.' },
      detail: { type: 'string', description: 'What happened, and what to do about it.' },
      instance: { type: 'string', description: 'The request target.' },
      code: { type: 'string', description: 'What kind of problem it is.', enum: Object.keys(problemKinds) },
      request_id: { type: 'string', description: 'The same as the header X-Request-Id.' },
      ...extraMembers,
    },
    required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'request_id'],
  };
}

const tagOf = (operation: Operation) => operation.path.split('/')[3]!;
const titleOf = (tag: string) =>
  `${tag[0]!.toUpperCase()}${tag.slice(1).replaceAll('-', ' ')}`.replace('Npcs', 'NPCs');

/** An executed example of an operation: the request and the body that it was answered with. */
export interface OperationExample {
  readonly path: string;
  readonly body: unknown;
}

export interface OpenApiOptions {
  readonly version: string;
  readonly examples: ReadonlyMap<string, OperationExample>;
}

/** The OpenAPI 3.1 document, derived from the operations, the schema and the error registry. */
export function createOpenApi(
  operations: Operations,
  schema: GraphQLSchema,
  options: OpenApiOptions,
): Schema {
  const shapes = createShapes(schema, operations.fragments);
  const problemResponse = (status: number, codes: readonly ProblemCode[], withQuota: boolean): Schema => ({
    description: codes.map((code) => `\`${code}\`: ${problemKinds[code].title}.`).join(' '),
    headers: headerRefs(
      'X-Request-Id',
      ...(withQuota ? rateHeaders : []),
      ...(status === 401 ? ['WWW-Authenticate'] : []),
      ...(status === 429 || status === 503 ? ['Retry-After'] : []),
      ...(status === 405 ? ['Allow'] : []),
    ),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  });

  const pathItem = (operation: Operation): Schema => {
    const example = options.examples.get(operation.id);
    const responses: Record<string, Schema> = {
      200: {
        description: operation.isList ? 'A page of the list.' : 'The record.',
        headers: headerRefs(
          'ETag',
          'Cache-Control',
          'X-Dataset-Version',
          'X-Request-Id',
          ...(operation.isList ? ['Link'] : []),
          ...rateHeaders,
        ),
        content: {
          'application/json': {
            schema: shapes.bodyShape(operation),
            ...(example ? { example: example.body } : {}),
          },
        },
      },
      304: {
        description:
          'The caller has this answer already: `If-None-Match` named its entity tag. Costs nothing.',
        headers: headerRefs(
          'ETag',
          'Cache-Control',
          'X-Dataset-Version',
          'X-Request-Id',
          ...(operation.isList ? ['Link'] : []),
          ...rateHeaders,
        ),
      },
    };
    for (const [status, codes] of problemsOf(operation)) {
      responses[status] = problemResponse(status, codes, ![401, 500, 503].includes(status));
    }
    return {
      get: {
        operationId: operation.id,
        summary: operation.description.split(/[.:;]/)[0],
        description: operation.description,
        tags: [titleOf(tagOf(operation))],
        'x-quota-cost': operation.cost === 'search' ? { free: 5, standard: 5, internal: 1 } : 1,
        parameters: [
          ...operation.parameters.map((parameter) => ({
            name: parameter.name,
            in: parameter.in,
            description: parameter.description,
            required: parameter.required,
            schema: {
              ...parameter.schema,
              ...(parameter.defaultValue === undefined ? {} : { default: parameter.defaultValue }),
            },
            ...(parameter.name === 'gameId' ? { example: 'bloodborne' } : {}),
            ...(parameter.name === 'slug' && example ? { example: example.path.split('/').at(-1) } : {}),
          })),
          { $ref: '#/components/parameters/IfNoneMatch' },
        ],
        responses,
      },
    };
  };

  const paths = Object.fromEntries(operations.list.map((operation) => [operation.path, pathItem(operation)]));
  const tags = [...new Set(operations.list.map(tagOf))].map((tag) => ({
    name: titleOf(tag),
    description: `${titleOf(tag)} of a game.`,
  }));
  const { components } = shapes;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Caryll',
      version: options.version,
      summary: 'Reference data about action role-playing games.',
      description:
        'Read-only reference data about action role-playing games, Bloodborne first. Every data route needs an API key and costs units of a daily quota; unchanged answers (304) and mistakes (4xx other than an unknown record) cost nothing.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The Caryll maintainer', url: 'https://github.com/caryll-api/caryll' },
    },
    servers: [{ url: '/', description: 'This service.' }],
    security: [{ ApiKey: [] }, { Bearer: [] }],
    tags: [...tags, { name: 'Service', description: 'The service itself.' }],
    paths: { ...paths, ...servicePaths(problemResponse) },
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
          description: 'Entity tags that the caller has; a match is answered with 304 and costs nothing.',
          schema: { type: 'string' },
        },
      },
      headers,
      schemas: {
        ...Object.fromEntries(components),
        Problem: problemSchema(),
        Usage: usageSchema,
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

const usageSchema: Schema = {
  type: 'object',
  description: "The caller's plan and what was used of it.",
  properties: {
    data: {
      type: 'object',
      properties: {
        key: { type: 'string', description: 'The key as it is shown: its first 16 and last 4 characters.' },
        plan: { type: 'string', enum: ['free', 'standard', 'internal'] },
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
};

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
  problemResponse: (status: number, codes: readonly ProblemCode[], withQuota: boolean) => Schema,
): Schema {
  const health = (status: string) => ({
    description: status,
    headers: headerRefs('X-Request-Id', 'Cache-Control'),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Health' } } },
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
            headers: headerRefs('X-Request-Id', 'Cache-Control', ...rateHeaders),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Usage' } } },
          },
          400: problemResponse(400, ['unknown_parameter', 'key_in_query', 'malformed_request'], true),
          401: problemResponse(
            401,
            [
              'missing_api_key',
              'malformed_api_key',
              'invalid_api_key',
              'expired_api_key',
              'revoked_api_key',
              'disabled_api_key',
            ],
            false,
          ),
          500: problemResponse(500, ['internal_error'], false),
          503: problemResponse(503, ['unavailable'], false),
        },
      },
    },
    '/v1/health': {
      get: {
        operationId: 'getHealth',
        summary: 'How the service is',
        description: 'Status of the service and its parts, and the version of each data set. Needs no key.',
        tags: ['Service'],
        security: [],
        responses: {
          200: health('It answers; `degraded` when a part is lost and answers come from memory.'),
          400: problemResponse(400, ['malformed_request'], false),
          503: health('It cannot answer.'),
        },
      },
    },
  };
}
