import { expect, test } from '@jest/globals';
import type { Observation } from '../../src/observe/events.ts';
import { createBatcher } from '../../src/quota/batch.ts';
import type { Charge } from '../../src/quota/quota.ts';

const charge: Charge = {
  keyId: 'k',
  owner: 'o',
  cost: 1,
  keyLimit: 100,
  ownerLimit: 150,
  day: 1,
  operation: 'op',
};

function consumeThrough(observe: (event: Observation) => void, fails = false) {
  const sizes: number[] = [];
  const consume = createBatcher<number>({
    store: 'test',
    observe,
    consume: async (charges) => {
      sizes.push(charges.length);
      if (fails) throw new Error('away');
      return charges.map((_, index) => index);
    },
  });
  const results = [1, 2, 3].map(
    () => new Promise<number>((resolve, reject) => consume({ charge, resolve, reject })),
  );
  return { results: Promise.allSettled(results), sizes };
}

test('the charges of one turn are one call, and each has its own answer', async () => {
  const { results, sizes } = consumeThrough(() => {});
  expect((await results).map((each) => each.status === 'fulfilled' && each.value)).toEqual([0, 1, 2]);
  expect(sizes).toEqual([3]);
});

test('a call that fails fails each of them', async () => {
  const { results } = consumeThrough(() => {}, true);
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('D22: an observer that throws is told of, and ends neither the answers nor the process', async () => {
  const faults: Observation[] = [];
  const { results } = consumeThrough((event) => {
    if (event.type === 'quota_trip') throw new Error('the log is full');
    faults.push(event);
  });
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(faults).toMatchObject([{ type: 'fault', where: 'quota' }]);
});
