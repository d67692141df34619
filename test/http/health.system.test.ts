import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestService, type TestService } from '../service.ts';
import { until } from '../until.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const statusesOf = async () => {
  const [health, ready] = [await service.get('/v1/health'), await service.get('/readyz')];
  const { database, quota } = health.json.checks;
  return [health.status, health.json.status, database.status, quota.status, ready.status];
};

/** What keeps units from being recorded, though the database responds, and what undoes it. */
test.each([
  ['alter function quota_consume rename to lost', 'alter function lost rename to quota_consume'],
  ['alter table quota_counter rename to lost', 'alter table lost rename to quota_counter'],
])('health and readiness show that units cannot be recorded: %s', async (breaks, repairs) => {
  const path = '/v1/bloodborne/bosses/father-gascoigne';
  const fine = [200, 'ok', 'ok', 'ok', 200];
  expect((await service.get(path)).status).toBe(200);
  expect(await statusesOf()).toEqual(fine);
  await service.database.knex.raw(breaks);
  await until('not ready', async () => (await service.get('/readyz')).status === 503);
  await until('no health', async () => (await service.get('/v1/health')).status === 503);
  expect(await statusesOf()).toEqual([503, 'unavailable', 'unavailable', 'unavailable', 503]);
  await service.database.knex.raw(repairs);
  await until('ready', async () => (await service.get('/readyz')).status === 200);
  await until('health', async () => (await service.get('/v1/health')).status === 200);
  expect(await statusesOf()).toEqual(fine);
  expect((await service.get(path)).status).toBe(200);
});

test('a read-only database, which comes back by itself, leaves the service ready', async () => {
  await service.database.knex.raw('set default_transaction_read_only = on');
  await until('no health', async () => (await service.get('/v1/health')).status === 503);
  expect((await service.get('/readyz')).status).toBe(200);
  await service.database.knex.raw('set default_transaction_read_only = off');
  await until('health', async () => (await service.get('/v1/health')).status === 200);
});
