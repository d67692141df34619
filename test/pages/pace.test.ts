import { expect, test } from '@jest/globals';
import { createPace } from '../../src/pages/pace.ts';

/** A clock that only work and sleep move. */
function timed() {
  let now = 0;
  const slept: number[] = [];
  const pace = createPace({
    share: 0.25,
    clock: () => now,
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
      now += milliseconds;
    },
  });
  const work = (milliseconds: number) =>
    pace(async () => {
      now += milliseconds;
      return now;
    });
  return { work, slept, time: () => now };
}

test('a burst is made at once, and then pages take a quarter of the time', async () => {
  const { work, slept, time } = timed();
  for (let made = 0; made < 50; made++) await work(100);
  expect(slept).toEqual([]);
  const began = time();
  for (let made = 0; made < 200; made++) await work(100);
  const share = (200 * 100) / (time() - began);
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.33);
});

test('one page is made at a time, in the order of the requests, and one that fails stops no other', async () => {
  const pace = createPace({ share: 1 });
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    order.push(`${name} ends`);
    if (name === 'b') throw new Error('failed');
    return name;
  };
  const all = await Promise.allSettled([pace(work('a')), pace(work('b')), pace(work('c'))]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('when too many wait, the next is refused with the time when to come back; later ones are made', async () => {
  const pace = createPace({ share: 1 });
  let release = () => {};
  const blocked = pace(() => new Promise<void>((resolve) => (release = resolve)));
  const waiting = Array.from({ length: 99 }, () => pace(async () => undefined));
  await expect(pace(async () => undefined)).rejects.toMatchObject({
    code: 'unavailable',
    headers: { 'Retry-After': '5' },
  });
  release();
  await Promise.all([blocked, ...waiting]);
  await expect(pace(async () => 'made')).resolves.toBe('made');
});
