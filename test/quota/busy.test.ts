import { expect, test } from '@jest/globals';
import { createCounterCache } from '../../src/quota/counter-cache.ts';
import type { Ledger } from '../../src/quota/postgres-store.ts';
import { type Charge, consumeAll } from '../../src/quota/quota.ts';
import type { Attempt, RedisStore } from '../../src/quota/redis-store.ts';
import { createSharedStore } from '../../src/quota/shared-store.ts';

/** What many charges at once ask of Redis grows with the charges, and no faster. */

const chargeOf = (number: number): Charge => ({
  keyId: `key${number}`,
  owner: `owner${number}`,
  cost: 1,
  keyLimit: 100,
  ownerLimit: 150,
  day: 20_000,
  operation: 'getBoss',
});

test('a lost call tells Redis of each charge that the ledger granted once, not of all of them for each', async () => {
  let isLost = true;
  let attempts = 0;
  const redis = {
    bucketOf: () => 0,
    attempt({ done }: Attempt) {
      attempts += 1;
      const result = { granted: true, keyUsed: 1, ownerUsed: 1 };
      const failed = isLost;
      queueMicrotask(() =>
        done(failed ? { type: 'failed', error: new Error('lost') } : { type: 'answered', result }),
      );
    },
    recover: async () => {},
    ping: async () => {},
    close() {},
  } as unknown as RedisStore;
  const ledger = {
    // It answers after Redis is back.
    consume: async (charges: readonly Charge[]) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return charges.map(() => ({ granted: true, key: { used: 1, lent: 0 }, owner: { used: 1, lent: 0 } }));
    },
    close: async () => {},
  } as unknown as Ledger;
  const store = createSharedStore({
    redis,
    ledger,
    mode: 'serve',
    seen: createCounterCache(),
    observe: () => {},
  });
  const count = 300;
  const consuming = consumeAll(
    store,
    Array.from({ length: count }, (_, number) => chargeOf(number)),
  );
  setTimeout(() => {
    isLost = false;
  }, 5);
  await consuming;
  await new Promise((resolve) => setTimeout(resolve, 50));
  // One try each, and one line about each on the return and one when it was granted.
  expect(attempts).toBeLessThanOrEqual(4 * count);
  await store.close();
});
