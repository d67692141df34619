import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import type { Database } from '../data/database.ts';
import type { Observe } from '../observe/events.ts';
import { daysOf } from './postgres-store.ts';
import { type DayUsage, dayOf, type QuotaStore, restoredOperation } from './quota.ts';

/** How long a store keeps its days. */
const keptDays = 35;
/** Figures written by one statement, which has a time limit. */
const largestWrite = 5_000;

interface Figure {
  readonly key_id: string;
  readonly operation: string;
  readonly units: number;
}

interface UsageRollup {
  /** Copies the store's figures into the database, also when another process just did. */
  run(): Promise<void>;
  /** The same, unless another process did lately; called every `everyMs`. */
  runIfDue(): Promise<void>;
  /** Copies what this process counted since the last copy began, so that nothing waits for the next process. */
  close(): Promise<void>;
}

/**
 * Keeps the daily figures after the store has forgotten them. Figures of a day only grow, so writing the greater
 * of two is right however often and by however many processes it is done.
 *
 * Of several instances one does it each time: it says so first, in the one row of `usage_rollup`.
 * The first run of a UTC day copies every day that the store keeps. So a stop of any length is made up for, and so
 * is what was counted for a day after it had ended. Every other run copies today.
 */
export function createUsageRollup(parts: {
  readonly database: Database;
  readonly store: QuotaStore;
  readonly now: () => number;
  readonly observe: Observe;
  /** When this process last counted units, as a reading of `performance.now()`; -Infinity if it never did. */
  readonly countedAt: () => number;
  readonly everyMs?: number;
}): UsageRollup {
  const { database, store, now, observe, countedAt, everyMs = 300_000 } = parts;
  const { knex } = database;

  /**
   * Says that this process sets about it, unless one did within `ageMs`; 0 is whatever others do. Resolves to the day
   * of the last full copy, or undefined if none is due.
   */
  async function claim(ageMs: number): Promise<number | undefined> {
    // By the clock of the database, which is one for all: as it was when this was asked, and as it is once the
    // processes that asked before have been answered.
    const { rows } = await knex.raw<{ rows: { complete_on: number }[] }>(
      `update usage_rollup set begun_at = clock_timestamp()
        where ?::float8 = 0 or begun_at <= now() - make_interval(secs => ?) or begun_at > clock_timestamp()
        returning complete_on`,
      [ageMs, ageMs / 1000],
    );
    return rows[0]?.complete_on;
  }

  /** Writes figures of a day, of which a part may be there already. Restored units may turn out to be fewer. */
  async function write(on: Knex, day: number, figures: readonly Figure[]): Promise<void> {
    for (let start = 0; start < figures.length; start += largestWrite) {
      // In one order, so that two processes cannot wait for each other.
      await on.raw(
        `insert into usage_daily (day, owner, key_id, operation, units)
         select ?, k.owner, f.key_id, f.operation, f.units
           from jsonb_to_recordset(?::jsonb) as f(key_id text, operation text, units int)
           join api_key k on k.id = f.key_id order by k.owner, f.key_id, f.operation
         on conflict (day, owner, key_id, operation) do update set units = excluded.units
          where usage_daily.units < excluded.units or usage_daily.operation = ?`,
        [day, JSON.stringify(figures.slice(start, start + largestWrite)), restoredOperation],
      );
    }
  }

  async function copy(day: number): Promise<void> {
    // Read before the transaction: the store may be this very database, with its only connection.
    const figures = (await store.dump(day)).map(({ keyId, operation, units }): Figure => ({
      key_id: keyId,
      operation,
      units,
    }));
    const { rows } = await knex.raw<{ rows: { key_id: string }[] }>(
      'select key_id from usage_daily where day = ? and operation = ?',
      [day, restoredOperation],
    );
    const restored = figures.filter(({ operation }) => operation === restoredOperation);
    const mixed = new Set([...rows, ...restored].map(({ key_id }) => key_id));
    await write(
      knex,
      day,
      figures.filter(({ key_id }) => !mixed.has(key_id)),
    );
    if (mixed.size > 0) {
      await copyRestored(
        day,
        figures.filter(({ key_id }) => mixed.has(key_id)),
      );
    }
  }

  /**
   * The same of keys with units that were lost and restored. These may be the very units that stand here with their
   * operations, so it is the sum of the day that is kept, and they are what is left of it.
   */
  async function copyRestored(day: number, figures: readonly Figure[]): Promise<void> {
    await knex.transaction(async (trx) => {
      await trx.raw('select from usage_rollup for update');
      const keys = [...new Set(figures.map(({ key_id }) => key_id))];
      const { rows } = await trx.raw<{ rows: Figure[] }>(
        'select key_id, operation, units from usage_daily where day = ? and key_id = any(?)',
        [day, keys] as never,
      );
      const dayOfKey = (key: string, of: readonly Figure[]) =>
        daysOf(of.filter(({ key_id }) => key_id === key).map((figure) => ({ ...figure, day })));
      const merged = keys.flatMap((key) => {
        const { operations } = largerOf(dayOfKey(key, figures), dayOfKey(key, rows))[0]!;
        return Object.entries({ [restoredOperation]: 0, ...operations }).map(
          ([operation, units]): Figure => ({ key_id: key, operation, units }),
        );
      });
      await write(trx, day, merged);
    });
  }

  async function copyDays(completeOn: number): Promise<void> {
    const today = dayOf(now());
    if (completeOn === today) return copy(today);
    for (let day = today - keptDays + 1; day <= today; day += 1) await copy(day);
    await knex.raw('delete from quota_counter where day < ?', [today - keptDays]);
    await knex.raw('delete from quota_usage where day < ?', [today - keptDays]);
    await knex.raw('update usage_rollup set complete_on = ?', [today]);
  }

  async function roll(ageMs: number): Promise<void> {
    const completeOn = await claim(ageMs);
    if (completeOn === undefined) return;
    try {
      await copyDays(completeOn);
    } catch (error) {
      // Nobody may rely on a copy that was not made.
      await knex.raw(`update usage_rollup set begun_at = 'epoch'`).catch(() => {});
      throw error;
    }
  }

  const tell = (error: unknown) => observe({ type: 'fault', where: 'usage roll-up', error });
  // Less than the interval: timers are not that exact.
  const runIfDue = () => roll(everyMs * 0.9);
  const timer = setInterval(() => runIfDue().catch(tell), everyMs);
  timer.unref();

  return {
    run: () => roll(0),
    runIfDue,
    async close() {
      clearInterval(timer);
      // Of several processes that stop together one copies: a copy that began after this one last counted holds it all.
      const ageMs = performance.now() - countedAt();
      if (Number.isFinite(ageMs)) await roll(ageMs).catch(tell);
    },
  };
}

