import { validateHeaderValue } from 'node:http';
import type { Plan } from '../keys/plans.ts';
import { type Counters, dayOf, resetOf } from '../quota/quota.ts';

/** Response headers in the form that `writeHead` handles fastest: name, value, name, value. */
export type HeaderList = readonly string[];

const exposed = [
  'Accept-Ranges',
  'Allow',
  'Cache-Control',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'Deprecation',
  'ETag',
  'Link',
  'Repr-Digest',
  'Retry-After',
  'Sunset',
  'Vary',
  'WWW-Authenticate',
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-RateLimit-Policy',
  'X-RateLimit-Cost',
  'X-Dataset-Version',
  'X-Request-Id',
].join(', ');

/** Headers of every response, errors and 304 included. */
export const commonHeaders: readonly string[] = [
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  exposed,
  'Vary',
  'Accept-Encoding, Authorization, X-API-Key',
  'X-Content-Type-Options',
  'nosniff',
];

/** How long data may be kept: those of a named version never change. */
export const cacheControlOf = (dataset: string | undefined): string =>
  dataset === undefined ? 'private, max-age=300' : 'private, max-age=31536000, immutable';

/**
 * Headers as lines of a message.
 *
 * @throws TypeError for a value that is not valid in a header.
 */
export function linesOf(list: HeaderList): string {
  let lines = '';
  for (let index = 0; index < list.length; index += 2) {
    validateHeaderValue(list[index]!, list[index + 1]!);
    lines += `${list[index]}: ${list[index + 1]}\r\n`;
  }
  return lines;
}

/** The headers of a response to OPTIONS, including preflights (Fetch standard, CORS protocol). */
export function optionsHeaders(methods: string): HeaderList {
  return [
    'Access-Control-Allow-Methods',
    methods,
    'Access-Control-Allow-Headers',
    'X-API-Key, Authorization, If-None-Match, If-Range, Range, Content-Type, X-Request-Id, traceparent',
    'Access-Control-Max-Age',
    '7200',
    'Allow',
    methods,
  ];
}

/** A caller's quota after a request. */
export interface QuotaView {
  readonly policy: 'key' | 'owner';
  readonly limit: number;
  readonly remaining: number;
  /** Unix epoch seconds. */
  readonly reset: number;
  /** The rate headers. */
  readonly headers: HeaderList;
}

/**
 * The rate headers of one response. They describe the quota with the fewest units left; on a tie, that of the key.
 *
 * @param cost units that this request was charged.
 */
export function quotaView(plan: Plan, result: Counters, cost: number, nowMs: number): QuotaView {
  const keyLeft = Math.max(0, plan.keyLimit - result.keyUsed);
  const ownerLeft = Math.max(0, plan.ownerLimit - result.ownerUsed);
  const policy = ownerLeft < keyLeft ? 'owner' : 'key';
  const limit = policy === 'key' ? plan.keyLimit : plan.ownerLimit;
  const remaining = policy === 'key' ? keyLeft : ownerLeft;
  const reset = resetOf(dayOf(nowMs));
  const seconds = Math.max(1, Math.ceil(reset - nowMs / 1000));
  const headers = [
    'X-RateLimit-Limit',
    `${limit}`,
    'X-RateLimit-Remaining',
    `${remaining}`,
    'X-RateLimit-Reset',
    `${reset}`,
    'X-RateLimit-Policy',
    policy,
    'X-RateLimit-Cost',
    `${cost}`,
    'RateLimit-Policy',
    `"key";q=${plan.keyLimit};w=86400, "owner";q=${plan.ownerLimit};w=86400`,
    'RateLimit',
    `"key";r=${keyLeft};t=${seconds}, "owner";r=${ownerLeft};t=${seconds}`,
  ];
  return { policy, limit, remaining, reset, headers };
}

/**
 * Whether an If-None-Match field has an entity tag, by weak comparison (RFC 9110, sections 8.8.3.2 and 13.1.2). The tag
 * of any coding counts, because a client that has one of them has the content. `*` matches any content, and does not
 * count.
 */
export function matchesEtag(field: string | undefined, etag: string): boolean {
  if (field === undefined) return false;
  if (field === etag) return true;
  const bare = etag.slice(0, -1);
  for (const [, tag] of field.matchAll(/(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g)) {
    if (tag === etag || tag === `${bare}-br"` || tag === `${bare}-gzip"`) return true;
  }
  return false;
}
