import { performance } from 'node:perf_hooks';
import type { ValueCounter } from '../graph/budget-plugin.ts';
import type { Problem } from '../problem.ts';
import { beyond } from './limits.ts';

/** What one execution may use at most. */
export interface BudgetLimits {
  /** Rows that relations and lists give. */
  readonly rows: number;
  /** Bytes of the answer's data as JSON. */
  readonly bytes: number;
  /** Time from the start of the execution until the data is written out. */
  readonly milliseconds: number;
}

/** Counts what an execution gives while it runs, and ends it when something is spent. */
export interface Budget extends ValueCounter {
  /**
   * Checks the data as it was written out.
   *
   * @throws Problem `query_refused` when something was spent, or the data is too large.
   */
  written(bytes: number): void;
  /** Lets nothing more be executed, for an executor that knows no signal. */
  halt(): void;
  /** Begins to count anew, with the same clock, when the same is executed again. */
  restart(): void;
  /** Stops the clock; to be called when the execution has ended, in whatever way. */
  end(): void;
}

/** How many values are counted between two looks at the clock. */
const valuesPerLook = 64;

/**
 * @param stop called with the refusal when something is spent, never while the executor runs: it would leave
 * promises behind that nobody waits for, and an unhandled rejection ends the process.
 */
export function createBudget(limits: BudgetLimits, stop: (refusal: Problem) => void): Budget {
  const startedAt = performance.now();
  let rows = 0;
  let bytes = 0;
  let values = 0;
  let refusal: Problem | undefined;
  let halted: Promise<never> | undefined;

  const refuse = (limit: keyof BudgetLimits, found: number): void => {
    if (refusal) return;
    const reason = beyond(limit, Math.ceil(found), limits[limit], null, ' Ask for less at once.');
    refusal = reason;
    queueMicrotask(() => stop(reason));
  };
  // For the time that is spent waiting for the database; busy time is seen while counting.
  const clock = setTimeout(() => refuse('milliseconds', performance.now() - startedAt), limits.milliseconds);
  const look = () => {
    const elapsed = performance.now() - startedAt;
    if (elapsed > limits.milliseconds) refuse('milliseconds', elapsed);
  };

  /** The least number of bytes that a value can take as JSON, without what its own fields add. */
  const minBytes = (value: unknown): number => {
    if (typeof value === 'string') return value.length + 2;
    if (typeof value === 'number') return 1;
    if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + minBytes(each) + 1, 1);
    return typeof value === 'object' && value !== null ? 2 : 4;
  };

  return {
    get halted() {
      return halted;
    },
    halt() {
      halted = new Promise(() => {});
    },
    restart() {
      rows = 0;
      bytes = 0;
    },
    count(name, value, leads) {
      if (leads) {
        rows += Array.isArray(value) ? value.length : value === null || value === undefined ? 0 : 1;
        if (rows > limits.rows) refuse('rows', rows);
      }
      bytes += String(name).length + 3 + minBytes(value);
      if (bytes > limits.bytes) refuse('bytes', bytes);
      values += 1;
      if (values % valuesPerLook === 0) look();
      // What the executor has begun it finishes, but with nothing more inside.
      return refusal && Array.isArray(value) ? ([] as typeof value) : value;
    },
    written(length) {
      if (length > limits.bytes) refuse('bytes', length);
      look();
      if (refusal) throw refusal;
    },
    end: () => clearTimeout(clock),
  };
}
