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

/** Bytes of a request line and headers together; the parser allows no more. */
const maxHeaderBytes = 16_384;
const allMethods = 'GET, HEAD, OPTIONS';

/** What the parser of node:http reports; `rawPacket` holds the bytes it was reading. */
interface ParserError extends Error {
  readonly code?: string;
  readonly bytesParsed?: number;
  readonly rawPacket?: Buffer;
}

/** The line of the packet in which the parser stopped, without its end. */
function faultyLine({ rawPacket, bytesParsed = 0 }: ParserError): string {
  const packet = rawPacket?.toString('latin1') ?? '';
  const start = packet.lastIndexOf('\n', Math.max(0, bytesParsed - 1)) + 1;
  return packet.slice(start).split(/\r?\n/, 1)[0]!;
}

/** What the parser could not make a request of, as a problem. */
function problemOf(error: ParserError): Problem {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      // The request line counts as a header; an address that fills it alone has a status of its own.
      return /^[A-Z]+ \S{8193}/.test(error.rawPacket?.toString('latin1') ?? '')
        ? new Problem('uri_too_long', 'The address is longer than 8192 characters.')
        : new Problem('headers_too_large', `The request headers are larger than ${maxHeaderBytes} bytes.`);
    case 'HPE_INVALID_METHOD': {
      // The parser knows a fixed list of methods, but any token is one (RFC 9110, section 9.1).
      const method = /^([\w!#$%&'*+.^`|~-]+) \S+ HTTP\/1\.[01]$/.exec(faultyLine(error))?.[1];
      if (method === undefined) break;
      return new Problem(
        'method_not_allowed',
        `${excerpt(method)} is not allowed here; allowed are ${allMethods}.`,
        {},
        { Allow: allMethods },
      );
    }
  }
  return new Problem('malformed_request', 'The request is not valid HTTP/1.1.');
}

/** How long a refused client may go on sending before the connection is cut, in milliseconds. */
const lingerMs = 1_000;

/** Writes a problem where there is no response object to write it with, and closes the connection. */
function refuse(socket: Socket, problem: Problem, baseUrl: string): void {
  if (!socket.writable) return void socket.destroy();
  const requestId = randomUUID();
  const body = JSON.stringify(problemDocument(problem, { instance: '', requestId, baseUrl }));
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
  // Closing at once, with bytes of the client unread, would reset the connection and lose it the answer.
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}

/** How long a connection may wait for its next request, in milliseconds. */
const keepAliveMs = 65_000;
/** How long a client may leave its answers unread, in milliseconds. */
const unreadMs = 70_000;
const maxHeadersMs = 10_000;
/** How often connections are looked at, in milliseconds. */
const sweepMs = 1_000;

/**
 * Calls `takeTurn` of those that wait, of one in each turn of the event loop: who sends one request at a time never waits behind a
 * pipeline.
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
  /** Whether connections are to end: one that is kept would be waited for, and might meet a closed door. */
  readonly isClosing?: () => boolean;
  /** Answers what it can without node:http. */
  readonly fastLane?: FastLane | undefined;
}

/** A server of HTTP on connections of its own. */
export type HttpServer = Server & Pick<NodeServer, 'closeIdleConnections' | 'closeAllConnections'>;

/**
 * A server with limits against slow, oversized and pipelined requests, whose every refusal is a problem. Every port is opened
 * with it.
 *
 * node:http reads and answers the requests. It does not listen itself: it gets its connections as its documentation says,
 * by the event `connection` (see `Connection`).
 */
export function createHttpServer(
  listener: RequestListener,
  { requestTimeoutMs, maxConnections, baseUrl = '', isClosing = () => false, fastLane }: ServerOptions,
): HttpServer {
  const connections = new Set<Connection>();
  const connectionOf = new WeakMap<Duplex, Connection>();
  const refuseWith = (connection: Connection, problem: Problem) =>
    connection.refuse((socket) => refuse(socket, problem, baseUrl));

  const node = createNodeServer({
    maxHeaderSize: maxHeaderBytes,
    keepAliveTimeout: keepAliveMs,
    // Without a Host header node:http would answer by itself, in plain text.
    requireHostHeader: false,
  });
  node.maxRequestsPerSocket = 0;
  // Without a number node:http drops what is beyond its own, also a second Host or a key. The bytes are limited anyway.
  node.maxHeadersCount = 0;
  const begin: RequestListener = (req, res) => {
    connectionOf.get(req.socket)!.begin(req, res);
    if (isClosing()) res.shouldKeepAlive = false;
    listener(req, res);
  };
  node.on('request', begin);
  node.on('checkExpectation', begin);
  node.on('checkContinue', (req, res) => {
    // For an answer that waits its turn, node:http would put "100 Continue" between its headers and its body.
    // There it is left out, and the connection ends with the answer (RFC 9110, section 10.1.1).
    if (connectionOf.get(req.socket)!.unanswered === 0) res.writeContinue();
    begin(req, res);
  });
  node.on('connect', (_request, side) => {
    const allow = { Allow: allMethods };
    const message = `CONNECT is not allowed; allowed are ${allMethods}.`;
    refuseWith(connectionOf.get(side)!, new Problem('method_not_allowed', message, {}, allow));
  });
  node.on('clientError', (error: ParserError, side) => {
    const connection = connectionOf.get(side)!;
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') connection.destroy();
    else refuseWith(connection, problemOf(error));
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
      refuseWith(connection, new Problem('request_timeout', 'The request was not sent completely in time.')),
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
