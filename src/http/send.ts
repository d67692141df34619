import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Problem, problemDocument } from '../problem.ts';
import { chooseCoding, type Encodable, encodedBody } from './encode.ts';
import { commonHeaders, type HeaderList, matchesEtag } from './headers.ts';

/** A response whose body is known in advance: a page, a document, an asset. */
export interface Content extends Encodable {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly headers: HeaderList;
}

/** One request and its response, with what was found out on the way. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly requestId: string;
  readonly startedAt: number;
  /** Headers that belong to the live request: rate limits. */
  quotaHeaders: HeaderList;
  operation: string;
  keyId: string | undefined;
  problem: string | undefined;
}

const isHead = (exchange: Exchange) => exchange.req.method === 'HEAD';

/** Writes status, headers and body. Without a body (204, 304) there is no Content-Length either. */
export function write(exchange: Exchange, status: number, headers: HeaderList, body?: Buffer | string): void {
  const { res } = exchange;
  if (res.destroyed || res.headersSent) return;
  const list = [...commonHeaders, 'X-Request-Id', exchange.requestId, ...exchange.quotaHeaders, ...headers];
  if (body !== undefined) list.push('Content-Length', String(Buffer.byteLength(body)));
  res.writeHead(status, list);
  res.end(isHead(exchange) ? undefined : body);
}

/** Sends content in the coding the client prefers, or 304 when the client has it already. */
export async function sendContent(exchange: Exchange, content: Content): Promise<void> {
  const { headers } = exchange.req;
  const validators = ['ETag', content.etag, 'Cache-Control', content.cacheControl, ...content.headers];
  if (matchesEtag(headers['if-none-match'], content.etag)) {
    write(exchange, 304, validators);
    return;
  }
  const coding = chooseCoding(headers['accept-encoding']);
  const encoded = encodedBody(content, coding);
  const body = encoded instanceof Promise ? await encoded : encoded;
  const list = ['Content-Type', content.type, ...validators];
  if (body !== content.body) list.push('Content-Encoding', coding);
  write(exchange, 200, list, body);
}

/** Sends a problem document (RFC 9457). A key in the query is not repeated in `instance`. */
export function sendProblem(exchange: Exchange, problem: Problem, baseUrl: string): void {
  exchange.problem = problem.code;
  const document = problemDocument(problem, {
    instance: withoutSecrets(exchange.req.url ?? '/'),
    requestId: exchange.requestId,
    baseUrl,
  });
  const headers = Object.entries(problem.headers).flat();
  write(
    exchange,
    problem.status,
    ['Content-Type', 'application/problem+json; charset=utf-8', 'Cache-Control', 'no-store', ...headers],
    JSON.stringify(document),
  );
}

/** A request target without anything that could be a key: it ends up in problem documents and logs. */
export function withoutSecrets(target: string): string {
  return target
    .replace(/caryll_(live|test)_[^&/?#]*/gi, 'caryll_$1_…')
    .replace(/([?&](?:[\w-]*key|token|access_token|authorization)=)[^&#]*/gi, '$1…');
}
