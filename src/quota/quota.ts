/**
 * What the service asks of a place that counts units. Two implementations exist, Redis and Postgres; one
 * contract suite runs on both.
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
  /** Operation the units were spent on, e.g. `listBosses`; counted beside the totals. */
  readonly operation: string;
}

/** The counters after a charge (or unchanged, when it was refused). */
export interface Standing {
  readonly granted: boolean;
  readonly keyUsed: number;
  readonly ownerUsed: number;
}

/** A charge and who waits for what becomes of it. */
export interface PendingCharge {
  readonly charge: Charge;
  /** One of these is to be called, once. */
  resolve(standing: Standing): void;
  reject(error: unknown): void;
}

/** Units of one key on one UTC day. */
export interface DayUsage {
  readonly day: number;
  readonly units: number;
  /** Units by operation. */
  readonly operations: Readonly<Record<string, number>>;
}

/** Stands among the operations for units that a store had lost and got back: what they were spent on is not known. */
export const restoredOperation = 'restored';

export interface QuotaStore {
  /** Name for health and metrics. */
  readonly kind: 'redis' | 'postgres' | 'local';
  /**
   * Charges in order, in as few trips as the store allows. Resolves to one standing for each charge, in the
   * same order. Rejects when nothing is known to have been counted or the outcome is unknown; it never
   * counts one charge twice.
   */
  charge(charges: readonly Charge[]): Promise<Standing[]>;
  /** The same for a store that gathers charges by itself: each is answered, or fails, by itself. */
  take?(pending: PendingCharge): void;
  /** Usage of one key (or, without `keyId`, of all keys of the owner) over the days, newest first. */
  usage(owner: string, keyId: string | undefined, fromDay: number, toDay: number): Promise<DayUsage[]>;
  /** Units of one UTC day by key and operation, for the roll-up. */
  dump(
    day: number,
  ): Promise<{ readonly keyId: string; readonly operation: string; readonly units: number }[]>;
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
