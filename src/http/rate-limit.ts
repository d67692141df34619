import { LRUCache } from 'lru-cache';
import type { Plan } from '../keys/plans.ts';
import type { Caller } from '../keys/verify.ts';
import { Problem } from '../problem.ts';
import { dayOf, type QuotaResult } from '../quota/quota.ts';
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
   * that had few units left today when it was last charged, and for that at most once a second.
   *
   * @throws Problem `quota_exceeded`
   */
  refuseIfExhausted(exchange: Exchange, caller: Caller, cost: number): Promise<void> | undefined;
}

/** A key that has fewer units left is remembered: as many as the dearest request costs. */
const fewUnits = 10;

const fits = (
  { keyLimit, ownerLimit }: Plan,
  { keyUsed, ownerUsed }: Omit<QuotaResult, 'granted'>,
  cost: number,
) => keyUsed + cost <= keyLimit && ownerUsed + cost <= ownerLimit;

/** How long counters that were seen are shown without asking again, in milliseconds. */
const freshMs = 1_000;

export function createRateLimit(parts: { readonly quota: Quota; readonly now: () => number }): RateLimit {
  const { quota, now } = parts;
  /** The counters of keys that had few units left, on the day given. */
  const nearlyExhausted = new LRUCache<string, { day: number; keyUsed: number; ownerUsed: number }>({
    max: 10_000,
  });

  function view(exchange: Exchange, { plan }: Caller, cost: number, result: QuotaResult, at: number) {
    const made = quotaView(plan, result, result.granted ? cost : 0, at);
    exchange.quotaLines = made.lines;
    exchange.charge = { plan: plan.name, granted: result.granted, units: cost };
    return made;
  }

  function remember({ keyId }: Caller, { keyUsed, ownerUsed }: QuotaResult, at: number): void {
    nearlyExhausted.set(keyId, { day: dayOf(at), keyUsed, ownerUsed });
  }

  /** The refusal of a request, from the counters as they stood `at` that moment. */
  function refusal(exchange: Exchange, caller: Caller, cost: number, result: QuotaResult, at: number) {
    const { policy, limit, remaining, reset } = view(
      exchange,
      caller,
      cost,
      { ...result, granted: false },
      at,
    );
    const { keyLimit, ownerLimit } = caller.plan;
    const violated = [
      ...(result.keyUsed + cost > keyLimit ? ['key'] : []),
      ...(result.ownerUsed + cost > ownerLimit ? ['owner'] : []),
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
        if (!fits(caller.plan, result, fewUnits)) remember(caller, result, at);
        if (!result.granted) throw refusal(exchange, caller, cost, result, at);
        return view(exchange, caller, cost, result, at);
      });
    },
    setHeaders(exchange, caller) {
      const at = now();
      const set = (result: QuotaResult) => {
        exchange.quotaLines = quotaView(caller.plan, result, 0, at).lines;
      };
      const result = quota.peek(caller, freshMs);
      if (result instanceof Promise) return result.then(set, () => {});
      set(result);
      return undefined;
    },
    refuseIfExhausted(exchange, caller, cost) {
      // More than the limit can be used: an owner may have spent it with a key of a larger plan.
      if (cost === 0) return undefined;
      const known = nearlyExhausted.get(caller.keyId);
      if (known === undefined) return undefined;
      const at = now();
      if (known.day !== dayOf(at) || fits(caller.plan, known, cost)) return undefined;
      const judge = (result: QuotaResult) => {
        // What was read after midnight says nothing about the day that has ended, and the new one has just begun.
        if (dayOf(now()) !== dayOf(at)) return;
        // A charge whose answer was lost may have been taken back.
        remember(caller, result, at);
        if (!fits(caller.plan, result, cost)) throw refusal(exchange, caller, cost, result, at);
      };
      const result = quota.peek(caller, freshMs);
      if (result instanceof Promise) return result.then(judge);
      judge(result);
      return undefined;
    },
  };
}
