import { LRUCache } from 'lru-cache';
import type { Caller } from '../keys/verify.ts';
import { Problem } from '../problem.ts';

/** Units' worth of computing that a key gets back each second. */
export const unitsPerSecond = 25;
/** Units' worth that a key can have saved up. */
export const maxSavedUnits = 500;

/**
 * A limit for each key on what is computed for it and costs it nothing: a reply that is made only to find that the
 * client has it already (304), suggestions for a record that does not exist (400), a GraphQL query that is refused
 * after it was validated, a failure whatever its status, the figures of the usage route. What is answered from memory
 * does not count.
 */
export interface UnchargedLimit {
  /**
   * To be called before something is computed that may turn out to be free.
   *
   * @param isPaid whether it is charged unless it fails: that is refused only to a key for which as much again as can be
   * saved up has failed.
   * @throws Problem `too_many_requests`
   */
  check(caller: Caller, isPaid?: boolean): void;
  /** Counts something that was computed and not charged, by the units that it would have cost. */
  count(caller: Caller, units: number): void;
}

/** A token bucket for each key, refilled as time passes. `clock` is a reading in milliseconds that only grows. */
export function createUnchargedLimit(clock: () => number = () => performance.now()): UnchargedLimit {
  // A key that is forgotten begins with a full bucket, as one that has rested does.
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
      `This key has used up what is computed for it without charge: work worth ${unitsPerSecond} units a second, of which up to ${maxSavedUnits} can be saved up. Wait ${seconds} s. Until then /graphql and /v1/usage refuse this key; other routes answer it, and charge it, where neither If-None-Match is sent nor a filter names a record.`,
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
