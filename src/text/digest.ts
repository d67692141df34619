import { hash } from 'node:crypto';

export const sha256 = (content: string | Buffer, encoding: 'hex' | 'base64' | 'base64url'): string =>
  hash('sha256', content, encoding);

/** A strong entity tag, quotes included, from a SHA-256 in `base64url`. */
export const entityTag = (digest: string) => `"${digest.slice(0, 27)}"`;
