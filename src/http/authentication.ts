import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Caller, KeyVerifier } from '../keys/verify.ts';
import { Problem } from '../problem.ts';
import type { RequestContext } from './send.ts';

interface AuthenticateParts {
  readonly keys: Pick<KeyVerifier, 'cached' | 'verify'>;
  /** CONTACT, for getting a key. */
  readonly contact: string | undefined;
  /** PUBLIC_BASE_URL, or ''. */
  readonly baseUrl: string;
}

/** How to get a key, in the same words wherever one is missing. */
const howToGetAKey = ({ contact, baseUrl }: AuthenticateParts) =>
  `The operator issues keys on request${contact === undefined ? '' : ` (${contact})`}; see ${baseUrl}/docs.`;

function challenge(problem: Problem, parts: AuthenticateParts): Problem {
  const error = problem.code === 'missing_api_key' ? '' : ', error="invalid_token"';
  return new Problem(
    problem.code,
    `${problem.message} ${howToGetAKey(parts)}`,
    { ...problem.extras },
    {
      ...problem.headers,
      'WWW-Authenticate': `Bearer realm="caryll"${error}, ApiKey realm="caryll", header="X-API-Key"`,
    },
  );
}

/**
 * The key in the headers. `X-API-Key` takes precedence, and schemes other than Bearer are ignored. Several X-API-Key
 * headers are joined by node:http with commas, which no key has.
 *
 * @throws Problem `malformed_api_key`
 */
function secretIn(headers: IncomingHttpHeaders): string | undefined {
  const header = headers['x-api-key'] as string | undefined;
  if (header) {
    if (!header.includes(',')) return header;
    throw new Problem('malformed_api_key', 'X-API-Key must have exactly one value.');
  }
  const [, token] = /^bearer (.*)$/i.exec(headers.authorization ?? '') ?? [];
  // Only spaces and tabs are white space here (RFC 9110, section 5.6.3).
  return token?.replace(/^[ \t]+|[ \t]+$/g, '');
}

function secretOf(req: IncomingMessage): string {
  const secret = secretIn(req.headers);
  // Of several Authorization headers node:http keeps the first.
  if (!req.headers['x-api-key'] && (req.headersDistinct['authorization']?.length ?? 0) > 1)
    throw new Problem('malformed_api_key', 'Authorization must be sent only once.');
  if (secret) return secret;
  throw new Problem(
    'missing_api_key',
    'This route requires an API key in the X-API-Key or Authorization: Bearer header.',
  );
}

/**
 * Finds the caller of a request, and stores it in its context.
 *
 * @throws Problem 401, with a challenge and how to get a key; `unavailable`.
 */
export type Authenticate = (context: RequestContext) => Promise<Caller>;

export const createAuthenticate =
  (parts: AuthenticateParts): Authenticate =>
  async (context) => {
    try {
      const secret = secretOf(context.req);
      return (context.caller = parts.keys.cached(secret) ?? (await parts.keys.verify(secret)));
    } catch (error) {
      throw error instanceof Problem && error.status === 401 ? challenge(error, parts) : error;
    }
  };
