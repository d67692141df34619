import { describe, expect, test } from '@jest/globals';
import { createConcurrencyLimiter } from '../../src/graphql/concurrency-limiter.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const busy = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

describe('the concurrency limiter', () => {
  test('no more tasks run at once than allowed, in the order in which they came', async () => {
    const limiter = createConcurrencyLimiter({
      maxRunning: 2,
      maxWaiting: 10,
      maxWaitingOfKey: 10,
      share: 1,
    });
    let running = 0;
    let most = 0;
    const order: number[] = [];
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map((index) =>
        limiter.run('key', async () => {
          running += 1;
          most = Math.max(most, running);
          order.push(index);
          await pause(5);
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('a task for which there is no room in the queue is refused', async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 1, maxWaitingOfKey: 1, share: 1 });
    const first = limiter.run('key', () => pause(20));
    const second = limiter.run('key', () => pause(1));
    await expect(limiter.run('key', () => pause(1))).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all([first, second]);
  });

  test('A5: keys take turns, and the tasks of each are in order', async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 10, maxWaitingOfKey: 5, share: 1 });
    const order: string[] = [];
    const run = (keyId: string, name: string) =>
      limiter.run(keyId, async () => {
        order.push(name);
        await pause(1);
      });
    await Promise.all([
      ...['a0', 'a1', 'a2', 'a3'].map((name) => run('a', name)),
      ...['b0', 'b1'].map((name) => run('b', name)),
      run('c', 'c0'),
    ]);
    expect(order).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3']);
  });

  test('A5: a key has some of the places of the queue, and what leaves gives its place back', async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 3, maxWaitingOfKey: 2, share: 1 });
    const started: Promise<unknown>[] = [];
    const wait = (keyId: string, signal?: AbortSignal) =>
      started.push(limiter.run(keyId, () => pause(10), signal).catch((error: Error) => error.message));
    const refused = (keyId: string) =>
      expect(limiter.run(keyId, () => pause(1))).rejects.toMatchObject({ code: 'unavailable' });
    const leaving = new AbortController();
    for (const signal of [undefined, undefined, leaving.signal]) wait('a', signal);
    await refused('a');
    wait('b');
    await refused('c');
    leaving.abort(new Error('gone'));
    wait('a');
    await refused('c');
    expect(await Promise.all(started)).toEqual([undefined, undefined, 'gone', undefined, undefined]);
    await limiter.run('c', async () => undefined);
  });

  test('an aborted task leaves the queue', async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 5, maxWaitingOfKey: 5, share: 1 });
    const controller = new AbortController();
    const first = limiter.run('key', () => pause(20));
    let ran = false;
    const second = limiter.run(
      'key',
      async () => {
        ran = true;
      },
      controller.signal,
    );
    controller.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    await first;
    await limiter.run('key', async () => undefined);
    expect(ran).toBe(false);
  });

  test('after a failure the next task runs', async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 5, maxWaitingOfKey: 5, share: 1 });
    const failing = limiter.run('key', () => Promise.reject(new Error('broken')));
    const next = limiter.run('key', async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  /** How often the event loop turns between eight tasks that queue up and keep the thread busy. */
  async function turnsBetween(share: number, task: () => Promise<void>): Promise<number> {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 100, maxWaitingOfKey: 100, share });
    let turns = 0;
    let done = false;
    const others = () => {
      turns += 1;
      if (!done) setImmediate(others);
    };
    setImmediate(others);
    await Promise.all(Array.from({ length: 8 }, () => limiter.run('key', task)));
    done = true;
    return turns;
  }

  test('while some wait on a busy thread, the thread is left to other requests in between', async () => {
    const task = async () => busy(10);
    expect(await turnsBetween(1, task)).toBeLessThan(30);
    expect(await turnsBetween(0.25, task)).toBeGreaterThan(100);
  });

  test('also when each of them arrives only after the one before has ended', async () => {
    const limiter = createConcurrencyLimiter({
      maxRunning: 2,
      maxWaiting: 100,
      maxWaitingOfKey: 100,
      share: 0.1,
    });
    // Each socket is read by itself, and what it brings has ended before the next is read.
    const arrivals = () =>
      Promise.all(
        Array.from({ length: 6 }, (_each, index) =>
          Promise.resolve().then(async () => {
            for (let turn = 0; turn < index * 20; turn += 1) await undefined;
            await limiter.run('key', async () => busy(5));
          }),
        ),
      );
    let spinning = true;
    const others = () => {
      if (spinning) setImmediate(others);
    };
    setImmediate(others);
    const start = performance.now();
    await arrivals();
    spinning = false;
    // The first two at once, and each later one behind a pause of nine times its time.
    expect(performance.now() - start).toBeGreaterThan(4 * 5 * 9 * 0.8);
  });

  test('nobody waits for a thread that idles', async () => {
    const limiter = createConcurrencyLimiter({
      maxRunning: 1,
      maxWaiting: 100,
      maxWaitingOfKey: 100,
      share: 0.01,
    });
    const start = performance.now();
    await Promise.all(Array.from({ length: 6 }, () => limiter.run('key', async () => busy(10))));
    const took = performance.now() - start;
    // Six times 10 ms, and as much idling after all but the last; pauses by share alone would take five seconds.
    expect(took).toBeLessThan(1_000);
  });
});
