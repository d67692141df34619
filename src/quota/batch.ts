import type { Emit } from '../observe/events.ts';
import type { Charge } from './quota.ts';

const maxBatch = 500;

interface Waiting<Result> {
  readonly charge: Charge;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/**
 * Collects charges into few calls to the store: those of one turn of the event loop are one call, and so are those that
 * arrive while `callsAtOnce` calls are under way.
 *
 * @param name name of the store for metrics.
 * @param run resolves to one result or error for each charge, in the same order.
 */
export function inBatches<Result>(
  name: string,
  callsAtOnce: number,
  emit: Emit,
  run: (charges: readonly Charge[]) => Promise<readonly (Result | Error)[]>,
): (charge: Charge) => Promise<Result> {
  const waiting: Waiting<Result>[] = [];
  let calls = 0;
  let isScheduled = false;

  async function call(batch: readonly Waiting<Result>[]): Promise<void> {
    const start = performance.now();
    let results: readonly (Result | Error)[];
    calls += 1;
    try {
      results = await run(batch.map(({ charge }) => charge));
    } catch (error) {
      // Charges that wait for their own call have waited just as long, so no caller waits twice for a store that hangs.
      if (callsAtOnce === 1) batch = [...batch, ...waiting.splice(0)];
      results = batch.map(() => error as Error);
    }
    calls -= 1;
    // The store works on the next call while this process writes the responses of the last one.
    send();
    const failed = results.some((result) => result instanceof Error);
    const seconds = (performance.now() - start) / 1000;
    emit({ type: 'quota_trip', store: name, charges: batch.length, seconds, failed });
    for (const [index, { resolve, reject }] of batch.entries()) {
      const result = results[index]!;
      if (result instanceof Error) reject(result);
      else resolve(result);
    }
  }

  function send(): void {
    isScheduled = false;
    while (waiting.length > 0 && calls < callsAtOnce) void call(waiting.splice(0, maxBatch));
  }

  return (charge) =>
    new Promise((resolve, reject) => {
      waiting.push({ charge, resolve, reject });
      if (isScheduled || calls >= callsAtOnce) return;
      isScheduled = true;
      setImmediate(send);
    });
}
