import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../keys/verify.ts';
import type { RequestCharge } from '../observe/events.ts';
import { type Problem, type ProblemDocument, problemDocument } from '../problem.ts';
import { basePathOf } from '../text/base-path.ts';
import { redactKeys, redactTarget } from '../text/redact.ts';
import { codingFor, type EncodableBody, encodedBody, etagFor } from './encoding.ts';
import { commonHeaders, type HeaderList, matchesEtag } from './headers.ts';

/** A response whose body is made in advance: a page, a document, an asset. */
export interface ResponseBody extends EncodableBody {
  readonly type: string;
  readonly cacheControl: string;
  readonly headers: HeaderList;
}

/** One request and its response, with what is known about the request so far. */
export interface RequestContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly requestId: string;
  /** Reading of `performance.now()`. */
  readonly startedAt: number;
  /** The rate headers. */
  quotaHeaders: HeaderList;
  operation: string;
  /** The caller, once the key is verified. */
  caller: Caller | undefined;
  problem: string | undefined;
  /** Result of the cache look-up, for events; undefined when the cache was not used. */
  cache: 'hit' | 'miss' | undefined;
  charge: RequestCharge | undefined;
}

/** Default of `Retry-After` in seconds. */
const retryAfterSeconds = '5';

const callersRequestId = /^[A-Za-z0-9_-]{8,64}$/;
/** A request id is logged and sent back, so one that looks like a key is replaced. */
const keyStart = /caryll_(live|test)_/i;

/** The id of a request: from the caller, or a new one. */
export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && callersRequestId.test(given) && !keyStart.test(given) ? given : randomUUID();

/** All headers of a response except those of node:http. */
const allHeaders = ({ requestId, quotaHeaders }: RequestContext, headers: HeaderList, length?: number) => [
  ...commonHeaders,
  ...headers,
  ...['X-Request-Id', requestId],
  ...quotaHeaders,
  ...(length === undefined ? [] : ['Content-Length', String(length)]),
];

/** Writes status, headers and body. A response without a body (204, 304) has no Content-Length either. */
export function write(
  context: RequestContext,
  status: number,
  headers: HeaderList,
  body: Buffer | string = '',
): void {
  const { req, res } = context;
  if (res.destroyed || res.headersSent) return;
  const hasNoBody = status === 204 || status === 304;
  res.writeHead(status, allHeaders(context, headers, hasNoBody ? undefined : Buffer.byteLength(body)));
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Sends content in the coding that the client prefers, or 304 if the client has it. */
export async function sendContent(context: RequestContext, content: ResponseBody): Promise<void> {
  const { headers } = context.req;
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
    return write(context, 304, validators);
  }
  const body = await encodedBody(content, coding);
  const list = ['Content-Type', content.type, ...validators];
  if (coding !== 'identity') list.push('Content-Encoding', coding);
  write(context, 200, list, body);
}

/** Shows a problem other than as a problem document: as a page, or as a GraphQL response. */
export type ProblemForm = (document: ProblemDocument, req: IncomingMessage) => Promise<ResponseBody>;

/** The JSON of a problem document, for any form of response. */
export function problemText(context: RequestContext, problem: Problem, baseUrl: string): string {
  context.problem = problem.code;
  const basePath = basePathOf(baseUrl);
  const document = problemDocument(problem, {
    instance: instanceOf(context.req.url!, problem, baseUrl),
    requestId: context.requestId,
    baseUrl,
  });
  const near = document.did_you_mean?.map((each) => (each.startsWith('/') ? basePath + each : each));
  return redactKeys(JSON.stringify({ ...document, ...(near && { did_you_mean: near }) }));
}

/** Headers that help to fix a problem. */
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
  context: RequestContext,
  problem: Problem,
  baseUrl: string,
  form?: ProblemForm,
): Promise<void> {
  const text = problemText(context, problem, baseUrl);
  const headers = problemHeaders(problem);
  // If the other form fails, the problem document still has all information.
  const shown = form && (await form(JSON.parse(text), context.req).catch(() => undefined));
  const list = shown
    ? ['Content-Type', shown.type, ...headers, ...shown.headers]
    : ['Content-Type', 'application/problem+json; charset=utf-8', ...headers];
  write(context, problem.status, list, shown?.body ?? text);
}

/** The target of a request line as path and query; an absolute form is reduced to them (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = /^https?:\/\/[^/?#]*(.*)$/is.exec(target)?.[1];
  return rest === undefined ? target : rest.startsWith('/') ? rest : `/${rest}`;
}

const percentEncoded = (character: string) =>
  `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;

/** The `instance` of a problem document: the target of the request, without secrets and as a valid URI reference. */
export function instanceOf(target: string, { code }: Problem, baseUrl: string): string {
  return basePathOf(baseUrl) + uriReferenceOf(withoutSecrets(target, code));
}

/**
 * A request target as a valid URI reference (RFC 3986). Characters that are invalid in a URI are
 * percent-encoded, and so are those that would make the path look like a host or a scheme.
 */
function uriReferenceOf(target: string): string {
  return target
    .replace(/[^\w\-.~!$&'()*+,;=:@/?%]|%(?![0-9a-f]{2})/gi, percentEncoded)
    .replace(/^\/\//, '/%2F')
    .replace(/^[^/].*/s, (text) => text.replaceAll(':', '%3A'));
}

/**
 * The target of a request without anything that could be a key or belong to another service. Problem documents and logs
 * get targets only in this form. When a request was refused because of a key in its query, the whole query is left out.
 */
export function withoutSecrets(rawTarget: string, problem?: string): string {
  const target = originForm(rawTarget);
  return redactTarget(problem === 'key_in_query' ? target.replace(/\?.*/s, '') : target);
}
