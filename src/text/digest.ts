import { hash } from 'node:crypto';

/**
 * Returns the SHA-256 of a text or of bytes.
 *
 * @example
 * sha256('caryll', 'hex'); // '7b4b48a2bb74bd20b121161de867b11b075e84408f463e2a4869f1dcda87224b'
 */
export const sha256 = (content: string | Buffer, encoding: 'hex' | 'base64' | 'base64url'): string =>
  hash('sha256', content, encoding);

/** A strong entity tag, quotes included, from a SHA-256 in `base64url`. */
export const entityTag = (digest: string) => `"${digest.slice(0, 27)}"`;
