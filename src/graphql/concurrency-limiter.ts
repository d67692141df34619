import { performance } from 'node:perf_hooks';
import { Problem } from '../problem.ts';

/** Lets only so much happen at once, and leaves the thread to others in between. */
export interface Turns {
  /**
   * Runs `work` when it is its turn.
   *
   * @throws Problem `unavailable` when too many wait already; the signal's reason when it aborts while waiting.
   */
  take<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

export interface TurnsOptions {
  /** How many run at once. */
  readonly atOnce: number;
  /** How many may wait. */
  readonly waiting: number;
  /** Part of the thread's time, 0 to 1, that is used while others wait for a turn. */
  readonly share: number;
}

/** No rest is longer, in milliseconds: whoever waits must not be forgotten. */
const longestRestMs = 1_000;

/** Part of the thread's time up to which there is enough for everybody, so that nobody need rest. */
const enoughForAll = 0.7;

/**
 * Executing a query keeps the thread busy, and the thread is everybody's. While queries queue up on a busy
 * thread, each is therefore followed by a rest in proportion to the time it took.
 */
export function createTurns({ atOnce, waiting, share }: TurnsOptions): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  let restUntil = 0;
  let waking = false;
  let mark = performance.eventLoopUtilization();

  const next = () => {
    while (queue.length > 0 && running < atOnce) {
      const left = restUntil - performance.now();
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

  const rest = (busyMs: number) => {
    const { utilization } = performance.eventLoopUtilization(mark);
    mark = performance.eventLoopUtilization();
    if (queue.length === 0 || utilization < enoughForAll) return;
    const now = performance.now();
    restUntil = Math.min(Math.max(restUntil, now) + busyMs * (1 / share - 1), now + longestRestMs);
  };

  const enter = (signal: AbortSignal | undefined): Promise<void> | undefined => {
    signal?.throwIfAborted();
    if (running < atOnce && queue.length === 0 && restUntil <= performance.now()) {
      running += 1;
      return undefined;
    }
    if (queue.length >= waiting) {
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
    async take(work, signal) {
      await enter(signal);
      const start = performance.eventLoopUtilization();
      try {
        return await work();
      } finally {
        rest(performance.eventLoopUtilization(start).active / running);
        running -= 1;
        next();
      }
    },
  };
}
