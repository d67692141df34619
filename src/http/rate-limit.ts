import type { Plan } from '../keys/plans.ts';
import type { Caller } from '../keys/verify.ts';
import { Problem } from '../problem.ts';
import { type Counters, dayOf } from '../quota/quota.ts';
import type { Quota } from '../quota/service.ts';
import { type QuotaView, quotaView } from './headers.ts';
import type { Exchange } from './send.ts';

export interface RateLimit {
  /**
   * Charges a request and sets its rate headers.
   *
   * @throws Problem `quota_exceeded`, and then nothing was charged.
   */
  consume(exchange: Exchange, caller: Caller, cost: number): Promise<QuotaView>;
  /** Sets the rate headers of a response that costs nothing, as far as the counters can be read. */
  setHeaders(exchange: Exchange, caller: Caller): Promise<void> | undefined;
  /**
   * Refuses a request that the key cannot pay, before anything is computed for it. It asks the store only for a key
   * that could not pay it when its counters were last seen, and for that at most once a second.
   *
   * @throws Problem `quota_exceeded`
   */
  refuseIfExhausted(exchange: Exchange, caller: Caller, cost: number): Promise<void> | undefined;
}

const fits = ({ keyLimit, ownerLimit }: Plan, { keyUsed, ownerUsed }: Counters, cost: number) =>
  keyUsed + cost <= keyLimit && ownerUsed + cost <= ownerLimit;

/** How long counters that were seen are shown without asking again, in milliseconds. */
const freshMs = 1_000;

export function createRateLimit(parts: { readonly quota: Quota; readonly now: () => number }): RateLimit {
  const { quota, now } = parts;

  function view(
    exchange: Exchange,
    { plan }: Caller,
    units: number,
    granted: boolean,
    counters: Counters,
    at: number,
  ) {
    const made = quotaView(plan, counters, granted ? units : 0, at);
    exchange.quotaLines = made.lines;
    exchange.charge = { plan: plan.name, granted, units };
    return made;
  }

  /** The refusal of a request, from the counters as they stood `at` that moment. */
  function refusal(exchange: Exchange, caller: Caller, cost: number, counters: Counters, at: number) {
    const { policy, limit, remaining, reset } = view(exchange, caller, cost, false, counters, at);
    const { keyLimit, ownerLimit } = caller.plan;
    const violated = [
      ...(counters.keyUsed + cost > keyLimit ? ['key'] : []),
      ...(counters.ownerUsed + cost > ownerLimit ? ['owner'] : []),
    ];
    const retryAfter = Math.max(1, Math.ceil(reset - at / 1000));
    return new Problem(
      'quota_exceeded',
      `This request costs ${cost} unit${cost === 1 ? '' : 's'}, and ${remaining} of ${limit} are left today for ${
        policy === 'key' ? 'this key' : 'all keys of this owner together'
      }. The day ends at ${new Date(reset * 1000).toISOString()}.`,
      { violated_policies: violated, limit, remaining, cost, reset },
      { 'Retry-After': String(retryAfter) },
    );
  }

  return {
    consume(exchange, caller, cost) {
      const at = now();
      return quota.consume(caller, cost, exchange.operation).then((result) => {
        if (!result.granted) throw refusal(exchange, caller, cost, result, at);
        return view(exchange, caller, cost, true, result, at);
      });
    },
    setHeaders(exchange, caller) {
      const at = now();
      const set = (counters: Counters) => {
        exchange.quotaLines = quotaView(caller.plan, counters, 0, at).lines;
      };
      const seen = quota.lastSeen(caller, freshMs);
      if (!seen) return quota.peek(caller).then(set, () => {});
      set(seen);
      return undefined;
    },
    refuseIfExhausted(exchange, caller, cost) {
      // More than the limit can be used: an owner may have spent it with a key of a larger plan.
      if (cost === 0) return undefined;
      const known = quota.lastSeen(caller);
      if (known === undefined || fits(caller.plan, known, cost)) return undefined;
      const at = now();
      const judge = (counters: Counters) => {
        // What was read after midnight says nothing about the day that has ended, and the new one has just begun.
        if (dayOf(now()) !== dayOf(at)) return;
        if (!fits(caller.plan, counters, cost)) throw refusal(exchange, caller, cost, counters, at);
      };
      const seen = quota.lastSeen(caller, freshMs);
      if (!seen) return quota.peek(caller).then(judge);
      judge(seen);
      return undefined;
    },
  };
}
