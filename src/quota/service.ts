import { createClosers } from '../closers.ts';
import type { Database } from '../data/database.ts';
import { isDatabaseFailure } from '../data/errors.ts';
import { type Observe, unfailing } from '../observe/events.ts';
import { createCounterCache } from './counter-cache.ts';
import { createLedger, createPostgresStore } from './postgres-store.ts';
import {
  type Charge,
  type DayUsage,
  dayOf,
  type QuotaResult,
  type QuotaStore,
  unavailable,
} from './quota.ts';
import { createRedisLink, type UnfitRedis } from './redis-connection.ts';
import { createRedisStore } from './redis-store.ts';
import { createSharedStore } from './shared-store.ts';
import { createUsageHistory, createUsageRollup, historyPatienceMs, largerOf, sumDays } from './usage.ts';

export interface QuotaParts {
  readonly database: Database;
  /** Without it units are counted in the database. */
  readonly redis:
    | { readonly urls: readonly string[]; readonly prefix: string; readonly commandTimeoutMs: number }
    | undefined;
  readonly onOutage: 'serve' | 'refuse';
  /** Whether this process copies the daily figures to where they are kept for good. By default it does. */
  readonly rollsUp?: boolean;
  readonly now: () => number;
  readonly observe: Observe;
}

/** A key, as far as its units are concerned. */
export interface Consumer {
  readonly keyId: string;
  /** Digest of the owner's e-mail. */
  readonly owner: string;
  /** Units a day. */
  readonly plan: { readonly keyLimit: number; readonly ownerLimit: number };
}

export interface Quota {
  /**
   * Consumes units of today of a key and its owner together, or of neither.
   *
   * @throws Problem `unavailable` when nothing says whether there are as many.
   */
  consume(consumer: Consumer, cost: number, operation: string): Promise<QuotaResult>;
  /**
   * The counters of today. At once, if this process saw them within so many milliseconds.
   *
   * @throws Problem `unavailable`
   */
  peek(consumer: Consumer, maxAgeMs?: number): QuotaResult | Promise<QuotaResult>;
  /**
   * The last 30 days of a key, newest first: today as the store has it, and of the days before the larger of
   * what the store and the database have.
   *
   * @param patienceMs how long to wait for the database, without which the store has to do. 250 by default.
   */
  usage(consumer: Pick<Consumer, 'owner' | 'keyId'>, patienceMs?: number): Promise<DayUsage[]>;
  /** The same of all keys of an owner together. */
  ownerUsage(owner: string, patienceMs?: number): Promise<DayUsage[]>;
  /** Copies the figures of today, and once a day of every day, to where they are kept for good. */
  rollUp(): Promise<void>;
  /**
   * A server of Redis that counters cannot be kept on, as it was at most a second ago; undefined without one, without
   * Redis, and while none can be asked.
   */
  unfitRedis(): Promise<UnfitRedis | undefined>;
  health(): Promise<{ status: 'ok' | 'degraded' | 'unavailable'; latency_ms: number | null }>;
  close(): Promise<void>;
}

const usageDays = 30;
/** After a failure, how long the counters are not asked for only to be shown, in milliseconds. */
const pauseMs = 1_000;
/** How long it is remembered whether Redis is fit, in milliseconds. */
const fitnessFreshMs = 1_000;
/** How often it is said that Redis had lost data, in milliseconds. */
const lossNewsMs = 1_000;

/** Tells at once that counters were raised, and then in one sum what follows within a second. */
function createLossNews(observe: Observe): (units: number) => void {
  let waiting: number | undefined;
  const tell = (units: number) =>
    observe({
      type: 'lifecycle',
      message: 'Redis had lost counts; what it may have granted counts as used',
      details: { units },
    });
  return (units) => {
    if (waiting !== undefined) {
      waiting += units;
      return;
    }
    waiting = 0;
    tell(units);
    const end = () => {
      if (waiting) tell(waiting);
      waiting = undefined;
    };
    setTimeout(end, lossNewsMs).unref();
  };
}

