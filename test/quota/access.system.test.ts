import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Access, type Caller, createAccess } from '../../src/access.ts';
import type { Database } from '../../src/data/database.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { dayOf } from '../../src/quota/quota.ts';
import { type RedisServer, startRedis } from '../servers.ts';
import { openTestDatabase } from '../service.ts';
import { until } from '../until.ts';

let database: Database;
let redis: RedisServer | undefined;
let prefix = '';
let atMs = Date.now();
const open: Access[] = [];
let owners = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  redis = await startRedis({ aof: true });
});
afterAll(async () => {
  await redis?.stop();
  await database.close();
});
beforeEach(() => {
  prefix = `test-${randomBytes(4).toString('hex')}`;
  atMs = Date.now();
});
afterEach(async () => {
  for (const access of open.splice(0)) await access.close();
});

async function openAccess(
  parts: { redis?: RedisServer; onOutage?: 'serve' | 'refuse' } = {},
): Promise<Access> {
  const access = await createAccess({
    database,
    redis: parts.redis && { urls: [parts.redis.url], prefix, commandTimeoutMs: 250 },
    onOutage: parts.onOutage ?? 'serve',
    now: () => atMs,
    observe: () => {},
  });
  open.push(access);
  return access;
}

const keys = () => createKeyStore({ database, now: () => atMs });
const create = (email = `access-${++owners}@example.org`) =>
  keys().create({ email, plan: 'free', kind: 'live', actor: 'test' });
