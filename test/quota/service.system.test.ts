import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config.ts';
import type { Database } from '../../src/data/database.ts';
import { plans } from '../../src/keys/plans.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import type { Observation } from '../../src/observe/events.ts';
import { dayOf } from '../../src/quota/quota.ts';
import { type Consumer, createQuota, type Quota } from '../../src/quota/service.ts';
import { type RedisServer, startRedis } from '../servers.ts';
import { openTestDatabase } from '../service.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let database: Database;
let redis: RedisServer | undefined;
let prefix = '';
let atMs = Date.now();
const open: Quota[] = [];
let observed: Observation[] = [];
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
  observed = [];
});
afterEach(async () => {
  for (const quota of open.splice(0)) await quota.close();
});

async function openQuota(parts: { redis?: RedisServer; onOutage?: 'serve' | 'refuse' } = {}): Promise<Quota> {
  const quota = await createQuota({
    database,
    redis: parts.redis && { urls: [parts.redis.url], prefix, commandTimeoutMs: 250 },
    onOutage: parts.onOutage ?? 'serve',
    now: () => atMs,
    observe: (event) => observed.push(event),
  });
  open.push(quota);
  return quota;
}

async function create(email = `quota-${++owners}@example.org`): Promise<Consumer> {
  const keys = createKeyStore({ database, now: () => atMs });
  const { record } = await keys.create({ email, plan: 'free', kind: 'live', actor: 'test' });
  return { keyId: record.id, owner: record.owner, plan: plans.free };
}

async function within(milliseconds: number, holds: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  for (;;) {
    if (await holds()) return performance.now() - start;
    if (performance.now() - start > milliseconds) throw new Error(`not within ${milliseconds} ms`);
    await pause(5);
  }
}

describe.each(['without Redis', 'with Redis'])('%s', (place) => {
  const each = (name: string, run: (quota: Quota) => Promise<void>) =>
    test(name, async () => {
      if (place === 'without Redis') await run(await openQuota());
      else if (redis) await run(await openQuota({ redis }));
    });

  each('a key is charged to its plan, and several keys of one address to one owner', async (quota) => {
    const email = `shared-${++owners}@example.org`;
    const one = await create(email);
    const two = await create(` ${email.toUpperCase()}`);
    const consume = (by: Consumer, cost = 1) => quota.consume(by, cost, 'listBosses');
    expect(await consume(one)).toEqual({ granted: true, keyUsed: 1, ownerUsed: 1 });
    const burst = await Promise.all([
      ...Array.from({ length: 120 }, () => consume(one)),
      ...Array.from({ length: 120 }, () => consume(two)),
    ]);
    expect(burst.filter(({ granted }) => granted)).toHaveLength(149);
    expect(await quota.peek(one)).toMatchObject({ granted: true, ownerUsed: 150 });
    expect(await consume(two)).toMatchObject({ granted: false, ownerUsed: 150 });
  });

  each('usage tells the days, by key and by owner, and a new day begins at 00:00 UTC', async (quota) => {
    const consumer = await create();
    const today = dayOf(atMs);
    atMs = (today + 1) * 86_400_000 - 1;
    await quota.consume(consumer, 100, 'listBosses');
    expect((await quota.consume(consumer, 1, 'getBoss')).granted).toBe(false);
    atMs += 1;
    expect(await quota.consume(consumer, 5, 'search')).toEqual({ granted: true, keyUsed: 5, ownerUsed: 5 });
    const days = [
      { day: today + 1, units: 5, operations: { search: 5 } },
      { day: today, units: 100, operations: { listBosses: 100 } },
    ];
    expect(await quota.usage(consumer)).toEqual(days);
    expect(await quota.ownerUsage(consumer.owner)).toEqual(days);
  });

  each('rolling up keeps the greatest figure, however often', async (quota) => {
    const consumer = await create();
    const kept = async () => {
      const { rows } = await database.knex.raw(
        'select day, owner, operation, units from usage_daily where key_id = ? order by operation',
        [consumer.keyId],
      );
      return rows;
    };
    await quota.consume(consumer, 3, 'listBosses');
    await quota.consume(consumer, 5, 'search');
    await quota.rollUp();
    await quota.rollUp();
    const row = { day: dayOf(atMs), owner: consumer.owner };
    const figures = [
      { ...row, operation: 'listBosses', units: 3 },
      { ...row, operation: 'search', units: 5 },
    ];
    expect(await kept()).toEqual(figures);
    await database.knex.raw('update usage_daily set units = 9 where key_id = ? and operation = ?', [
      consumer.keyId,
      'search',
    ]);
    await quota.consume(consumer, 1, 'listBosses');
    await quota.rollUp();
    expect((await kept()).map(({ units }: { units: number }) => units)).toEqual([4, 9]);
  });

  each('is well', async (quota) => {
    expect(await quota.health()).toEqual({ status: 'ok', latency_ms: expect.any(Number) });
  });
});

