/** A request for the fast lane, with names of headers in lower case, as in node:http. */
export interface PlainRequest {
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Longer ones are rare; node:http limits them. */
const maxRequestBytes = 4_096;
const requestLine = /^GET (\/[!-~]*) HTTP\/1\.1\r\n/;
/** One header: a token, and visible ASCII with spaces inside. */
const headerLine = /([\w!#$%&'*+.^`|~-]+): ?([!-~](?:[ -~]*[!-~])?)\r\n/y;
/** With these headers, the next bytes are not a new request, or node:http must decide. */
const unusual = new Set([
  'content-length',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  '__proto__',
]);

/**
 * Parses the bytes of one complete GET request in a small grammar: no header occurs twice, and there is a Host.
 * Undefined for anything else.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
  if (bytes.length > maxRequestBytes) return undefined;
  const text = bytes.toString('latin1');
  const line = requestLine.exec(text);
  if (line === null) return undefined;
  const headers: Record<string, string> = Object.create(null);
  const end = text.length - 2;
  let position = line[0].length;
  while (position < end) {
    headerLine.lastIndex = position;
    const header = headerLine.exec(text);
    if (header === null) return undefined;
    const name = header[1]!.toLowerCase();
    if (headers[name] !== undefined || unusual.has(name)) return undefined;
    headers[name] = header[2]!;
    position = headerLine.lastIndex;
  }
  const { host, connection } = headers;
  const isKept = connection === undefined || connection.toLowerCase() === 'keep-alive';
  if (position !== end || !text.endsWith('\r\n') || host === undefined || !isKept) return undefined;
  return { target: line[1]!, headers };
}
