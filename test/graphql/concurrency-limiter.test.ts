import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { createConcurrencyLimiter } from '../../src/graphql/concurrency-limiter.ts';
import { withOwnClock } from '../own-clock.ts';

describe('the concurrency limiter', () => {
  test('no more tasks run at once than allowed, in the order in which they came', async () => {
    const limiter = createConcurrencyLimiter({
      maxRunning: 2,
      maxWaiting: 10,
      maxWaitingOfKey: 10,
    });
    let running = 0;
    let max = 0;
    const order: number[] = [];
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map((index) =>
        limiter.run('key', async () => {
          running += 1;
          max = Math.max(max, running);
          order.push(index);
          await turn();
          running -= 1;
        }),
      ),
    );
    expect(max).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('a task for which there is no room in the queue is refused', async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 1, maxWaitingOfKey: 1 });
    const first = limiter.run('key', () => turn());
    const second = limiter.run('key', () => turn());
    await expect(limiter.run('key', () => turn())).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all([first, second]);
  });

  test('A5: keys take turns, and the tasks of each are in order', async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 10, maxWaitingOfKey: 5 });
    const order: string[] = [];
    const run = (keyId: string, name: string) =>
      limiter.run(keyId, async () => {
        order.push(name);
        await turn();
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
      started.push(limiter.run(keyId, () => turn(), signal).catch((error: Error) => error.message));
    const refused = (keyId: string) =>
      expect(limiter.run(keyId, () => turn())).rejects.toMatchObject({ code: 'unavailable' });
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
    const first = limiter.run('key', () => turn());
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

  test('while some wait, a place is left empty four times as long as its last task took, at most a second', async () => {
    let now = 0;
    const pauses: { milliseconds: number; end: () => void }[] = [];
    const setTimeout = (end: () => void, milliseconds: number) => pauses.push({ milliseconds, end });
    await withOwnClock({ now: () => now, setTimeout }, async () => {
      const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 100, maxWaitingOfKey: 100 });
      const begun: number[] = [];
      const run = (milliseconds: number) =>
        limiter.run('key', async () => {
          begun.push(milliseconds);
          await turn();
          now += milliseconds;
        });
      const tasks = [10, 9_000, 25].map(run);
      for (const [index, milliseconds] of [40, 1_000, 0].entries()) {
        await turn();
        await turn();
        expect(begun).toEqual([10, 9_000, 25].slice(0, index + 1));
        expect(pauses.map((pause) => pause.milliseconds)).toEqual([milliseconds]);
        pauses.pop()!.end();
      }
      await Promise.all(tasks);
    });
  });
});
