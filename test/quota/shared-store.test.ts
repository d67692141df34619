import { expect, test } from '@jest/globals';
import { createCounterCache } from '../../src/quota/counter-cache.ts';
import type { Ledger } from '../../src/quota/postgres-store.ts';
import type { Charge, QuotaResult } from '../../src/quota/quota.ts';
import type { Attempt, RedisStore } from '../../src/quota/redis-store.ts';
import { createSharedStore } from '../../src/quota/shared-store.ts';
import { until } from '../until.ts';
import { consumeAll } from './consume-all.ts';

/** What the shared store asks of its two places, where no server is needed to see it. */

const chargeOf = (number: number, cost = 1): Charge => ({
  keyId: `key${number}`,
  owner: `owner${number}`,
  cost,
  keyLimit: 100,
  ownerLimit: 150,
  day: 20_000,
  operation: 'getBoss',
});
const charges = (count: number) => Array.from({ length: count }, (_, number) => chargeOf(number));
const one = { granted: true, keyUsed: 1, ownerUsed: 1 };
const lost = { type: 'failed', error: new Error('lost') } as const;
const turn = () => new Promise((resolve) => setImmediate(resolve));
const granted = { granted: true, key: { used: 1, lent: 0 }, owner: { used: 1, lent: 0 } };

function open(redis: Partial<RedisStore>, ledger: Partial<Ledger>) {
  return createSharedStore({
    redis: {
      bucketOf: () => 0,
      recover: async () => {},
      close() {},
      ...redis,
    } as RedisStore,
    ledger: {
      consume: async (asked: readonly Charge[]) => asked.map(() => granted),
      close: async () => {},
      ...ledger,
    } as Ledger,
    mode: 'serve',
    seen: createCounterCache(),
    observe: () => {},
    probeMs: 5,
  });
}

test('a lost call tells Redis of each charge that the ledger granted once, not of all of them for each', async () => {
  let isLost = true;
  let attempts = 0;
  const store = open(
    {
      attempt({ done }: Attempt) {
        attempts += 1;
        const outcome = isLost ? lost : ({ type: 'answered', result: one } as const);
        queueMicrotask(() => done(outcome));
      },
    },
    {
      // It answers after Redis is back.
      consume: async (asked) => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return asked.map(() => granted);
      },
    },
  );
  const count = 300;
  const consuming = consumeAll(store, charges(count));
  setTimeout(() => {
    isLost = false;
  }, 5);
  await consuming;
  await new Promise((resolve) => setTimeout(resolve, 50));
  // One try each, and one line about each on the return and one when it was granted.
  expect(attempts).toBeLessThanOrEqual(4 * count);
  await store.close();
});

test('on its return Redis is told of many counters in parts, and callers wait for no more than one', async () => {
  let isLost = true;
  const waiting: Attempt[] = [];
  const told = new Set<string>();
  const store = open(
    {
      attempt(attempt) {
        if (isLost) queueMicrotask(() => attempt.done(lost));
        else waiting.push(attempt);
      },
      async recover() {
        if (isLost) throw new Error('lost');
      },
    },
    {},
  );
  const count = 1_000;
  await consumeAll(store, charges(count));
  expect(store.isDegraded()).toBe(true);
  isLost = false;
  await until('it is back', () => !store.isDegraded());
  let most = 0;
  let answer: QuotaResult | undefined;
  for (let round = 0; told.size < 2 * count; round += 1) {
    if (round === 1) {
      store.consume({
        charge: chargeOf(count),
        resolve(result) {
          answer = result;
        },
        reject: () => {},
      });
    }
    most = Math.max(most, waiting.length);
    for (const { charge, hints, done } of waiting.splice(0)) {
      for (const { subject } of hints) told.add(`${charge.keyId} ${subject}`);
      done({ type: 'answered', result: one });
    }
    // It was in the next call, with most of the counters still to tell.
    if (round === 1) expect([answer, told.size < count]).toEqual([one, true]);
    await turn();
  }
  expect(most).toBeLessThanOrEqual(251);
  await store.close();
});

test('close waits for the try that is under way, and closes Redis after it', async () => {
  const events: string[] = [];
  let recovered = () => {};
  const store = open(
    {
      attempt: ({ done }) => queueMicrotask(() => done(lost)),
      recover() {
        events.push('asked');
        return new Promise((resolve) => {
          recovered = () => {
            events.push('recovered');
            resolve();
          };
        });
      },
      close: () => void events.push('closed'),
    },
    {},
  );
  await consumeAll(store, [chargeOf(1)]);
  await until('it is tried', () => events.length === 1);
  const closing = store.close();
  await turn();
  expect(events).toEqual(['asked']);
  recovered();
  await closing;
  expect(events).toEqual(['asked', 'recovered', 'closed']);
});

test.each([
  ['is away', () => Promise.reject(new Error('connect ECONNREFUSED'))],
  ['hangs', () => new Promise<never>(() => {})],
])('counters are read from Redis while the ledger %s, and no unit is granted so', async (_, lend) => {
  const store = open(
    {
      attempt: ({ done }) => queueMicrotask(() => done({ type: 'stale', keyToken: 't', ownerToken: '' })),
      usage: async (_owner, keyId, day) => (keyId === undefined ? [{ day, units: 7, operations: {} }] : []),
    },
    { lend },
  );
  expect(await consumeAll(store, [chargeOf(1, 0)])).toEqual([{ granted: true, keyUsed: 0, ownerUsed: 7 }]);
  let outcome = 'none yet';
  consumeAll(store, [chargeOf(1)]).then(
    () => {
      outcome = 'granted';
    },
    (error) => {
      outcome = error.code;
    },
  );
  for (let each = 0; each < 5; each += 1) await turn();
  expect(outcome).not.toBe('granted');
  await store.close();
});
