import { STATUS_CODES } from 'node:http';
import { isThenable } from '@pothos/core';
import { LRUCache } from 'lru-cache';
import type { Release, Releases } from '../data/releases.ts';
import type { Caller, KeyVerifier } from '../keys/verify.ts';
import type { Emit, RequestCharge } from '../observe/events.ts';
import { Problem } from '../problem.ts';
import { keyParameter, readParameters, readQuery } from '../rest/params.ts';
import { type OperationRequest, operationRequest, type Replies, type Reply } from '../rest/replies.ts';
import { pathSegments, type Routes } from '../rest/router.ts';
import { secretIn } from './authentication.ts';
import { type Coding, codingFor, encodedBody } from './encoding.ts';
import { commonHeaders, type HeaderList, linesOf, matchesEtag } from './headers.ts';
import type { PlainRequest } from './plain-request.ts';
import { costOf, isPaid, type RateLimit } from './rate-limit.ts';
import { replyHeaders } from './reply-headers.ts';
import { requestIdOf, withoutSecrets } from './send.ts';
import type { UnchargedLimit } from './uncharged-limit.ts';

/** A response that is complete except for the headers of its connection. */
export interface KnownAnswer {
  /** The status line and the headers that are the same for all callers, as bytes. */
  readonly head: Buffer;
  /** The headers of this response only, one per line. */
  readonly lines: string;
  readonly body: Buffer;
}

/** Undefined, at once or later, for a request that the handler must serve; nothing was charged then. */
type LaneAnswer = KnownAnswer | Promise<KnownAnswer | undefined> | undefined;

/** Serves a request that waits for nothing but its charge, and leaves any other, and a refused charge, to the handler. */
export type FastLane = (request: PlainRequest) => LaneAnswer;

export interface FastLaneParts {
  readonly routes: Pick<Routes, 'match'>;
  readonly replies: Pick<Replies, 'known' | 'make'>;
  readonly releases: Pick<Releases, 'find'>;
  readonly keys: Pick<KeyVerifier, 'verify'>;
  readonly rateLimit: RateLimit;
  readonly uncharged: UnchargedLimit;
  readonly baseUrl: string;
  readonly emit: Emit;
}

/** Longer targets are not cached, which bounds the bytes of the cache too. */
const maxTargetLength = 300;
const maxTargets = 5_000;
const noBody = Buffer.alloc(0);

/**
 * The head of a response.
 *
 * @throws TypeError for a value that is not valid in a header.
 */
