import type { Database } from '../data/database.ts';
import { isDatabaseFailure } from '../data/failure.ts';
import type { Observe } from '../observe.ts';
import { Problem } from '../problem.ts';
import { createAnnouncements } from './announcements.ts';
import { createCharger } from './charge.ts';
import { createOutageStore } from './outage.ts';
import { createPostgresStore } from './postgres-store.ts';
import { type Charge, type DayUsage, dayOf, type QuotaStore, type Standing } from './quota.ts';
import { createRedisStore } from './redis-store.ts';
import { createUnsettledShelf } from './unsettled.ts';
import { createUsageRollup } from './usage.ts';
import { type Caller, createKeyVerifier } from './verify.ts';

export type { Caller } from './verify.ts';

export interface AccessParts {
  readonly database: Database;
  /** Without it units are counted in the database. */
  readonly redis:
    | { readonly urls: readonly string[]; readonly prefix: string; readonly commandTimeoutMs: number }
    | undefined;
  readonly onOutage: 'serve' | 'refuse';
  readonly now: () => number;
  readonly observe: Observe;
}

export interface Access {
  /** Who a secret stands for. @throws Problem, see {@link createKeyVerifier}. */
  verify(secret: string): Caller | Promise<Caller>;
  /** Charges units of today to a key and its owner together, or to neither. A cost of 0 only reads. */
  charge(caller: Caller, cost: number, operation: string): Promise<Standing>;
  /** The last 30 days of a key, newest first. */
  usage(caller: Pick<Caller, 'owner' | 'keyId'>): Promise<DayUsage[]>;
  /** The same of all keys of an owner together. */
  ownerUsage(owner: string): Promise<DayUsage[]>;
  /** Copies the figures of today and yesterday to where they are kept for good. */
  rollUp(): Promise<void>;
  health(): Promise<{ status: 'ok' | 'degraded' | 'unavailable'; latency_ms: number | null }>;
  /** Tells every instance that a key was changed. Rejects when they cannot be told. */
  announce(keyId: string): Promise<void>;
  close(): Promise<void>;
}

const usageDays = 30;
/** After a failure, how long the counters are not asked for only to be shown, in milliseconds. */
const pauseMs = 1_000;

function uncountable(cause?: unknown): Problem {
  const problem = new Problem(
    'unavailable',
    'The quota cannot be counted for the moment. Try again in a few seconds.',
    {},
    { 'Retry-After': '5' },
  );
  problem.cause = cause;
  return problem;
}

interface Counting {
  readonly store: QuotaStore;
  readonly isDegraded: () => boolean;
  readonly tell: (keyId: string) => Promise<void>;
  readonly stopListening: () => Promise<void>;
}

/** Keys and quotas, joined from their parts. Redis may be away when this is called. */
export async function createAccess(parts: AccessParts): Promise<Access> {
  const { database, observe, now, redis } = parts;
  const verifier = createKeyVerifier({ database, observe, now });

  async function countInRedis(address: NonNullable<typeof redis>): Promise<Counting> {
    const shelf = createUnsettledShelf(database);
    const redisStore = createRedisStore({ ...address, observe });
    // A moment's patience: without it the first charges of every start would count as an outage.
    await redisStore.connected(address.commandTimeoutMs);
    const announcements = createAnnouncements({
      ...address,
      observe,
      onMessage: verifier.forget,
      onReconnect: verifier.forgetAll,
    });
    const outage = createOutageStore({
      store: redisStore,
      mode: parts.onOutage,
      observe,
      processes: announcements.listeners,
      saveUnsettled: shelf.save,
      loadUnsettled: shelf.load,
      dropUnsettled: shelf.drop,
    });
    return {
      store: outage,
      isDegraded: () => outage.state() === 'degraded',
      tell: announcements.publish,
      stopListening: announcements.close,
    };
  }

  const counting: Counting = redis
    ? await countInRedis(redis)
    : {
        store: createPostgresStore(database),
        isDegraded: () => false,
        tell: async () => {},
        stopListening: async () => {},
      };
  const { store } = counting;
  const charge = createCharger(store, observe);
  /** Reading of `performance.now()` at which the store last failed; none once it has answered since. */
  let failedAt = Number.NEGATIVE_INFINITY;

  /** A charge that says by a problem that the database cannot count, also when it cannot because it is gone. */
  async function chargeOrRefuse(wanted: Charge): Promise<Standing> {
    // Reading the counters only decorates an answer, which must not wait for a store that is known to hang.
    if (wanted.cost === 0 && performance.now() - failedAt < pauseMs) throw uncountable();
    try {
      const standing = await charge(wanted);
      failedAt = Number.NEGATIVE_INFINITY;
      return standing;
    } catch (error) {
      if (!isDatabaseFailure(error)) throw error;
      failedAt = performance.now();
      throw uncountable(error);
    }
  }
  const rollup = createUsageRollup({ database, store, now, observe });

  const usageOf = (owner: string, keyId: string | undefined) => {
    const today = dayOf(now());
    return store.usage(owner, keyId, today - usageDays + 1, today).catch((error: unknown) => {
      throw isDatabaseFailure(error) ? uncountable(error) : error;
    });
  };

  return {
    verify: verifier.verify,
    charge: (caller, cost, operation) =>
      chargeOrRefuse({
        keyId: caller.keyId,
        owner: caller.owner,
        cost,
        keyLimit: caller.plan.keyLimit,
        ownerLimit: caller.plan.ownerLimit,
        day: dayOf(now()),
        operation,
      }),
    usage: ({ owner, keyId }) => usageOf(owner, keyId),
    ownerUsage: (owner) => usageOf(owner, undefined),
    rollUp: rollup.run,
    async health() {
      const start = performance.now();
      try {
        await store.ping();
        const status = counting.isDegraded() ? 'degraded' : 'ok';
        return { status, latency_ms: Math.round(performance.now() - start) };
      } catch {
        // Redis may be lost and counted without; a database that counts and does not answer counts nothing.
        const status = redis && parts.onOutage === 'serve' ? 'degraded' : 'unavailable';
        return { status, latency_ms: null };
      }
    },
    async announce(keyId) {
      verifier.forget(keyId);
      await counting.tell(keyId);
    },
    async close() {
      await counting.stopListening();
      await verifier.close();
      await rollup.close();
      await store.close();
    },
  };
}
