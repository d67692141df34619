import { hash } from 'node:crypto';

/** The SHA-256 of something. */
export const sha256 = (content: string | Buffer, encoding: 'hex' | 'base64' | 'base64url'): string =>
  hash('sha256', content, encoding);

/** A strong entity tag, quotes included, from the SHA-256 of what it names in `base64url`. */
export const entityTag = (digest: string) => `"${digest.slice(0, 27)}"`;
