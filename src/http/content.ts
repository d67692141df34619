import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { entityTag, sha256 } from '../text/digest.ts';
import type { HeaderList } from './headers.ts';
import type { ResponseBody } from './send.ts';

/**
 * Content made once; its entity tag is a digest of its bytes.
 *
 * @example
 * content('text/plain; charset=utf-8', 'ok', { cacheControl: 'no-store' });
 */
export function content(
  type: string,
  body: Buffer | string,
  options: { cacheControl?: string; headers?: HeaderList } = {},
): ResponseBody {
  const bytes = Buffer.from(body);
  return {
    type,
    body: bytes,
    etag: entityTag(sha256(bytes, 'base64url')),
    cacheControl: options.cacheControl ?? 'public, max-age=300',
    headers: options.headers ?? [],
    encoded: new Map(),
  };
}

/**
 * Whether a request comes from a browser that shows pages: `Accept` names HTML, and prefers it to the other media type.
 * A wildcard alone does not count.
 */
export function prefersHtml(req: IncomingMessage, otherType: string): boolean {
  if (!req.headers.accept?.includes('text/html')) return false;
  return new Negotiator(req).mediaType([otherType, 'text/html']) === 'text/html';
}
