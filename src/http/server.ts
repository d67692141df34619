import { randomUUID } from 'node:crypto';
import { createServer as createNodeServer, type Server as NodeServer, type RequestListener } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Bounds } from '../bounds.ts';
import { Problem, problemDocument, problemKinds } from '../problem.ts';
import { excerpt } from '../text/excerpt.ts';
import { Connection, type ConnectionParts } from './connection.ts';
import type { FastLane } from './fast-lane.ts';
import { commonHeaders, linesOf } from './headers.ts';

/** Limit for a request line and headers together, in bytes; the parser enforces it. */
const maxHeaderBytes = 16_384;
const allMethods = 'GET, HEAD, OPTIONS';

/** An error of the parser of node:http; `rawPacket` has the bytes that it was parsing. */
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
function refuse(socket: Socket, problem: Problem, baseUrl: string, instance: string): void {
  if (!socket.writable) return void socket.destroy();
  const requestId = randomUUID();
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
/** How long a client may leave responses unread, in milliseconds. */
const unreadMs = 70_000;
const maxHeadersMs = 10_000;
/** How often timeouts of connections are checked, in milliseconds. */
const sweepMs = 1_000;

/**
 * Calls `takeTurn` of the waiting connections, one in each turn of the event loop: a client that sends one request at a
 * time never waits behind a pipeline.
 */
function createTurns(): (connection: Connection) => void {
  const waiting = new Set<Connection>();
  let isTaking = false;
  function take() {
    const [first] = waiting;
    isTaking = first !== undefined;
    if (first === undefined) return;
    waiting.delete(first);
    first.takeTurn();
    setImmediate(take);
  }
  return (connection) => {
    waiting.add(connection);
    if (!isTaking) setImmediate(take);
    isTaking = true;
  };
}

/** What the clients of every port may do. */
export type ServerBounds = Pick<Bounds, 'requestTimeoutMs' | 'maxConnections'>;

export interface ServerOptions extends ServerBounds {
  /** PUBLIC_BASE_URL, or '' when it is not set. */
  readonly baseUrl?: string;
  /**
   * Whether connections close after their next response: a client that kept one could send a request to a stopping
   * service.
   */
  readonly isClosing?: () => boolean;
  /** Serves what it can without node:http. */
  readonly fastLane?: FastLane | undefined;
}

/** A server of HTTP on connections of its own. */
export type HttpServer = Server & Pick<NodeServer, 'closeIdleConnections' | 'closeAllConnections'>;

/**
 * A server with limits against slow, oversized and pipelined requests, which refuses with problem documents. It opens
 * every port of the service.
 *
 * node:http parses requests and writes responses. It does not listen itself, but gets its connections, as documented,
 * by the event `connection` (see `Connection`).
 */
export function createHttpServer(
  listener: RequestListener,
  { requestTimeoutMs, maxConnections, baseUrl = '', isClosing = () => false, fastLane }: ServerOptions,
): HttpServer {
  const connections = new Set<Connection>();
  const connectionOf = new WeakMap<Duplex, Connection>();
  const refuseWith = (connection: Connection, problem: Problem, instance = '') =>
    connection.refuse((socket) => refuse(socket, problem, baseUrl, instance));

  const node = createNodeServer({
    maxHeaderSize: maxHeaderBytes,
    keepAliveTimeout: keepAliveMs,
    // Without a Host header node:http would respond by itself, in plain text.
    requireHostHeader: false,
  });
  node.maxRequestsPerSocket = 0;
  // Without this, node:http drops headers beyond its own limit, even a second Host or a key. The bytes are limited
  // anyway.
  node.maxHeadersCount = 0;
  const begin: RequestListener = (req, res) => {
    connectionOf.get(req.socket)!.begin(req, res);
    if (isClosing()) res.shouldKeepAlive = false;
    listener(req, res);
  };
  node.on('request', begin);
  node.on('checkExpectation', begin);
  node.on('checkContinue', (req, res) => {
    // While an earlier response is still being sent, node:http would put "100 Continue" between its headers and its
    // body. Then it is left out, and the connection closes after the response (RFC 9110, section 10.1.1).
    if (connectionOf.get(req.socket)!.unanswered === 0) res.writeContinue();
    begin(req, res);
  });
  node.on('connect', (_request, side) => {
    const allow = { Allow: allMethods };
    const message = `CONNECT is not allowed here; use ${allMethods}.`;
    refuseWith(connectionOf.get(side)!, new Problem('method_not_allowed', message, {}, allow));
  });
  node.on('clientError', (error: ParserError, side) => {
    const connection = connectionOf.get(side)!;
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') connection.destroy();
    else refuseWith(connection, problemOf(error), targetOf(error));
  });

  const server = createServer({ noDelay: true, allowHalfOpen: true });
  server.maxConnections = maxConnections;
  const parts: ConnectionParts = {
    fastLane,
    attach(side, connection) {
      connectionOf.set(side, connection);
      node.emit('connection', side);
    },
    waitForTurn: createTurns(),
    isClosing,
    onRequestTimeout: (connection) =>
      refuseWith(
        connection,
        new Problem('request_timeout', 'The request was not received completely within the time limit.'),
      ),
    timeouts: {
      headersMs: Math.min(maxHeadersMs, requestTimeoutMs),
      requestMs: requestTimeoutMs,
      keepAliveMs,
      unreadMs,
    },
  };
  server.on('connection', (socket) => {
    const connection = new Connection(socket, parts);
    connections.add(connection);
    socket.once('close', () => connections.delete(connection));
  });
  const sweep = setInterval(() => {
    const at = performance.now();
    for (const connection of connections) connection.checkTimeouts(at);
  }, sweepMs);
  sweep.unref();
  server.once('close', () => clearInterval(sweep));
  return Object.assign(server, {
    closeIdleConnections() {
      for (const connection of connections) connection.closeIfIdle();
    },
    closeAllConnections() {
      for (const connection of connections) connection.destroy();
    },
  });
}
