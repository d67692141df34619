import { LRUCache } from 'lru-cache';
import type { Database } from '../data/database.ts';
import { isDatabaseFailure } from '../data/errors.ts';
import type { Emit } from '../observe/events.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { createPostgresCounters } from './postgres-counters.ts';
import {
  type Charge,
  type Counters,
  type DayUsage,
  dayOf,
  type QuotaResult,
  type QuotaStore,
  unavailable,
} from './quota.ts';
import { createRedisCounters, type RedisAddress } from './redis-counters.ts';
import { createSharedStore } from './shared-store.ts';

export interface QuotaParts {
  readonly database: Database;
  /**
   * Address of Redis. If undefined, the embedded database's only process counts in memory, and a server counts in
   * Postgres.
   */
  readonly redis: RedisAddress | undefined;
  readonly onOutage: 'serve' | 'refuse';
  readonly now: () => number;
  readonly emit: Emit;
  /** Number of keys whose counters are cached. */
  readonly keysRemembered?: number;
}

/** The parts of a key that its quota depends on. */
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
   * @throws Problem `unavailable` when no store can count.
   */
  consume(consumer: Consumer, cost: number, operation: string): Promise<QuotaResult>;
  /**
   * The counters of today.
   *
   * @throws Problem `unavailable`
   */
  peek(consumer: Consumer): Promise<Counters>;
  /** The counters of today as this process last saw them, unless that was longer ago. */
  lastSeen(consumer: Consumer, maxAgeMs?: number): Counters | undefined;
  /**
   * The last 30 days of a key or, without `keyId`, of all keys of an owner; newest first. What other processes granted
   * within the last second may be missing.
   *
   * @throws Problem `unavailable`
   */
  usage(consumer: { readonly owner: string; readonly keyId?: string }): Promise<DayUsage[]>;
  health(): Promise<{ status: 'ok' | 'degraded' | 'unavailable'; latency_ms: number | null }>;
  /** Writes the usage that is not written yet. */
  close(): Promise<void>;
}

const usageDays = 30;
/** Number of days for which counters are kept: a clock that jumps ahead by accident must not delete those of today. */
const keptDays = 35;
/** How often each process writes to Postgres what Redis or its memory granted, and probes a lost Redis. */
const flushMs = 1_000;
const probeMs = 250;
/** How long `peek` fails at once after a failure, in milliseconds. */
const pauseMs = 1_000;

/** Creates the quota service. Redis may be unavailable when this is called. */
export async function createQuota(parts: QuotaParts): Promise<Quota> {
  const { database, now, emit, redis: address, onOutage } = parts;
  const seen = new LRUCache<string, Counters & { day: number; at: number }>({
    max: parts.keysRemembered ?? 10_000,
  });
  const postgres = createPostgresCounters(database, emit);
  /** Reading of `performance.now()` at which the store last failed. */
  let failedAt = Number.NEGATIVE_INFINITY;
  let cleanedOn = 0;

  async function openStore(): Promise<QuotaStore> {
    const shared = { postgres, onOutage, emit };
    if (address) {
      const redis = createRedisCounters(address, emit);
      // Wait a moment; otherwise the first charges after each start would count as an outage.
      await redis.connected(address.commandTimeoutMs);
      return createSharedStore({ ...shared, primary: redis });
    }
    if (database.kind === 'embedded') {
      const primary = { ...createMemoryCounters(), ping: postgres.check };
      return createSharedStore({ ...shared, primary });
    }
    const nothing = async () => {};
    const check = () => postgres.check().then(() => 'ok' as const);
    return { ...postgres, check, flush: nothing, isDegraded: () => false, close: nothing };
  }

  const hasPrimary = address !== undefined || database.kind === 'embedded';
  const store = await openStore();

  /** Runs once a second; what fails is repeated the next time. */
  async function tick(): Promise<void> {
    await store.flush();
    const today = dayOf(now());
    if (cleanedOn === today) return;
    await postgres.deleteBefore(today - keptDays);
    cleanedOn = today;
  }
  let timer: NodeJS.Timeout | undefined;
  function schedule(): void {
    const again = () =>
      tick()
        .catch((error) =>
          emit({ type: 'error', where: 'usage roll-up', error, ofDatabase: isDatabaseFailure(error) }),
        )
        .finally(() => timer && schedule());
    timer = setTimeout(again, store.isDegraded() ? probeMs : flushMs).unref();
  }
  schedule();

  async function consume({ keyId, owner, plan }: Consumer, cost: number, operation: string) {
    const { keyLimit, ownerLimit } = plan;
    const charge: Charge = { keyId, owner, cost, keyLimit, ownerLimit, day: dayOf(now()), operation };
    try {
      const result = await store.consume(charge);
      const { keyUsed, ownerUsed } = result;
      seen.set(keyId, { day: charge.day, keyUsed, ownerUsed, at: performance.now() });
      return result;
    } catch (error) {
      // Primary counters still serve the keys that they know.
      if (!hasPrimary || store.isDegraded()) failedAt = performance.now();
      throw isDatabaseFailure(error) ? unavailable(error) : error;
    }
  }

  return {
    consume,
    async peek(consumer) {
      // The counters only add headers to a response, which must not wait for a store that is known to hang.
      if (performance.now() - failedAt < pauseMs) throw unavailable();
      return consume(consumer, 0, 'peek');
    },
    lastSeen({ keyId }, maxAgeMs = Number.POSITIVE_INFINITY) {
      const known = seen.get(keyId);
      const isGood = known && known.day === dayOf(now()) && performance.now() - known.at < maxAgeMs;
      return isGood ? known : undefined;
    },
    async usage({ owner, keyId }) {
      try {
        await store.flush();
        return await postgres.usage(owner, keyId, dayOf(now()) - usageDays + 1);
      } catch (error) {
        throw isDatabaseFailure(error) ? unavailable(error) : error;
      }
    },
    async health() {
      const start = performance.now();
      try {
        const status = await store.check();
        return { status, latency_ms: Math.round(performance.now() - start) };
      } catch {
        return { status: 'unavailable', latency_ms: null };
      }
    },
    async close() {
      clearTimeout(timer);
      timer = undefined;
      await store.close();
    },
  };
}
