import { Problem } from '../problem.ts';

/** Units that a request consumes, of its key and of the key's owner. */
export interface Charge {
  readonly keyId: string;
  /** Hex digest of the owner's normalized e-mail; stores never see the address. */
  readonly owner: string;
  /** Units; 0 only reads the counters. */
  readonly cost: number;
  /** Limits of the plan of the key in use, in units a day. */
  readonly keyLimit: number;
  readonly ownerLimit: number;
  /** UTC day as days since the Unix epoch. */
  readonly day: number;
  /** Operation the units are consumed by, e.g. `listBosses`. */
  readonly operation: string;
}

/** The two counters of a charge: units used today. */
export interface Counters {
  readonly keyUsed: number;
  readonly ownerUsed: number;
}

/** The counters after a charge; unchanged if it was refused. */
export interface QuotaResult extends Counters {
  readonly granted: boolean;
}

/** Names the counters of a charge. */
export type Subject = Pick<Charge, 'day' | 'owner' | 'keyId'>;

/** Units that were granted, by operation. */
export interface Usage extends Subject {
  readonly operation: string;
  readonly units: number;
}

/** Units of one UTC day. */
export interface DayUsage {
  readonly day: number;
  readonly units: number;
  /** Units by operation. */
  readonly operations: Readonly<Record<string, number>>;
}

/**
 * Counters that decide charges, and that Postgres backs: those of Redis, or those in the memory of the only process.
 */
export interface PrimaryCounters {
  /** Resolves to undefined, without consuming, when a counter is unknown. A rejected call may still have taken effect. */
  consume(charge: Charge): Promise<QuotaResult | undefined>;
  /** Sets counters that are unknown or lower. */
  raise(counters: readonly (Subject & Counters)[]): Promise<void>;
  /** Resolves when they can be read and written again after an outage. */
  probe(): Promise<void>;
  /** Resolves if they are available, and rejects otherwise. */
  ping(): Promise<void>;
  close(): void;
}

/**
 * Where units are counted. Both counters of a charge move together or not at all, and neither passes its limit,
 * however many processes share the store.
 */
export interface QuotaStore {
  /** Rejects when the store is unavailable. */
  consume(charge: Charge): Promise<QuotaResult>;
  /** Writes to Postgres what was granted elsewhere. What fails is kept for the next call. */
  flush(): Promise<void>;
  /** Whether the fallback counts the units. */
  isDegraded(): boolean;
  /** Resolves if units can be charged, to whether only the fallback can; rejects otherwise. */
  check(): Promise<'ok' | 'degraded'>;
  close(): Promise<void>;
}

/** The problem for a caller whose units cannot be counted. */
export function unavailable(cause?: unknown): Problem {
  const detail = 'The quota is unavailable at the moment. Try again in a few seconds.';
  const problem = new Problem('unavailable', detail, {}, { 'Retry-After': '5' });
  problem.cause = cause;
  return problem;
}

/** Whether a promise is fulfilled. */
export const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

/** UTC day of a moment, as days since the Unix epoch. */
export function dayOf(epochMilliseconds: number): number {
  return Math.floor(epochMilliseconds / 86_400_000);
}

/** The moment at which a UTC day ends, in Unix epoch seconds. */
export function resetOf(day: number): number {
  return (day + 1) * 86_400;
}
