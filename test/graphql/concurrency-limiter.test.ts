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
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 1, maxWaitingOfKey: 1 });
    const first = limiter.run('key', () => pause(20));
    const second = limiter.run('key', () => pause(1));
    await expect(limiter.run('key', () => pause(1))).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all([first, second]);
  });

  test('A5: keys take turns, and the tasks of each are in order', async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 10, maxWaitingOfKey: 5 });
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
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 3, maxWaitingOfKey: 2 });
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
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 5, maxWaitingOfKey: 5 });
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
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 5, maxWaitingOfKey: 5 });
    const failing = limiter.run('key', () => Promise.reject(new Error('broken')));
    const next = limiter.run('key', async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  test('while some wait, the thread is left to other requests after each', async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 2, maxWaiting: 100, maxWaitingOfKey: 100 });
    /** What else the thread did before each task, counted in turns of the event loop. */
    const turnsBefore: number[] = [];
    let turns = 0;
    let done = false;
    const others = () => {
      turns += 1;
      if (!done) setImmediate(others);
    };
    setImmediate(others);
    const task = async () => {
      turnsBefore.push(turns);
      turns = 0;
      busy(10);
    };
    await Promise.all(Array.from({ length: 8 }, () => limiter.run('key', task)));
    done = true;
    // The first two have a place at once. The others come in pairs, each pair after a pause as long as a task.
    const pauses = turnsBefore.slice(2).filter((count) => count > 10);
    expect(pauses.length).toBeGreaterThanOrEqual(2);
  });
});
