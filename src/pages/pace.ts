import { Problem } from '../problem.ts';

/** Maximum time saved up for a burst, in milliseconds. */
const mostSavedMs = 5_000;
/** Maximum number of waiting pages. */
const mostWaiting = 100;

/** Runs the work behind pages that are not cached. */
export type Pace = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface PaceParts {
  /** The part of a process's time that pages may take. */
  readonly share: number;
  /** Milliseconds; never goes back. */
  readonly clock?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/**
 * Pages need no key, so what they take of a process is limited for all visitors together: one page is made at a time, and
 * after a burst only a part of the time is spent on it. The others wait; when too many do, the next is refused.
 */
export function createPace({
  share,
  clock = () => performance.now(),
  sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: PaceParts): Pace {
  let saved = mostSavedMs;
  let at = clock();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function refill(): void {
    const now = clock();
    saved = Math.min(mostSavedMs, saved + (now - at) * share);
    at = now;
  }

  return async (work) => {
    if (waiting >= mostWaiting)
      throw new Problem(
        'unavailable',
        'Too many pages are being rendered right now. Try again in a few seconds.',
        {},
        { 'Retry-After': '5' },
      );
    waiting += 1;
    const before = last;
    const made = (async () => {
      await before;
      refill();
      if (saved < 0) await sleep(-saved / share);
      const startedAt = clock();
      try {
        return await work();
      } finally {
        refill();
        saved -= clock() - startedAt;
        waiting -= 1;
      }
    })();
    last = made.catch(() => undefined);
    return made;
  };
}
