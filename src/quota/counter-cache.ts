import { LRUCache } from 'lru-cache';
import type { Charge, QuotaResult } from './quota.ts';

type Counters = Pick<QuotaResult, 'keyUsed' | 'ownerUsed'>;

/** The counters as this process last saw them. They only grow within a day, so it knows that as much is used. */
export interface CounterCache {
  note(charge: Charge, result: QuotaResult): void;
  /** What is known of the counters of a charge; 0 where nothing is. */
  of(charge: Pick<Charge, 'owner' | 'keyId' | 'day'>): Counters;
  /** The same, if both were seen within so many milliseconds. */
  fresh(charge: Pick<Charge, 'owner' | 'keyId' | 'day'>, withinMs: number): Counters | undefined;
}

export function createCounterCache(
  now: () => number = () => performance.now(),
  ownersKept = 20_000,
): CounterCache {
  const owners = new LRUCache<
    string,
    { day: number; used: number; at: number; readonly keys: Map<string, { used: number; at: number }> }
  >({ max: ownersKept });

  function find({ owner, keyId, day }: Pick<Charge, 'owner' | 'keyId' | 'day'>) {
    const all = owners.get(owner);
    return all?.day === day ? { all, key: all.keys.get(keyId) } : undefined;
  }

  return {
    note({ owner, keyId, day }, { ownerUsed, keyUsed }) {
      const at = now();
      let all = owners.get(owner);
      if (all === undefined || all.day !== day) {
        all = { day, used: ownerUsed, at, keys: new Map() };
        owners.set(owner, all);
      }
      all.used = ownerUsed;
      all.at = at;
      const key = all.keys.get(keyId);
      if (key === undefined) all.keys.set(keyId, { used: keyUsed, at });
      else {
        key.used = keyUsed;
        key.at = at;
      }
    },
    of(charge) {
      const known = find(charge);
      return { keyUsed: known?.key?.used ?? 0, ownerUsed: known?.all.used ?? 0 };
    },
    fresh(charge, withinMs) {
      const known = find(charge);
      const oldest = now() - withinMs;
      if (!known?.key || known.key.at <= oldest || known.all.at <= oldest) return undefined;
      return { keyUsed: known.key.used, ownerUsed: known.all.used };
    },
  };
}
