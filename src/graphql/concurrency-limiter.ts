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
  /** Part of the thread's time, above 0 and up to 1, that is used while others wait to be run and the thread never idles. */
  readonly share: number;
}

/** No pause is longer, so that what waits is run in the end. */
const maxPauseMs = 1_000;

/**
 * Executing a query keeps the thread busy, and all requests share the thread. While queries wait, each is therefore
 * followed by a pause in proportion to the time it took, which ends early when the thread has idled for as long as that.
 */
export function createConcurrencyLimiter({
  maxRunning,
  maxWaiting,
  share,
}: ConcurrencyLimits): ConcurrencyLimiter {
  const queue: (() => void)[] = [];
  /** Places that are taken. */
  let running = 0;
  /** Tasks that have not ended; one that has keeps its place until the next turn of the event loop. */
  let executing = 0;
  let waking = false;
  /** A pause ends at this reading of `performance.now()`, or when the thread has idled for so long since the mark. */
  let pausedUntil = 0;
  let idleMs = 0;
  let mark = performance.eventLoopUtilization();

  const pauseLeft = () => {
    if (pausedUntil === 0) return 0;
    const left = Math.min(
      pausedUntil - performance.now(),
      idleMs - performance.eventLoopUtilization(mark).idle,
    );
    if (left <= 0) pausedUntil = 0;
    return left;
  };

  const next = () => {
    while (queue.length > 0 && running < maxRunning) {
      const left = pauseLeft();
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
    if (queue.length === 0) return;
    const now = performance.now();
    if (pausedUntil === 0) {
      mark = performance.eventLoopUtilization();
      idleMs = 0;
    }
    idleMs += busyMs;
    pausedUntil = Math.min(Math.max(pausedUntil, now) + busyMs * (1 / share - 1), now + maxPauseMs);
  };

  const enter = (signal: AbortSignal | undefined): Promise<void> | undefined => {
    signal?.throwIfAborted();
    if (running < maxRunning && queue.length === 0 && pauseLeft() <= 0) {
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
      executing += 1;
      const start = performance.eventLoopUtilization();
      try {
        return await work();
      } finally {
        const busyMs = performance.eventLoopUtilization(start).active / executing;
        executing -= 1;
        // Only now, what else has arrived is read and waits: work that needs no input ends before that.
        setImmediate(() => {
          pause(busyMs);
          running -= 1;
          next();
        });
      }
    },
  };
}
