import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { createKeyVerifier } from '../../src/keys/verify.ts';
import { unfailing } from '../../src/observe/events.ts';
import { createQuota } from '../../src/quota/service.ts';
import { findRedis, type Shared } from '../servers.ts';
import { openTestDatabase } from '../service.ts';

/** An observer may throw: that neither ends the process nor leaves anybody waiting. */

const faulty = () => {
  throw new Error('a fault in an observer');
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

describe('D22: an observer that throws', () => {
  test('does not fail what it observes', () => {
    expect(() => unfailing(faulty)({ type: 'key_lookup', outcome: 'hit' })).not.toThrow();
  });

  test('leaves keys and quotas at work', async () => {
    if (!redis) return;
    const { secret } = await createKeyStore({ database, now: Date.now }).create({
      email: 'callbacks@example.org',
      plan: 'free',
      kind: 'test',
      actor: 'test',
    });
    const observe = unfailing(faulty);
    const keys = createKeyVerifier({ database, observe, now: Date.now });
    const quota = await createQuota({
      database,
      redis: { urls: redis.urls, prefix: `observers-${Date.now()}`, commandTimeoutMs: 1_000 },
      onOutage: 'serve',
      now: Date.now,
      observe: faulty,
    });
    const caller = await keys.verify(secret);
    for (let used = 1; used <= 3; used += 1) {
      expect(await quota.consume(caller, 1, 'getBoss')).toMatchObject({ granted: true, keyUsed: used });
    }
    await quota.close();
    await keys.close();
  });
});
