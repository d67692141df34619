import { expect, test } from '@jest/globals';
import { createRenderLimiter } from '../../site/pages/pace.ts';

/** A clock that only work and sleep move. */
function timed() {
  let now = 0;
  const slept: number[] = [];
  const pace = createRenderLimiter({
    share: 0.25,
    clock: () => now,
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
      now += milliseconds;
    },
  });
  const work = (milliseconds: number) =>
    pace.run('a', async () => {
      now += milliseconds;
      return now;
    });
  return { work, slept, time: () => now };
}

test('half a second of work is done at once, and then pages take a quarter of the time', async () => {
  const { work, slept, time } = timed();
  for (let made = 0; made < 6; made++) await work(100);
  expect(slept).toEqual([]);
  const began = time();
  for (let made = 0; made < 200; made++) await work(100);
  const share = (200 * 100) / (time() - began);
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.33);
});

test('one page is made at a time, in the order of the requests, and one that fails stops no other', async () => {
  const pace = createRenderLimiter({ share: 1 });
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    order.push(`${name} ends`);
    if (name === 'b') throw new Error('failed');
    return name;
  };
  const all = await Promise.allSettled(['a', 'b', 'c'].map((name) => pace.run('v', work(name))));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

/** A pace whose first page lasts until `release`, and pages that note who they were for. */
function blocked() {
  const pace = createRenderLimiter({ share: 1 });
  const served: string[] = [];
  let release = () => {};
  const first = pace.run('first', () => new Promise<void>((resolve) => (release = resolve)));
  const page = (visitor: string) =>
    pace.run(visitor, async () => {
      served.push(visitor);
    });
  return { pace, served, page, first, release: () => release() };
}

test('when too many wait, the next is refused with the time when to come back; later ones are made', async () => {
  const { page, first, release } = blocked();
  await new Promise((resolve) => setImmediate(resolve));
  const waiting = Array.from({ length: 100 }, () => page('a'));
  await expect(page('a')).rejects.toMatchObject({
    code: 'unavailable',
    headers: { 'Retry-After': '5' },
  });
  release();
  await Promise.all([first, ...waiting]);
  await expect(page('a')).resolves.toBeUndefined();
});

test('a visitor who has filled the queue takes neither the places nor the turns of others', async () => {
  const { page, first, release, served } = blocked();
  await new Promise((resolve) => setImmediate(resolve));
  const flood = Array.from({ length: 100 }, () => page('flood'));
  const others = ['b', 'c', 'b'].map(page);
  release();
  await Promise.all([first, ...others]);
  const results = await Promise.allSettled(flood);
  expect(served.slice(0, 5)).toEqual(['flood', 'b', 'c', 'flood', 'b']);
  // The last ones of the flood made room.
  expect(results.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 97 }, () => 'fulfilled'),
    ...Array.from({ length: 3 }, () => 'rejected'),
  ]);
});

test('other requests run between two pages, even when no page waits for anything', async () => {
  const pace = createRenderLimiter({ share: 1 });
  const order: string[] = [];
  setImmediate(() => order.push('request'));
  const pages = [1, 2, 3].map(() =>
    pace.run('a', async () => {
      order.push('page');
      setImmediate(() => order.push('request'));
    }),
  );
  await Promise.all(pages);
  expect(order).toEqual(['request', 'page', 'request', 'page', 'request', 'page']);
});

test('with ten waiting pages it is busy', async () => {
  const { pace, page, first, release } = blocked();
  await new Promise((resolve) => setImmediate(resolve));
  const waiting = Array.from({ length: 9 }, () => page('a'));
  expect(pace.isBusy()).toBe(false);
  waiting.push(page('a'));
  expect(pace.isBusy()).toBe(true);
  release();
  await Promise.all([first, ...waiting]);
  expect(pace.isBusy()).toBe(false);
});
