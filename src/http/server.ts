import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ProcessLimits } from '../bounds.ts';
import { Problem, problemDocument, problemKinds } from '../problem.ts';
import { excerpt } from '../text/excerpt.ts';
import { commonHeaders, linesOf } from './headers.ts';
import { instanceOf } from './send.ts';

/** Limit for a request line and headers together, in bytes; the parser enforces it. */
const maxHeaderBytes = 16_384;
const allMethods = 'GET, HEAD, OPTIONS';

/** Why Node reads no more from a connection; `rawPacket` has the bytes that its parser was parsing. */
interface ParserError extends Error {
  readonly code?: string;
  readonly bytesParsed?: number;
  readonly rawPacket?: Buffer;
}

/** The line of the packet at which the parser stopped, without its line end. */
function wrongLine({ rawPacket, bytesParsed = 0 }: ParserError): string {
  const packet = rawPacket?.toString('latin1') ?? '';
  const start = packet.lastIndexOf('\n', Math.max(0, bytesParsed - 1)) + 1;
  return packet.slice(start).split(/\r?\n/, 1)[0]!;
}

/** The encoded path in a request line that is valid except for characters of its address; otherwise undefined. */
function targetOf(error: ParserError): string | undefined {
  const target = /^[A-Z]+ (\/.*) HTTP\/1\.[01]$/.exec(wrongLine(error))?.[1];
  if (target === undefined || /^[\u0021-\u007e]*$/.test(target)) return undefined;
  const [path] = Buffer.from(target, 'latin1').toString().split('?');
  return path!.replace(/[^\u0021-\u007e]+/g, encodeURIComponent);
}

/** The problem for bytes that the parser could not parse as a request. */
function problemOf(error: ParserError): Problem {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      // The request line counts as a header; one that is too long by itself has another status.
      return /^[A-Z]+ \S{8193}/.test(error.rawPacket?.toString('latin1') ?? '')
        ? new Problem('uri_too_long', 'The address is longer than 8192 characters.')
        : new Problem('headers_too_large', `The request headers are larger than ${maxHeaderBytes} bytes.`);
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('request_timeout', 'The request was not received completely within the time limit.');
    case 'HPE_INVALID_METHOD': {
      // The parser knows a fixed list of methods, but any token is valid (RFC 9110, section 9.1).
      const method = /^([\w!#$%&'*+.^`|~-]+) \S+ HTTP\/1\.[01]$/.exec(wrongLine(error))?.[1];
      if (method === undefined) break;
      return new Problem(
        'method_not_allowed',
        `${excerpt(method)} is not allowed here; use ${allMethods}.`,
        {},
        { Allow: allMethods },
      );
    }
  }
  return new Problem(
    'malformed_request',
    targetOf(error) === undefined
      ? 'The request is not valid HTTP/1.1.'
      : 'The address has characters that must be percent-encoded, such as spaces and letters beyond ASCII.',
  );
}

/** How long a refused client may keep sending before the connection is closed, in milliseconds. */
const lingerMs = 1_000;

/** Writes a problem without a response object, and closes the connection. */
function refuse(socket: Socket, { problem, target }: Refusal, baseUrl: string): void {
  if (!socket.writable) return void socket.destroy();
  const requestId = randomUUID();
  const instance = target === undefined ? '' : instanceOf(target, problem, baseUrl);
  const body = JSON.stringify(problemDocument(problem, { instance, requestId, baseUrl }));
  const fields = [
    ...commonHeaders,
    ...Object.entries(problem.headers).flat(),
    'X-Request-Id',
    requestId,
    'Content-Type',
    'application/problem+json; charset=utf-8',
    'Cache-Control',
    'no-store',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Date',
    new Date().toUTCString(),
    'Connection',
    'close',
  ];
  const statusLine = `HTTP/1.1 ${problem.status} ${problemKinds[problem.code].title}`;
  socket.end(`${statusLine}\r\n${linesOf(fields)}\r\n${body}`);
  // Closing at once, with unread bytes of the client, would reset the connection before the client reads the response.
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}

/** How long a connection may wait for its next request, in milliseconds. */
const keepAliveMs = 65_000;
/** How long a connection may be silent while a response is sent, in milliseconds. Every part that the client takes counts. */
const silenceMs = 70_000;
const maxHeadersMs = 10_000;
/** How often Node checks for requests that do not end, in milliseconds. */
const checkMs = 1_000;
/** Number of requests that may wait on a connection for the response to the one before them. */
const maxWaiting = 32;
/** How long all connections are parsed in parts after one had more requests than may wait, in milliseconds. */
const guardedMs = 60_000;

/** Limits for the clients of every port. */
export type ServerBounds = Pick<ProcessLimits, 'requestTimeoutMs' | 'maxConnections'>;

export interface ServerOptions extends ServerBounds {
  /** PUBLIC_BASE_URL, or '' when it is not set. */
  readonly baseUrl?: string;
  /**
   * Whether connections close after their next response: a client that kept one could send a request to a stopping
   * service.
   */
  readonly isClosing?: () => boolean;
}

/** Why a connection is refused. */
interface Refusal {
  readonly problem: Problem;
  /** The path of the request, where it is known. */
  readonly target: string | undefined;
}

/** A request and its response. */
interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  start(): void;
}

