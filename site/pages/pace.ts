import { setImmediate as turn } from 'node:timers/promises';
import { Problem } from '../../src/site-port.ts';

/** Maximum time saved up for a burst, in milliseconds. */
const maxSavedMs = 500;
/** Maximum number of waiting pages. */
const maxWaiting = 100;
/** With this many waiting pages, responses do without what is nice to have. */
const busyWaiting = 10;

/** Runs the work behind pages that are not cached, for all visitors together. */
export interface RenderLimiter {
  /**
   * Runs work in its turn. Visitors take turns.
   *
   * @param visitor the client's address. If too many wait, the visitor with the most waiting pages loses the last one.
   * @throws Problem `unavailable` when too many wait.
   */
  run<Result>(visitor: string, work: () => Promise<Result>): Promise<Result>;
  /** Whether several pages wait, so that responses should do without suggestions and pages for problems. */
  isBusy(): boolean;
}

export interface PaceParts {
  /** The part of a process's time that pages may take. */
  readonly share: number;
  /** Milliseconds; never goes back. */
  readonly clock?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/** A page in the queue. Neither function throws. */
interface Waiting {
  readonly start: () => Promise<void>;
  readonly refuse: () => void;
}

const overloaded = () =>
  new Problem(
    'unavailable',
    'Too many pages are being rendered right now. Try again in a few seconds.',
    {},
    { 'Retry-After': '5' },
  );

/**
 * Pages need no key, so what they take of a process is limited for all visitors together: one page is rendered at a
 * time, other requests run between two pages, and after a short burst pages take only a part of the time. The others
 * wait; when too many do, the next is refused.
 */
export function createRenderLimiter({
  share,
  clock = () => performance.now(),
  sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: PaceParts): RenderLimiter {
  let saved = maxSavedMs;
  let at = clock();
  let isRunning = false;
  /** Waiting pages by visitor; the visitor that was served last is the last. */
  const queues = new Map<string, Waiting[]>();
  let waiting = 0;

  function refill(): void {
    const now = clock();
    saved = Math.min(maxSavedMs, saved + (now - at) * share);
    at = now;
  }

  function takeNext(): Waiting | undefined {
    const [first] = queues;
    if (first === undefined) return undefined;
    const [visitor, queue] = first;
    const next = queue.shift()!;
    queues.delete(visitor);
    if (queue.length > 0) queues.set(visitor, queue);
    waiting -= 1;
    return next;
  }

  async function runAll(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let next = takeNext(); next !== undefined; next = takeNext()) {
      // A page whose rows are cached is rendered without any wait, so other requests need a turn of the event loop.
      await turn();
      refill();
      if (saved < 0) await sleep(-saved / share);
      const startedAt = clock();
      await next.start();
      refill();
      saved -= clock() - startedAt;
    }
    isRunning = false;
  }

  /** Makes room for a page of a visitor with `own` waiting pages, if another visitor has more. */
  function makeRoom(own: number): boolean {
    let largest: Waiting[] = [];
    for (const queue of queues.values()) if (queue.length > largest.length) largest = queue;
    if (largest.length <= own + 1) return false;
    largest.pop()!.refuse();
    waiting -= 1;
    return true;
  }

  function run<Result>(visitor: string, work: () => Promise<Result>): Promise<Result> {
    const queue = queues.get(visitor) ?? [];
    if (waiting >= maxWaiting && !makeRoom(queue.length)) return Promise.reject(overloaded());
    return new Promise<Result>((resolve, reject) => {
      queue.push({
        start: () => work().then(resolve, reject),
        refuse: () => reject(overloaded()),
      });
      queues.set(visitor, queue);
      waiting += 1;
      void runAll();
    });
  }

  return { run, isBusy: () => waiting >= busyWaiting };
}
