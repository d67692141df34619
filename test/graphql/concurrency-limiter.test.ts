import { describe, expect, test } from '@jest/globals';
import { createTurns } from '../../src/graphql/concurrency-limiter.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const busy = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

describe('turns', () => {
  test('no more run at once than may, in the order of asking', async () => {
    const turns = createTurns({ atOnce: 2, waiting: 10, share: 1 });
    let running = 0;
    let most = 0;
    const order: number[] = [];
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map((index) =>
        turns.take(async () => {
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

  test('who would be one too many to wait is refused', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 1, share: 1 });
    const first = turns.take(() => pause(20));
    const second = turns.take(() => pause(1));
    await expect(turns.take(() => pause(1))).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all([first, second]);
  });

  test('who stops waiting leaves the queue', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 5, share: 1 });
    const controller = new AbortController();
    const first = turns.take(() => pause(20));
    let ran = false;
    const second = turns.take(async () => {
      ran = true;
    }, controller.signal);
    controller.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    await first;
    await turns.take(async () => undefined);
    expect(ran).toBe(false);
  });

  test('a failure gives the turn on', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 5, share: 1 });
    const failing = turns.take(() => Promise.reject(new Error('broken')));
    const next = turns.take(async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  test('while some wait, the thread is left to others for most of the time', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 100, share: 0.25 });
    const start = performance.now();
    await Promise.all(Array.from({ length: 8 }, () => turns.take(async () => busy(10))));
    // Eight times 10 ms of work, and after all but the last a rest of three times as long.
    expect(performance.now() - start).toBeGreaterThan(80 + 7 * 15);
  });
});
