import { LRUCache } from 'lru-cache';
import type { Access, Caller } from '../access/access.ts';
import { dayOf } from '../access/quota.ts';
import type { Observe } from '../observe.ts';
import { Problem } from '../problem.ts';
import { type QuotaView, quotaView } from './headers.ts';
import type { Exchange } from './send.ts';

export interface Till {
  /**
   * Charges a request and sets its rate headers.
   *
   * @throws Problem `quota_exceeded`, and then nothing was charged.
   */
  pay(exchange: Exchange, caller: Caller, cost: number): Promise<QuotaView>;
  /** Whether a caller was refused today; only then is there anything to refuse early. */
  wasRefused(caller: Caller): boolean;
  /** Refuses a caller who was refused today already, before anything is computed; costs nothing otherwise. */
  refuseIfSpent(exchange: Exchange, caller: Caller, cost: number): Promise<void>;
}

export function createTill(parts: {
  readonly access: Access;
  readonly observe: Observe;
  readonly now: () => number;
}): Till {
  const { access, observe, now } = parts;
  /** Keys that were refused today. */
  const exhausted = new LRUCache<string, number>({ max: 10_000 });

  async function pay(exchange: Exchange, caller: Caller, cost: number): Promise<QuotaView> {
    const at = now();
    const standing = await access.charge(caller, cost, exchange.operation);
    const view = quotaView(caller.plan, standing, standing.granted ? cost : 0, at);
    exchange.quotaHeaders = view.headers;
    observe({ type: 'quota', granted: standing.granted, units: cost, plan: caller.plan.name });
    if (standing.granted) return view;

    exhausted.set(caller.keyId, dayOf(at));
    const { keyLimit, ownerLimit } = caller.plan;
    const violated = [
      ...(standing.keyUsed + cost > keyLimit ? ['key'] : []),
      ...(standing.ownerUsed + cost > ownerLimit ? ['owner'] : []),
    ];
    const retryAfter = Math.max(1, Math.ceil(view.reset - at / 1000));
    throw new Problem(
      'quota_exceeded',
      `This request costs ${cost} unit${cost === 1 ? '' : 's'}, and ${view.remaining} of ${view.limit} are left today for ${
        view.policy === 'key' ? 'this key' : 'all keys of this owner together'
      }. The day ends at ${new Date(view.reset * 1000).toISOString()}.`,
      { violated_policies: violated, limit: view.limit, remaining: view.remaining, cost, reset: view.reset },
      { 'Retry-After': String(retryAfter) },
    );
  }

  const wasRefused = (caller: Caller) => exhausted.get(caller.keyId) === dayOf(now());

  return {
    pay,
    wasRefused,
    async refuseIfSpent(exchange, caller, cost) {
      if (!wasRefused(caller)) return;
      const { keyUsed, ownerUsed } = await access.charge(caller, 0, exchange.operation);
      const { keyLimit, ownerLimit } = caller.plan;
      if (keyUsed + cost > keyLimit || ownerUsed + cost > ownerLimit) await pay(exchange, caller, cost);
    },
  };
}