/** Quotas, joined from their parts. Redis may be away when this is called. */
export async function createQuota(parts: QuotaParts): Promise<Quota> {
  const { database, now, redis: address } = parts;
  const observe = unfailing(parts.observe);
  /** When this process last counted units, as a reading of `performance.now()`. */
  let countedAt = Number.NEGATIVE_INFINITY;
  const seen = createCounterCache();
  const ledger = createLedger(database);

  const link = address && createRedisLink(address, observe);

  async function openStore(): Promise<QuotaStore> {
    if (!address || !link) return createPostgresStore(ledger, observe);
    const redis = createRedisStore({
      link,
      prefix: address.prefix,
      isCluster: address.urls.length > 1,
      commandTimeoutMs: address.commandTimeoutMs,
      observe,
      onRaised: createLossNews(observe),
    });
    // A moment's patience: without it the first charges of every start would count as an outage.
    await redis.connected(address.commandTimeoutMs);
    return createSharedStore({ redis, ledger, mode: parts.onOutage, seen, observe });
  }

  const store = await openStore();
  const rollup =
    parts.rollsUp === false
      ? undefined
      : createUsageRollup({ database, store, now, observe, countedAt: () => countedAt });
  const history = createUsageHistory(database);
  /** Reading of `performance.now()` at which the store last failed. */
  let failedAt = Number.NEGATIVE_INFINITY;

  function explain(error: unknown): unknown {
    return isDatabaseFailure(error) ? unavailable(error) : error;
  }

  function chargeOf({ keyId, owner, plan }: Consumer, cost: number, operation: string): Charge {
    const { keyLimit, ownerLimit } = plan;
    return { keyId, owner, cost, keyLimit, ownerLimit, day: dayOf(now()), operation };
  }

  function consume(charge: Charge): Promise<QuotaResult> {
    return new Promise((resolve, reject) => {
      store.consume({
        charge,
        resolve(result) {
          failedAt = Number.NEGATIVE_INFINITY;
          seen.note(charge, result);
          if (result.granted && charge.cost > 0) countedAt = performance.now();
          resolve(result);
        },
        reject(error) {
          // With Redis in front of it the database may fail one key and not the others.
          const isLost = store.kind === 'postgres' || (store.isDegraded() && (error as Error).cause);
          if (isLost) failedAt = performance.now();
          reject(explain(error));
        },
      });
    });
  }

  const usageOf: Quota['usage'] = async ({ owner, keyId }, patienceMs = historyPatienceMs) => {
    const today = dayOf(now());
    const first = today - usageDays + 1;
    // A store that is lost in part may not know what was used today, and the database does up to a while ago.
    const last = store.isDegraded() ? today : today - 1;
    const counted = store.usage(owner, keyId, first, today, patienceMs).catch((error: unknown) => {
      throw explain(error);
    });
    const [days, kept] = await Promise.all([counted, history.days(keyId, first, last, patienceMs)]);
    return largerOf(days, kept);
  };

  let unfit: UnfitRedis | undefined;
  let unfitReadAt = Number.NEGATIVE_INFINITY;
  async function unfitRedis(): Promise<UnfitRedis | undefined> {
    if (performance.now() - unfitReadAt < fitnessFreshMs) return unfit;
    unfitReadAt = performance.now();
    const before = unfit;
    // While Redis is away it is what it was.
    unfit = await link?.findUnfit().catch(() => before);
    return unfit;
  }

  const closers = createClosers();
  closers.add(store.close);
  if (rollup) closers.add(rollup.close);

  return {
    consume: (consumer, cost, operation) => consume(chargeOf(consumer, cost, operation)),
    peek(consumer, maxAgeMs = 0) {
      const charge = chargeOf(consumer, 0, 'peek');
      const known = seen.fresh(charge, maxAgeMs);
      if (known) return { granted: true, ...known };
      // It only decorates an answer, which must not wait for a store that is known to hang.
      if (performance.now() - failedAt < pauseMs) return Promise.reject(unavailable());
      return consume(charge);
    },
    usage: usageOf,
    async ownerUsage(owner, patienceMs) {
      const { rows } = await database.knex.raw<{ rows: { id: string }[] }>(
        'select id from api_key where owner = ?',
        [owner],
      );
      return sumDays(await Promise.all(rows.map(({ id }) => usageOf({ owner, keyId: id }, patienceMs))));
    },
    async rollUp() {
      await rollup?.run();
    },
    unfitRedis,
    async health() {
      const start = performance.now();
      try {
        await store.ping();
        const latency_ms = Math.round(performance.now() - start);
        const wasUnfit = unfit !== undefined;
        const found = await unfitRedis();
        if (found && !wasUnfit) {
          const error = new Error(
            `Redis ${found.address}: expected ${found.expected}, got ${found.got}. ${found.wayOut}`,
          );
          observe({ type: 'fault', where: 'quota', error });
        }
        return { status: found || store.isDegraded() ? 'degraded' : 'ok', latency_ms };
      } catch {
        // Redis may be lost and counted without; a database that counts and does not answer counts nothing.
        const status = address && parts.onOutage === 'serve' ? 'degraded' : 'unavailable';
        return { status, latency_ms: null };
      }
    },
    close: closers.closeAll,
  };
}
