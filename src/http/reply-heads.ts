import type { OperationRequest, Reply } from '../rest/replies.ts';
import { pathOf } from '../rest/router.ts';
import { type Coding, etagFor } from './encoding.ts';
import { Head } from './headers.ts';

/** What is sent with a reply in one coding, apart from what belongs to the live request. */
export interface ReplyHeads {
  readonly notModified: Head;
  readonly ok: Head;
}

/** Navigation between the pages of a list (RFC 8288): every filter is kept, only `page` changes. */
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

/** The headers of a reply that are the same for every caller, made once for each coding. */
export function createReplyHeads(
  baseUrl: string,
): (reply: Reply, request: OperationRequest, coding: Coding) => ReplyHeads {
  return (reply, request, coding) => {
    const known = reply.heads.get(coding) as ReplyHeads | undefined;
    if (known !== undefined) return known;
    const notModified = [
      'ETag',
      etagFor(reply, coding),
      'Cache-Control',
      'private, max-age=300',
      'X-Dataset-Version',
      reply.datasetVersion,
    ];
    if (reply.total !== undefined) notModified.push('Link', pageLinks(baseUrl, request, reply.total));
    const ok = [...notModified, 'Content-Type', 'application/json; charset=utf-8'];
    if (coding !== 'identity') ok.push('Content-Encoding', coding);
    const heads = { ok: new Head(200, ok), notModified: new Head(304, notModified) };
    reply.heads.set(coding, heads);
    return heads;
  };
}