/** A connection of a client, with what Node does not keep about it. */
interface Connection {
  readonly socket: Socket;
  /** Requests whose response has not been written completely: the first is in progress, and the others wait. */
  readonly exchanges: Exchange[];
  /** The last request whose headers have arrived. */
  latest: IncomingMessage | undefined;
  /** Why no more requests are read from it. */
  refusal: Refusal | undefined;
  /** Whether what arrives is parsed in parts. */
  isInParts: boolean;
}

const blankLine = '\r\n\r\n';
/** A chunk with fewer bytes cannot have more requests than may wait. */
const minSplitBytes = maxWaiting * 'GET / HTTP/1.1\r\n\r\n'.length;

/** Returns a chunk in parts, none of which has the headers of more requests than may wait. */
function* partsOf(chunk: Buffer): Generator<Buffer> {
  let start = 0;
  if (chunk.length > minSplitBytes) {
    let requests = 0;
    for (let at = chunk.indexOf(blankLine); at !== -1; at = chunk.indexOf(blankLine, at + blankLine.length)) {
      requests += 1;
      if (requests % maxWaiting > 0) continue;
      yield chunk.subarray(start, at + blankLine.length);
      start = at + blankLine.length;
    }
  }
  yield chunk.subarray(start);
}

/** Whether the headers of a request announce a body (RFC 9112, section 6). */
const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * Hands what arrives to Node's parser in parts, until the connection is closed or refused: Node would make the objects of
 * all requests in a chunk, some kilobytes each. A request costs a quarter more processor time in this way, because Node
 * parses a connection without a listener for its data outside of JavaScript.
 */
function parseInParts(connection: Connection): void {
  const { socket, isInParts } = connection;
  const [parse] = socket.listeners('data') as ((chunk: Buffer) => void)[];
  if (isInParts || parse === undefined) return;
  connection.isInParts = true;
  socket.off('data', parse).on('data', (chunk: Buffer) => {
    for (const part of partsOf(chunk)) if (!socket.destroyed && connection.refusal === undefined) parse(part);
  });
}

/** Refuses a connection, unless responses to earlier requests are still to come, which the refusal must not overtake. */
function refuseInTurn({ socket, exchanges, latest }: Connection, refusal: Refusal, baseUrl: string): void {
  const [first] = exchanges;
  if (first === undefined) {
    // The body of a request with a response is wrong or does not end: a second response would count as that of the
    // next request.
    if (latest?.complete === false) socket.destroySoon();
    else refuse(socket, refusal, baseUrl);
  } else if (exchanges.length === 1 && !first.req.complete && !first.res.headersSent) {
    // Its handler would wait for the rest of the body.
    exchanges.pop();
    refuse(socket, refusal, baseUrl);
  }
}

/**
 * The connections of a server. Each has one request in progress: Node would start all that a client pipelines (RFC 9112,
 * section 9.3.2) before it sends the first response.
 */
