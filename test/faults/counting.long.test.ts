import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestService, type TestResponse, type TestService } from '../service.ts';
import { openRig, type Rig, refusal, unavailable, unitsInDatabase, until } from './rig.ts';

/** Where units are counted in Postgres itself, nothing can be charged without it; and clocks that jump. */

const path = '/v1/bloodborne/bosses/father-gascoigne';
const left = ({ headers }: TestResponse) => Number(headers['x-ratelimit-remaining']);

describe('units in Postgres', () => {
  let rig: Rig | undefined;
  beforeAll(async () => {
    rig = await openRig({ postgres: { synchronous_commit: 'on' } });
    await rig?.get(path);
  });
  afterAll(() => rig?.close());

  test.each(['killed', 'hanging'])(
    '%s: every charge is refused with 503 meanwhile, and none is lost',
    async (how) => {
      if (!rig) return;
      const { postgres, get, service } = rig;
      const before = left(await get(path));
      if (how === 'killed') await postgres.kill();
      else postgres.pause();
      const responses = await Promise.all(
        [path, path, '/v1/bloodborne/items?page=2', '/v1/usage'].map((each) => get(each)),
      );
      // The health may be a second old.
      await until('an unavailable health', async () => (await get('/v1/health')).status === 503);
      const health = await get('/v1/health');
      const open = await Promise.all(['/livez', '/readyz', '/openapi.json'].map((each) => get(each)));
      // All of these requests were served while nothing came from Postgres.
      if (how === 'killed') await postgres.restart();
      else postgres.continue();

      for (const response of responses) expect(refusal(response)).toEqual(unavailable);
      expect([health.status, health.json.status]).toEqual([503, 'unavailable']);
      expect(open.map(({ status }) => status)).toEqual([200, 200, 200]);

      await until('recovery', async () => (await get('/v1/health')).json.status === 'ok');
      const after = await get(path);
      expect(after.status).toBe(200);
      // A charge that hung in Postgres was refused, and may have been counted when Postgres continued.
      expect(left(after)).toBeLessThan(before);
      expect(left(after)).toBeGreaterThanOrEqual(before - 1 - (how === 'killed' ? 0 : 3));
      expect(await unitsInDatabase(service.database)).toBeGreaterThan(0);
    },
  );

  test('read-only: 503, and reading the rest continues', async () => {
    if (!rig) return;
    const { postgres, get } = rig;
    await postgres.restart({ default_transaction_read_only: 'on' });
    await until('reading', async () => (await get('/v1/usage')).status === 200);
    expect(refusal(await get(path))).toEqual(unavailable);
    await postgres.restart();
    await until('recovery', async () => (await get(path)).status === 200);
  });
});

describe('a clock that jumps', () => {
  let clock = Date.UTC(2026, 10, 21, 12);
  let service: TestService;
  beforeAll(async () => {
    service = await openTestService({}, { now: () => clock, bounds: { pollMs: 60_000 } });
  });
  afterAll(() => service.close());
  const hour = 3_600_000;

  test('an hour back: a revoked key is not believed an hour longer', async () => {
    const key = await service.newKey('free');
    const get = () => service.get(path, { key });
    expect((await get()).status).toBe(200);
    await service.database.knex.raw('update api_key set disabled_at = now() where plan = ?', ['free']);
    expect((await get()).status).toBe(200);
    clock -= hour;
    expect((await get()).json.code).toBe('disabled_api_key');
    clock += hour;
  });

  test('an hour on: keys are looked up again, the counters stay', async () => {
    const before = left(await service.get(path));
    clock += hour;
    expect(left(await service.get(path))).toBe(before - 1);
    clock -= hour;
    expect(left(await service.get(path))).toBe(before - 2);
  });

  test('over midnight and back: each day keeps its own count', async () => {
    const before = left(await service.get(path));
    clock += 24 * hour;
    const tomorrow = await service.get(path);
    expect(left(tomorrow)).toBeGreaterThan(before);
    expect(Number(tomorrow.headers['x-ratelimit-reset']) * 1000).toBeGreaterThan(clock);
    clock -= 24 * hour;
    expect(left(await service.get(path))).toBe(before - 1);
    const health = await service.get('/v1/health');
    expect(health.json.uptime_seconds).toBeGreaterThanOrEqual(0);
  });

  test('years back: the service is still up for no negative time', async () => {
    clock -= 9_000 * 24 * hour;
    expect((await service.get(path)).status).toBe(200);
    expect((await service.get('/v1/health')).json.uptime_seconds).toBeGreaterThanOrEqual(0);
    clock += 9_000 * 24 * hour;
  });
});
