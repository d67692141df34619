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
export function replyHeaders(
  baseUrl: string,
  reply: Reply,
  request: OperationRequest,
  coding: Coding,
): { readonly ok: HeaderList; readonly notModified: HeaderList } {
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
