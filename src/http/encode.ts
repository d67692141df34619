import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const compressors: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  // Quality 5: brotli's higher ones hold up the process for what they save.
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** Smaller bodies gain nothing worth a compressor. */
const smallestEncoded = 512;

/** Something with a body that is encoded once for each coding. */
export interface Encodable {
  readonly body: Buffer;
  readonly encoded: Map<string, Buffer | Promise<Buffer>>;
}

/** What a client sends most, so that these need not be parsed. */
const frequent = new Map<string, string>();

/** Version 1 takes the server's preference, which its published types do not know yet. */
interface PreferringNegotiator {
  encoding(
    available: readonly string[],
    options: { readonly preferred: readonly string[] },
  ): string | undefined;
}

/** The content coding to use for an Accept-Encoding field (RFC 9110, section 12.5.3). */
export function chooseCoding(acceptEncoding: string | undefined): 'br' | 'gzip' | 'identity' {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity';
  const known = frequent.get(acceptEncoding);
  if (known !== undefined) return known as 'br';
  const negotiator = new Negotiator({
    headers: { 'accept-encoding': acceptEncoding },
  }) as PreferringNegotiator;
  const chosen = negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] }) ?? 'identity';
  if (frequent.size < 1_000) frequent.set(acceptEncoding, chosen);
  return chosen as 'br';
}

/** The body in a coding: at once when it was made before. */
export function encodedBody(
  content: Encodable,
  coding: 'br' | 'gzip' | 'identity',
): Buffer | Promise<Buffer> {
  if (coding === 'identity' || content.body.length < smallestEncoded) return content.body;
  const known = content.encoded.get(coding);
  if (known !== undefined) return known;
  const making = compressors[coding]!(content.body).then((encoded) => {
    content.encoded.set(coding, encoded);
    return encoded;
  });
  content.encoded.set(coding, making);
  return making;
}
