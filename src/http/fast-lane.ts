import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Head } from './headers.ts';

/**
 * Answers plain requests at their socket, without the parser and the objects of node:http, which cost more than all that
 * this service does for a request whose answer it remembers.
 *
 * It takes a request only when what was read is one whole request of a small grammar, and one for records; whatever else
 * arrives is put back, and its connection is node:http's from then on. One request of a connection is answered at a time.
 */
export interface FastLane {
  /** Takes a new connection. */
  connected(socket: Socket): void;
  /** Ends the connections that wait for a request. */
  closeIdle(): void;
  closeAll(): void;
}

export interface FastLaneParts {
  readonly answer: RequestListener;
  /** Whether a target is one that `answer` answers with headers and a body that are written at once. */
  readonly takes: (target: string) => boolean;
  /** Hands a connection to node:http, which reads again what was put back. */
  readonly giveToNode: (socket: Socket) => void;
  readonly isClosing: () => boolean;
  /** How long a connection may wait for its next request, in milliseconds. */
  readonly keepAliveMs: number;
}

/** A request as the grammar of the lane reads it: names of headers in lower case, as node:http gives them. */
export interface RequestHead {
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Names as they were sent, and values, in turns. */
  readonly rawHeaders: readonly string[];
}

/** Longer ones are rare, and node:http bounds them. */
const maxRequestBytes = 4_096;
const requestLine = /^GET (\/[!-~]*) HTTP\/1\.1\r\n/;
/** One header: a token, and visible ASCII in which spaces may stand. */
const headerLine = /([\w!#$%&'*+.^`|~-]+): ?([!-~](?:[ -~]*[!-~])?)\r\n/y;
/** With these, what follows is not the next request, or not ours to decide. */
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

/** Reads the bytes of one whole request; undefined when they are anything else. */
export function readPlainRequest(bytes: Buffer): RequestHead | undefined {
  if (bytes.length > maxRequestBytes) return undefined;
  const text = bytes.toString('latin1');
  const line = requestLine.exec(text);
  if (line === null) return undefined;
  const headers: Record<string, string> = Object.create(null);
  const rawHeaders: string[] = [];
  const end = text.length - 2;
  let position = line[0].length;
  while (position < end) {
    headerLine.lastIndex = position;
    const header = headerLine.exec(text);
    if (header === null) return undefined;
    const name = header[1]!.toLowerCase();
    if (headers[name] !== undefined || unusual.has(name)) return undefined;
    headers[name] = header[2]!;
    rawHeaders.push(header[1]!, header[2]!);
    position = headerLine.lastIndex;
  }
  const { host, connection } = headers;
  const isKept = connection === undefined || connection.toLowerCase() === 'keep-alive';
  if (position !== end || !text.endsWith('\r\n') || host === undefined || !isKept) return undefined;
  return { target: line[1]!, headers, rawHeaders };
}

let dateText = '';
let dateSecond = 0;

function dateLine(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dateSecond) {
    dateSecond = second;
    dateText = `Date: ${new Date(second * 1000).toUTCString()}\r\n`;
  }
  return dateText;
}

/** A request of the lane: as much of an IncomingMessage as answers to requests for records need. */
class PlainRequest {
  readonly method = 'GET';
  readonly httpVersion = '1.1';
  readonly url: string;
  readonly headers: RequestHead['headers'];
  readonly rawHeaders: RequestHead['rawHeaders'];

  constructor({ target, headers, rawHeaders }: RequestHead) {
    this.url = target;
    this.headers = headers;
    this.rawHeaders = rawHeaders;
  }

  get headersDistinct(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries(Object.entries(this.headers).map(([name, value]) => [name, [value]]));
  }
}

/** The response to a request of the lane: as much of a ServerResponse as answers to requests for records need. */
export class PlainResponse {
  statusCode = 200;
  headersSent = false;
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get destroyed(): boolean {
    return !this.#connection.socket.writable;
  }

  destroy(): void {
    this.#connection.socket.destroy();
  }

  /**
   * Writes the whole answer.
   *
   * @param own lines of headers of this answer, whose values are numbers and identifiers of ours.
   * @throws TypeError when a value of the head could not stand in a header.
   */
  send(head: Head, own: string, body: Buffer | string = ''): void {
    const { bytes } = head;
    this.statusCode = head.status;
    this.headersSent = true;
    this.#connection.write(bytes, own + dateLine(), typeof body === 'string' ? Buffer.from(body) : body);
  }
}

/** Smaller answers leave in one piece. The bodies of larger ones are not copied: many clients may wait for the same. */
const maxPieceBytes = 24_576;
/** Where pieces are put together. The system takes nearly each of them at once, and its place is free for the next. */
let piece = Buffer.allocUnsafeSlow(maxPieceBytes);

class Connection {
  readonly socket: Socket;
  readonly #parts: FastLaneParts;
  readonly #end: string;
  readonly #leave: (connection: Connection) => void;
  isBusy = false;
  /** Reading of `performance.now()` at the last answer, or when it was opened. */
  idleSince = performance.now();
  hasAnswered = false;
  /** What arrived while a request was answered. */
  #early: Buffer[] = [];

  constructor(socket: Socket, parts: FastLaneParts, leave: (connection: Connection) => void) {
    this.socket = socket;
    this.#parts = parts;
    this.#leave = leave;
    this.#end = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(parts.keepAliveMs / 1000)}\r\n\r\n`;
    socket.on('data', this.#read);
    socket.on('end', this.#finish);
    socket.on('error', this.#fail);
    socket.on('close', this.#gone);
  }

  readonly #read = (chunk: Buffer): void => {
    if (this.isBusy) {
      this.#early.push(chunk);
      this.socket.pause();
      return;
    }
    const head = readPlainRequest(chunk);
    if (head === undefined || !this.#parts.takes(head.target)) {
      this.give([chunk]);
      return;
    }
    this.isBusy = true;
    this.#parts.answer(
      new PlainRequest(head) as unknown as IncomingMessage,
      new PlainResponse(this) as unknown as ServerResponse,
    );
  };

  readonly #finish = (): void => {
    this.socket.end();
  };

  readonly #fail = (): void => void this.socket.destroy();
  readonly #gone = (): void => this.#leave(this);

  /** Puts bytes back and hands the connection to node:http. */
  give(bytes: readonly Buffer[]): void {
    const { socket } = this;
    this.#leave(this);
    socket.off('data', this.#read);
    socket.off('end', this.#finish);
    socket.off('error', this.#fail);
    socket.off('close', this.#gone);
    if (bytes.length > 0) socket.unshift(Buffer.concat(bytes));
    this.#parts.giveToNode(socket);
    // It may have been paused here, and node:http resumes only what it has paused itself.
    socket.resume();
  }

  write(head: Buffer, own: string, body: Buffer): void {
    const { socket } = this;
    const isLast = this.#parts.isClosing();
    const text = own + (isLast ? 'Connection: close\r\n\r\n' : this.#end);
    const length = head.length + text.length + body.length;
    if (length > maxPieceBytes) {
      socket.cork();
      for (const each of [head, Buffer.from(text, 'latin1'), body]) socket.write(each);
      socket.uncork();
    } else {
      piece.set(head);
      piece.write(text, head.length, 'latin1');
      piece.set(body, head.length + text.length);
      socket.write(piece.subarray(0, length));
      if (socket.writableLength > 0) piece = Buffer.allocUnsafeSlow(maxPieceBytes);
    }
    // An empty piece is written when the system has taken those before it.
    if (socket.writableLength > 0) socket.write('', this.#written);
    else this.#written();
    if (isLast) socket.end();
  }

  /** The system has taken the answer. */
  readonly #written = (): void => {
    this.isBusy = false;
    this.hasAnswered = true;
    this.idleSince = performance.now();
    if (this.#early.length === 0 || this.#parts.isClosing()) return;
    const early = this.#early;
    this.#early = [];
    if (this.socket.writable) this.give(early);
  };
}

/** How often connections are looked at, in milliseconds; so long node:http does not see one that says nothing. */
const sweepMs = 1_000;

export function createFastLane(parts: FastLaneParts): FastLane {
  const connections = new Set<Connection>();
  const leave = (connection: Connection) => void connections.delete(connection);
  const sweep = setInterval(() => {
    const at = performance.now();
    for (const connection of connections) {
      const idleMs = at - connection.idleSince;
      if (connection.isBusy) continue;
      // Who has said nothing yet is refused by node:http when it is time.
      if (!connection.hasAnswered && idleMs > sweepMs) connection.give([]);
      else if (connection.hasAnswered && idleMs > parts.keepAliveMs) connection.socket.destroy();
    }
  }, sweepMs);
  sweep.unref();

  const destroy = (which: (connection: Connection) => boolean) => {
    for (const connection of connections) if (which(connection)) connection.socket.destroy();
  };
  return {
    connected: (socket) => void connections.add(new Connection(socket, parts, leave)),
    closeIdle: () => destroy(({ isBusy }) => !isBusy),
    closeAll() {
      clearInterval(sweep);
      destroy(() => true);
    },
  };
}
