import { createHash } from 'node:crypto';
import type { Content } from './send.ts';

/** Content made once: its entity tag follows from its bytes. */
export function content(
  type: string,
  body: Buffer | string,
  options: { cacheControl?: string; headers?: string[] } = {},
): Content {
  const bytes = Buffer.from(body);
  return {
    type,
    body: bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    cacheControl: options.cacheControl ?? 'public, max-age=300',
    headers: options.headers ?? [],
    encoded: new Map(),
  };
}
