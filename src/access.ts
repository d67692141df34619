import { LRUCache } from 'lru-cache';
import { createClosers } from './closers.ts';
import type { Database } from './data/database.ts';
import { isDatabaseFailure } from './data/errors.ts';
import { type Caller, createKeyVerifier } from './keys/verify.ts';
import { type Observe, unfailing } from './observe/events.ts';
import { Problem } from './problem.ts';
import { createAnnouncements } from './quota/announcements.ts';
import { createCharger } from './quota/charge.ts';
import { createOutageStore } from './quota/outage.ts';
import { createPostgresStore } from './quota/postgres-store.ts';
import { type Charge, type DayUsage, dayOf, type QuotaStore, type Standing } from './quota/quota.ts';
import type { EvictingRedis } from './quota/redis-connection.ts';
import { createRedisStore } from './quota/redis-store.ts';
import { createUnsettledShelf } from './quota/unsettled.ts';
import { createUsageHistory, createUsageRollup, largerOf, sumDays } from './quota/usage.ts';

export type { Caller } from './keys/verify.ts';

export interface AccessParts {
  readonly database: Database;
  /** Without it units are counted in the database. */
  readonly redis:
    | { readonly urls: readonly string[]; readonly prefix: string; readonly commandTimeoutMs: number }
    | undefined;
  readonly onOutage: 'serve' | 'refuse';
  /** Processes that the instance consists of. Standard: this one. */
  readonly processes?: number;
  /** Whether this process copies the daily figures to where they are kept for good. Standard: yes. */
  readonly rollsUp?: boolean;
  readonly now: () => number;
  readonly observe: Observe;
}

export interface Access {
  /** Who a secret stands for. @throws Problem, see {@link createKeyVerifier}. */
  verify(secret: string): Caller | Promise<Caller>;
  /** Charges units of today to a key and its owner together, or to neither. A cost of 0 only reads. */
  charge(caller: Caller, cost: number, operation: string): Promise<Standing>;
  /**
   * The counters, to show them with an answer that costs nothing: as this process last saw them, if that was within
   * the last second, and asked for otherwise.
   *
   * @param at milliseconds since the Unix epoch.
   */
  look(caller: Caller, at: number): Standing | Promise<Standing>;
  /**
   * The last 30 days of a key, newest first: today as the store has it, and of the days before the larger of
   * what the store and the database have.
   *
   * @param patienceMs how long to wait for the database, without which the store has to do. Standard: 250.
   */
  usage(caller: Pick<Caller, 'owner' | 'keyId'>, patienceMs?: number): Promise<DayUsage[]>;
  /** The same of all keys of an owner together. */
  ownerUsage(owner: string, patienceMs?: number): Promise<DayUsage[]>;
  /** Copies the figures of today, and once a day of every day, to where they are kept for good. */
  rollUp(): Promise<void>;
  /**
   * A Redis whose `maxmemory-policy` lets it drop counters, which is asked at most once a second; undefined without
   * Redis, and while none can be asked.
   */
  evictingRedis(): Promise<EvictingRedis | undefined>;
  health(): Promise<{ status: 'ok' | 'degraded' | 'unavailable'; latency_ms: number | null }>;
  /** Tells every instance that a key was changed. Rejects when they cannot be told. */
  announce(keyId: string): Promise<void>;
  close(): Promise<void>;
}

const usageDays = 30;
/** How long an answer waits for figures that only complete it, in milliseconds. */
const historyPatienceMs = 250;
/** How long counters that were seen are shown without asking again, in milliseconds. */
const freshMs = 1_000;
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
  readonly findEvicting: () => Promise<EvictingRedis | undefined>;
  readonly tell: (keyId: string) => Promise<void>;
  readonly stopListening: () => Promise<void>;
}

