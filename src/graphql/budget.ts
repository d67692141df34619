import { performance } from 'node:perf_hooks';
import type { ValueCounter } from '../graph/limits/budget-plugin.ts';
import type { Problem } from '../problem.ts';
import { beyond } from './limits.ts';

/** Limits of one execution. */
export interface BudgetLimits {
  /** Rows returned by relations and lists. */
  readonly rows: number;
  /** Fields of all objects. */
  readonly values: number;
  /** Bytes of the response's data as JSON, as far as they are known while it is made. */
  readonly bytes: number;
  /** Time from the start of the execution. */
  readonly milliseconds: number;
}

/** Counts the results of an execution while it runs, and ends it when a limit is reached. */
export interface Budget extends ValueCounter {
  /** Stops the timer; called when the execution has ended in any way. */
  end(): void;
}

/** Number of values between two checks of the clock. */
const valuesPerLook = 64;

/** The minimum size of a value as JSON, without its own fields. */
function minBytes(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + minBytes(each) + 1, 1);
  return typeof value === 'object' && value !== null ? 2 : 4;
}

/**
 * @param stop called with the refusal at a limit, never while the executor runs: that would leave promises behind that
 * no one awaits, and an unhandled rejection ends the process.
 */
export function createBudget(limits: BudgetLimits, stop: (refusal: Problem) => void): Budget {
  const startedAt = performance.now();
  let rows = 0;
  let bytes = 0;
  let values = 0;
  let isSpent = false;

  const check = (limit: keyof BudgetLimits, found: number): void => {
    if (isSpent || found <= limits[limit]) return;
    isSpent = true;
    const refusal = beyond(limit, Math.ceil(found), limits[limit], ' Request less at once.');
    queueMicrotask(() => stop(refusal));
  };
  const look = () => check('milliseconds', performance.now() - startedAt);
  // For the time spent waiting for the database; busy time is measured while counting.
  const clock = setTimeout(look, limits.milliseconds + 1);

  return {
    count(name, value, leads) {
      if (leads) rows += Array.isArray(value) ? value.length : value === null || value === undefined ? 0 : 1;
      bytes += String(name).length + 3 + minBytes(value);
      values += 1;
      check('rows', rows);
      check('values', values);
      check('bytes', bytes);
      if (values % valuesPerLook === 0) look();
      // The executor finishes what it has begun, but without further elements.
      return isSpent && Array.isArray(value) ? ([] as typeof value) : value;
    },
    end: () => clearTimeout(clock),
  };
}
