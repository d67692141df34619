import { performance } from 'node:perf_hooks';
import { Problem } from '../problem.ts';

/** Runs a limited number of tasks at once, and leaves the thread to other requests in between. */
export interface ConcurrencyLimiter {
  /**
   * Runs `work` as soon as the limits allow it. Keys take turns, and the tasks of a key run in the order in which they
   * came.
   *
   * @throws Problem `unavailable` when too many wait already, of this key or of all; the signal's reason when it aborts
   * while waiting.
   */
  run<Result>(keyId: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

export interface ConcurrencyLimits {
  /** How many run at once. */
  readonly maxRunning: number;
  /** How many may wait. */
  readonly maxWaiting: number;
  /** How many of one key may wait. */
  readonly maxWaitingOfKey: number;
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
  maxWaitingOfKey,
  share,
}: ConcurrencyLimits): ConcurrencyLimiter {
  /** Those who wait, by key; the key that was served last is the last. */
  const queues = new Map<string, (() => void)[]>();
  let waiting = 0;
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

  const startFirst = () => {
    const [keyId, queue] = queues.entries().next().value!;
    const go = queue.shift()!;
    queues.delete(keyId);
    if (queue.length > 0) queues.set(keyId, queue);
    waiting -= 1;
    go();
  };

  const next = () => {
    while (waiting > 0 && running < maxRunning) {
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
      startFirst();
    }
  };

  const pause = (busyMs: number) => {
    if (waiting === 0) return;
    const now = performance.now();
    if (pausedUntil === 0) {
      mark = performance.eventLoopUtilization();
      idleMs = 0;
    }
    idleMs += busyMs;
    pausedUntil = Math.min(Math.max(pausedUntil, now) + busyMs * (1 / share - 1), now + maxPauseMs);
  };

  const enter = (keyId: string, signal: AbortSignal | undefined): Promise<void> | undefined => {
    signal?.throwIfAborted();
    if (running < maxRunning && waiting === 0 && pauseLeft() <= 0) {
      running += 1;
      return undefined;
    }
    const queue = queues.get(keyId) ?? [];
    const ofKey = queue.length >= maxWaitingOfKey;
    if (ofKey || waiting >= maxWaiting) {
      throw new Problem(
        'unavailable',
        `Too many GraphQL queries${ofKey ? ' of this key' : ''} wait to be answered. Try again in a few seconds.`,
        {},
        { 'Retry-After': '2' },
      );
    }
    return new Promise((resolve, reject) => {
      const abandon = () => {
        queue.splice(queue.indexOf(go), 1);
        if (queue.length === 0) queues.delete(keyId);
        waiting -= 1;
        reject(signal!.reason);
      };
      const go = () => {
        signal?.removeEventListener('abort', abandon);
        running += 1;
        resolve();
      };
      signal?.addEventListener('abort', abandon, { once: true });
      queue.push(go);
      queues.set(keyId, queue);
      waiting += 1;
      next();
    });
  };

  return {
    async run(keyId, work, signal) {
      await enter(keyId, signal);
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
