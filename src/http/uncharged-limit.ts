import { LRUCache } from 'lru-cache';
import type { Caller } from '../keys/verify.ts';
import { Problem } from '../problem.ts';

/** Refill of a token bucket in units per second. */
export const unitsPerSecond = 25;
/** Size of a token bucket in units. */
export const maxSavedUnits = 500;

/**
 * A limit for each key on free work: a reply that is made only to find that the client has it (304), suggestions for a
 * record that does not exist (400), a GraphQL query that is refused after validation, an internal error (500), the
 * statistics of the usage route. Neither cached responses count, nor a 503.
 */
export interface UnchargedLimit {
  /**
   * Called before work that may turn out to be free.
   *
   * @param isPaid whether the request is charged unless it fails. It is refused only once free work has overdrawn the
   * bucket by its size.
   * @throws Problem `too_many_requests`
   */
  check(caller: Caller, isPaid?: boolean): void;
  /** Counts uncharged work by the units that it would have cost. */
  count(caller: Caller, units: number): void;
}

/** A token bucket for each key. `clock` returns milliseconds and never goes back. */
export function createUnchargedLimit(clock: () => number = () => performance.now()): UnchargedLimit {
  // An evicted key restarts with a full bucket, like one that has been idle.
  const buckets = new LRUCache<string, { units: number; at: number }>({ max: 10_000 });

  const left = (keyId: string, at: number) => {
    const bucket = buckets.get(keyId);
    if (bucket === undefined) return maxSavedUnits;
    return Math.min(maxSavedUnits, bucket.units + ((at - bucket.at) / 1000) * unitsPerSecond);
  };

  function check({ keyId }: Caller, isPaid = false): void {
    const units = left(keyId, clock());
    if (units > (isPaid ? -maxSavedUnits : 0)) return;
    const seconds = Math.max(1, Math.ceil(-units / unitsPerSecond));
    throw new Problem(
      'too_many_requests',
      `Too many uncharged requests with this key. The limit is ${unitsPerSecond} units per second, with a burst of ${maxSavedUnits}. Try again in ${seconds} s. Until then, /graphql and /v1/usage reject this key; other routes still serve charged requests without If-None-Match and without filters by slug.`,
      {},
      { 'Retry-After': String(seconds) },
    );
  }

  function count({ keyId }: Caller, units: number): void {
    const at = clock();
    buckets.set(keyId, { units: left(keyId, at) - units, at });
  }

  return { check, count };
}
