import { isDatabaseFailure } from '../data/errors.ts';
import type { Emit } from '../observe/events.ts';
import type { PostgresCounters } from './postgres-counters.ts';
import {
  type Charge,
  type PrimaryCounters,
  type QuotaResult,
  type QuotaStore,
  type Usage,
  succeeds,
  unavailable,
} from './quota.ts';

/** Key, owner and day that units are granted to. */
type Granted = Omit<Usage, 'units'>;

/** Maximum number of counters in one statement, and in one call that raises them. */
const maxWrite = 1_000;

/**
 * Counts units in primary counters (Redis, or the memory of the only process), with Postgres as the fallback.
 *
 * - The primary counters decide. Once a second each process **adds** what they granted it to Postgres, and raises those
 *   that are lower. (Writing the larger of the two values would lose what two processes granted independently.)
 * - A counter that they do not know is set from Postgres before it counts.
 * - A process that cannot reach Redis consumes in Postgres, until Redis can be written again.
 *
 * While the primary counters work, counting is exact. Memory fails only with its process, which loses what it granted
 * since the last write to Postgres. When Redis is lost, loses data, or is reachable for some processes only, what
 * was granted since the last write to Postgres may be granted again: about a second of demand. The simulation in the
 * tests measures it.
 */
export function createSharedStore(parts: {
  readonly primary: PrimaryCounters;
  readonly postgres: PostgresCounters;
  /** Whether units are consumed in Postgres while Redis is lost, or refused with 503. */
  readonly onOutage: 'serve' | 'refuse';
  readonly emit: Emit;
}): QuotaStore {
  const { primary, postgres, onOutage, emit } = parts;
  /** Units granted since the last flush. Entries with 0 units are counters that Postgres changed and Redis lacks. */
  const pending = new Map<string, { readonly usage: Granted; units: number }>();
  let flushing: Promise<void> | undefined;
  let away = false;
  /** Whether Redis was lost since the last flush that a caller requested. */
  let wasLost = false;
  let unitsWithout = 0;

  function note(usage: Granted, units: number): void {
    const name = `${usage.day} ${usage.keyId} ${usage.operation}`;
    const known = pending.get(name);
    if (known) known.units += units;
    else pending.set(name, { usage, units });
  }

  function lose(error: unknown): undefined {
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
    const sent: Usage[] = [];
    for (const [name, { usage, units }] of pending) {
      // While Redis is lost, its counters cannot be raised.
      if (!isThere && units === 0) continue;
      sent.push({ ...usage, units });
      pending.delete(name);
    }
    try {
      while (sent.length > 0) {
        const some = sent.splice(0, maxWrite);
        const counters = await postgres.add(some).catch((error: unknown) => {
          for (const each of [...some, ...sent]) note(each, each.units);
          throw error;
        });
        if (isThere) {
          const raising = primary.raise(counters);
          raising.catch(lose);
          isThere = await succeeds(raising);
        }
        if (!isThere) for (const each of counters) note(each, 0);
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

  function flush(probes = true): Promise<void> {
    const begin = () => {
      flushing ??= run(probes).finally(() => {
        flushing = undefined;
      });
      return flushing;
    };
    // A flush that is already running may have started before the last grant.
    return flushing ? flushing.then(begin, begin) : begin();
  }

  /**
   * Sets a counter that the primary counters do not know, and consumes. Resolves to undefined when Redis is lost. Rejects when
   * Postgres is.
   */
  async function consumeUnknown(charge: Charge): Promise<QuotaResult | undefined> {
    // Redis may have lost what this process has not written yet. If Postgres is read-only, its counters are still
    // useful.
    await flush().catch(() => {});
    const { keyUsed, ownerUsed } = await postgres.consume({ ...charge, cost: 0 });
    try {
      await primary.raise([{ ...charge, keyUsed, ownerUsed }]);
      const result = await primary.consume(charge);
      if (result) return result;
      throw new Error('The counters are lost as soon as they are set');
    } catch (error) {
      return lose(error);
    }
  }

  async function consumeInPostgres(charge: Charge): Promise<QuotaResult> {
    if (onOutage === 'refuse') throw unavailable();
    const result = await postgres.consume(charge);
    if (result.granted && charge.cost > 0) {
      unitsWithout += charge.cost;
      note(charge, 0);
    }
    return result;
  }

  return {
    async consume(charge) {
      if (away) return consumeInPostgres(charge);
      let known: QuotaResult | undefined;
      try {
        known = await primary.consume(charge);
      } catch (error) {
        lose(error);
        return consumeInPostgres(charge);
      }
      const result = known ?? (await consumeUnknown(charge));
      if (result === undefined) return consumeInPostgres(charge);
      if (result.granted && charge.cost > 0) note(charge, charge.cost);
      return result;
    },
    flush() {
      wasLost = false;
      return flush();
    },
    isDegraded: () => away,
    async check() {
      if (!away && (await succeeds(primary.ping()))) return 'ok';
      if (onOutage === 'refuse') throw unavailable();
      await postgres.check();
      return 'degraded';
    },
    async close() {
      await flush().catch(report);
      primary.close();
    },
  };
}
