import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { defaultPlans } from '../../src/keys/plans.ts';
import { dayOf } from '../../src/quota/quota.ts';
import { createQuota } from '../../src/quota/service.ts';
import { quotaCounters } from '../../migrations/0019-quota-counters.ts';
import { openMemory } from '../cli/terminal.ts';

/** What a database of 0.2.0 has counted is there after the upgrade. */

const today = dayOf(Date.now());
let database: Database;

beforeAll(async () => {
  database = await openMemory('empty');
  await migrate(database);
  await quotaCounters.down(database.knex);
});
afterAll(() => database.close());

test('today stays used and every day stays known, whether Redis or Postgres had counted', async () => {
  await database.knex.raw(`
    insert into quota_counter (day, subject, used, lent, most) values
      (${today}, 'k:direct', 30, 0, 100), (${today}, 'o:owner', 30, 75, 150),
      (${today}, 'k:redis', 0, 50, 100), (${today}, 'c:lane/1', 7, 0, null);
    insert into quota_usage (day, owner, key_id, operation, units) values
      (${today}, 'owner', 'direct', 'getBoss', 25), (${today}, 'owner', 'direct', 'search', 5),
      (${today - 1}, 'owner', 'direct', 'getBoss', 8);
    insert into usage_daily (day, owner, key_id, operation, units) values
      (${today}, 'owner', 'direct', 'getBoss', 20), (${today}, 'owner', 'redis', 'listRunes', 40),
      (${today - 20}, 'owner', 'redis', 'listRunes', 90)`);
  await quotaCounters.up(database.knex);
  const quota = await createQuota({
    database,
    redis: undefined,
    onOutage: 'serve',
    now: Date.now,
    observe: () => {},
  });
  const consumer = (keyId: string) => ({ keyId, owner: 'owner', plan: defaultPlans.free });
  expect(await quota.peek(consumer('direct'))).toMatchObject({ keyUsed: 30, ownerUsed: 70 });
  expect(await quota.peek(consumer('redis'))).toMatchObject({ keyUsed: 40, ownerUsed: 70 });
  expect(await quota.usage({ owner: 'owner' })).toEqual([
    { day: today, units: 70, operations: { listRunes: 40, getBoss: 25, search: 5 } },
    { day: today - 1, units: 8, operations: { getBoss: 8 } },
    { day: today - 20, units: 90, operations: { listRunes: 90 } },
  ]);
  expect(await quota.consume(consumer('redis'), 60, 'getBoss')).toMatchObject({
    granted: true,
    ownerUsed: 130,
  });
  await quota.close();
});
