import { z } from 'zod';

/** One row of the registry: everything that is the same for every problem of a code. */
interface ProblemKind {
  readonly status: number;
  /** Constant per code (RFC 9457, section 3.1.3). */
  readonly title: string;
  /** What happened and what the caller can do about it; becomes the section of the error page. */
  readonly explanation: string;
  /** Members that answers of this code carry besides the common ones. */
  readonly extras?: readonly string[];
}

/**
 * The closed list of what can go wrong. Status, title, the OpenAPI document and the error page follow from
 * it. A code is never renamed and never used again for something else.
 */
export const problemKinds = {
  invalid_parameter: {
    status: 400,
    title: 'Invalid parameter',
    explanation:
      'A parameter has a value that it cannot have: out of range, not in the closed set, empty, not canonical, repeated, or not decodable. `errors` names each one with the value received and what is allowed. Nothing is clamped and nothing is charged.',
    extras: ['errors'],
  },
  unknown_parameter: {
    status: 400,
    title: 'Unknown parameter',
    explanation:
      'The route does not know a query parameter of this name. It is refused rather than ignored, because an ignored filter would cost units for the wrong answer. `errors[].did_you_mean` names the nearest one.',
    extras: ['errors'],
  },
  unknown_reference: {
    status: 400,
    title: 'Unknown reference',
    explanation:
      'A filter names a record that does not exist, for example a `set_slug` that is the slug of no armor set. Nothing is charged. List the resource it refers to in order to see what exists.',
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
      'Keys are not accepted in the query string, where logs and browser histories would keep them. Send the header `X-API-Key` (or `Authorization: Bearer`) instead, and ask for the key to be rotated if the address may have been seen by others.',
    extras: ['errors'],
  },
  malformed_request: {
    status: 400,
    title: 'Malformed request',
    explanation:
      'The request could not be read: it is not valid HTTP, its path is not validly percent-encoded, or its body is not what the route takes.',
  },
  missing_api_key: {
    status: 401,
    title: 'API key missing',
    explanation:
      'The route needs an API key, sent as `X-API-Key: <key>` or `Authorization: Bearer <key>`. Keys are issued by the maintainer on request.',
  },
  malformed_api_key: {
    status: 401,
    title: 'API key malformed',
    explanation:
      'What was sent is not a key: it does not have the form `caryll_live_…` or `caryll_test_…` with 36 characters, or its checksum does not fit. It was probably cut or mistyped while copying.',
  },
  invalid_api_key: {
    status: 401,
    title: 'API key unknown',
    explanation: 'The key is well formed, but no such key was ever issued by this service.',
  },
  expired_api_key: {
    status: 401,
    title: 'API key expired',
    explanation: 'The key had an end date, and it has passed. Ask the maintainer for a new one.',
  },
  revoked_api_key: {
    status: 401,
    title: 'API key revoked',
    explanation:
      'The key was withdrawn for good, or replaced by rotation. Use the new key or ask the maintainer.',
  },
  disabled_api_key: {
    status: 401,
    title: 'API key disabled',
    explanation: 'The key is switched off for now. The maintainer can switch it on again.',
  },
  plan_not_allowed: {
    status: 403,
    title: 'Plan not allowed',
    explanation: 'The route is for keys of another plan: `/graphql` is for the plan `internal`.',
  },
  resource_not_found: {
    status: 404,
    title: 'Record not found',
    explanation:
      'The path is right, but no record has this slug. Slugs are lower-case and match exactly. `did_you_mean` names the nearest ones. This answer costs 1 unit, like any answered data request.',
    extras: ['did_you_mean'],
  },
  game_not_found: {
    status: 404,
    title: 'Game not found',
    explanation: 'The service holds no data for this game. `available_games` lists those it has.',
    extras: ['did_you_mean', 'available_games'],
  },
  route_not_found: {
    status: 404,
    title: 'Route not found',
    explanation: 'No route has this path. `did_you_mean` names the nearest one; `/docs` lists all.',
    extras: ['did_you_mean'],
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    explanation: 'The service is read-only. The header `Allow` names the methods that the route takes.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    explanation: 'The request was not sent completely within the time allowed. Send it again.',
  },
  payload_too_large: {
    status: 413,
    title: 'Request body too large',
    explanation: 'The body is larger than the route takes.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Media type not supported',
    explanation:
      'The body of the request has another media type or content coding than the route takes: `/graphql` takes `application/json` as it is.',
  },
  uri_too_long: {
    status: 414,
    title: 'Address too long',
    explanation: 'The path and query together are longer than 8 KiB.',
  },
  range_not_satisfiable: {
    status: 416,
    title: 'Range not satisfiable',
    explanation:
      'The header `Range` asks for bytes that the file does not have, or does not say which. It is `bytes=first-last`, `bytes=first-` or `bytes=-length`, counted from 0; `Content-Range` says how many bytes there are. Nothing is charged.',
    extras: ['errors'],
  },
  headers_too_large: {
    status: 431,
    title: 'Request headers too large',
    explanation: 'The request headers together are larger than 16 KiB, or more than 1,000.',
  },
  quota_exceeded: {
    status: 429,
    title: 'Quota exceeded',
    explanation:
      'The request costs more units than the key, or its owner over all keys, has left today. Nothing was charged. `violated_policies` says which limit was met, `remaining` what is left of it, `cost` what this request would have cost, and `reset` (Unix seconds, also `Retry-After`) when the day ends at 00:00 UTC.',
    extras: ['violated_policies', 'limit', 'remaining', 'cost', 'reset'],
  },
  too_many_requests: {
    status: 429,
    title: 'Too many uncharged requests',
    explanation:
      'Nothing is charged for a 304, a mistake in a request, a failure or the usage route, but the service may have to compute before it can say so. For each key this is limited to work worth 25 units a second, of which up to 500 can be saved up; what is answered from memory does not count. `Retry-After` names the seconds to wait. Meanwhile `/graphql` and the usage route refuse the key; a request to a data route that is certain to be charged is not limited by this.',
  },
  query_refused: {
    status: 400,
    title: 'Query refused',
    explanation:
      'A GraphQL query is beyond a limit (cost, depth, aliases, tokens, list arguments; rows, bytes or time while it is executed), is not valid for the schema, or names an unknown persisted operation. `limit`, `found`, `allowed` and `costliest` say which limit, by how much, and which part of the query. `reason` tells them apart: `syntax`, `unknown_name` (a field, argument, type or value that the schema does not have), `invalid`, `limit`, or `unknown_operation`.',
    extras: ['reason', 'limit', 'found', 'allowed', 'costliest', 'errors'],
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    explanation: 'Something went wrong on our side. Nothing was charged. Report it with the `request_id`.',
  },
  http_version_not_supported: {
    status: 505,
    title: 'HTTP version not supported',
    explanation: 'The request line names another version than HTTP/1.1 or HTTP/1.0.',
  },
  unavailable: {
    status: 503,
    title: 'Temporarily unavailable',
    explanation:
      'A part that the answer needs cannot be reached for the moment. Nothing was charged. Try again after the seconds that `Retry-After` names.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problemKinds;

export const inputFaultSchema = z
  .object({
    in: z.enum(['query', 'path', 'header', 'body']).describe('Where it stands.'),
    name: z.string().describe('Name of the parameter.'),
    code: z.string().describe('What is wrong with it, in one word.'),
    received: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .describe('What was received; all values when the parameter was repeated.'),
    min: z.int().optional().describe('Smallest value allowed.'),
    max: z.int().optional().describe('Largest value allowed.'),
    min_length: z.int().optional().describe('Fewest characters allowed.'),
    max_length: z.int().optional().describe('Most characters allowed.'),
    allowed: z.array(z.string()).optional().describe('The values allowed.'),
    did_you_mean: z.array(z.string()).optional().describe('What is near to it.'),
  })
  .describe('One faulty input: where it stands and what is wrong with it.');

export type InputFault = Readonly<z.infer<typeof inputFaultSchema>>;

/** A failure that a caller is told about. Anything else that is thrown becomes `internal_error`. */
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

/** The members that every problem document has, and those of the codes that REST routes answer with. */
export const problemSchema = z
  .object({
    type: z.string().meta({ format: 'uri-reference', description: 'Page that explains the code.' }),
    title: z.string().describe('Constant for a code.'),
    status: z.int().min(400).max(599).describe('HTTP status.'),
    detail: z.string().describe('What happened, and what to do about it.'),
    instance: z.string().meta({ format: 'uri-reference', description: 'The request target.' }),
    code: z.enum(Object.keys(problemKinds) as ProblemCode[]).describe('What kind of problem it is.'),
    request_id: z.string().describe('The same as the header X-Request-Id.'),
    errors: z.array(inputFaultSchema).optional().describe('One entry for each faulty input.'),
    did_you_mean: z.array(z.string()).optional().describe('What is near to it, best first.'),
    available_games: z.array(z.string()).optional().describe('Games the service has.'),
    violated_policies: z
      .array(z.enum(['key', 'owner']))
      .optional()
      .describe('Limits that were met.'),
    limit: z.int().optional().describe('Units a day under the policy with the fewest units left.'),
    remaining: z.int().optional().describe('Units left today under that policy.'),
    cost: z.int().optional().describe('Units that the request would have cost.'),
    reset: z.int().optional().describe('When the day ends, in Unix epoch seconds.'),
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
