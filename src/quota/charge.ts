import type { Observe } from '../observe/events.ts';
import type { Charge, PendingCharge, QuotaStore, Standing } from './quota.ts';

export interface Charger {
  charge(charge: Charge): Promise<Standing>;
  /** Reading of `performance.now()` at which the store last failed; none once it has answered since. */
  failedAt(): number;
}

export interface ChargerParts {
  readonly store: QuotaStore;
  readonly observe: Observe;
  /** Told of every answer of the store. */
  readonly answered: (charge: Charge, standing: Standing) => void;
  /** What a caller is told when the store fails. */
  readonly explain: (error: unknown) => unknown;
}

const never = Number.NEGATIVE_INFINITY;

/**
 * Gathers the charges of one turn of the event loop into one call, for a store that does not do so by itself.
 *
 * Every request parsed in the same turn waits for the same trip, so that the trips grow with the turns and not
 * with the requests.
 */
function createTurns(store: QuotaStore, observe: Observe): (pending: PendingCharge) => void {
  let turn: PendingCharge[] = [];

  async function send(): Promise<void> {
    const sent = turn;
    turn = [];
    const start = performance.now();
    let failed = false;
    try {
      const standings = await store.charge(sent.map(({ charge }) => charge));
      sent.forEach(({ resolve }, index) => {
        resolve(standings[index]!);
      });
    } catch (error) {
      failed = true;
      for (const { reject } of sent) reject(error);
    }
    const seconds = (performance.now() - start) / 1000;
    observe({ type: 'quota_trip', store: store.kind, charges: sent.length, seconds, failed });
  }

  const fault = (error: unknown) => observe({ type: 'fault', where: 'quota', error });
  return (pending) => {
    if (turn.push(pending) === 1) setImmediate(() => send().catch(fault));
  };
}

/** Charges through a store, and knows how it fares. */
export function createCharger({ store, observe, answered, explain }: ChargerParts): Charger {
  const take = store.take ?? createTurns(store, observe);
  let failedAt = never;
  return {
    failedAt: () => failedAt,
    // What is done with the answer is done outside of the store: a failure there is this caller's and nobody else's.
    charge: (charge) =>
      new Promise<Standing>((resolve, reject) => {
        take({ charge, resolve, reject });
      }).then(
        (standing) => {
          failedAt = never;
          answered(charge, standing);
          return standing;
        },
        (error: unknown) => {
          failedAt = performance.now();
          throw explain(error);
        },
      ),
  };
}
