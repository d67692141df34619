import type { Observe } from '../observe/events.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Charge, PendingCharge } from './quota.ts';

/**
 * Gathers the charges of one turn of the event loop into one call.
 *
 * Every request parsed in the same turn waits for the same trip, so that the trips grow with the turns and not
 * with the requests.
 */
export function createBatcher<Result>(parts: {
  /** Its name for metrics. */
  readonly store: string;
  readonly observe: Observe;
  /** Resolves to one result for each charge, in the same order. */
  readonly consume: (charges: readonly Charge[]) => Promise<readonly Result[]>;
  readonly clock?: Clock;
}): (pending: PendingCharge<Result>) => void {
  const { store, observe, consume, clock = systemClock } = parts;
  let turn: PendingCharge<Result>[] = [];

  async function send(): Promise<void> {
    const sent = turn;
    turn = [];
    const start = clock.now();
    const settled = await consume(sent.map(({ charge }) => charge)).then(
      (results) => ({ results }),
      (error: unknown) => ({ error }),
    );
    sent.forEach(({ resolve, reject }, index) => {
      if ('results' in settled) resolve(settled.results[index]!);
      else reject(settled.error);
    });
    const seconds = (clock.now() - start) / 1000;
    const failed = 'error' in settled;
    observe({ type: 'quota_trip', store, charges: sent.length, seconds, failed });
  }

  return (pending) => {
    if (turn.push(pending) === 1)
      clock.soon(() => send().catch((error) => observe({ type: 'fault', where: 'quota', error })));
  };
}