/** Keys and quotas, joined from their parts. Redis may be away when this is called. */
export async function createAccess(parts: AccessParts): Promise<Access> {
  const { database, now, redis } = parts;
  /** When this process last counted units, as a reading of `performance.now()`. */
  let countedAt = Number.NEGATIVE_INFINITY;
  const tell = unfailing(parts.observe);
  const observe: Observe = (observation) => {
    // What was counted without Redis is in the store only now.
    if (observation.type === 'quota_outage' && observation.state === 'back') countedAt = performance.now();
    tell(observation);
  };
  const verifier = createKeyVerifier({ database, observe, now });

  async function countInRedis(address: NonNullable<typeof redis>): Promise<Counting> {
    const shelf = createUnsettledShelf(database);
    const redisStore = createRedisStore({ ...address, observe });
    // A moment's patience: without it the first charges of every start would count as an outage.
    await redisStore.connected(address.commandTimeoutMs);
    const announcements = createAnnouncements({
      ...address,
      observe,
      onMessage(message) {
        if (!outage.hear(message)) verifier.forget(message);
      },
      onPresence: (process) => outage.present(process),
      onReconnect() {
        verifier.forgetAll();
        outage.listening();
      },
      onBreak: () => outage.deaf(),
      wasThere: redisStore.wasThere,
      ...(parts.processes === undefined ? {} : { atLeast: parts.processes }),
    });
    const outage = createOutageStore({
      store: redisStore,
      mode: parts.onOutage,
      observe,
      peers: announcements,
      now,
      saveUnsettled: shelf.save,
      loadUnsettled: shelf.load,
      dropUnsettled: shelf.drop,
    });
    return {
      store: outage,
      isDegraded: () => outage.state() === 'degraded',
      findEvicting: redisStore.findEvicting,
      tell: announcements.publish,
      stopListening: announcements.close,
    };
  }

  const counting: Counting = redis
    ? await countInRedis(redis)
    : {
        store: createPostgresStore(database),
        isDegraded: () => false,
        findEvicting: async () => undefined,
        tell: async () => {},
        stopListening: async () => {},
      };
  const { store } = counting;
  const charger = createCharger({
    store,
    observe,
    answered: note,
    explain: (error) => (isDatabaseFailure(error) ? uncountable(error) : error),
  });
  /** What was last seen of each owner, on the day and at the reading of `performance.now()` given. */
  const seen = new LRUCache<
    string,
    { day: number; ownerUsed: number; at: number; readonly keys: Map<string, { used: number; at: number }> }
  >({ max: 20_000 });

  function note({ owner, keyId, day, cost }: Charge, { granted, ownerUsed, keyUsed }: Standing): void {
    const at = performance.now();
    if (granted && cost > 0) countedAt = at;
    let counters = seen.get(owner);
    if (counters === undefined || counters.day !== day) {
      counters = { day, ownerUsed, at, keys: new Map() };
      seen.set(owner, counters);
    }
    counters.ownerUsed = ownerUsed;
    counters.at = at;
    const key = counters.keys.get(keyId);
    if (key === undefined) counters.keys.set(keyId, { used: keyUsed, at });
    else {
      key.used = keyUsed;
      key.at = at;
    }
  }

  function charge({ keyId, owner, plan }: Caller, cost: number, operation: string): Promise<Standing> {
    // Reading the counters only decorates an answer, which must not wait for a store that is known to hang.
    if (cost === 0 && performance.now() - charger.failedAt() < pauseMs) return Promise.reject(uncountable());
    const { keyLimit, ownerLimit } = plan;
    return charger.charge({ keyId, owner, cost, keyLimit, ownerLimit, day: dayOf(now()), operation });
  }

  const rollup =
    parts.rollsUp === false
      ? undefined
      : createUsageRollup({ database, store, now, observe, countedAt: () => countedAt });
  const history = createUsageHistory(database);

  const usageOf: Access['usage'] = async ({ owner, keyId }, patienceMs = historyPatienceMs) => {
    const today = dayOf(now());
    const first = today - usageDays + 1;
    const counted = store.usage(owner, keyId, first, today).catch((error: unknown) => {
      throw isDatabaseFailure(error) ? uncountable(error) : error;
    });
    const [days, kept] = await Promise.all([counted, history.days(keyId, first, today - 1, patienceMs)]);
    return largerOf(days, kept);
  };

  let evicting: EvictingRedis | undefined;
  let evictingReadAt = Number.NEGATIVE_INFINITY;
  async function evictingRedis(): Promise<EvictingRedis | undefined> {
    if (performance.now() - evictingReadAt < freshMs) return evicting;
    evictingReadAt = performance.now();
    const before = evicting;
    // While Redis is away the policy is what it was.
    evicting = await counting.findEvicting().catch(() => before);
    return evicting;
  }

  // Closed from the last to the first: the others may wait to hear that this process has settled.
  const closers = createClosers();
  closers.add(counting.stopListening);
  closers.add(store.close);
  if (rollup) closers.add(rollup.close);
  closers.add(verifier.close);

  return {
    verify: verifier.verify,
    charge,
    look(caller, at) {
      const counters = seen.get(caller.owner);
      const key = counters?.keys.get(caller.keyId);
      const oldest = performance.now() - freshMs;
      if (key && counters && key.at > oldest && counters.at > oldest && counters.day === dayOf(at))
        return { granted: true, keyUsed: key.used, ownerUsed: counters.ownerUsed };
      return charge(caller, 0, 'look');
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
    evictingRedis,
    async health() {
      const start = performance.now();
      try {
        await store.ping();
        const latency_ms = Math.round(performance.now() - start);
        const wasEvicting = evicting !== undefined;
        const found = await evictingRedis();
        if (found && !wasEvicting) {
          const { address, policy } = found;
          const error = new Error(`Redis ${address} may drop counters: its maxmemory-policy is ${policy}`);
          observe({ type: 'fault', where: 'quota', error });
        }
        return { status: found || counting.isDegraded() ? 'degraded' : 'ok', latency_ms };
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
    close: closers.closeAll,
  };
}
