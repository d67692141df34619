import DataLoader from 'dataloader';
import type { Observe } from '../observe/events.ts';
import type { Charge } from './quota.ts';

const largestBatch = 500;

/**
 * Collects the charges of one turn of the event loop into one call to the store: every request that was parsed in that
 * turn waits for the same round trip.
 *
 * @param name name of the store for metrics.
 * @param run resolves to one result or error for each charge, in the same order.
 */
export function batchByTurn<Result>(
  name: string,
  observe: Observe,
  run: (charges: readonly Charge[]) => Promise<readonly (Result | Error)[]>,
): (charge: Charge) => Promise<Result> {
  const loader = new DataLoader<Charge, Result>(
    async (charges) => {
      const start = performance.now();
      let failed = true;
      try {
        const results = await run(charges);
        failed = results.some((result) => result instanceof Error);
        return results;
      } finally {
        const seconds = (performance.now() - start) / 1000;
        observe({ type: 'quota_trip', store: name, charges: charges.length, seconds, failed });
      }
    },
    { cache: false, maxBatchSize: largestBatch, batchScheduleFn: (send) => setImmediate(send) },
  );
  return (charge) => loader.load(charge);
}
