import type { Emit } from '../observe/events.ts';
import type { PostgresCounters } from './postgres-counters.ts';
import {
  type Charge,
  type PrimaryCounters,
  type QuotaResult,
  type QuotaStore,
  succeeds,
  unavailable,
} from './quota.ts';
import { createRollUp } from './roll-up.ts';

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
  const { primary, postgres, onOutage } = parts;
  const rollUp = createRollUp(parts);

  /**
   * Sets a counter that the primary counters do not know, and consumes. Resolves to undefined when Redis is lost. Rejects when
   * Postgres is.
   */
  async function consumeUnknown(charge: Charge): Promise<QuotaResult | undefined> {
    // Redis may have lost what this process has not written yet. If Postgres is read-only, its counters are still
    // useful.
    await rollUp.flush().catch(() => {});
    const { keyUsed, ownerUsed } = await postgres.consume({ ...charge, cost: 0 });
    try {
      await primary.raise([{ ...charge, keyUsed, ownerUsed }]);
      const result = await primary.consume(charge);
      if (result) return result;
      throw new Error('The counters are lost as soon as they are set');
    } catch (error) {
      rollUp.lose(error);
      return undefined;
    }
  }

  async function consumeInPostgres(charge: Charge): Promise<QuotaResult> {
    if (onOutage === 'refuse') throw unavailable();
    const result = await postgres.consume(charge);
    if (result.granted) rollUp.noteWithoutPrimary(charge);
    return result;
  }

  return {
    async consume(charge) {
      if (rollUp.isAway()) return consumeInPostgres(charge);
      let known: QuotaResult | undefined;
      try {
        known = await primary.consume(charge);
      } catch (error) {
        rollUp.lose(error);
        return consumeInPostgres(charge);
      }
      const result = known ?? (await consumeUnknown(charge));
      if (result === undefined) return consumeInPostgres(charge);
      if (result.granted) rollUp.note(charge);
      return result;
    },
    flush: rollUp.flushForCaller,
    isDegraded: rollUp.isAway,
    async check() {
      if (!rollUp.isAway() && (await succeeds(primary.ping()))) return 'ok';
      if (onOutage === 'refuse') throw unavailable();
      await postgres.check();
      return 'degraded';
    },
    async close() {
      await rollUp.flush().catch(rollUp.report);
      primary.close();
    },
  };
}