const headOf = (status: number, headers: HeaderList) =>
  Buffer.from(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${linesOf([...commonHeaders, ...headers])}`,
    'latin1',
  );

let dateText = '';
let dateSecond = 0;

function dateLine(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dateSecond) {
    dateSecond = second;
    dateText = `Date: ${new Date(second * 1000).toUTCString()}\r\n`;
  }
  return dateText;
}

/**
 * Serves the most common request, a GET for data whose key is cached, and whose reply is cached or made at once, without
 * the objects of node:http, which cost more than the rest of such a request.
 */
export function createFastLane(parts: FastLaneParts): FastLane {
  const { routes, replies, releases, keys, rateLimit, uncharged, baseUrl, emit } = parts;
  /** Valid requests by target. */
  const targets = new LRUCache<string, OperationRequest>({ max: maxTargets });
  const heads = new WeakMap<Reply, Map<string, { readonly ok: Buffer; readonly notModified: Buffer }>>();

  function headsOf(reply: Reply, request: OperationRequest, coding: Coding) {
    let ofReply = heads.get(reply);
    if (ofReply === undefined) heads.set(reply, (ofReply = new Map()));
    const form = request.dataset === undefined ? coding : `${coding} pinned`;
    let made = ofReply.get(form);
    if (made === undefined) {
      const { ok, notModified } = replyHeaders(baseUrl, reply, request, coding);
      ofReply.set(form, (made = { ok: headOf(200, ok), notModified: headOf(304, notModified) }));
    }
    return made;
  }

  /** The caller, if the key is cached and valid. */
  function callerOf(headers: PlainRequest['headers']): Caller | undefined {
    try {
      const secret = secretIn(headers);
      const caller = secret ? keys.verify(secret) : undefined;
      if (!(caller instanceof Promise)) return caller;
      caller.catch(() => {});
    } catch {
      // A malformed key, which the handler explains.
    }
    return undefined;
  }

  /** The request of a target, if it is valid. */
  function read(target: string): OperationRequest | undefined {
    const known = targets.get(target);
    if (known !== undefined || target.length > maxTargetLength) return known;
    const [, rawPath = '', rawQuery = ''] = /^([^?]*)\??(.*)$/.exec(target)!;
    try {
      const query = readQuery(rawQuery);
      const match = keyParameter(query) === undefined ? routes.match(pathSegments(rawPath)) : undefined;
      if (match === undefined) return undefined;
      const { operation, pathValues } = match;
      const request = operationRequest(operation, readParameters(operation, pathValues, query));
      targets.set(target, request);
      return request;
    } catch {
      // What is wrong with it, the handler explains.
      return undefined;
    }
  }

  /** Makes the reply to a request that will be charged, unless that must wait for the database or fails. */
  function makeAtOnce(release: Release, request: OperationRequest, caller: Caller): Reply | undefined {
    if (rateLimit.mayBeExhausted(caller, costOf(request, caller.plan))) return undefined;
    try {
      uncharged.check(caller, true);
      const reply = replies.make(release, request);
      if (!isThenable(reply)) return reply;
      // The handler waits for it, too.
      reply.catch(() => {});
    } catch {
      // The handler tries again, and explains what is wrong.
    }
    return undefined;
  }

  return ({ target, headers }) => {
    const startedAt = performance.now();
    const condition = headers['if-none-match'];
    const caller = target.startsWith('/v1/') && condition !== '*' ? callerOf(headers) : undefined;
    const request = caller && read(target);
    if (caller === undefined || request === undefined) return undefined;
    const release = releases.find(request.gameId, request.dataset);
    if (!release?.games.has(request.gameId)) return undefined;
    const known = replies.known(release, request);
    const isNew = known === undefined && isPaid(request, caller.plan, condition);
    const reply = isNew ? makeAtOnce(release, request, caller) : known;
    if (reply === undefined || reply instanceof Problem) return undefined;

    const coding = codingFor(reply, headers['accept-encoding']);
    const { ok, notModified } = headsOf(reply, request, coding);
    const requestId = requestIdOf(headers['x-request-id']);
    const isUnchanged = matchesEtag(condition, reply.etag);
    const context = {
      operation: request.operation.id,
      quotaHeaders: [] as HeaderList,
      charge: undefined as RequestCharge | undefined,
    };
    const cost = isUnchanged ? 0 : costOf(request, caller.plan);
    if (rateLimit.mayBeExhausted(caller, cost)) return undefined;

    const complete = (body: Buffer): KnownAnswer => {
      let lines = `X-Request-Id: ${requestId}\r\n`;
      const { quotaHeaders } = context;
      for (let index = 0; index < quotaHeaders.length; index += 2)
        lines += `${quotaHeaders[index]}: ${quotaHeaders[index + 1]}\r\n`;
      if (!isUnchanged) lines += `Content-Length: ${body.length}\r\n`;
      lines += dateLine();
      emit({
        type: 'request',
        operation: context.operation,
        method: 'GET',
        path: () => withoutSecrets(target),
        status: isUnchanged ? 304 : 200,
        requestId,
        seconds: (performance.now() - startedAt) / 1000,
        keyId: caller.keyId,
        problem: undefined,
        cache: isNew ? 'miss' : 'hit',
        charge: context.charge,
      });
      return { head: isUnchanged ? notModified : ok, lines, body };
    };
    const charge = (body: Buffer): LaneAnswer => {
      const charging =
        cost === 0 ? rateLimit.setHeaders(context, caller) : rateLimit.consume(context, caller, cost);
      return charging === undefined
        ? complete(body)
        : charging.then(
            () => complete(body),
            () => undefined,
          );
    };
    // The body is encoded before the charge, so that a failure is free.
    const body = isUnchanged ? noBody : encodedBody(reply, coding);
    return Buffer.isBuffer(body) ? charge(body) : body.then(charge, () => undefined);
  };
}
