import { z } from 'zod';

/** Members that all problems of a code share. */
interface ProblemKind {
  readonly status: number;
  /** Constant per code (RFC 9457, section 3.1.3). */
  readonly title: string;
  /** Explanation of the problem and its fix, for the error page. */
  readonly explanation: string;
  /** Members of this code besides the common ones. */
  readonly extras?: readonly string[];
}

/**
 * All problem codes. Statuses, titles, the OpenAPI document and the error page are derived from this list. A code is never
 * renamed or reused.
 */
export const problemKinds = {
  invalid_parameter: {
    status: 400,
    title: 'Invalid parameter',
    explanation:
      'A parameter has an invalid value: out of range, not an allowed value, empty, not canonical, repeated, or not decodable. `errors` lists each invalid parameter with the received value and what is allowed. Values are never adjusted. Nothing is charged.',
    extras: ['errors'],
  },
  unknown_parameter: {
    status: 400,
    title: 'Unknown parameter',
    explanation:
      'The route has no query parameter with this name. Unknown parameters are rejected, because ignoring a misspelled filter would charge for the wrong data. `errors[].did_you_mean` suggests the nearest name.',
    extras: ['errors'],
  },
  unknown_reference: {
    status: 400,
    title: 'Unknown reference',
    explanation:
      'A parameter refers to something that does not exist, for example a `set_slug` that is not an armor set, or a version of the data that was never served. Nothing is charged. Request the list of that resource for the valid slugs.',
    extras: ['errors'],
  },
  missing_parameter: {
    status: 400,
    title: 'Missing parameter',
    explanation: 'A required parameter was not sent. `errors` names it.',
    extras: ['errors'],
  },
  key_in_query: {
    status: 400,
    title: 'API key in the query string',
    explanation:
      'Keys are not accepted in the query string, because it ends up in logs and browser histories. Send the `X-API-Key` header (or `Authorization: Bearer`) instead. If others may have seen the URL, have the operator rotate the key.',
    extras: ['errors'],
  },
  malformed_request: {
    status: 400,
    title: 'Malformed request',
    explanation:
      'The request could not be parsed: it is not valid HTTP, its path has invalid percent-encoding, or its body is not in the format that the route accepts.',
  },
  missing_api_key: {
    status: 401,
    title: 'API key missing',
    explanation:
      'The route needs an API key, sent as `X-API-Key: <key>` or `Authorization: Bearer <key>`. The operator issues keys on request.',
  },
  malformed_api_key: {
    status: 401,
    title: 'API key malformed',
    explanation:
      'The value is not a valid key: it does not have the form `caryll_live_…` or `caryll_test_…` with 36 characters, or its checksum is wrong. It was probably truncated or mistyped.',
  },
  invalid_api_key: {
    status: 401,
    title: 'API key unknown',
    explanation: 'The key is well-formed, but was not issued by this service.',
  },
  expired_api_key: {
    status: 401,
    title: 'API key expired',
    explanation: 'The key has passed its expiry date. Request a new one from the operator.',
  },
  revoked_api_key: {
    status: 401,
    title: 'API key revoked',
    explanation:
      'The key was permanently revoked, or was replaced by rotation. Use the new key, or contact the operator.',
  },
  disabled_api_key: {
    status: 401,
    title: 'API key disabled',
    explanation: 'The key is disabled. The operator can enable it again.',
  },
  plan_not_allowed: {
    status: 403,
    title: 'Plan not allowed',
    explanation: "The key's plan does not include this route: `/graphql` requires the `internal` plan.",
  },
  resource_not_found: {
    status: 404,
    title: 'Record not found',
    explanation:
      'The route exists, but no record has this slug. Slugs are lowercase and must match exactly. `did_you_mean` suggests similar slugs. This response costs 1 unit, like any successful data request.',
    extras: ['did_you_mean'],
  },
  game_not_found: {
    status: 404,
    title: 'Game not found',
    explanation: 'The service has no data for this game. `available_games` lists the games it has.',
    extras: ['did_you_mean', 'available_games'],
  },
  route_not_found: {
    status: 404,
    title: 'Route not found',
    explanation: 'No route has this path. `did_you_mean` suggests the nearest one; `/docs` lists all routes.',
    extras: ['did_you_mean'],
  },
  dataset_gone: {
    status: 410,
    title: 'Version not kept',
    explanation:
      'The version of the data in `dataset` was published, but is not kept. `kept` lists the versions that are, and `did_you_mean` the nearest of them. Nothing is charged. Request one of these, or omit `dataset` for the current version.',
    extras: ['kept', 'did_you_mean'],
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    explanation: 'The service is read-only. The `Allow` header lists the methods that the route accepts.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    explanation: 'The request was not received completely within the time limit. Send it again.',
  },
  payload_too_large: {
    status: 413,
    title: 'Request body too large',
    explanation: 'The request body is larger than the route accepts.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Media type not supported',
    explanation:
      'The route does not accept the media type or content coding of the request body: `/graphql` accepts uncompressed `application/json`.',
  },
  uri_too_long: {
    status: 414,
    title: 'Address too long',
    explanation:
      'The path and query are together longer than 8 KiB. Send a long list as a variable of a query, in the body of a POST to `/graphql`.',
  },
  range_not_satisfiable: {
    status: 416,
    title: 'Range not satisfiable',
    explanation:
      'The `Range` header is invalid or out of bounds. Valid forms are `bytes=first-last`, `bytes=first-` and `bytes=-length`, counted from 0; `Content-Range` has the size of the file. Nothing is charged.',
    extras: ['errors'],
  },
  headers_too_large: {
    status: 431,
    title: 'Request headers too large',
    explanation: 'The request headers are larger than 16 KiB in total, or there are more than 1,000.',
  },
  quota_exceeded: {
    status: 429,
    title: 'Quota exceeded',
    explanation:
      'The request costs more units than the key, or its owner across all keys, has left today. Nothing was charged. `violated_policies` names the exceeded limit, `remaining` is what is left of it, `cost` is the price of this request, and `reset` (Unix seconds, also `Retry-After`) is the next midnight UTC.',
    extras: ['violated_policies', 'limit', 'remaining', 'cost', 'reset'],
  },
  too_many_requests: {
    status: 429,
    title: 'Too many uncharged requests',
    explanation:
      'Free responses (304, client errors, internal errors and the usage route) are limited per key by a token bucket: 25 units of work per second, with a burst of 500. A request that names many records counts a unit for each 5 of them. Neither cached responses nor 503 count. `Retry-After` is the number of seconds to wait. The limit applies to `/graphql`, to the usage route, and to data requests that may turn out to be free. Requests that are certain to be charged are not limited.',
  },
  query_refused: {
    status: 400,
    title: 'Query refused',
    explanation:
      'A GraphQL query exceeds a limit (points, depth, aliases, directives, tokens, list arguments; rows, values, bytes or time while it runs), is not valid for the schema, or refers to an unknown persisted operation. `limit`, `found` and `allowed` show which limit, and by how much; `costliest` is the root field with the most points. `reason` is one of `syntax`, `unknown_name` (a field, argument, type or value that the schema does not have), `invalid`, `limit`, or `unknown_operation`.',
    extras: ['reason', 'limit', 'found', 'allowed', 'costliest'],
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    explanation: 'Something went wrong in the service. Nothing was charged. Report it with the `request_id`.',
  },
  http_version_not_supported: {
    status: 505,
    title: 'HTTP version not supported',
    explanation: 'The request line has a version other than HTTP/1.1 or HTTP/1.0.',
  },
  unavailable: {
    status: 503,
    title: 'Temporarily unavailable',
    explanation:
      'A component that the response needs is unavailable at the moment. Nothing was charged. Retry after `Retry-After` seconds.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problemKinds;

export const inputErrorSchema = z
  .object({
    in: z.enum(['query', 'path', 'header', 'body']).describe('Part of the request with the input.'),
    name: z.string().describe('Name of the parameter.'),
    code: z.string().describe('Code for what is wrong.'),
    received: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .describe('The value received; all values if the parameter was repeated.'),
    min: z.int().optional().describe('Minimum value.'),
    max: z.int().optional().describe('Maximum value.'),
    min_length: z.int().optional().describe('Minimum length in characters.'),
    max_length: z.int().optional().describe('Maximum length in characters.'),
    allowed: z.array(z.string()).optional().describe('Allowed values.'),
    did_you_mean: z.array(z.string()).optional().describe('Similar valid values.'),
  })
  .describe('An invalid input: where it is and what is wrong with it.');

export type InputError = Readonly<z.infer<typeof inputErrorSchema>>;

/** A failure that the caller sees. Any other error becomes `internal_error`. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  /** Members of the problem document besides the common ones. */
  readonly extras: Readonly<Record<string, unknown>>;
  /** Response headers that belong to this failure, e.g. `Allow`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    detail: string,
    extras: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(detail);
    this.code = code;
    this.extras = extras;
    this.headers = headers;
  }

  get status(): number {
    return problemKinds[this.code].status;
  }
}

/** The members of every problem document, and those of the codes that REST routes return. */
export const problemSchema = z
  .object({
    type: z.string().meta({ format: 'uri-reference', description: 'URL of the documentation of the code.' }),
    title: z.string().describe('Short title, the same for every problem with the code.'),
    status: z.int().min(400).max(599).describe('HTTP status.'),
    detail: z.string().describe('What went wrong in this request, and how to fix it.'),
    instance: z.string().meta({ format: 'uri-reference', description: 'The request target.' }),
    code: z
      .enum(Object.keys(problemKinds) as ProblemCode[])
      .describe('Machine-readable code of the problem.'),
    request_id: z.string().describe('Same as the X-Request-Id header.'),
    errors: z.array(inputErrorSchema).optional().describe('One entry for each invalid input.'),
    did_you_mean: z.array(z.string()).optional().describe('Similar valid values, best first.'),
    kept: z
      .array(z.string())
      .optional()
      .describe('Versions of the data that are kept, current version first.'),
    available_games: z.array(z.string()).optional().describe('Games with data in this service.'),
    violated_policies: z
      .array(z.enum(['key', 'owner']))
      .optional()
      .describe('Policies whose limits are exceeded.'),
    limit: z.int().optional().describe('Daily units of the policy with the fewest units left.'),
    remaining: z.int().optional().describe('Units left today under that policy.'),
    cost: z.int().optional().describe('Price of the request in units.'),
    reset: z.int().optional().describe('When the quota resets, in Unix epoch seconds.'),
  })
  .describe('What went wrong (RFC 9457).');

export type ProblemDocument = Readonly<z.infer<typeof problemSchema>>;

/** The document of RFC 9457 for one failure of one request; member order is part of the contract. */
export function problemDocument(
  problem: Problem,
  request: { readonly instance: string; readonly requestId: string; readonly baseUrl: string },
): ProblemDocument {
  const kind = problemKinds[problem.code];
  return {
    type: `${request.baseUrl}/docs/errors#${problem.code}`,
    title: kind.title,
    status: kind.status,
    detail: problem.message,
    instance: request.instance,
    code: problem.code,
    request_id: request.requestId,
    ...problem.extras,
  };
}