function createConnections(maxConnections: number, baseUrl: string) {
  const connectionOf = new WeakMap<Duplex, Connection>();
  const open = new Set<Connection>();
  /** Connections without a request in progress, the one that has been idle longest first. */
  const idle = new Set<Connection>();

  /** Reading of `performance.now()` until which connections are parsed in parts. */
  let guardedUntil = 0;

  function forget(connection: Connection): void {
    open.delete(connection);
    idle.delete(connection);
  }

  /** Closes a connection with more requests than may wait, and parses all others in parts for some time. */
  function closeOverfull({ socket }: Connection): void {
    socket.destroy();
    const now = performance.now();
    if (now >= guardedUntil) for (const each of open) parseInParts(each);
    guardedUntil = now + guardedMs;
  }

  /** Starts the next request of a connection whose response was taken, or leaves it idle. */
  function next(connection: Connection): void {
    const { socket, exchanges, refusal } = connection;
    exchanges.shift();
    if (socket.destroyed) return;
    if (refusal !== undefined) refuseInTurn(connection, refusal, baseUrl);
    const [first] = exchanges;
    // In a later turn of the event loop, so that other connections have theirs.
    if (first !== undefined) setImmediate(first.start);
    else idle.add(connection);
  }

  return {
    /** Admits a connection. When there are too many, the one that has been idle longest gives way. */
    admit(socket: Socket): void {
      const connection: Connection = {
        socket,
        exchanges: [],
        latest: undefined,
        refusal: undefined,
        isInParts: false,
      };
      connectionOf.set(socket, connection);
      socket.once('close', () => forget(connection));
      if (open.size >= maxConnections) {
        const [longest = connection] = idle;
        forget(longest);
        longest.socket.destroy();
        if (longest === connection) return;
      }
      open.add(connection);
      idle.add(connection);
      if (performance.now() < guardedUntil) parseInParts(connection);
    },
    /** Starts a request once those before it on its connection have their responses. */
    begin(req: IncomingMessage, res: ServerResponse, start: () => void): void {
      const connection = connectionOf.get(req.socket)!;
      const { exchanges } = connection;
      if (exchanges.length > maxWaiting) return closeOverfull(connection);
      connection.latest = req;
      exchanges.push({ req, res, start });
      res.once('close', () => next(connection));
      if (exchanges.length > 1) return;
      idle.delete(connection);
      // Node reads on before the next turn of the event loop. A response that is sent at once would let all requests
      // with bodies start in this turn.
      if (hasBody(req)) setImmediate(start);
      else start();
    },
    /** Reads no more requests from a connection, and refuses it after the responses to those that were read. */
    refuse(socket: Duplex, problem: Problem, target?: string): void {
      const connection = connectionOf.get(socket)!;
      connection.refusal = { problem, target };
      refuseInTurn(connection, connection.refusal, baseUrl);
    },
  };
}

/**
 * A server of node:http with limits against slow, oversized and pipelined requests, which refuses with problem
 * documents. It opens every port of the service.
 */
export function createHttpServer(
  listener: RequestListener,
  { requestTimeoutMs, maxConnections, baseUrl = '', isClosing = () => false }: ServerOptions,
): Server {
  const connections = createConnections(maxConnections, baseUrl);
  const server = createServer({
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: Math.min(maxHeadersMs, requestTimeoutMs),
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: keepAliveMs,
    // Without a Host header Node would respond by itself, in plain text.
    requireHostHeader: false,
  });
  server.timeout = silenceMs;
  // Without this, Node drops headers beyond its own limit, even a second Host or a key. The bytes are limited anyway.
  server.maxHeadersCount = 0;
  // A client that ends its half after a request still gets the response (RFC 9112, section 9.6). Node's manual does not
  // have this property, which all versions have had; a test holds it.
  Object.assign(server, { httpAllowHalfOpen: true });

  server.on('connection', connections.admit);
  const begin: RequestListener = (req, res) => {
    connections.begin(req, res, () => {
      if (isClosing()) res.setHeader('Connection', 'close');
      listener(req, res);
    });
  };
  server.on('request', begin);
  server.on('checkExpectation', begin);
  server.on('checkContinue', (req, res) => {
    connections.begin(req, res, () => {
      res.writeContinue();
      listener(req, res);
    });
  });
  server.on('connect', (_request, socket) => {
    // Node removes its own listeners from the socket.
    socket.on('error', () => socket.destroy()).resume();
    const message = `CONNECT is not allowed here; use ${allMethods}.`;
    connections.refuse(socket, new Problem('method_not_allowed', message, {}, { Allow: allMethods }));
  });
  server.on('clientError', (error: ParserError, socket) => {
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE' || !socket.writable) socket.destroy();
    else connections.refuse(socket, problemOf(error), targetOf(error));
  });
  return server;
}
