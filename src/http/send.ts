import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Caller } from '../keys/verify.ts';
import type { RequestCharge } from '../observe/events.ts';
import { type Problem, type ProblemDocument, problemDocument } from '../problem.ts';
import { redactKeys, redactTarget } from '../text/redact.ts';
import { codingFor, type Encodable, encodedBody, etagFor } from './encoding.ts';
import { PlainResponse } from './fast-lane.ts';
import { commonHeaders, Head, type HeaderList, matchesEtag } from './headers.ts';

/** A response whose body is known in advance: a page, a document, an asset. */
export interface Content extends Encodable {
  readonly type: string;
  readonly cacheControl: string;
  readonly headers: HeaderList;
}

/** One request and its response, with what was found out on the way. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly requestId: string;
  /** Reading of `performance.now()`. */
  readonly startedAt: number;
  /** Headers that belong to the live request, as lines: rate limits. */
  quotaLines: string;
  operation: string;
  /** The caller, once the key is verified. */
  caller: Caller | undefined;
  problem: string | undefined;
  /** For observers: whether the reply was there already, and what was charged. */
  cache: 'hit' | 'miss' | undefined;
  charge: RequestCharge | undefined;
}

/** Seconds after which to try again where the failure does not know better. */
const retryAfterSeconds = '5';

/** Writes status, headers and body. What cannot have a body (204, 304) has no Content-Length either. */
export function write(exchange: Exchange, head: Head, body?: Buffer | string): void {
  const { req, res } = exchange;
  if (res.destroyed || res.headersSent) return;
  const { status, headers } = head;
  const hasNoBody = status === 204 || status === 304;
  const own = ownLines(exchange, hasNoBody ? undefined : Buffer.byteLength(body ?? ''));
  if (res instanceof PlainResponse) {
    res.send(head, own, body);
    return;
  }
  res.writeHead(status, commonHeaders.concat(headers, listOf(own)));
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** The headers that no other response has, each as a line. */
function ownLines({ requestId, quotaLines }: Exchange, length: number | undefined): string {
  const first = `X-Request-Id: ${requestId}\r\n${quotaLines}`;
  return length === undefined ? first : `${first}Content-Length: ${length}\r\n`;
}

/** Lines of headers as a list; no value of ours has a colon before a space. */
const listOf = (lines: string): HeaderList => lines.slice(0, -2).split(/: |\r\n/);

/**
 * Sends a part of an open file as fast as the client takes it. A client that leaves is no fault.
 *
 * @param start its first byte, from 0.
 * @param length how many bytes, at least one.
 * @throws what goes wrong with the file. The headers have left by then, so the connection is cut.
 */
export async function sendFile(
  exchange: Exchange,
  status: number,
  headers: HeaderList,
  file: FileHandle,
  start: number,
  length: number,
): Promise<void> {
  const { req, res } = exchange;
  if (res.destroyed || res.headersSent) return;
  res.writeHead(status, commonHeaders.concat(headers, listOf(ownLines(exchange, length))));
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  const bytes = file.createReadStream({ start, end: start + length - 1, autoClose: false });
  await pipeline(bytes, res).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** Sends content in the coding the client prefers, or 304 when the client has it already. */
export async function sendContent(exchange: Exchange, content: Content): Promise<void> {
  const { headers } = exchange.req;
  const coding = codingFor(content, headers['accept-encoding']);
  const validators = [
    'ETag',
    etagFor(content, coding),
    'Cache-Control',
    content.cacheControl,
    ...content.headers,
  ];
  const condition = headers['if-none-match'];
  if (condition === '*' || matchesEtag(condition, content.etag)) {
    write(exchange, new Head(304, validators));
    return;
  }
  const body = await encodedBody(content, coding);
  const list = ['Content-Type', content.type, ...validators];
  if (coding !== 'identity') list.push('Content-Encoding', coding);
  write(exchange, new Head(200, list), body);
}

/** Shows a problem otherwise than as a problem document: as a page, or as a GraphQL answer. */
export type ProblemForm = (document: ProblemDocument, req: IncomingMessage) => Promise<Content>;

/** The document of a problem as JSON, for whatever form it is sent in. */
export function problemText(exchange: Exchange, problem: Problem, baseUrl: string): string {
  exchange.problem = problem.code;
  const document = problemDocument(problem, {
    instance: uriReferenceOf(withoutSecrets(exchange)),
    requestId: exchange.requestId,
    baseUrl,
  });
  return redactKeys(JSON.stringify(document));
}

/** The headers that say what to do about a problem. */
export function problemHeaders({ status, headers }: Problem): HeaderList {
  const retry = status === 503 && headers['Retry-After'] === undefined;
  return [
    ...['Cache-Control', 'no-store'],
    ...Object.entries(headers).flat(),
    ...(retry ? ['Retry-After', retryAfterSeconds] : []),
  ];
}

/** Sends a problem document (RFC 9457), or the problem in another form. */
export async function sendProblem(
  exchange: Exchange,
  problem: Problem,
  baseUrl: string,
  form?: ProblemForm,
): Promise<void> {
  const text = problemText(exchange, problem, baseUrl);
  const headers = problemHeaders(problem);
  // A page that cannot be made must not hide what happened: the document says it as well.
  const shown = form && (await form(JSON.parse(text), exchange.req).catch(() => undefined));
  const list = shown
    ? ['Content-Type', shown.type, ...headers, ...shown.headers]
    : ['Content-Type', 'application/problem+json; charset=utf-8', ...headers];
  write(exchange, new Head(problem.status, list), shown?.body ?? text);
}

/** The target of a request line as path and query: an absolute form is reduced to them (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = /^https?:\/\/[^/?#]*(.*)$/is.exec(target)?.[1];
  return rest === undefined ? target : rest.startsWith('/') ? rest : `/${rest}`;
}

const percentEncoded = (character: string) =>
  `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;

/**
 * A request target as a valid URI reference (RFC 3986), for `instance`. What no URI may hold is
 * percent-encoded, and so is what would make a reader take the path for a host or a scheme.
 */
function uriReferenceOf(target: string): string {
  return target
    .replace(/[^\w\-.~!$&'()*+,;=:@/?%]|%(?![0-9a-f]{2})/gi, percentEncoded)
    .replace(/^\/\//, '/%2F')
    .replace(/^[^/].*/s, (text) => text.replaceAll(':', '%3A'));
}

/**
 * The target of a request without anything that could be a key or belong to another service. Problem
 * documents and logs know a target in this form only. The query of a request that was refused for carrying a
 * key is left out whole.
 */
export function withoutSecrets({ req, problem }: Pick<Exchange, 'req' | 'problem'>): string {
  const target = originForm(req.url ?? '/');
  const shown = problem === 'key_in_query' ? target.replace(/\?.*/s, '') : target;
  return redactTarget(shown);
}
