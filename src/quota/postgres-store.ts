import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Database } from '../data/database.ts';
import { isConnectionLost } from '../data/errors.ts';
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

/** One row of `quota_counter`. */
interface Counter {
  readonly day: number;
  readonly subject: string;
  used: number;
}

type Place = Omit<Counter, 'used'>;

const nameOf = ({ day, subject }: Place) => `${day} ${subject}`;

/** The counters that charges touch, each once. */
function placesOf(charges: readonly Charge[]): Place[] {
  const places = new Map<string, Place>();
  for (const each of charges) {
    for (const subject of subjectsOf(each)) {
      const place = { day: each.day, subject };
      places.set(nameOf(place), place);
    }
  }
  return [...places.values()];
}

/** What a transaction was about to commit. */
interface Call {
  /** The counter of calls that it raised by one, and what that was before. */
  readonly record: Place;
  readonly before: number;
  readonly granted: readonly Charge[];
  readonly standings: Standing[];
}

type Outcome =
  | { readonly standings: Standing[] }
  /** With `call` the commit was sent, and nobody knows whether it was made. */
  | { readonly failure: unknown; readonly call: Call | undefined };

/** Connections that are tried for one batch: after a restart the pool may hold several that are dead. */
const mostAttempts = 3;
/** How often it is tried to take back what nobody was told of, in milliseconds. */
const retryMs = 500;

/**
 * Units in Postgres, for when there is no Redis. A batch is one short transaction: it locks the counters that
 * it names in one order, decides charge by charge, and writes back what changed. So a batch is exact for any
 * number of processes, and no two batches can wait for each other.
 *
 * It is exact also when the connection breaks. Each transaction has a counter to itself meanwhile, its *lane*
 * (`c:<process>/<number>`), and raises it by one when it grants something. Before the commit is sent nothing can
 * have been counted, and the batch is charged again. When the commit is not answered, the lane says on another
 * connection whether it was made: locking it waits for the end of that transaction. While the lane cannot be read
 * either, callers are told that nothing was counted, and what was is taken back as soon as it can be.
 */
