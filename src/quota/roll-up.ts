import { isDatabaseFailure } from '../data/errors.ts';
import type { Emit } from '../observe/events.ts';
import type { PostgresCounters } from './postgres-counters.ts';
import { type Charge, type PrimaryCounters, type Usage, succeeds } from './quota.ts';

/** Maximum number of counters in one statement, and in one call that raises them. */
const maxWrite = 1_000;

/** Units granted since the last flush. Entries with 0 units are counters that Postgres changed and Redis lacks. */
function createPending() {
  const entries = new Map<string, { readonly usage: Omit<Usage, 'units'>; units: number }>();
  return {
    add(usage: Omit<Usage, 'units'>, units: number): void {
      const name = `${usage.day} ${usage.keyId} ${usage.operation}`;
      const known = entries.get(name);
      if (known) known.units += units;
      else entries.set(name, { usage, units });
    },
    /** Removes and returns the entries; those with 0 units only if they can be raised. */
    take(canRaise: boolean): Usage[] {
      const taken: Usage[] = [];
      for (const [name, { usage, units }] of entries) {
        if (!canRaise && units === 0) continue;
        taken.push({ ...usage, units });
        entries.delete(name);
      }
      return taken;
    },
  };
}

/** Runs a flush at a time. A call during one waits for it, and shares the next one with other calls. */
function oneAtATime(run: (probes: boolean) => Promise<void>): (probes: boolean) => Promise<void> {
  let flushing: Promise<void> | undefined;
  return (probes) => {
    const begin = () => {
      flushing ??= run(probes).finally(() => {
        flushing = undefined;
      });
      return flushing;
    };
    // A flush that is already running may have started before the last grant.
    return flushing ? flushing.then(begin, begin) : begin();
  };
}

export interface RollUp {
  /** Notes what the primary counters granted, for the next flush. */
  note(charge: Charge): void;
  /** Notes what Postgres granted while the primary counters were lost. */
  noteWithoutPrimary(charge: Charge): void;
  /** Whether the primary counters are lost. */
  isAway(): boolean;
  /** Notes that the primary counters are lost, and flushes. */
  lose(error: unknown): void;
  /** Adds what is pending to Postgres. */
  flush(): Promise<void>;
  /** Flushes, and lets the next loss of the primary counters probe them at once again. */
  flushForCaller(): Promise<void>;
  /** Reports a failed flush. */
  report(error: unknown): void;
}

/** Adds what the primary counters granted to Postgres, and finds out when they are back after a loss. */
export function createRollUp(parts: {
  readonly primary: PrimaryCounters;
  readonly postgres: PostgresCounters;
  readonly emit: Emit;
}): RollUp {
  const { primary, postgres, emit } = parts;
  const pending = createPending();
  let away = false;
  /** Whether Redis was lost since the last flush that a caller requested. */
  let wasLost = false;
  let unitsWithout = 0;

  function lose(error: unknown): void {
    if (away) return;
    away = true;
    emit({ type: 'quota_outage', state: 'lost', units: 0, error });
    // The sooner Postgres knows what Redis granted, the less is granted again. The argument keeps a Redis that accepts
    // probes and fails charges, as a Cluster with one failed node may, from being found and lost again with each
    // charge.
    flush(!wasLost).catch(report);
    wasLost = true;
  }

  const report = (error: unknown) =>
    emit({ type: 'error', where: 'usage roll-up', error, ofDatabase: isDatabaseFailure(error) });

  /**
   * Adds what is pending to Postgres, and raises the primary counters to those of Postgres. What fails stays pending.
   *
   * @param probes whether to test if a lost Redis is back.
   */
  async function run(probes: boolean): Promise<void> {
    const wasAway = away;
    let isThere = !wasAway || (probes && (await succeeds(primary.probe())));
    const sent = pending.take(isThere);
    try {
      while (sent.length > 0) {
        const some = sent.splice(0, maxWrite);
        const counters = await postgres.add(some).catch((error: unknown) => {
          for (const each of [...some, ...sent]) pending.add(each, each.units);
          throw error;
        });
        if (isThere) {
          const raising = primary.raise(counters);
          raising.catch(lose);
          isThere = await succeeds(raising);
        }
        if (!isThere) for (const each of counters) pending.add(each, 0);
      }
    } finally {
      // Also when Postgres is lost: then Redis must work without it.
      if (wasAway && isThere) {
        away = false;
        emit({ type: 'quota_outage', state: 'back', units: unitsWithout });
        unitsWithout = 0;
      }
    }
  }

  const flush = oneAtATime(run);

  return {
    note(charge) {
      if (charge.cost > 0) pending.add(charge, charge.cost);
    },
    noteWithoutPrimary(charge) {
      if (charge.cost > 0) {
        unitsWithout += charge.cost;
        pending.add(charge, 0);
      }
    },
    isAway: () => away,
    lose,
    flush: () => flush(true),
    flushForCaller() {
      wasLost = false;
      return flush(true);
    },
    report,
  };
}
