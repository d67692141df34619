import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { Problem, type ProblemCode, problemDocument, problemKinds } from '../problem.ts';
import { commonHeaders } from './headers.ts';

/** What the parser of node:http could not make a request of, as a problem. */
const parserProblems: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'The request headers are larger than 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request was not sent completely in time.'],
};

/** Writes a problem where there is no response object to write it with, and closes the connection. */
function refuse(
  socket: Socket,
  code: ProblemCode,
  detail: string,
  baseUrl: string,
  extra: readonly string[] = [],
): void {
  if (!socket.writable) return void socket.destroy();
  const requestId = randomUUID();
  const body = JSON.stringify(
    problemDocument(new Problem(code, detail), { instance: '', requestId, baseUrl }),
  );
  const fields = [
    ...commonHeaders,
    ...extra,
    'X-Request-Id',
    requestId,
    'Content-Type',
    'application/problem+json; charset=utf-8',
    'Cache-Control',
    'no-store',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Connection',
    'close',
  ];
  const lines = [`HTTP/1.1 ${problemKinds[code].status} ${problemKinds[code].title}`];
  for (let index = 0; index < fields.length; index += 2) lines.push(`${fields[index]}: ${fields[index + 1]}`);
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

export interface ServerOptions {
  readonly requestTimeoutMs: number;
  readonly baseUrl: string;
}

/** A node:http server with limits against slow and oversized requests, whose every refusal is a problem. */
export function createHttpServer(listener: RequestListener, options: ServerOptions): Server {
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      requestTimeout: options.requestTimeoutMs,
      headersTimeout: Math.min(10_000, options.requestTimeoutMs),
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 65_000,
      // Without a Host header node:http would answer by itself, in plain text.
      requireHostHeader: false,
    },
    listener,
  );
  server.maxRequestsPerSocket = 0;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET') return void socket.destroy();
    const [code, detail] = parserProblems[error.code ?? ''] ?? [
      'malformed_request',
      'The request is not valid HTTP/1.1.',
    ];
    refuse(socket, code, detail, options.baseUrl);
  });
  server.on('connect', (_request, socket: Socket) =>
    refuse(
      socket,
      'method_not_allowed',
      'CONNECT is not allowed; allowed are GET, HEAD, OPTIONS.',
      options.baseUrl,
      ['Allow', 'GET, HEAD, OPTIONS'],
    ),
  );
  server.on('checkExpectation', listener);
  return server;
}