/** How long an answer waits for figures that only complete it, in milliseconds. */
export const historyPatienceMs = 250;
/** How long the database is not asked after it could not say, and how long its answer is remembered. */
const pauseMs = 5_000;
const freshMs = 60_000;
/** Days of keys that are remembered. */
const rememberedDays = 50_000;

/**
 * Asks for what an answer can do without: resolves to undefined when it fails or takes longer than its patience, and
 * then for a while without asking. Infinite patience asks in any case.
 */
export function createPatience(): <T>(ask: () => Promise<T>, patienceMs: number) => Promise<T | undefined> {
  /** Reading of `performance.now()` before which nobody is asked. */
  let pausedUntil = 0;
  return async (ask, patienceMs) => {
    const isPatient = patienceMs === Number.POSITIVE_INFINITY;
    if (performance.now() < pausedUntil && !isPatient) return undefined;
    const asking = ask().catch(() => undefined);
    const answer = isPatient
      ? await asking
      : await Promise.race([asking, sleep(patienceMs, undefined, { ref: false })]);
    if (answer === undefined) pausedUntil = performance.now() + pauseMs;
    return answer;
  };
}

/**
 * The daily figures that were rolled up, for when the store has lost them: a Redis that was restarted empty, or
 * another one than last week's.
 */
interface UsageHistory {
  /** Days of one key. What the database cannot say within `patienceMs` is left out; never rejects. */
  days(keyId: string, fromDay: number, toDay: number, patienceMs: number): Promise<readonly DayUsage[]>;
}

export function createUsageHistory({ knex }: Database): UsageHistory {
  const remembered = new LRUCache<string, readonly DayUsage[]>({
    maxSize: rememberedDays,
    sizeCalculation: (days) => days.length + 1,
    ttl: freshMs,
  });
  const askPatiently = createPatience();

  async function read(keyId: string, fromDay: number, toDay: number): Promise<readonly DayUsage[]> {
    const { rows } = await knex
      .raw<{ rows: { day: number; operation: string; units: number }[] }>(
        `select day, operation, units from usage_daily
          where key_id = ? and day between ? and ? order by day desc, units desc, operation`,
        [keyId, fromDay, toDay],
      )
      .options({ name: 'usage_daily' });
    return daysOf(rows);
  }

  return {
    async days(keyId, fromDay, toDay, patienceMs) {
      const name = `${keyId} ${fromDay} ${toDay}`;
      const known = remembered.get(name);
      if (known) return known;
      const days = await askPatiently(() => read(keyId, fromDay, toDay), patienceMs);
      if (days) remembered.set(name, days);
      return days ?? [];
    },
  };
}

/** One day of one key from two places: of the sum and of every operation the larger figure. */
function largerDay(one: DayUsage, other: DayUsage): DayUsage {
  const operations: Record<string, number> = { ...one.operations };
  for (const [name, units] of Object.entries(other.operations)) {
    operations[name] = Math.max(operations[name] ?? 0, units);
  }
  // What one place restored may stand with its operations in the other.
  const isMixed = restoredOperation in operations;
  delete operations[restoredOperation];
  const named = Object.values(operations).reduce((sum, units) => sum + units, 0);
  const units = Math.max(one.units, other.units, named);
  if (isMixed && units > named) operations[restoredOperation] = units - named;
  return { day: one.day, units, operations };
}

/** The same days of one key from two places that may each have lost some. */
export function largerOf(one: readonly DayUsage[], other: readonly DayUsage[]): DayUsage[] {
  const days = new Map(one.map((entry) => [entry.day, entry]));
  for (const entry of other) {
    const known = days.get(entry.day);
    days.set(entry.day, known ? largerDay(known, entry) : entry);
  }
  return [...days.values()].sort((a, b) => b.day - a.day);
}

/** The days of several keys, added up, newest first. */
export function sumDays(lists: readonly (readonly DayUsage[])[]): DayUsage[] {
  const sums = new Map<number, { units: number; operations: Record<string, number> }>();
  for (const { day, units, operations } of lists.flat()) {
    const sum = sums.get(day) ?? { units: 0, operations: {} };
    sums.set(day, sum);
    sum.units += units;
    for (const [name, count] of Object.entries(operations)) {
      sum.operations[name] = (sum.operations[name] ?? 0) + count;
    }
  }
  return [...sums].map(([day, sum]) => ({ day, ...sum })).sort((a, b) => b.day - a.day);
}
