import type { IncomingMessage } from 'node:http';
import type { Caller, KeyVerifier } from '../keys/verify.ts';
import { Problem } from '../problem.ts';
import type { Exchange } from './send.ts';

/** How to get a key: the same words wherever one is missing. */
const howToGetAKey = (contact: string | undefined) =>
  `Keys are issued by the maintainer on request${contact === undefined ? '' : ` (${contact})`}; see /docs.`;

function challenge(problem: Problem, contact: string | undefined): Problem {
  const error = problem.code === 'missing_api_key' ? '' : ', error="invalid_token"';
  return new Problem(
    problem.code,
    `${problem.message} ${howToGetAKey(contact)}`,
    { ...problem.extras },
    {
      ...problem.headers,
      'WWW-Authenticate': `Bearer realm="caryll"${error}, ApiKey realm="caryll", header="X-API-Key"`,
    },
  );
}

/**
 * The key a request carries; `X-API-Key` wins, and schemes other than Bearer are not ours to judge. Of several
 * Authorization headers node:http keeps the first; several X-API-Key it joins with commas, which no key has.
 */
function secretOf(req: IncomingMessage): string | undefined {
  const header = req.headers['x-api-key'] as string | undefined;
  if (header) {
    if (!header.includes(',')) return header;
    throw new Problem('malformed_api_key', 'X-API-Key holds more than one value; send one key.');
  }
  const { authorization } = req.headers;
  if (authorization === undefined) return undefined;
  if (req.headersDistinct['authorization']!.length > 1)
    throw new Problem('malformed_api_key', 'There is more than one Authorization header; send one.');
  const space = authorization.indexOf(' ');
  if (space === -1 || authorization.slice(0, space).toLowerCase() !== 'bearer') return undefined;
  // Spaces and tabs are white space here, and nothing else is (RFC 9110, section 5.6.3).
  return authorization.slice(space + 1).replace(/^[ \t]+|[ \t]+$/g, '');
}

/**
 * Finds the caller of a request, and writes it into the exchange: at once when the key is known.
 *
 * @throws Problem 401, with a challenge and how to get a key; `unavailable`.
 */
export type Authenticate = (exchange: Exchange) => Caller | Promise<Caller>;

export function createAuthenticate(verify: KeyVerifier['verify'], contact: string | undefined): Authenticate {
  const explain = (error: unknown) =>
    error instanceof Problem && error.status === 401 ? challenge(error, contact) : error;
  return (exchange) => {
    const enter = (caller: Caller) => {
      exchange.caller = caller;
      return caller;
    };
    try {
      const secret = secretOf(exchange.req);
      if (!secret) {
        throw new Problem(
          'missing_api_key',
          'This route needs an API key in the header X-API-Key or Authorization: Bearer.',
        );
      }
      const caller = verify(secret);
      if (!(caller instanceof Promise)) return enter(caller);
      return caller.then(enter, (error) => {
        throw explain(error);
      });
    } catch (error) {
      throw explain(error);
    }
  };
}