const outcome = async (access: Access, secret: string): Promise<string> => {
  try {
    await access.verify(secret);
    return 'good';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe.each(['without Redis', 'with Redis'])('%s', (place) => {
  const each = (name: string, run: (access: Access) => Promise<void>) =>
    test(name, async () => {
      if (place === 'without Redis') await run(await openAccess());
      else if (redis) await run(await openAccess({ redis }));
    });

  each('a key is charged to its plan, and several keys of one address to one owner', async (access) => {
    const email = `shared-${++owners}@example.org`;
    const one = await access.verify((await create(email)).secret);
    const two = await access.verify((await create(` ${email.toUpperCase()}`)).secret);
    const charge = (caller: Caller, cost = 1) => access.charge(caller, cost, 'listBosses');
    expect(await charge(one)).toEqual({ granted: true, keyUsed: 1, ownerUsed: 1 });
    const burst = await Promise.all([
      ...Array.from({ length: 120 }, () => charge(one)),
      ...Array.from({ length: 120 }, () => charge(two)),
    ]);
    expect(burst.filter(({ granted }) => granted)).toHaveLength(149);
    expect(await charge(one, 0)).toMatchObject({ granted: true, ownerUsed: 150 });
    expect(await charge(two)).toMatchObject({ granted: false, ownerUsed: 150 });
  });

  each('usage tells the days, by key and by owner, and a new day begins at 00:00 UTC', async (access) => {
    const caller = await access.verify((await create()).secret);
    const today = dayOf(atMs);
    atMs = (today + 1) * 86_400_000 - 1;
    await access.charge(caller, 100, 'listBosses');
    expect((await access.charge(caller, 1, 'getBoss')).granted).toBe(false);
    atMs += 1;
    expect(await access.charge(caller, 5, 'search')).toEqual({ granted: true, keyUsed: 5, ownerUsed: 5 });
    const days = [
      { day: today + 1, units: 5, operations: { search: 5 } },
      { day: today, units: 100, operations: { listBosses: 100 } },
    ];
    expect(await access.usage(caller)).toEqual(days);
    expect(await access.ownerUsage(caller.owner)).toEqual(days);
  });

  each('rolling up keeps the greatest figure, however often', async (access) => {
    const caller = await access.verify((await create()).secret);
    const kept = async () => {
      const { rows } = await database.knex.raw(
        'select day, owner, operation, units from usage_daily where key_id = ? order by operation',
        [caller.keyId],
      );
      return rows;
    };
    await access.charge(caller, 3, 'listBosses');
    await access.charge(caller, 5, 'search');
    await access.rollUp();
    await access.rollUp();
    const row = { day: dayOf(atMs), owner: caller.owner };
    const figures = [
      { ...row, operation: 'listBosses', units: 3 },
      { ...row, operation: 'search', units: 5 },
    ];
    expect(await kept()).toEqual(figures);
    await database.knex.raw('update usage_daily set units = 9 where key_id = ? and operation = ?', [
      caller.keyId,
      'search',
    ]);
    await access.charge(caller, 1, 'listBosses');
    await access.rollUp();
    expect((await kept()).map(({ units }: { units: number }) => units)).toEqual([4, 9]);
  });

  each('is well', async (access) => {
    expect(await access.health()).toEqual({ status: 'ok', latency_ms: expect.any(Number) });
  });
});

describe('several instances with Redis', () => {
  test('every change of a key is known to all within a second', async () => {
    if (!redis) return;
    const instances = [await openAccess({ redis }), await openAccess({ redis }), await openAccess({ redis })];
    const { id, secret } = await create();
    const all = async (expected: string) =>
      (await Promise.all(instances.map((each) => outcome(each, secret)))).every((each) => each === expected);
    const changes: [string, () => Promise<unknown>][] = [
      ['disabled_api_key', () => keys().disable(id, 'test')],
      ['good', () => keys().enable(id, 'test')],
      ['expired_api_key', () => keys().setExpiry(id, new Date(atMs), 'test')],
      ['good', () => keys().setExpiry(id, null, 'test')],
      ['revoked_api_key', () => keys().revoke(id, 'test', 'test')],
    ];
    await until('all know the key', () => all('good'));
    for (const [expected, change] of changes) {
      await change();
      await instances[0]!.announce(id);
      await until(expected, () => all(expected));
    }
  });

  test('a change that was told while an instance could not listen is known once it listens again', async () => {
    if (!redis) return;
    const instance = await openAccess({ redis });
    const { id, secret } = await create();
    expect(await outcome(instance, secret)).toBe('good');
    await redis.kill();
    await keys().revoke(id, 'test', 'test');
    expect(await outcome(instance, secret)).toBe('good');
    await redis.restart();
    await until('revoked', async () => (await outcome(instance, secret)) === 'revoked_api_key');
  });
});

describe('Redis away', () => {
  test('serve: starts, counts, owes it to the next process, and Redis has it in the end', async () => {
    if (!redis) return;
    await redis.kill();
    const first = await openAccess({ redis });
    const { secret } = await create();
    const caller = await first.verify(secret);
    for (let used = 1; used <= 4; used += 1) {
      expect(await first.charge(caller, 1, 'listBosses')).toEqual({
        granted: true,
        keyUsed: used,
        ownerUsed: used,
      });
    }
    expect((await first.health()).status).toBe('degraded');
    await open.shift()!.close();
    // The second takes the debt over and ends without Redis as well.
    const second = await openAccess({ redis });
    await until(
      'the debt is known',
      async () => (await second.charge(caller, 0, 'listBosses')).keyUsed === 4,
    );
    await open.shift()!.close();
    await redis.restart();
    const third = await openAccess({ redis });
    await until(
      'the debt is settled',
      async () => (await third.charge(caller, 0, 'listBosses')).keyUsed === 4,
    );
    await until('health', async () => (await third.health()).status === 'ok');
    expect(await third.usage(caller)).toEqual([
      { day: dayOf(atMs), units: 4, operations: { listBosses: 4 } },
    ]);
    const { rows } = await database.knex.raw('select count(*)::int as owed from quota_unsettled');
    expect(rows[0].owed).toBe(0);
  });

  test('refuse: 503 that tells nothing', async () => {
    if (!redis) return;
    await redis.kill();
    const access = await openAccess({ redis, onOutage: 'refuse' });
    const caller = await access.verify((await create()).secret);
    const refusal = await access.charge(caller, 1, 'listBosses').catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'unavailable',
      status: 503,
      headers: { 'Retry-After': expect.any(String) },
    });
    expect((refusal as Error).message).not.toMatch(/redis|ECONN|127\.0/i);
    expect((await access.health()).status).toBe('unavailable');
    await redis.restart();
    await until('units are granted', () =>
      access.charge(caller, 1, 'listBosses').then(
        () => true,
        () => false,
      ),
    );
  });
});
