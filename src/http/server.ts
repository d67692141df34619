import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { Problem, problemDocument, problemKinds } from '../problem.ts';
import { excerpt } from '../text/excerpt.ts';
import { createFastLane } from './fast-lane.ts';
import { commonHeaders, linesOf } from './headers.ts';
import { createPacing } from './pacing.ts';

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
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('request_timeout', 'The request was not sent completely in time.');
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
const sweepMs = 10_000;

/**
 * Cuts connections that take no byte of their answers: such a client will not come back for them. A time limit of
 * the socket would do the same, and would be set anew with every read and write.
 */
function dropUnreadConnections(server: Server): void {
  /** Since when, by `performance.now()`, a connection stands still with how many bytes written. */
  const stalled = new Map<Socket, { readonly since: number; readonly written: number }>();
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      stalled.delete(socket);
    });
  });
  const sweep = setInterval(() => {
    const at = performance.now();
    for (const socket of sockets) {
      // What the system has not taken yet counts as written in `bytesWritten`.
      const written = socket.bytesWritten - socket.writableLength;
      const known = stalled.get(socket);
      if (socket.writableLength === 0) stalled.delete(socket);
      else if (known === undefined || known.written !== written) stalled.set(socket, { since: at, written });
      else if (at - known.since >= unreadMs) socket.destroy();
    }
  }, sweepMs);
  sweep.unref();
  server.once('close', () => clearInterval(sweep));
}

export interface ServerBounds {
  readonly requestTimeoutMs: number;
  /** Connections that are open at once; those beyond are closed. */
  readonly maxConnections: number;
}

export interface ServerOptions extends ServerBounds {
  /** PUBLIC_BASE_URL, or '' when it is not set. */
  readonly baseUrl?: string;
  /** Whether connections are to end: one that is kept would be waited for, and might meet a closed door. */
  readonly isClosing?: () => boolean;
  /** Targets that the fast lane may answer; without it there is no such lane. */
  readonly fastLane?: ((target: string) => boolean) | undefined;
}

/** The settings that bound every port that the service listens on. */
export interface ServerSettings {
  readonly REQUEST_TIMEOUT_MS: number;
  readonly MAX_CONNECTIONS: number;
}

/** What the settings allow the clients of a port. */
export const boundsOf = ({ REQUEST_TIMEOUT_MS, MAX_CONNECTIONS }: ServerSettings): ServerBounds => ({
  requestTimeoutMs: REQUEST_TIMEOUT_MS,
  maxConnections: MAX_CONNECTIONS,
});

/**
 * A node:http server with limits against slow, oversized and pipelined requests, whose every refusal is a problem. Every
 * port is opened with it.
 */
export function createHttpServer(
  listener: RequestListener,
  { requestTimeoutMs, maxConnections, baseUrl = '', isClosing = () => false, fastLane: takes }: ServerOptions,
): Server {
  const pacing = createPacing((req, res) => {
    if (isClosing()) res.shouldKeepAlive = false;
    listener(req, res);
  });
  const refused = new WeakSet<Socket>();

  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      requestTimeout: requestTimeoutMs,
      headersTimeout: Math.min(10_000, requestTimeoutMs),
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: keepAliveMs,
      // Without a Host header node:http would answer by itself, in plain text.
      requireHostHeader: false,
    },
    pacing.request,
  );
  server.maxRequestsPerSocket = 0;
  server.maxConnections = maxConnections;
  // Without a number node:http drops what is beyond its own, also a second Host or a key. The bytes are limited anyway.
  server.maxHeadersCount = 0;
  if (takes === undefined) server.on('connection', pacing.connected);
  else addFastLane(takes);
  dropUnreadConnections(server);

  server.on('clientError', (error: ParserError, socket: Socket) => {
    // The parser reports again for each packet that follows.
    if (refused.has(socket)) return;
    refused.add(socket);
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return void socket.destroy();

    pacing.stopParsing(socket);
    if (!pacing.isComplete(socket)) {
      // The fault is in the body of a request that a handler has. If it was answered, a second answer would be
      // taken for that of the next request; if not, the handler must not wait for what cannot come.
      if (pacing.unanswered(socket) !== 1) pacing.afterAnswers(socket, () => socket.destroySoon());
      else refuse(socket, problemOf(error), baseUrl);
      return;
    }
    // Answers leave in the order of the requests: a refusal must not overtake those before it.
    pacing.afterAnswers(socket, () => refuse(socket, problemOf(error), baseUrl));
  });
  server.on('connect', (_request, socket: Socket) => {
    // From here on node:http has no listener on this socket, and a reset would end the process.
    socket.on('error', () => socket.destroy());
    pacing.stopParsing(socket);
    socket.resume();
    const problem = new Problem(
      'method_not_allowed',
      `CONNECT is not allowed; allowed are ${allMethods}.`,
      {},
      { Allow: allMethods },
    );
    pacing.afterAnswers(socket, () => refuse(socket, problem, baseUrl));
  });
  server.on('checkContinue', (req, res) => {
    // For an answer that waits its turn, node:http would put "100 Continue" between its headers and its body.
    // There it is left out, and the connection ends with the answer (RFC 9110, section 10.1.1).
    if (pacing.unanswered(req.socket) === 0) res.writeContinue();
    pacing.request(req, res);
  });
  server.on('checkExpectation', pacing.request);
  return server;

  /** Puts the lane before the listener with which node:http takes a connection. */
  function addFastLane(takes: (target: string) => boolean): void {
    const [attach] = server.listeners('connection');
    const lane = createFastLane({
      answer: listener,
      takes,
      giveToNode(socket) {
        attach!.call(server, socket);
        pacing.connected(socket);
      },
      isClosing,
      keepAliveMs,
    });
    server.off('connection', attach as (socket: Socket) => void);
    server.on('connection', lane.connected);
    server.once('close', lane.closeAll);
    const { closeIdleConnections, closeAllConnections } = server;
    server.closeIdleConnections = () => {
      closeIdleConnections.call(server);
      lane.closeIdle();
    };
    server.closeAllConnections = () => {
      closeAllConnections.call(server);
      lane.closeAll();
    };
  }
}
