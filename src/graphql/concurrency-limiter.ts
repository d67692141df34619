import { performance } from 'node:perf_hooks';
import { Problem } from '../problem.ts';

/** Runs a limited number of tasks at once, and leaves the thread to other requests in between. */
export interface ConcurrencyLimiter {
  /**
   * Runs `work` as soon as the limits allow it.
   *
   * @throws Problem `unavailable` when too many wait already; the signal's reason when it aborts while waiting.
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

export interface ConcurrencyLimits {
  /** How many run at once. */
  readonly maxRunning: number;
  /** How many may wait. */
  readonly maxWaiting: number;
  /** Part of the thread's time, 0 to 1, that is used while others wait to be run. */
  readonly share: number;
}

/** No pause is longer, so that what waits is run in the end. */
const maxPauseMs = 1_000;

/** While less of the thread's time is used, nothing pauses. */
const maxUtilization = 0.7;

/**
 * Executing a query keeps the thread busy, and all requests share the thread. While queries wait and the thread is
 * busy, each query is therefore followed by a pause in proportion to the time it took.
 */
export function createConcurrencyLimiter({
  maxRunning,
  maxWaiting,
  share,
}: ConcurrencyLimits): ConcurrencyLimiter {
  const queue: (() => void)[] = [];
  let running = 0;
  let pausedUntil = 0;
  let waking = false;
  let mark = performance.eventLoopUtilization();

  const next = () => {
    while (queue.length > 0 && running < maxRunning) {
      const left = pausedUntil - performance.now();
      if (left > 0) {
        if (!waking) {
          waking = true;
          setTimeout(() => {
            waking = false;
            next();
          }, left);
        }
        return;
      }
      queue.shift()!();
    }
  };

  const pause = (busyMs: number) => {
    const { utilization } = performance.eventLoopUtilization(mark);
    mark = performance.eventLoopUtilization();
    if (queue.length === 0 || utilization < maxUtilization) return;
    const now = performance.now();
    pausedUntil = Math.min(Math.max(pausedUntil, now) + busyMs * (1 / share - 1), now + maxPauseMs);
  };

  const enter = (signal: AbortSignal | undefined): Promise<void> | undefined => {
    signal?.throwIfAborted();
    if (running < maxRunning && queue.length === 0 && pausedUntil <= performance.now()) {
      running += 1;
      return undefined;
    }
    if (queue.length >= maxWaiting) {
      throw new Problem(
        'unavailable',
        'Too many GraphQL queries wait to be answered. Try again in a few seconds.',
        {},
        { 'Retry-After': '2' },
      );
    }
    return new Promise((resolve, reject) => {
      const abandon = () => {
        queue.splice(queue.indexOf(go), 1);
        reject(signal!.reason);
      };
      const go = () => {
        signal?.removeEventListener('abort', abandon);
        running += 1;
        resolve();
      };
      signal?.addEventListener('abort', abandon, { once: true });
      queue.push(go);
      next();
    });
  };

  return {
    async run(work, signal) {
      await enter(signal);
      const start = performance.eventLoopUtilization();
      try {
        return await work();
      } finally {
        pause(performance.eventLoopUtilization(start).active / running);
        running -= 1;
        next();
      }
    },
  };
}
