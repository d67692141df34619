import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { content } from '../http/content.ts';
import type { ProblemForm } from '../http/send.ts';
import type { ProblemCode, ProblemDocument } from '../problem.ts';

/** The media types of an answer; a client that does not say which it takes gets the first. */
const mediaTypes = ['application/json', 'application/graphql-response+json'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** What clients send often, so that it need not be parsed again. */
const frequent = new LRUCache<string, MediaType>({ max: 1_000 });

/** The media type for an Accept field. Where neither is acceptable, an answer still serves better than a 406. */
export function mediaTypeFor(accept: string | undefined): MediaType {
  if (accept === undefined) return mediaTypes[0];
  let type = frequent.get(accept);
  if (type === undefined) {
    const chosen = new Negotiator({ headers: { accept } }).mediaType([...mediaTypes]);
    type = mediaTypes.find((each) => each === chosen) ?? mediaTypes[0];
    if (accept.length <= 200) frequent.set(accept, type);
  }
  return type;
}

/** Refusals of a query that was read: GraphQL over HTTP wants them to be 200 in `application/json`. */
const ofQuery: readonly ProblemCode[] = [
  'query_refused',
  'invalid_parameter',
  'unknown_reference',
  'game_not_found',
];

/**
 * The status of a request that was refused (GraphQL over HTTP, section 6.4). Clients that take `application/json` read
 * a GraphQL answer with 200 only; whatever is not about the query itself (body, key, plan, quota, outage) keeps its
 * status there too, for those that look at HTTP alone.
 */
export function statusFor({ code, status }: ProblemDocument, type: MediaType): number {
  return type === 'application/json' && ofQuery.includes(code) ? 200 : status;
}

/** One fault of a query as graphql found it: each becomes an error of the answer. */
export interface QueryFault {
  readonly message: string;
  readonly locations?: readonly { readonly line: number; readonly column: number }[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** A problem as errors of a GraphQL answer. Every member of the problem document stands in their `extensions`. */
export function errorsOf(document: ProblemDocument): QueryFault[] {
  const { errors = [], ...members } = document;
  const faults = (errors as readonly (object | QueryFault)[]).filter((fault) => 'message' in fault);
  if (faults.length === 0) return [{ message: document.detail, extensions: document }];
  // Each has the members of the problem, but for `detail`, which is its own message.
  return faults.map((fault) => ({
    ...fault,
    extensions: { ...members, detail: fault.message, ...fault.extensions },
  }));
}

/** A refusal from outside of Yoga (method, key, query string) as a GraphQL answer. */
export const graphqlProblem: ProblemForm = async (document, req) =>
  content(
    `${mediaTypeFor(req.headers.accept)}; charset=utf-8`,
    JSON.stringify({ errors: errorsOf(document) }),
  );
