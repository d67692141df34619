import type { Schema } from './schema.ts';

/** A header component. With `always`, every response that names it has it. */
interface HeaderOptions {
  readonly always?: boolean;
}

const header = (description: string, schema: Schema, example: unknown, { always }: HeaderOptions = {}) => ({
  description,
  ...(always ? { required: true } : {}),
  schema,
  example,
});
const integerHeader = (description: string, example: number, options?: HeaderOptions) =>
  header(description, { type: 'integer', minimum: 0 }, example, options);
const stringHeader = (description: string, example: string, options?: HeaderOptions) =>
  header(description, { type: 'string' }, example, options);
const always = { always: true } as const;

/** Header components by the name of the field. */
export const headers = {
  'X-RateLimit-Limit': integerHeader(
    'Daily units of the policy with the fewest units left. Every response to a request with a valid key has rate headers.',
    100,
  ),
  'X-RateLimit-Remaining': integerHeader('Units left today under that policy.', 99),
  'X-RateLimit-Reset': integerHeader(
    'When the day ends, at 00:00 UTC, in Unix epoch seconds.',
    1_795_305_600,
  ),
  'X-RateLimit-Policy': header(
    'The policy that the values refer to: `key` for this key, or `owner` for all keys of its owner.',
    { type: 'string', enum: ['key', 'owner'] },
    'key',
  ),
  'X-RateLimit-Cost': integerHeader('Units charged for this request.', 1),
  'RateLimit-Policy': stringHeader(
    'Both policies: quota `q` in units, window `w` in seconds.',
    '"key";q=100;w=86400, "owner";q=150;w=86400',
  ),
  RateLimit: stringHeader(
    'Both policies: units left `r`, seconds to the reset `t`.',
    '"key";r=99;t=30123, "owner";r=149;t=30123',
  ),
  'X-Request-Id': stringHeader(
    "Identifier of the request. A caller's own identifier is kept if it has 8 to 64 of the characters A-Z a-z 0-9 _ -.",
    '0b9f3f0e-6d1a-4b7e-9d0e-3f7a2b1c4d5e',
    always,
  ),
  'X-Dataset-Version': stringHeader("Version of the game's data, `YYYY.M.N`.", '2026.11.2', always),
  ETag: stringHeader(
    'Strong entity tag of the body in its content coding; send it back as `If-None-Match`.',
    '"pVt8m2Y0l0h0cJr6hZ1u3xQk7aE"',
    always,
  ),
  'Cache-Control': stringHeader(
    'Whether and how long the response may be cached.',
    'private, max-age=300',
    always,
  ),
  Vary: stringHeader(
    'Request headers that the response depends on.',
    'Accept-Encoding, Authorization, X-API-Key',
    always,
  ),
  'Access-Control-Allow-Origin': stringHeader(
    'Allows pages of any origin to read the response.',
    '*',
    always,
  ),
  'Access-Control-Expose-Headers': stringHeader(
    'Headers that scripts of other origins can read.',
    'ETag, Link, X-RateLimit-Remaining',
    always,
  ),
  'X-Content-Type-Options': header(
    'Prevents clients from guessing another media type.',
    { type: 'string', const: 'nosniff' },
    'nosniff',
    always,
  ),
  'Content-Length': integerHeader('Bytes of the body as sent.', 512, always),
  'Content-Encoding': header(
    'Compression of the body, if `Accept-Encoding` allows it and the body is large enough.',
    { type: 'string', enum: ['br', 'gzip'] },
    'br',
  ),
  Link: stringHeader(
    'URLs of the `first`, `prev`, `next` and `last` page (RFC 8288), with all filters.',
    '</v1/bloodborne/bosses?page=2&page_size=20>; rel="next"',
    always,
  ),
  'Retry-After': integerHeader('Seconds to wait before trying again.', 30_123, always),
  'Accept-Ranges': header(
    'The file supports range requests.',
    { type: 'string', const: 'bytes' },
    'bytes',
    always,
  ),
  'Content-Disposition': stringHeader(
    'Name of the file, with the version of the data.',
    'attachment; filename="caryll-bloodborne-2026.11.2.json"',
    always,
  ),
  'Content-Range': stringHeader(
    'The bytes that are sent, and the size of the file (RFC 9110).',
    'bytes 0-99/3145728',
    always,
  ),
  'Repr-Digest': stringHeader(
    'SHA-256 of the whole file in the content coding of the response, even if only a part is sent (RFC 9530).',
    'sha-256=:4REjxQ4yrqUVicfSKYNO/cF9zNj5ANbzgDZt3/h3Qxo=:',
    always,
  ),
  'WWW-Authenticate': stringHeader(
    'How to authenticate (RFC 9110).',
    'Bearer realm="caryll", ApiKey realm="caryll", header="X-API-Key"',
    always,
  ),
} as const satisfies Record<string, Schema>;

export type HeaderName = keyof typeof headers;

export const headerRefs = (...names: HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
export const commonHeaders: readonly HeaderName[] = [
  'X-Request-Id',
  'Vary',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'X-Content-Type-Options',
];
export const rateHeaders: readonly HeaderName[] = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-RateLimit-Policy',
  'X-RateLimit-Cost',
  'RateLimit-Policy',
  'RateLimit',
];
export const bodyHeaders: readonly HeaderName[] = ['Cache-Control', 'Content-Length'];
export const dataHeaders: readonly HeaderName[] = ['ETag', 'Cache-Control', 'X-Dataset-Version'];
