import { type ProblemCode, problemKinds } from '../../src/problem.ts';
import { datasetParameter, namesWhatExists, type Operation } from '../../src/rest/operations.ts';
import type { Examples } from './examples.ts';
import { bodyHeaders, commonHeaders, headerRefs, rateHeaders } from './headers.ts';
import type { Schema } from './schema.ts';

export const keyProblems = [
  'missing_api_key',
  'malformed_api_key',
  'invalid_api_key',
  'expired_api_key',
  'revoked_api_key',
  'disabled_api_key',
] as const satisfies readonly ProblemCode[];

/** Problems of any request, before its route is known. */
export const transportProblems = [
  'request_timeout',
  'uri_too_long',
  'headers_too_large',
  'http_version_not_supported',
] as const satisfies readonly ProblemCode[];

/** Codes of problems that an operation can return. */
export function problemsOf(operation: Operation): ProblemCode[] {
  const query = operation.parameters.filter((each) => each.in === 'query');
  const takesDataset = query.includes(datasetParameter);
  return [
    'invalid_parameter',
    'unknown_parameter',
    ...(operation.refuses || query.some(({ required, name }) => required || name === 'seed')
      ? (['missing_parameter'] as const)
      : []),
    ...(operation.refuses || query.some(namesWhatExists) || takesDataset
      ? (['unknown_reference'] as const)
      : []),
    'key_in_query',
    'malformed_request',
    ...keyProblems,
    ...(operation.mayBeMissing ? (['resource_not_found'] as const) : []),
    ...(takesDataset ? (['dataset_gone'] as const) : []),
    'game_not_found',
    'route_not_found',
    'quota_exceeded',
    'too_many_requests',
    'internal_error',
    'unavailable',
    ...transportProblems,
  ];
}

const statusNames: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  404: 'NotFound',
  408: 'RequestTimeout',
  410: 'Gone',
  414: 'UriTooLong',
  416: 'RangeNotSatisfiable',
  429: 'TooManyRequests',
  431: 'HeadersTooLarge',
  500: 'InternalError',
  503: 'Unavailable',
  505: 'HttpVersionNotSupported',
};

/** Returns the response of a status that these codes share; `members` are the properties of any problem. */
function responseOf(
  { examples, members }: { examples: Examples['problems']; members: Readonly<Record<string, Schema>> },
  status: number,
  codes: readonly ProblemCode[],
  withQuota: boolean,
): Schema {
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
      ...(status === 416 ? (['Content-Range'] as const) : []),
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
                ...Object.fromEntries(required.map((member) => [member, members[member]])),
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

/**
 * Problem responses, one component for each status and set of codes: operations that can fail alike share
 * them. The description of a response names its codes, and its schema allows no other.
 */
export function createProblems(examples: Examples['problems'], problemSchema: Schema) {
  const members = problemSchema['properties'] as Readonly<Record<string, Schema>>;
  const components = new Map<string, Schema>();

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
            const made = responseOf(
              { examples, members },
              status,
              ofStatus,
              keyed && ![401, 408, 414, 431].includes(status),
            );
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
