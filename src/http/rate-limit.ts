import type { Plan } from '../keys/plans.ts';
import type { Caller } from '../keys/verify.ts';
import { Problem } from '../problem.ts';
import { type Counters, dayOf } from '../quota/quota.ts';
import type { Quota } from '../quota/service.ts';
import { namesWhatExists } from '../rest/operations.ts';
import type { OperationRequest } from '../rest/replies.ts';
import { type QuotaView, quotaView } from './headers.ts';
import type { RequestContext } from './send.ts';

/** The part of a context that the rate limit sets. */
export type Charged = Pick<RequestContext, 'operation' | 'quotaHeaders' | 'charge'>;

export interface RateLimit {
  /**
   * Charges a request and sets its rate headers.
   *
   * @throws Problem `quota_exceeded`; nothing was charged.
   */
  consume(context: Charged, caller: Caller, cost: number): Promise<QuotaView>;
  /** Sets the rate headers of a free response, if the counters can be read. They are at most a second old. */
  setHeaders(context: Charged, caller: Caller): Promise<void>;
  /**
   * Refuses a request whose key lacks units, before any work. It reads the store only for a key that lacked them when
   * its counters were last read, and at most once a second.
   *
   * @throws Problem `quota_exceeded`
   */
  refuseIfExhausted(context: Charged, caller: Caller, cost: number): Promise<void>;
}

/** The units that a request costs if it succeeds. */
export const costOf = ({ units }: OperationRequest, { searchCost }: Plan): number =>
  Math.min(units, searchCost);

/** Whether a parameter names a record: if that does not exist, the response is free. */
const mayBeRefused = ({ operation, variables }: OperationRequest) =>
  operation.refuses ||
  operation.parameters.some(
    (parameter) => namesWhatExists(parameter) && variables[parameter.name] !== undefined,
  );

/** Whether a request is charged unless it fails: its reply is not free, whether the client has it or not. */
export const isPaid = (request: OperationRequest, plan: Plan, ifNoneMatch: string | undefined): boolean =>
  costOf(request, plan) > 0 && !mayBeRefused(request) && [undefined, '*'].includes(ifNoneMatch);

const fits = ({ keyLimit, ownerLimit }: Plan, { keyUsed, ownerUsed }: Counters, cost: number) =>
  keyUsed + cost <= keyLimit && ownerUsed + cost <= ownerLimit;

/** How long counters are shown without another read, in milliseconds. */
const ttlMs = 1_000;

export function createRateLimit(parts: { readonly quota: Quota; readonly now: () => number }): RateLimit {
  const { quota, now } = parts;

  function view(
    context: Charged,
    { plan }: Caller,
    units: number,
    granted: boolean,
    counters: Counters,
    at: number,
  ) {
    const made = quotaView(plan, counters, granted ? units : 0, at);
    context.quotaHeaders = made.headers;
    context.charge = { plan: plan.name, granted, units };
    return made;
  }

  /** The refusal of a request, from its counters at a moment. */
  function refusal(context: Charged, caller: Caller, cost: number, counters: Counters, at: number) {
    const { policy, limit, remaining, reset } = view(context, caller, cost, false, counters, at);
    const { keyLimit, ownerLimit } = caller.plan;
    const violated = [
      ...(counters.keyUsed + cost > keyLimit ? ['key'] : []),
      ...(counters.ownerUsed + cost > ownerLimit ? ['owner'] : []),
    ];
    const retryAfter = Math.max(1, Math.ceil(reset - at / 1000));
    return new Problem(
      'quota_exceeded',
      `This request costs ${cost} unit${cost === 1 ? '' : 's'}, but only ${remaining} of ${limit} ${remaining === 1 ? 'is' : 'are'} left today for ${
        policy === 'key' ? 'this key' : 'all keys of this owner together'
      }. The quota resets at ${new Date(reset * 1000).toISOString()}.`,
      { violated_policies: violated, limit, remaining, cost, reset },
      { 'Retry-After': String(retryAfter) },
    );
  }

  /** Whether the key lacked units when its counters were last read. */
  function mayBeExhausted(caller: Caller, cost: number): boolean {
    const known = quota.lastSeen(caller);
    // More than the limit can be used: the owner may have spent it with a key of a larger plan.
    return cost > 0 && known !== undefined && !fits(caller.plan, known, cost);
  }

  return {
    async consume(context, caller, cost) {
      const at = now();
      const result = await quota.consume(caller, cost, context.operation);
      if (!result.granted) throw refusal(context, caller, cost, result, at);
      return view(context, caller, cost, true, result, at);
    },
    async setHeaders(context, caller) {
      const at = now();
      const counters = quota.lastSeen(caller, ttlMs) ?? (await quota.peek(caller).catch(() => undefined));
      if (counters !== undefined) context.quotaHeaders = quotaView(caller.plan, counters, 0, at).headers;
    },
    async refuseIfExhausted(context, caller, cost) {
      if (!mayBeExhausted(caller, cost)) return;
      const at = now();
      const counters = quota.lastSeen(caller, ttlMs) ?? (await quota.peek(caller));
      // Counters that were read before midnight do not apply to the new day.
      if (dayOf(now()) === dayOf(at) && !fits(caller.plan, counters, cost))
        throw refusal(context, caller, cost, counters, at);
    },
  };
}
