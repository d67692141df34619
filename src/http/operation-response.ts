import type { Release, Releases } from '../data/releases.ts';
import type { Caller } from '../keys/verify.ts';
import { Problem } from '../problem.ts';
import type { OperationRequest, Replies, Reply } from '../rest/replies.ts';
import { createFindRelease } from './routes/dataset.ts';
import { codingFor, encodedBody } from './encoding.ts';
import { matchesEtag } from './headers.ts';
import { costOf, isPaid, type RateLimit } from './rate-limit.ts';
import { createReplyHeaders } from './reply-headers.ts';
import { type RequestContext, write } from './send.ts';
import type { UnchargedLimit } from './uncharged-limit.ts';

export interface OperationResponseParts {
  readonly replies: Replies;
  readonly releases: Releases;
  readonly rateLimit: RateLimit;
  readonly uncharged: UnchargedLimit;
  readonly baseUrl: string;
}

/** Cost of a search, or of suggestions, for the limit on free work. */
const searchUnits = 5;

/** How many records a request may name for a unit of free work: each is looked up or computed. */
const namesPerUnit = 5;

/** The units that work counts for which was not charged. */
function workOf({ units, variables }: OperationRequest, code?: string): number {
  const names = Object.values(variables).map((value) => (Array.isArray(value) ? value.length : 0));
  const min = code === 'unknown_reference' ? searchUnits : 1;
  return Math.max(min, Math.min(units, searchUnits), Math.max(...names) / namesPerUnit);
}

/** Makes the reply to a request that is not cached, or for a record that does not exist. */
async function makeReply(
  { replies, rateLimit, uncharged }: OperationResponseParts,
  context: RequestContext,
  caller: Caller,
  request: OperationRequest,
  release: Release,
): Promise<Reply> {
  const cost = costOf(request, caller.plan);
  // Nothing is computed for a key without units, even if the response might turn out to be free.
  await rateLimit.refuseIfExhausted(context, caller, cost);
  const known = replies.known(release, request);
  if (known !== undefined && !(known instanceof Problem)) return known;
  const condition = context.req.headers['if-none-match'];
  if (known === undefined) uncharged.check(caller, isPaid(request, caller.plan, condition));
  try {
    if (known !== undefined) throw known;
    const reply = await replies.make(release, request);
    const isFree = cost === 0 || matchesEtag(condition, reply.etag);
    if (isFree) uncharged.count(caller, workOf(request));
    return reply;
  } catch (error) {
    const code = error instanceof Problem ? error.code : undefined;
    if (code === 'resource_not_found') await rateLimit.consume(context, caller, cost);
    // That the service cannot respond is not work of the caller.
    else if (known === undefined && code !== 'unavailable') uncharged.count(caller, workOf(request, code));
    throw error;
  }
}

/**
 * Returns the function that responds to a valid request of an operation: it makes the reply before it charges, so that a
 * failure is free, and sends it.
 */
export function createOperationResponse(
  parts: OperationResponseParts,
): (context: RequestContext, caller: Caller, request: OperationRequest) => Promise<void> {
  const { replies, rateLimit } = parts;
  const findRelease = createFindRelease(parts.releases, parts.uncharged);
  const replyHeaders = createReplyHeaders(parts.baseUrl);

  async function send(
    context: RequestContext,
    caller: Caller,
    request: OperationRequest,
    reply: Reply,
  ): Promise<void> {
    const { headers } = context.req;
    const condition = headers['if-none-match'];
    const coding = codingFor(reply, headers['accept-encoding']);
    const { ok, notModified } = replyHeaders(reply, request, coding);
    if (matchesEtag(condition, reply.etag)) {
      await rateLimit.setHeaders(context, caller);
      return write(context, 304, notModified);
    }
    const cost = costOf(request, caller.plan);
    await rateLimit.refuseIfExhausted(context, caller, cost);
    // The body is encoded before the charge, so that a failure is free.
    const body = await encodedBody(reply, coding);
    if (cost === 0) await rateLimit.setHeaders(context, caller);
    else await rateLimit.consume(context, caller, cost);
    // Anyone can send `*`, so it saves the body but no units.
    return condition === '*' ? write(context, 304, notModified) : write(context, 200, ok, body);
  }

  return async function respond(context, caller, request) {
    const release = await findRelease(caller, request.gameId, request.dataset);
    const known = replies.known(release, request);
    context.cache = known === undefined ? 'miss' : 'hit';
    const reply =
      known === undefined || known instanceof Problem
        ? await makeReply(parts, context, caller, request, release)
        : known;
    return send(context, caller, request, reply);
  };
}
