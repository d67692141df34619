import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { entityTag, sha256 } from '../text/digest.ts';
import type { HeaderList } from './headers.ts';
import type { Content } from './send.ts';

/** Content made once: its entity tag follows from its bytes. */
export function content(
  type: string,
  body: Buffer | string,
  options: { cacheControl?: string; headers?: HeaderList } = {},
): Content {
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
 * Whether a request is that of a browser that shows pages: its `Accept` names HTML, and prefers it to the media
 * type that is sent otherwise. A wildcard alone is anybody's.
 */
export function prefersHtml(req: IncomingMessage, otherType: string): boolean {
  if (!req.headers.accept?.includes('text/html')) return false;
  return new Negotiator(req).mediaType([otherType, 'text/html']) === 'text/html';
}
