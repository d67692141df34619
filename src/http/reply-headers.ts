import type { OperationRequest, Reply } from '../rest/replies.ts';
import { pathOf } from '../rest/router.ts';
import { type Coding, etagFor } from './encoding.ts';
import { cacheControlOf, type HeaderList } from './headers.ts';

/** Links between the pages of a list (RFC 8288): only `page` changes, and all filters are kept. */
function pageLinks(baseUrl: string, request: OperationRequest, total: number): string {
  const { operation, variables, page, pageSize } = request;
  const path = pathOf(operation, variables as Record<string, string>);
  const names = operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const link = (target: number, relation: string) => {
    const query = new URLSearchParams();
    for (const name of names) {
      const value = name === 'page' ? target : variables[name];
      if (value !== undefined && value !== null) query.set(name, String(value));
    }
    return `<${baseUrl}${path}?${query}>; rel="${relation}"`;
  };
  const links = [link(1, 'first')];
  if (page > 1) links.push(link(Math.min(page - 1, last), 'prev'));
  if (page < last) links.push(link(page + 1, 'next'));
  links.push(link(last, 'last'));
  return links.join(', ');
}

/** The headers of a reply in a coding that are the same for all callers, with its body and without. */
interface ReplyHeaders {
  readonly ok: HeaderList;
  readonly notModified: HeaderList;
}

function makeHeaders(baseUrl: string, reply: Reply, request: OperationRequest, coding: Coding): ReplyHeaders {
  const notModified = [
    ...['ETag', etagFor(reply, coding)],
    ...['Cache-Control', cacheControlOf(request.dataset)],
    ...['X-Dataset-Version', reply.datasetVersion],
    ...(reply.total === undefined ? [] : ['Link', pageLinks(baseUrl, request, reply.total)]),
  ];
  const ok = [...notModified, 'Content-Type', 'application/json; charset=utf-8'];
  if (coding !== 'identity') ok.push('Content-Encoding', coding);
  return { ok, notModified };
}

/** Returns the function that makes the headers of a reply, once for each coding, and for a pinned version and without. */
export function createReplyHeaders(baseUrl: string) {
  const ofReplies = new WeakMap<Reply, Map<string, ReplyHeaders>>();
  return (reply: Reply, request: OperationRequest, coding: Coding): ReplyHeaders => {
    let made = ofReplies.get(reply);
    if (made === undefined) ofReplies.set(reply, (made = new Map()));
    // A reply is the same for a pinned version, but not its links and how long it may be kept.
    const form = request.dataset === undefined ? coding : `${coding} pinned`;
    let headers = made.get(form);
    if (headers === undefined) made.set(form, (headers = makeHeaders(baseUrl, reply, request, coding)));
    return headers;
  };
}
