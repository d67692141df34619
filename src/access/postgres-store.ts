import type { Database } from '../data/database.ts';
import type { Charge, DayUsage, QuotaStore, Standing } from './quota.ts';

const subjectsOf = ({ keyId, owner }: Charge) => [`k:${keyId}`, `o:${owner}`] as const;

/** Sums the charges that were granted, by day, owner, key and operation. */
function usageOf(
  granted: readonly Charge[],
): { day: number; owner: string; key_id: string; operation: string; units: number }[] {
  const sums = new Map<
    string,
    { day: number; owner: string; key_id: string; operation: string; units: number }
  >();
  for (const { day, owner, keyId, operation, cost } of granted) {
    const key = `${day} ${owner} ${keyId} ${operation}`;
    const sum = sums.get(key);
    if (sum) sum.units += cost;
    else sums.set(key, { day, owner, key_id: keyId, operation, units: cost });
  }
  return [...sums.values()];
}

/**
 * Units in Postgres, for when there is no Redis. A batch is one short transaction: it locks the counters that
 * it names in one order, decides charge by charge, and writes back what changed. So a batch is exact for any
 * number of processes, and no two batches can wait for each other.
 */
export function createPostgresStore(database: Database): QuotaStore {
  const { knex } = database;

  /** Reading is no reason to lock anything. */
  async function read(charges: readonly Charge[]): Promise<Standing[]> {
    const days = charges.flatMap(({ day }) => [day, day]);
    const subjects = charges.flatMap(subjectsOf);
    const { rows } = await knex
      .raw<{ rows: { day: number; subject: string; used: number }[] }>(
        'select day, subject, used from quota_counter join unnest(?::int[], ?::text[]) as w(day, subject) using (day, subject)',
        [days, subjects] as never,
      )
      .options({ name: 'quota_read' });
    const used = new Map(rows.map((row) => [`${row.day} ${row.subject}`, row.used]));
    return charges.map((charge) => {
      const [key, owner] = subjectsOf(charge);
      return {
        granted: true,
        keyUsed: used.get(`${charge.day} ${key}`) ?? 0,
        ownerUsed: used.get(`${charge.day} ${owner}`) ?? 0,
      };
    });
  }

  async function charge(charges: readonly Charge[]): Promise<Standing[]> {
    if (charges.every(({ cost }) => cost === 0)) return read(charges);
    return knex.transaction(async (trx) => {
      const wanted = new Map<string, { day: number; subject: string }>();
      for (const each of charges) {
        for (const subject of subjectsOf(each))
          wanted.set(`${each.day} ${subject}`, { day: each.day, subject });
      }
      const ordered = [...wanted].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
      const days = ordered.map(({ day }) => day);
      const subjects = ordered.map(({ subject }) => subject);
      // The update that changes nothing takes the row's lock, in the order of the list, and returns what it holds.
      const { rows } = await trx
        .raw<{ rows: { day: number; subject: string; used: number }[] }>(
          `insert into quota_counter (day, subject, used) select day, subject, 0 from unnest(?::int[], ?::text[]) as w(day, subject)
           on conflict (day, subject) do update set used = quota_counter.used returning day, subject, used`,
          [days, subjects] as never,
        )
        .options({ name: 'quota_lock' });
      const used = new Map(rows.map((row) => [`${row.day} ${row.subject}`, row.used]));
      const changed = new Set<string>();
      const granted: Charge[] = [];
      const standings = charges.map((each): Standing => {
        const [key, owner] = subjectsOf(each).map((subject) => `${each.day} ${subject}`) as [string, string];
        const keyUsed = used.get(key)!;
        const ownerUsed = used.get(owner)!;
        const fits =
          each.cost === 0 ||
          (keyUsed + each.cost <= each.keyLimit && ownerUsed + each.cost <= each.ownerLimit);
        if (!fits) return { granted: false, keyUsed, ownerUsed };
        if (each.cost > 0) {
          used.set(key, keyUsed + each.cost);
          used.set(owner, ownerUsed + each.cost);
          changed.add(key).add(owner);
          granted.push(each);
        }
        return { granted: true, keyUsed: keyUsed + each.cost, ownerUsed: ownerUsed + each.cost };
      });
      if (granted.length > 0) {
        const written = ordered.filter(({ day, subject }) => changed.has(`${day} ${subject}`));
        await trx
          .raw(
            `with counted as (
               update quota_counter c set used = w.used from unnest(?::int[], ?::text[], ?::int[]) as w(day, subject, used)
                where c.day = w.day and c.subject = w.subject)
             insert into quota_usage (day, owner, key_id, operation, units)
             select day, owner, key_id, operation, units from jsonb_to_recordset(?::jsonb)
               as u(day int, owner text, key_id text, operation text, units int) order by 1, 2, 3, 4
             on conflict (day, owner, key_id, operation) do update set units = quota_usage.units + excluded.units`,
            [
              written.map(({ day }) => day),
              written.map(({ subject }) => subject),
              written.map(({ day, subject }) => used.get(`${day} ${subject}`)!),
              JSON.stringify(usageOf(granted)),
            ] as never,
          )
          .options({ name: 'quota_write' });
      }
      return standings;
    });
  }

  return {
    kind: 'postgres',
    charge,
    async usage(owner, keyId, fromDay, toDay) {
      const { rows } = await knex.raw<{ rows: { day: number; operation: string; units: number }[] }>(
        `select day, operation, sum(units)::int as units from quota_usage
          where owner = ? and (?::text is null or key_id = ?) and day between ? and ? group by day, operation order by day desc, units desc, operation`,
        [owner, keyId ?? null, keyId ?? null, fromDay, toDay] as never,
      );
      return daysOf(rows);
    },
    async dump(day) {
      const { rows } = await knex.raw<{ rows: { key_id: string; operation: string; units: number }[] }>(
        'select key_id, operation, sum(units)::int as units from quota_usage where day = ? group by key_id, operation',
        [day],
      );
      return rows.map(({ key_id, operation, units }) => ({ keyId: key_id, operation, units }));
    },
    async ping() {
      await knex.raw('select 1');
    },
    async close() {
      // The database is closed by whoever opened it.
    },
  };
}

/** Rows by day and operation as days, in the order of the rows. */
export function daysOf(rows: readonly { day: number; operation: string; units: number }[]): DayUsage[] {
  const days = new Map<number, Record<string, number>>();
  for (const { day, operation, units } of rows) {
    const operations = days.get(day) ?? {};
    operations[operation] = units;
    days.set(day, operations);
  }
  return [...days].map(([day, operations]) => ({
    day,
    units: Object.values(operations).reduce((sum, units) => sum + units, 0),
    operations,
  }));
}