describe('Redis away', () => {
  test('serve: starts, counts, and another process goes on with what was counted', async () => {
    if (!redis) return;
    await redis.kill();
    const start = performance.now();
    const first = await openQuota({ redis });
    expect(performance.now() - start).toBeLessThan(1_500);
    const consumer = await create();
    for (let used = 1; used <= 4; used += 1) {
      expect(await first.consume(consumer, 1, 'listBosses')).toEqual({
        granted: true,
        keyUsed: used,
        ownerUsed: used,
      });
    }
    expect((await first.health()).status).toBe('degraded');
    expect(await first.usage(consumer)).toEqual([
      { day: dayOf(atMs), units: 4, operations: { listBosses: 4 } },
    ]);
    await open.shift()!.close();
    const second = await openQuota({ redis });
    expect((await second.consume(consumer, 1, 'listBosses')).keyUsed).toBe(5);
    await redis.restart();
    await within(5_000, async () => (await second.health()).status === 'ok');
    expect((await second.consume(consumer, 1, 'listBosses')).keyUsed).toBe(6);
    expect(await second.usage(consumer)).toEqual([
      { day: dayOf(atMs), units: 6, operations: { listBosses: 6 } },
    ]);
  });

  test('M2: a Redis that has lost counts is told of in the log', async () => {
    if (!redis) return;
    const quota = await openQuota({ redis });
    const consumer = await create();
    await quota.consume(consumer, 1, 'listBosses');
    await redis.command('FLUSHALL');
    expect(await quota.consume(consumer, 1, 'listBosses')).toMatchObject({ granted: true, keyUsed: 51 });
    expect(observed).toContainEqual({
      type: 'lifecycle',
      message: 'Redis had lost counts; what it may have granted counts as used',
      // Half of the limits of the key and of its owner.
      details: { units: 125 },
    });
  });

  test('a Postgres with Redis in front of it goes on by itself when the setting is taken away', async () => {
    if (!redis) return;
    const consumer = await create();
    const shared = await openQuota({ redis });
    await shared.consume(consumer, 10, 'listBosses');
    const alone = await openQuota();
    // What was lent may have been granted.
    expect(await alone.consume(consumer, 50, 'search')).toEqual({
      granted: true,
      keyUsed: 100,
      ownerUsed: 125,
    });
    expect(await alone.consume(consumer, 1, 'search')).toMatchObject({ granted: false });
    expect(await shared.consume(consumer, 40, 'listBosses')).toMatchObject({ granted: true, keyUsed: 50 });
    expect(await shared.consume(consumer, 1, 'listBosses')).toMatchObject({ granted: false, keyUsed: 100 });
  });

  test('refuse: 503 that tells nothing', async () => {
    if (!redis) return;
    await redis.kill();
    const quota = await openQuota({ redis, onOutage: 'refuse' });
    const consumer = await create();
    const refusal = await quota.consume(consumer, 1, 'listBosses').catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'unavailable',
      status: 503,
      headers: { 'Retry-After': expect.any(String) },
    });
    expect((refusal as Error).message).not.toMatch(/redis|ECONN|127\.0/i);
    expect((await quota.health()).status).toBe('unavailable');
    await redis.restart();
    await within(5_000, () =>
      quota.consume(consumer, 1, 'listBosses').then(
        () => true,
        () => false,
      ),
    );
  });
});

test('a Redis behind a Unix socket counts like any other', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'caryll-socket-'));
  const socket = path.join(folder, 'redis.sock');
  const server = await startRedis({ args: ['--unixsocket', socket] });
  if (!server) return;
  const [url] = loadConfig({ REDIS_URL: `unix://${socket}` }).REDIS_URL!;
  const quota = await openQuota({ redis: { ...server, url: url! } });
  const consumer = await create();
  await quota.consume(consumer, 3, 'getBoss');
  expect(await quota.peek(consumer)).toMatchObject({ keyUsed: 3, ownerUsed: 3 });
  expect(await quota.health()).toMatchObject({ status: 'ok' });
  expect(`${await server.command('CLIENT', 'LIST')}`).toContain(`addr=${socket}:0`);
  await server.stop();
  rmSync(folder, { recursive: true });
});
