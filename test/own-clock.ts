import { AsyncLocalStorage } from 'node:async_hooks';
import { mock } from 'node:test';

/** What a piece of work finds instead of the clock and the timers of the process. */
interface OwnClock {
  readonly now: () => number;
  readonly setTimeout?: (callback: () => void, milliseconds: number) => void;
}

/**
 * Runs work with a clock of its own. Services that other suites share run on in the same process, and keep theirs.
 */
export async function withOwnClock(clock: OwnClock, work: () => Promise<void>): Promise<void> {
  const current = new AsyncLocalStorage<OwnClock>();
  const { setTimeout } = globalThis;
  const now = performance.now.bind(performance);
  mock.method(performance, 'now', () => current.getStore()?.now() ?? now());
  mock.method(
    globalThis,
    'setTimeout',
    (callback: () => void, milliseconds: number, ...values: unknown[]) => {
      const own = current.getStore()?.setTimeout;
      return own ? own(callback, milliseconds) : setTimeout(callback, milliseconds, ...values);
    },
  );
  try {
    await current.run(clock, work);
  } finally {
    mock.restoreAll();
  }
}
