import { connect } from 'node:net';

export interface RawResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  readonly bytes: Buffer;
}

export interface RawConversation {
  readonly text: string;
  readonly responses: readonly RawResponse[];
  /** Whether the server closed the connection. */
  readonly closed: boolean;
}

/** More bytes must arrive before a response is whole. */
export class NotWhole extends Error {
  readonly missing: number;
  constructor(missing: number) {
    super('a response is not whole');
    this.missing = missing;
  }
}

/**
 * Responses of a byte stream (latin1), in order. `bodiless` marks those to HEAD.
 *
 * @throws when the last is not whole, or something is no response.
 */
export function parseResponses(
  text: string,
  bodiless: (index: number) => boolean = () => false,
): RawResponse[] {
  const responses: RawResponse[] = [];
  let rest = text;
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) break;
    const [statusLine, ...lines] = rest.slice(0, end).split('\r\n');
    const status = Number(statusLine!.split(' ')[1]);
    const headers = new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
    );
    const hasBody = status >= 200 && status !== 204 && status !== 304 && !bodiless(responses.length);
    const length = hasBody ? Number(headers.get('content-length') ?? Number.NaN) : 0;
    if (Number.isNaN(length)) throw new Error(`a response without a length: ${rest.slice(0, 400)}`);
    const missing = end + 4 + length - rest.length;
    if (missing > 0) throw new NotWhole(missing);
    const bytes = Buffer.from(rest.slice(end + 4, end + 4 + length), 'latin1');
    if (status >= 200) responses.push({ status, headers, body: bytes.toString(), bytes });
    rest = rest.slice(end + 4 + length);
  }
  if (rest !== '') throw new Error(`not a response: ${JSON.stringify(rest.slice(0, 200))}`);
  return responses;
}

/**
 * Sends bytes as they are and reads until the server closes, has sent so many responses, or is silent.
 *
 * @param parts strings of bytes (latin1), sent one after the other with a pause between.
 */
export function converse(
  port: number,
  parts: string | readonly string[],
  options: {
    readonly until?: number;
    readonly patienceMs?: number;
    readonly bodiless?: (index: number) => boolean;
    /** Ends our half after the last part. */
    readonly halfClose?: boolean;
  } = {},
): Promise<RawConversation> {
  const { until, patienceMs = 20_000, bodiless, halfClose = false } = options;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    let received = 0;
    let wanted = 0;
    const finish = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      try {
        resolve({ text, closed, responses: parseResponses(text, bodiless) });
      } catch (error) {
        reject(error);
      }
    };
    const timer = setTimeout(() => finish(false), patienceMs);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      received += chunk.length;
      if (until === undefined || received < wanted) return;
      try {
        if (parseResponses(Buffer.concat(chunks).toString('latin1'), bodiless).length >= until) finish(false);
      } catch (error) {
        if (error instanceof NotWhole) wanted = received + error.missing;
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => finish(true));
    socket.on('connect', async () => {
      for (const [index, part] of (typeof parts === 'string' ? [parts] : parts).entries()) {
        if (index > 0) await new Promise((wait) => setTimeout(wait, 30));
        if (socket.writable) socket.write(part, 'latin1');
      }
      if (halfClose) socket.end();
    });
  });
}
