import { STATUS_CODES } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Releases } from '../data/releases.ts';
import type { Caller, KeyVerifier } from '../keys/verify.ts';
import type { Emit, RequestCharge } from '../observe/events.ts';
import { Problem } from '../problem.ts';
import type { OperationRequest, Replies, Reply } from '../rest/replies.ts';
import { secretIn } from './authentication.ts';
import { type Coding, codingFor, encodedBody } from './encoding.ts';
import { commonHeaders, type HeaderList, linesOf, matchesEtag } from './headers.ts';
import type { PlainRequest } from './plain-request.ts';
import { costOf, type RateLimit } from './rate-limit.ts';
import { replyHeaders } from './reply-headers.ts';
import { requestIdOf, withoutSecrets } from './send.ts';

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

/** Serves a request that needs nothing but a charge, and leaves any other, and a refused charge, to the handler. */
export type FastLane = (request: PlainRequest) => LaneAnswer;

export interface FastLaneParts {
  readonly replies: Pick<Replies, 'known'>;
  readonly releases: Pick<Releases, 'find'>;
  readonly keys: Pick<KeyVerifier, 'verify'>;
  readonly rateLimit: RateLimit;
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
 * Serves the most common request, a GET for a record or a list whose target, key and reply are cached, without the
 * objects of node:http, which cost more than the rest of such a request.
 */
export function createFastLane({ replies, releases, keys, rateLimit, baseUrl, emit }: FastLaneParts) {
  /** Requests by target, as the handler has parsed them. */
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

  function answer({ target, headers }: PlainRequest, request: OperationRequest, reply: Reply): LaneAnswer {
    const startedAt = performance.now();
    const condition = headers['if-none-match'];
    const coding = codingFor(reply, headers['accept-encoding']);
    const encoded = encodedBody(reply, coding);
    const known = callerOf(headers);
    if (known === undefined || !Buffer.isBuffer(encoded) || condition === '*') return undefined;
    const body: Buffer = encoded;
    const caller: Caller = known;
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

    function complete(): KnownAnswer {
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
        cache: 'hit',
        charge: context.charge,
      });
      return isUnchanged ? { head: notModified, lines, body: noBody } : { head: ok, lines, body };
    }
    const charging =
      cost === 0 ? rateLimit.setHeaders(context, caller) : rateLimit.consume(context, caller, cost);
    return charging === undefined ? complete() : charging.then(complete, () => undefined);
  }

  const fastLane: FastLane = (plain) => {
    const request = targets.get(plain.target);
    const release = request && releases.find(request.gameId, request.dataset);
    if (request === undefined || release === undefined) return undefined;
    const reply = replies.known(release, request);
    if (reply === undefined || reply instanceof Problem) return undefined;
    return answer(plain, request, reply);
  };

  return {
    fastLane,
    /** Caches the request of a target, which never changes. */
    remember(target: string, request: OperationRequest): void {
      if (target.length <= maxTargetLength) targets.set(target, request);
    },
  };
}
