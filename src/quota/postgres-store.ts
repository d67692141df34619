import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Database } from '../data/database.ts';
import { isConnectionLost } from '../data/errors.ts';
import type { Observe } from '../observe/events.ts';
import { createBatcher } from './batch.ts';
import type { Charge, DayUsage, OperationUsage, QuotaStore } from './quota.ts';

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

/** What a counter counts: `k:<key>` or `o:<owner>` on one day. */
export interface Subject {
  readonly day: number;
  readonly subject: string;
}

/** One row of `quota_counter`. */
interface Counter extends Subject {
  /** Units granted by Postgres, without Redis. */
  used: number;
  /** The most that Redis may have granted. */
  readonly lent: number;
}

/** A counter, and the highest limit that it was raised under today. */
export interface Loan extends Counter {
  readonly most: number;
}

/** A counter and the limit that it is raised under. */
interface LimitedSubject extends Subject {
  limit: number;
}

export const nameOf = ({ day, subject }: Subject) => `${day} ${subject}`;

/** In the order in which rows are locked, so that no two statements wait for each other. */
function inOrder<Each extends Subject>(subjects: Iterable<Each>): Each[] {
  const named = [...subjects].map((each) => [nameOf(each), each] as const);
  return named.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

/** The counters that charges touch, each once, with the highest of the limits that are asked of them. */
function limitedSubjectsOf(charges: readonly Charge[]): LimitedSubject[] {
  const subjects = new Map<string, LimitedSubject>();
  for (const each of charges) {
    const [key, owner] = subjectsOf(each);
    for (const [subject, limit] of [
      [key, each.keyLimit],
      [owner, each.ownerLimit],
    ] as const) {
      const name = nameOf({ day: each.day, subject });
      const known = subjects.get(name);
      if (known) known.limit = Math.max(known.limit, limit);
      else subjects.set(name, { day: each.day, subject, limit });
    }
  }
  return [...subjects.values()];
}

/** What became of a charge in the ledger. */
export interface LedgerResult {
  readonly granted: boolean;
  readonly key: Readonly<Pick<Counter, 'used' | 'lent'>>;
  readonly owner: Readonly<Pick<Counter, 'used' | 'lent'>>;
}

/** What is asked of the ledger for one counter of Redis. */
export interface Want extends LimitedSubject {
  /** The least that is to be lent, in units of the day; 0 only reads. */
  atLeast: number;
}

/** What a transaction was about to commit. */
interface Call {
  /** The counter of calls that it raised by one, and what that was before. */
  readonly record: Subject;
  readonly before: number;
  readonly granted: readonly Charge[];
  readonly results: LedgerResult[];
}

type Outcome =
  | { readonly results: LedgerResult[] }
  /** With `call` the commit was sent, and nobody knows whether it was made. */
  | { readonly failure: unknown; readonly call: Call | undefined };

/** Connections that are tried for one batch: after a restart the pool may hold several that are dead. */
const mostAttempts = 3;
/** How often it is tried to take back what nobody was told of, in milliseconds. */
const retryMs = 500;

/**
 * The counters in Postgres. Without Redis they count everything; with it they are the ledger behind it: `used` is what
 * was granted without Redis, `lent` the most that Redis may have granted, and `used + lent` passes no limit.
 */
export interface Ledger {
  /**
   * Consumes units of what is neither used nor lent, in order, in as few trips as possible. It never counts one charge
   * twice. Rejects when nothing is counted, or what is will be taken back.
   */
  consume(charges: readonly Charge[]): Promise<LedgerResult[]>;
  /**
   * Lends what is wanted, as far as limits allow, in one statement. Lending the same again changes nothing.
   *
   * @returns the counters by `nameOf`, with all that is lent by now.
   */
  lend(wants: Iterable<Want>): Promise<ReadonlyMap<string, Readonly<Loan>>>;
  usage(owner: string, keyId: string | undefined, fromDay: number, toDay: number): Promise<DayUsage[]>;
  dump(day: number): Promise<readonly OperationUsage[]>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A batch is one short transaction: it locks the counters that it names in one order, decides charge by charge, and
 * writes back what changed. So a batch is exact for any number of processes, and no two batches can wait for each other.
 *
 * It is exact also when the connection breaks. Each transaction has a counter to itself meanwhile, its *lane*
 * (`c:<process>/<number>`), and raises it by one when it grants something. Before the commit is sent nothing can
 * have been counted, and the batch is charged again. When the commit is not answered, the lane says on another
 * connection whether it was made: locking it waits for the end of that transaction. While the lane cannot be read
 * either, callers are told that nothing was counted, and what was is taken back as soon as it can be.
 */
export function createLedger({ knex }: Pick<Database, 'knex'>): Ledger {
  const own = randomBytes(6).toString('hex');
  /** Lanes that are free: as many as there were transactions at once, and no more than connections. */
  const lanes: string[] = [];
  let lanesMade = 0;
  const inDoubt = new Set<Call>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  /** Reading is no reason to lock anything. */
  async function read(charges: readonly Charge[]): Promise<LedgerResult[]> {
    const days = charges.flatMap(({ day }) => [day, day]);
    const subjects = charges.flatMap(subjectsOf);
    const { rows } = await knex
      .raw<{ rows: Counter[] }>(
        'select day, subject, used, lent from quota_counter join unnest(?::int[], ?::text[]) as w(day, subject) using (day, subject)',
        [days, subjects] as never,
      )
      .options({ name: 'quota_read' });
    const counters = new Map(rows.map((row) => [nameOf(row), row]));
    const counterOf = (day: number, subject: string) =>
      counters.get(nameOf({ day, subject })) ?? { used: 0, lent: 0 };
    return charges.map((charge) => {
      const [key, owner] = subjectsOf(charge);
      return { granted: true, key: counterOf(charge.day, key), owner: counterOf(charge.day, owner) };
    });
  }

  /** Locks counters in the order of their names, making those that are not there yet. */
  async function lock(trx: Knex, subjects: readonly Subject[]): Promise<Map<string, Counter>> {
    const ordered = inOrder(subjects);
    // The update that changes nothing takes the row's lock, in the order of the list, and returns what it holds.
    const { rows } = await trx
      .raw<{ rows: Counter[] }>(
        `insert into quota_counter (day, subject, used) select day, subject, 0 from unnest(?::int[], ?::text[]) as w(day, subject)
         on conflict (day, subject) do update set used = quota_counter.used returning day, subject, used, lent`,
        [ordered.map(({ day }) => day), ordered.map(({ subject }) => subject)] as never,
      )
      .options({ name: 'quota_lock' });
    return new Map(rows.map((row) => [nameOf(row), row]));
  }

  async function lend(wants: Iterable<Want>): Promise<Map<string, Loan>> {
    const ordered = inOrder(wants);
    const { rows } = await knex
      .raw<{ rows: Loan[] }>(
        `insert into quota_counter as c (day, subject, used, lent, most)
         select day, subject, 0, least(lent, most), most from unnest(?::int[], ?::text[], ?::int[], ?::int[]) as w(day, subject, lent, most)
         on conflict (day, subject) do update set
           most = greatest(c.most, excluded.most, c.used + c.lent),
           lent = greatest(c.lent, least(excluded.lent, excluded.most - c.used))
         returning day, subject, used, lent, most`,
        [
          ordered.map(({ day }) => day),
          ordered.map(({ subject }) => subject),
          ordered.map(({ atLeast }) => atLeast),
          ordered.map(({ limit }) => limit),
        ] as never,
      )
      .options({ name: 'quota_lend' });
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
    const limits = new Map(limitedSubjectsOf(charges).map((each) => [nameOf(each), each.limit]));
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
           update quota_counter c set used = w.used, most = greatest(c.most, w.most)
             from unnest(?::int[], ?::text[], ?::int[], ?::int[]) as w(day, subject, used, most)
            where c.day = w.day and c.subject = w.subject),
         u as (
           select * from jsonb_to_recordset(?::jsonb)
             as u(day int, owner text, key_id text, operation text, units int))
         ${usage}`,
        [
          written.map(({ day }) => day),
          written.map(({ subject }) => subject),
          written.map(({ used }) => used),
          written.map((counter) => limits.get(nameOf(counter)) ?? null),
          JSON.stringify(usageOf(charges)),
        ] as never,
      )
      .options({ name });
  }

  /** Grants in order what fits, and counts it in `counters`. */
  function decide(charges: readonly Charge[], counters: ReadonlyMap<string, Counter>) {
    const granted: Charge[] = [];
    const changed = new Set<Counter>();
    const results = charges.map((each): LedgerResult => {
      const [keySubject, ownerSubject] = subjectsOf(each);
      const key = counters.get(nameOf({ day: each.day, subject: keySubject }))!;
      const owner = counters.get(nameOf({ day: each.day, subject: ownerSubject }))!;
      const { cost } = each;
      const fits =
        cost === 0 ||
        (key.used + key.lent + cost <= each.keyLimit && owner.used + owner.lent + cost <= each.ownerLimit);
      if (fits && cost > 0) {
        key.used += cost;
        owner.used += cost;
        changed.add(key).add(owner);
        granted.push(each);
      }
      return { granted: fits, key: { ...key }, owner: { ...owner } };
    });
    return { granted, changed, results };
  }

  /** Charges once, in one transaction; never rejects. */
  async function attempt(charges: readonly Charge[]): Promise<Outcome> {
    let lane: string | undefined;
    let call: Call | undefined;
    try {
      if (charges.every(({ cost }) => cost === 0)) return { results: await read(charges) };
      const results = await knex.transaction(async (trx) => {
        lane = lanes.pop() ?? `c:${own}/${++lanesMade}`;
        const record = { day: charges[0]!.day, subject: lane };
        const counters = await lock(trx, [record, ...limitedSubjectsOf(charges)]);
        const { granted, changed, results } = decide(charges, counters);
        if (granted.length > 0) {
          const calls = counters.get(nameOf(record))!;
          const before = calls.used;
          calls.used += 1;
          await write(trx, 'quota_write', changed.add(calls), granted);
          call = { record, before, granted, results };
        }
        return results;
      });
      if (lane !== undefined) lanes.push(lane);
      return { results };
    } catch (failure) {
      // The server may be slow to notice, and hold the lane until then: the next transaction takes another.
      return { failure, call };
    }
  }

  /** Whether a call whose commit was not answered was made. Waits until its transaction is over. */
  async function didCommit({ record, before }: Call): Promise<boolean> {
    const counters = await lock(knex, [record]);
    return counters.get(nameOf(record))!.used > before;
  }

  /** Takes back what a call counted, if it did. Done twice it does nothing more. */
  async function compensate({ record, before, granted }: Call): Promise<void> {
    await knex.transaction(async (trx) => {
      const counters = await lock(trx, [record, ...limitedSubjectsOf(granted)]);
      const calls = counters.get(nameOf(record))!;
      if (calls.used !== before + 1) return;
      calls.used += 1;
      for (const each of granted) {
        for (const subject of subjectsOf(each)) {
          const counter = counters.get(nameOf({ day: each.day, subject }))!;
          // A backup that was restored meanwhile may know nothing of it.
          counter.used = Math.max(0, counter.used - each.cost);
        }
      }
      await write(trx, 'quota_take_back', counters.values(), granted);
    });
  }

  async function settleDoubts(): Promise<void> {
    for (const call of inDoubt) {
      await compensate(call);
      inDoubt.delete(call);
      lanes.push(call.record.subject);
    }
  }

  function schedule(): void {
    if (timer !== undefined || closed || inDoubt.size === 0) return;
    timer = setTimeout(() => {
      settleDoubts()
        .catch(() => {})
        .finally(() => {
          timer = undefined;
          schedule();
        });
    }, retryMs);
    timer.unref();
  }

  async function consume(charges: readonly Charge[]): Promise<LedgerResult[]> {
    for (let attempts = 1; ; attempts += 1) {
      const outcome = await attempt(charges);
      if ('results' in outcome) return outcome.results;
      const { failure, call } = outcome;
      const isLost = isConnectionLost(failure);
      if (call) {
        // A database that hangs is not asked a second time while callers wait.
        const made = isLost ? await didCommit(call).catch(() => undefined) : undefined;
        if (made === undefined) {
          inDoubt.add(call);
          schedule();
          throw failure;
        }
        lanes.push(call.record.subject);
        if (made) return call.results;
      }
      if (!isLost || attempts === mostAttempts) throw failure;
    }
  }

  return {
    consume,
    lend,
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
      // The database is closed where it was opened.
      closed = true;
      clearTimeout(timer);
      await settleDoubts().catch(() => {});
    },
  };
}

/** Units in Postgres, for when there is no Redis. What was lent to one today counts as used. */
export function createPostgresStore(ledger: Ledger, observe: Observe): QuotaStore {
  const batcher = createBatcher({
    store: 'postgres',
    observe,
    consume: async (charges) =>
      (await ledger.consume(charges)).map(({ granted, key, owner }) => ({
        granted,
        keyUsed: key.used + key.lent,
        ownerUsed: owner.used + owner.lent,
      })),
  });
  const { usage, dump, ping, close } = ledger;
  return { kind: 'postgres', consume: batcher, usage, dump, ping, close, isDegraded: () => false };
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
