import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createAccess } from '../../src/access.ts';
import type { Database } from '../../src/data/database.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { type Observation, unfailing } from '../../src/observe/events.ts';
import { createCharger } from '../../src/quota/charge.ts';
import { type Charge, dayOf, type QuotaStore } from '../../src/quota/quota.ts';
import { createRedisStore } from '../../src/quota/redis-store.ts';
import { findRedis, type Shared } from '../servers.ts';
import { openTestDatabase } from '../service.ts';

/** What is called back may throw: that is told, and neither ends the process nor leaves anybody waiting. */

const chargeOf = (keyId: string): Charge => ({
  keyId,
  owner: 'owner',
  cost: 1,
  keyLimit: 10,
  ownerLimit: 10,
  day: dayOf(Date.now()),
  operation: 'getBoss',
});
const faulty = () => {
  throw new Error('a fault in a callback');
};

let redis: Shared | undefined;
let database: Database;
beforeAll(async () => {
  redis = await findRedis();
  database = await openTestDatabase();
});
afterAll(async () => {
  await redis?.stop();
  await database.close();
});

describe('D22: a callback that throws', () => {
  test('does not fail an observer that must not', () => {
    expect(() => unfailing(faulty)({ type: 'key_lookup', outcome: 'hit' })).not.toThrow();
  });

  test('concerns one charge of a turn and not the others', async () => {
    const store = {
      charge: async (charges: readonly Charge[]) =>
        charges.map(() => ({ granted: true, keyUsed: 1, ownerUsed: 1 })),
    } as unknown as QuotaStore;
    const { charge } = createCharger({
      store,
      observe: () => {},
      answered: ({ keyId }) => keyId === 'bad' && faulty(),
      explain: (error) => error,
    });
    const [bad, good] = await Promise.allSettled([charge(chargeOf('bad')), charge(chargeOf('good'))]);
    expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'a fault in a callback' } });
    expect(good).toMatchObject({ status: 'fulfilled', value: { granted: true } });
  });

  test('is told as a fault of the quota, and the others of its call to Redis are answered', async () => {
    if (!redis) return;
    const observed: Observation[] = [];
    const store = createRedisStore({
      urls: redis.urls,
      prefix: `callbacks-${Date.now()}`,
      commandTimeoutMs: 1_000,
      observe: (observation) => observed.push(observation),
    });
    await store.connected(1_000);
    const answered = new Promise((resolve) => {
      store.attempt({ charge: chargeOf('bad'), done: faulty });
      store.attempt({ charge: chargeOf('good'), done: resolve });
    });
    expect(await answered).toMatchObject({ standing: { granted: true } });
    await store.close();
    expect(observed).toContainEqual(
      expect.objectContaining({
        type: 'fault',
        error: expect.objectContaining({ message: 'a fault in a callback' }),
      }),
    );
  });

  test('as an observer leaves keys and quotas at work', async () => {
    if (!redis) return;
    const { secret } = await createKeyStore({ database, now: Date.now }).create({
      email: 'callbacks@example.org',
      plan: 'free',
      kind: 'test',
      actor: 'test',
    });
    const access = await createAccess({
      database,
      redis: { urls: redis.urls, prefix: `observers-${Date.now()}`, commandTimeoutMs: 1_000 },
      onOutage: 'serve',
      now: Date.now,
      observe: faulty,
    });
    const caller = await access.verify(secret);
    for (let used = 1; used <= 3; used += 1) {
      expect(await access.charge(caller, 1, 'getBoss')).toMatchObject({ granted: true, keyUsed: used });
    }
    await access.close();
  });
});
