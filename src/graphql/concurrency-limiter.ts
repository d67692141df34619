import { Problem } from '../problem.ts';

/** Runs a limited number of tasks at once, and leaves the thread to other requests in between. */
export interface ConcurrencyLimiter {
  /**
   * Runs `work` as soon as the limits allow it. Keys take turns, and the tasks of a key run in order. While others
   * wait, a place stays empty for a multiple of its last task's duration: executing a query blocks the thread, which
   * all requests share.
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
}

/** Two places that are used for a fifth of the time leave more than half of the thread to requests of other kinds. */
const pausePerTask = 4;
const maxPauseMs = 1_000;

export function createConcurrencyLimiter({
  maxRunning,
  maxWaiting,
  maxWaitingOfKey,
}: ConcurrencyLimits): ConcurrencyLimiter {
  /** Waiting tasks, by key; the key that was served last is the last. */
  const queues = new Map<string, (() => void)[]>();
  let waiting = 0;
  let running = 0;

  const startNext = () => {
    const [first] = queues;
    if (first === undefined || running >= maxRunning) return;
    const [keyId, queue] = first;
    const start = queue.shift()!;
    queues.delete(keyId);
    if (queue.length > 0) queues.set(keyId, queue);
    waiting -= 1;
    running += 1;
    start();
  };

  const waitForPlace = (keyId: string, signal: AbortSignal | undefined) => {
    signal?.throwIfAborted();
    const queue = queues.get(keyId) ?? [];
    const ofKey = queue.length >= maxWaitingOfKey;
    if (ofKey || waiting >= maxWaiting) {
      throw new Problem(
        'unavailable',
        `Too many GraphQL queries${ofKey ? ' with this key' : ''} are waiting. Try again in a few seconds.`,
        {},
        { 'Retry-After': '2' },
      );
    }
    return new Promise<void>((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(start), 1);
        if (queue.length === 0) queues.delete(keyId);
        waiting -= 1;
        reject(signal!.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      queues.set(keyId, queue);
      queue.push(start);
      waiting += 1;
      startNext();
    });
  };

  return {
    async run(keyId, work, signal) {
      await waitForPlace(keyId, signal);
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        setTimeout(
          () => {
            running -= 1;
            startNext();
          },
          waiting === 0 ? 0 : Math.min(maxPauseMs, pausePerTask * (performance.now() - startedAt)),
        );
      }
    },
  };
}