export function createPostgresStore(database: Database): QuotaStore {
  const { knex } = database;
  const own = randomBytes(6).toString('hex');
  /** Lanes that are free: as many as there were transactions at once, and no more than connections. */
  const lanes: string[] = [];
  let lanesMade = 0;
  const doubtful = new Set<Call>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  /** Reading is no reason to lock anything. */
  async function read(charges: readonly Charge[]): Promise<Standing[]> {
    const days = charges.flatMap(({ day }) => [day, day]);
    const subjects = charges.flatMap(subjectsOf);
    const { rows } = await knex
      .raw<{ rows: Counter[] }>(
        'select day, subject, used from quota_counter join unnest(?::int[], ?::text[]) as w(day, subject) using (day, subject)',
        [days, subjects] as never,
      )
      .options({ name: 'quota_read' });
    const used = new Map(rows.map((row) => [nameOf(row), row.used]));
    return charges.map((charge) => {
      const [key, owner] = subjectsOf(charge);
      return {
        granted: true,
        keyUsed: used.get(`${charge.day} ${key}`) ?? 0,
        ownerUsed: used.get(`${charge.day} ${owner}`) ?? 0,
      };
    });
  }

  /** Locks counters in the order of their names, making those that are not there yet. */
  async function lock(trx: Knex, places: readonly Place[]): Promise<Map<string, Counter>> {
    const ordered = places.map((place) => [nameOf(place), place] as const);
    ordered.sort(([a], [b]) => (a < b ? -1 : 1));
    // The update that changes nothing takes the row's lock, in the order of the list, and returns what it holds.
    const { rows } = await trx
      .raw<{ rows: Counter[] }>(
        `insert into quota_counter (day, subject, used) select day, subject, 0 from unnest(?::int[], ?::text[]) as w(day, subject)
         on conflict (day, subject) do update set used = quota_counter.used returning day, subject, used`,
        [ordered.map(([, { day }]) => day), ordered.map(([, { subject }]) => subject)] as never,
      )
      .options({ name: 'quota_lock' });
    return new Map(rows.map((row) => [nameOf(row), row]));
  }

  /** Writes counters and what was spent or given back, in one statement. */
  async function write(
    trx: Knex,
    name: 'quota_write' | 'quota_take_back',
    counters: Iterable<Counter>,
    charges: readonly Charge[],
  ): Promise<void> {
    const written = [...counters];
    const usage =
      name === 'quota_write'
        ? `insert into quota_usage (day, owner, key_id, operation, units)
           select day, owner, key_id, operation, units from u order by 1, 2, 3, 4
           on conflict (day, owner, key_id, operation) do update set units = quota_usage.units + excluded.units`
        : `update quota_usage q set units = greatest(0, q.units - u.units) from u
            where (q.day, q.owner, q.key_id, q.operation) = (u.day, u.owner, u.key_id, u.operation)`;
    await trx
      .raw(
        `with counted as (
           update quota_counter c set used = w.used from unnest(?::int[], ?::text[], ?::int[]) as w(day, subject, used)
            where c.day = w.day and c.subject = w.subject),
         u as (
           select * from jsonb_to_recordset(?::jsonb)
             as u(day int, owner text, key_id text, operation text, units int))
         ${usage}`,
        [
          written.map(({ day }) => day),
          written.map(({ subject }) => subject),
          written.map(({ used }) => used),
          JSON.stringify(usageOf(charges)),
        ] as never,
      )
      .options({ name });
  }

  /** Grants in order what fits, and counts it in `counters`. */
  function decide(charges: readonly Charge[], counters: ReadonlyMap<string, Counter>) {
    const granted: Charge[] = [];
    const changed = new Set<Counter>();
    const standings = charges.map((each): Standing => {
      const [keySubject, ownerSubject] = subjectsOf(each);
      const key = counters.get(`${each.day} ${keySubject}`)!;
      const owner = counters.get(`${each.day} ${ownerSubject}`)!;
      const { cost } = each;
      const fits = cost === 0 || (key.used + cost <= each.keyLimit && owner.used + cost <= each.ownerLimit);
      if (fits && cost > 0) {
        key.used += cost;
        owner.used += cost;
        changed.add(key).add(owner);
        granted.push(each);
      }
      return { granted: fits, keyUsed: key.used, ownerUsed: owner.used };
    });
    return { granted, changed, standings };
  }

  /** Charges once, in one transaction; never rejects. */
  async function attempt(charges: readonly Charge[]): Promise<Outcome> {
    let lane: string | undefined;
    let call: Call | undefined;
    try {
      if (charges.every(({ cost }) => cost === 0)) return { standings: await read(charges) };
      const standings = await knex.transaction(async (trx) => {
        lane = lanes.pop() ?? `c:${own}/${++lanesMade}`;
        const record = { day: charges[0]!.day, subject: lane };
        const counters = await lock(trx, [record, ...placesOf(charges)]);
        const { granted, changed, standings } = decide(charges, counters);
        if (granted.length > 0) {
          const calls = counters.get(nameOf(record))!;
          const before = calls.used;
          calls.used += 1;
          await write(trx, 'quota_write', changed.add(calls), granted);
          call = { record, before, granted, standings };
        }
        return standings;
      });
      if (lane !== undefined) lanes.push(lane);
      return { standings };
    } catch (failure) {
      // The server may be slow to notice, and hold the lane until then: the next transaction takes another.
      return { failure, call };
    }
  }

  /** Whether a call whose commit was not answered was made. Waits until its transaction is over. */
  async function wasMade({ record, before }: Call): Promise<boolean> {
    const counters = await lock(knex, [record]);
    return counters.get(nameOf(record))!.used > before;
  }

  /** Takes back what a call counted, if it did. Done twice it does nothing more. */
  async function takeBack({ record, before, granted }: Call): Promise<void> {
    await knex.transaction(async (trx) => {
      const counters = await lock(trx, [record, ...placesOf(granted)]);
      const calls = counters.get(nameOf(record))!;
      if (calls.used !== before + 1) return;
      calls.used += 1;
      for (const each of granted) {
        for (const subject of subjectsOf(each)) {
          const counter = counters.get(`${each.day} ${subject}`)!;
          // A backup that was restored meanwhile may know nothing of it.
          counter.used = Math.max(0, counter.used - each.cost);
        }
      }
      await write(trx, 'quota_take_back', counters.values(), granted);
    });
  }

  async function clearDoubts(): Promise<void> {
    for (const call of doubtful) {
      await takeBack(call);
      doubtful.delete(call);
      lanes.push(call.record.subject);
    }
  }

  function schedule(): void {
    if (timer !== undefined || closed || doubtful.size === 0) return;
    timer = setTimeout(() => {
      clearDoubts()
        .catch(() => {})
        .finally(() => {
          timer = undefined;
          schedule();
        });
    }, retryMs);
    timer.unref();
  }

  async function charge(charges: readonly Charge[]): Promise<Standing[]> {
    for (let attempts = 1; ; attempts += 1) {
      const outcome = await attempt(charges);
      if ('standings' in outcome) return outcome.standings;
      const { failure, call } = outcome;
      const isLost = isConnectionLost(failure);
      if (call) {
        // A database that hangs is not asked a second time while callers wait.
        const made = isLost ? await wasMade(call).catch(() => undefined) : undefined;
        if (made === undefined) {
          doubtful.add(call);
          schedule();
          throw failure;
        }
        lanes.push(call.record.subject);
        if (made) return call.standings;
      }
      if (!isLost || attempts === mostAttempts) throw failure;
    }
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
      closed = true;
      clearTimeout(timer);
      await clearDoubts().catch(() => {});
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
