import DataLoader from 'dataloader';
import type { Observe } from '../observe.ts';
import type { Charge, QuotaStore, Standing } from './quota.ts';

/** A charge that failed fails for its own caller, and for no other of its turn. */
function valueOrError(outcome: PromiseSettledResult<Standing>): Standing | Error {
  return outcome.status === 'fulfilled' ? outcome.value : (outcome.reason as Error);
}

/**
 * Charges through a store, all of one turn of the event loop in one call.
 *
 * Every request parsed in the same turn waits for the same trip, so that the trips grow with the turns and not
 * with the requests.
 */
export function createCharger(store: QuotaStore, observe: Observe): (charge: Charge) => Promise<Standing> {
  const loader = new DataLoader<Charge, Standing>(
    async (charges) => {
      const start = performance.now();
      let failed = true;
      try {
        const outcomes = store.each ? await store.each(charges) : undefined;
        const standings = outcomes?.map(valueOrError) ?? (await store.charge(charges));
        failed = standings.some((standing) => standing instanceof Error);
        return standings;
      } finally {
        observe({
          type: 'quota_trip',
          store: store.kind,
          charges: charges.length,
          seconds: (performance.now() - start) / 1000,
          failed,
        });
      }
    },
    { cache: false, batchScheduleFn: setImmediate, maxBatchSize: 500 },
  );
  return (charge) => loader.load(charge);
}
