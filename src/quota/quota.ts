import { Problem } from '../problem.ts';

/**
 * What the service asks of a place that counts units. Two implementations exist: Postgres alone, and Redis with
 * Postgres behind it; one contract suite runs on both.
 *
 * Units are counted per key and per owner and UTC day. Both counters move together or not at all.
 */
export interface Charge {
  readonly keyId: string;
  /** Hex digest that stands for the owner's normalised e-mail; stores never see the address. */
  readonly owner: string;
  /** Units; 0 only reads the counters. */
  readonly cost: number;
  /** Limits of the plan of the key in use, in units a day. */
  readonly keyLimit: number;
  readonly ownerLimit: number;
  /** UTC day as days since the Unix epoch. */
  readonly day: number;
  /** Operation the units are consumed by, e.g. `listBosses`; counted beside the totals. */
  readonly operation: string;
}

/** The counters after a charge (or unchanged, when it was refused). */
export interface QuotaResult {
  readonly granted: boolean;
  readonly keyUsed: number;
  readonly ownerUsed: number;
}

/** A charge and the promise of its result. */
export interface PendingCharge<Result = QuotaResult> {
  readonly charge: Charge;
  /** One of these is to be called, once. */
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Units of one key on one UTC day. */
export interface DayUsage {
  readonly day: number;
  readonly units: number;
  /** Units by operation. */
  readonly operations: Readonly<Record<string, number>>;
}

/** Units of one UTC day by key and operation. */
export interface OperationUsage {
  readonly keyId: string;
  readonly operation: string;
  readonly units: number;
}

/** Stands among the operations for units that count as used because a store lost its figures. */
export const restoredOperation = 'restored';

/** What a caller is told when nothing says whether there are units left. */
export function unavailable(cause?: unknown): Problem {
  const detail = 'The quota cannot be counted for the moment. Try again in a few seconds.';
  const problem = new Problem('unavailable', detail, {}, { 'Retry-After': '5' });
  problem.cause = cause;
  return problem;
}

export interface QuotaStore {
  /** Name for metrics. */
  readonly kind: 'redis' | 'postgres';
  /**
   * Consumes units, in order where charges concern the same owner. Each charge is answered, or fails, by itself. One
   * that fails has consumed nothing, or what it consumed is taken back; none is ever counted twice.
   */
  consume(pending: PendingCharge): void;
  /**
   * Usage of one key (or, without `keyId`, of all keys of the owner) over the days, newest first.
   *
   * @param patienceMs how long to wait for a part that only completes it.
   */
  usage(
    owner: string,
    keyId: string | undefined,
    fromDay: number,
    toDay: number,
    patienceMs?: number,
  ): Promise<DayUsage[]>;
  /** Units of one UTC day by key and operation, for the roll-up. */
  dump(day: number): Promise<readonly OperationUsage[]>;
  /** Whether a part of it is lost, so that fewer units can be granted than are left. */
  isDegraded(): boolean;
  /** Resolves when the store answers; rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const millisecondsADay = 86_400_000;

/** UTC day of a moment, as days since the Unix epoch. */
export function dayOf(epochMilliseconds: number): number {
  return Math.floor(epochMilliseconds / millisecondsADay);
}

/** The moment at which a UTC day ends, in Unix epoch seconds. */
export function resetOf(day: number): number {
  return (day + 1) * 86_400;
}
