import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Coding = 'br' | 'gzip' | 'identity';

const compressors: Readonly<Record<'br' | 'gzip', (body: Buffer) => Promise<Buffer>>> = {
  // Quality 5: higher ones of brotli block the process for little gain.
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** Smaller bodies are not worth compressing. */
const minEncodedBytes = 512;

/** A body that is encoded once for each coding. */
export interface EncodableBody {
  readonly body: Buffer;
  /** Strong entity tag of the body without coding, quotes included. */
  readonly etag: string;
  readonly encoded: Map<string, Promise<Buffer>>;
}

/** The preference in an Accept-Encoding field. */
interface Preference {
  readonly coding: Coding;
  /** Whether `identity` is refused, so that even a small body must be encoded. */
  readonly mustEncode: boolean;
}

const asItIs: Preference = { coding: 'identity', mustEncode: false };

/** Fields that clients send often are parsed once. */
const frequent = new LRUCache<string, Preference>({ max: 1_000 });

/** Version 1 accepts a preference of the server, which its published types lack. */
interface PreferringNegotiator {
  encoding(
    available: readonly string[],
    options: { readonly preferred: readonly string[] },
  ): string | undefined;
}

const zero = String.raw`\s*;\s*q\s*=\s*0(\.0*)?\s*(,|$)`;
const identityRefused = new RegExp(String.raw`(^|,)\s*identity${zero}`, 'i');
const anyRefused = new RegExp(String.raw`(^|,)\s*\*${zero}`, 'i');

function readAcceptEncoding(field: string): Preference {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': field } }) as PreferringNegotiator;
  const coding = negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] }) as
    | Coding
    | undefined;
  // When no coding is acceptable, the body without coding is more useful than an error.
  if (coding === undefined || coding === 'identity') return asItIs;
  const mustEncode =
    identityRefused.test(field) || (anyRefused.test(field) && !/(^|,)\s*identity\b/i.test(field));
  return { coding, mustEncode };
}

/** Whether an Accept-Encoding field prefers gzip, or has it equal with no coding. */
export function acceptsGzip(acceptEncoding: string | undefined): boolean {
  if (acceptEncoding === undefined || acceptEncoding === '') return false;
  const negotiator = new Negotiator({
    headers: { 'accept-encoding': acceptEncoding },
  }) as PreferringNegotiator;
  return negotiator.encoding(['gzip', 'identity'], { preferred: ['gzip'] }) === 'gzip';
}

/** The content coding for an Accept-Encoding field (RFC 9110, section 12.5.3). */
export function codingFor(content: EncodableBody, acceptEncoding: string | undefined): Coding {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity';
  let preference = frequent.get(acceptEncoding);
  if (preference === undefined) {
    preference = readAcceptEncoding(acceptEncoding);
    if (acceptEncoding.length <= 200) frequent.set(acceptEncoding, preference);
  }
  return preference.mustEncode || content.body.length >= minEncodedBytes ? preference.coding : 'identity';
}

/**
 * The entity tag of a body in a coding. A strong tag identifies bytes, so each coding has its own (RFC 9110, section
 * 8.8.3.3).
 */
export function etagFor(content: EncodableBody, coding: Coding): string {
  return coding === 'identity' ? content.etag : `${content.etag.slice(0, -1)}-${coding}"`;
}

/** The body in a coding. */
export async function encodedBody(content: EncodableBody, coding: Coding): Promise<Buffer> {
  if (coding === 'identity') return content.body;
  const known = content.encoded.get(coding);
  if (known !== undefined) return known;
  const making = compressors[coding](content.body).then(
    (made) => {
      // zlib returns a small result at the start of a buffer of 16 kB, all of which would be kept.
      const encoded = Buffer.allocUnsafeSlow(made.length);
      made.copy(encoded);
      return encoded;
    },
    (error) => {
      content.encoded.delete(coding);
      throw error;
    },
  );
  content.encoded.set(coding, making);
  return making;
}
