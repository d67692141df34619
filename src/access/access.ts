import type { Database } from '../data/database.ts';
import type { Observe } from '../observe.ts';
import { createCharger } from './charge.ts';
import { createPostgresStore } from './postgres-store.ts';
import { type DayUsage, dayOf, type QuotaStore, type Standing } from './quota.ts';
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
  usage(caller: Caller): Promise<DayUsage[]>;
  health(): Promise<{ status: 'ok' | 'degraded' | 'unavailable'; latency_ms: number | null }>;
  /** Tells every instance that a key was changed. */
  announce(keyId: string): Promise<void>;
  close(): Promise<void>;
}

const usageDays = 30;

/** Keys and quotas, joined from their parts. */
export async function createAccess({ database, observe, now }: AccessParts): Promise<Access> {
  const verifier = createKeyVerifier({ database, observe, now });
  const store: QuotaStore = createPostgresStore(database);
  const charge = createCharger(store, observe);

  return {
    verify: verifier.verify,
    charge: (caller, cost, operation) =>
      charge({
        keyId: caller.keyId,
        owner: caller.owner,
        cost,
        keyLimit: caller.plan.keyLimit,
        ownerLimit: caller.plan.ownerLimit,
        day: dayOf(now()),
        operation,
      }),
    usage(caller) {
      const today = dayOf(now());
      return store.usage(caller.owner, caller.keyId, today - usageDays + 1, today);
    },
    async health() {
      const start = performance.now();
      try {
        await store.ping();
        return { status: 'ok', latency_ms: Math.round(performance.now() - start) };
      } catch {
        return { status: 'unavailable', latency_ms: null };
      }
    },
    async announce(keyId) {
      verifier.forget(keyId);
    },
    async close() {
      await verifier.close();
      await store.close();
    },
  };
}
