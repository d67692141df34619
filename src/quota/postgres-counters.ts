import type { Knex } from 'knex';
import type { Database } from '../data/database.ts';
import { isConnectionLost } from '../data/errors.ts';
import { readRows } from '../data/read-rows.ts';
import type { Emit } from '../observe/events.ts';
import { inBatches } from './batch.ts';
import type { Charge, Counters, DayUsage, QuotaResult, Usage } from './quota.ts';

/** Attempts for one call: after a restart of the server the pool may hold several dead connections. */
const maxAttempts = 3;

/** Consumes units, see {@link createPostgresCounters}. */
const consumeCharges = (knex: Knex, charges: readonly object[]) =>
  readRows<QuotaResult>(
    knex,
    'select granted, key_used as "keyUsed", owner_used as "ownerUsed" from quota_consume(?::jsonb)',
    [JSON.stringify(charges)],
    'quota_consume',
  );

/**
 * Checks that units can be consumed in the database, with the statement that does it and without a charge. It rejects
 * for whatever would make requests fail: a lost connection, a missing table or privilege, a read-only database.
 */
export async function checkCounters(knex: Knex): Promise<void> {
  await consumeCharges(knex, []);
}

/** The counters in Postgres, with the usage by operation. */
export type PostgresCounters = ReturnType<typeof createPostgresCounters>;

/**
 * One statement (`quota_consume`, in the migration) consumes all charges of a turn, so counting is exact for any number
 * of processes. When a connection breaks during a call, the call is repeated on another, and may count twice what the
 * first had committed.
 */
export function createPostgresCounters({ knex }: Pick<Database, 'knex'>, emit: Emit) {
  const call = (charges: readonly object[]) => consumeCharges(knex, charges);

  async function consumeAll(charges: readonly Charge[]): Promise<QuotaResult[]> {
    const rows = charges.map(({ keyId, keyLimit, ownerLimit, ...charge }) => ({
      ...charge,
      key_id: keyId,
      key_limit: keyLimit,
      owner_limit: ownerLimit,
    }));
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call(rows);
      } catch (error) {
        if (!isConnectionLost(error) || attempt === maxAttempts) throw error;
      }
    }
  }

  const readAll = (charges: readonly Charge[]) =>
    readRows<QuotaResult>(
      knex,
      `select true as granted, coalesce(k.used, 0) as "keyUsed", coalesce(o.used, 0) as "ownerUsed"
           from unnest(?::int[], ?::text[], ?::text[]) with ordinality as w(day, key_id, owner, place)
           left join quota_counter k on k.day = w.day and k.subject = 'k:' || w.key_id
           left join quota_counter o on o.day = w.day and o.subject = 'o:' || w.owner
          order by w.place`,
      [charges.map(({ day }) => day), charges.map(({ keyId }) => keyId), charges.map(({ owner }) => owner)],
      'quota_read',
    );

  const consume = inBatches('postgres', Infinity, emit, consumeAll);
  const read = inBatches('postgres', Infinity, emit, readAll);

  return {
    /** Consumes units in the database; a cost of 0 only reads the counters. */
    consume: (charge: Charge) => (charge.cost === 0 ? read(charge) : consume(charge)),
    /** Adds units that were granted elsewhere, ignoring limits. Resolves to the new counters, in the same order. */
    async add(usage: readonly Usage[]): Promise<(Usage & Counters)[]> {
      // Only these members: at run time usage may be a charge, whose limits would be applied.
      const rows = usage.map(({ day, owner, keyId, operation, units: cost }) => {
        return { day, owner, key_id: keyId, operation, cost };
      });
      const results = await call(rows);
      return usage.map((each, index) => ({ ...each, ...results[index]! }));
    },
    /** Usage of one key (or, without `keyId`, of all keys of the owner) since a day, newest first. */
    usage(owner: string, keyId: string | undefined, fromDay: number) {
      return readRows<DayUsage>(
        knex,
        `select day, sum(units)::int as units,
                  json_object_agg(operation, units order by units desc, operation) as operations
             from (select day, operation, sum(units)::int as units from usage_daily
                    where owner = ? and (?::text is null or key_id = ?) and day >= ?
                    group by day, operation) by_operation
            group by day order by day desc`,
        [owner, keyId ?? null, keyId ?? null, fromDay],
        'read_usage',
      );
    },
    /** Deletes the counters of all days before this one, but not the usage. */
    async deleteBefore(day: number) {
      await knex.raw('delete from quota_counter where day < ?', [day]);
    },
    check: () => checkCounters(knex),
  };
}
