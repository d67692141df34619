import type { Database } from '../data/database.ts';
import type { Observe } from '../observe.ts';
import { dayOf, type QuotaStore } from './quota.ts';

/** One roll-up at a time over all processes. */
const rollupLock = 7_260_523_342;
/** How long a store keeps its days. */
const keptDays = 35;

export interface UsageRollup {
  /** Copies the store's figures of yesterday and today into the database, unless another process does. */
  run(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Keeps the daily figures after the store has forgotten them. Figures of a day only grow, so writing the greater
 * of two is right however often and by however many processes it is done.
 */
export function createUsageRollup(parts: {
  readonly database: Database;
  readonly store: QuotaStore;
  readonly now: () => number;
  readonly observe: Observe;
  readonly everyMs?: number;
}): UsageRollup {
  const { database, store, now, observe, everyMs = 300_000 } = parts;

  async function run(): Promise<void> {
    const today = dayOf(now());
    // Read before the transaction: the store may be this very database, with its only connection.
    const days = await Promise.all(
      [today - 1, today].map(async (day) => ({ day, rows: await store.dump(day) })),
    );
    const figures = days.flatMap(({ day, rows }) =>
      rows.map(({ keyId, operation, units }) => ({ day, key_id: keyId, operation, units })),
    );
    await database.knex.transaction(async (trx) => {
      const { rows } = await trx.raw('select pg_try_advisory_xact_lock(?) as free', [rollupLock]);
      if (!rows[0].free) return;
      await trx.raw(
        `insert into usage_daily (day, owner, key_id, operation, units)
         select f.day, k.owner, f.key_id, f.operation, f.units
           from jsonb_to_recordset(?::jsonb) as f(day int, key_id text, operation text, units int)
           join api_key k on k.id = f.key_id
         on conflict (day, owner, key_id, operation) do update set units = greatest(usage_daily.units, excluded.units)`,
        [JSON.stringify(figures)],
      );
      await trx.raw('delete from quota_counter where day < ?', [today - keptDays]);
      await trx.raw('delete from quota_usage where day < ?', [today - keptDays]);
    });
  }

  const timer = setInterval(() => {
    run().catch((error) => observe({ type: 'fault', where: 'usage roll-up', error }));
  }, everyMs);
  timer.unref();

  return {
    run,
    async close() {
      clearInterval(timer);
      await run().catch((error) => observe({ type: 'fault', where: 'usage roll-up', error }));
    },
  };
}
