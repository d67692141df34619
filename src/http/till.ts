import { LRUCache } from 'lru-cache';
import type { Access, Caller } from '../access/access.ts';
import { dayOf, type Standing } from '../access/quota.ts';
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
  /** Sets the rate headers of a response that costs nothing, as far as the counters can be read. */
  show(exchange: Exchange, caller: Caller): Promise<void> | undefined;
  /** Whether a caller was refused today; only then is there anything to refuse early. */
  wasRefused(caller: Caller): boolean;
  /** Refuses a caller who was refused today already, before anything is computed; costs nothing otherwise. */
  refuseIfSpent(exchange: Exchange, caller: Caller, cost: number): Promise<void>;
}

export function createTill(parts: { readonly access: Access; readonly now: () => number }): Till {
  const { access, now } = parts;
  /** Keys that were refused today. */
  const exhausted = new LRUCache<string, number>({ max: 10_000 });

  function enter(
    exchange: Exchange,
    caller: Caller,
    cost: number,
    standing: Standing,
    at: number,
  ): QuotaView {
    const { plan } = caller;
    const view = quotaView(plan, standing, standing.granted ? cost : 0, at);
    exchange.quotaHeaders = view.headers;
    exchange.charge = { plan: plan.name, granted: standing.granted, units: cost };
    if (standing.granted) return view;

    exhausted.set(caller.keyId, dayOf(at));
    const { keyLimit, ownerLimit } = plan;
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

  function pay(exchange: Exchange, caller: Caller, cost: number): Promise<QuotaView> {
    const at = now();
    return access
      .charge(caller, cost, exchange.operation)
      .then((standing) => enter(exchange, caller, cost, standing, at));
  }

  function wasRefused({ keyId }: Caller): boolean {
    const day = exhausted.get(keyId);
    return day !== undefined && day === dayOf(now());
  }

  return {
    pay,
    wasRefused,
    show(exchange, caller) {
      const at = now();
      const set = (standing: Standing) => {
        exchange.quotaHeaders = quotaView(caller.plan, standing, 0, at).headers;
      };
      const standing = access.look(caller, at);
      if (standing instanceof Promise) return standing.then(set, () => {});
      set(standing);
      return undefined;
    },
    async refuseIfSpent(exchange, caller, cost) {
      if (!wasRefused(caller)) return;
      const { keyUsed, ownerUsed } = await access.charge(caller, 0, exchange.operation);
      const { keyLimit, ownerLimit } = caller.plan;
      if (keyUsed + cost > keyLimit || ownerUsed + cost > ownerLimit) await pay(exchange, caller, cost);
    },
  };
}
