import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config.ts';
import type { Database } from '../../src/data/database.ts';
import { defaultPlans } from '../../src/keys/plans.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import type { ServiceEvent } from '../../src/observe/events.ts';
import { dayOf } from '../../src/quota/quota.ts';
import { type Consumer, createQuota, type Quota } from '../../src/quota/service.ts';
import { openTestDatabase } from '../databases.ts';
import { openPatientDatabase, preparePostgres } from '../faults/rig.ts';
import { type BreakablePostgres, type RedisServer, startRedis, startRedisCluster } from '../servers.ts';
import { until } from '../until.ts';

/** Quotas as the service has them, on real servers that break. */

let embedded: Database;
let redis: RedisServer | undefined;
let prefix = '';
let atMs = Date.now();
const open: Quota[] = [];
let emitted: ServiceEvent[] = [];
let owners = 0;

beforeAll(async () => {
  embedded = await openTestDatabase();
  redis = await startRedis();
});
afterAll(async () => {
  await redis?.stop();
  await embedded.close();
});
beforeEach(async () => {
  prefix = `test-${randomBytes(4).toString('hex')}`;
  // A day that ends under a test would be another test.
  atMs = dayOf(Date.now()) * 86_400_000 + 43_200_000;
  emitted = [];
});
afterEach(async () => {
  for (const quota of open.splice(0)) await quota.close();
});

interface Opened {
  readonly urls?: readonly string[];
  readonly onOutage?: 'serve' | 'refuse';
  readonly database?: Database;
}

async function openQuota({ urls, onOutage = 'serve', database = embedded }: Opened = {}): Promise<Quota> {
  const quota = await createQuota({
    database,
    redis: urls && { urls, prefix, commandTimeoutMs: 250 },
    onOutage,
    now: () => atMs,
    emit: (event) => emitted.push(event),
  });
  open.push(quota);
  return quota;
}

async function createConsumer(email = `quota-${++owners}@example.org`): Promise<Consumer> {
  const keys = createKeyStore({ database: embedded, now: () => atMs });
  const { record } = await keys.create({ email, plan: 'free', kind: 'live', actor: 'test' });
  return { keyId: record.id, owner: record.owner, plan: defaultPlans.free };
}

const settled = (quota: Quota) =>
  until('Redis counts again', async () => (await quota.health()).status === 'ok', 20_000);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe.each(['without Redis', 'with Redis'])('%s', (place) => {
  const each = (name: string, run: (quota: Quota) => Promise<void>) =>
    test(name, async () => {
      if (place === 'without Redis') await run(await openQuota());
      else if (redis) await run(await openQuota({ urls: [redis.url] }));
    });

  each(
    'a key has the limit of its plan, and the keys of one address share the limit of the owner',
    async (quota) => {
      const email = `shared-${++owners}@example.org`;
      const one = await createConsumer(email);
      const two = await createConsumer(` ${email.toUpperCase()}`);
      const consume = (by: Consumer) => quota.consume(by, 1, 'listBosses');
      expect(await consume(one)).toEqual({ granted: true, keyUsed: 1, ownerUsed: 1 });
      const burst = await Promise.all([
        ...Array.from({ length: 120 }, () => consume(one)),
        ...Array.from({ length: 120 }, () => consume(two)),
      ]);
      expect(burst.filter(({ granted }) => granted)).toHaveLength(149);
      expect(await quota.peek(one)).toMatchObject({ ownerUsed: 150 });
      expect(quota.lastSeen(one, 60_000)).toMatchObject({ ownerUsed: 150 });
      expect(await consume(two)).toMatchObject({ granted: false, ownerUsed: 150 });
    },
  );

  each('a day ends at 00:00 UTC, and usage has both days', async (quota) => {
    const consumer = await createConsumer();
    const today = dayOf(atMs);
    atMs = (today + 1) * 86_400_000 - 1;
    await quota.consume(consumer, 100, 'listBosses');
    expect(await quota.consume(consumer, 1, 'getBoss')).toMatchObject({ granted: false });
    atMs += 1;
    expect(quota.lastSeen(consumer)).toBeUndefined();
    expect(await quota.consume(consumer, 5, 'search')).toEqual({ granted: true, keyUsed: 5, ownerUsed: 5 });
    const days = [
      { day: today + 1, units: 5, operations: { search: 5 } },
      { day: today, units: 100, operations: { listBosses: 100 } },
    ];
    expect(await quota.usage(consumer)).toEqual(days);
    expect(await quota.usage({ owner: consumer.owner })).toEqual(days);
    atMs += 29 * 86_400_000;
    expect(await quota.usage(consumer)).toEqual(days.slice(0, 1));
  });

  each('all of a day is granted while it ends, and all of the next one', async (quota) => {
    const consumer = await createConsumer();
    const midnight = (dayOf(atMs) + 1) * 86_400_000;
    atMs = midnight - 1_000;
    const granted = new Map<number, number[]>();
    let refusals = 0;
    await Promise.all(
      Array.from({ length: 32 }, async () => {
        while (refusals < 400) {
          const day = dayOf(atMs);
          const result = await quota.consume(consumer, 1, 'listRunes');
          if (result.granted) granted.set(day, [...(granted.get(day) ?? []), result.keyUsed]);
          else if (++refusals === 200) atMs = midnight + 1;
        }
      }),
    );
    const upTo100 = Array.from({ length: 100 }, (_each, index) => index + 1);
    const inOrder = [...granted].map(([day, used]) => [day, used.sort((a, b) => a - b)]);
    expect(inOrder).toEqual([
      [dayOf(midnight) - 1, upTo100],
      [dayOf(midnight), upTo100],
    ]);
  });

  each(
    'the counters of 35 days are kept, those before are deleted, and their usage is kept',
    async (quota) => {
      const consumer = await createConsumer();
      // Tomorrow: of the day on which it was opened the quota may have looked already.
      const today = dayOf(atMs) + 1;
      const daysOfCounters = async () => {
        const subject = `k:${consumer.keyId}`;
        const { rows } = await embedded.knex.raw('select day from quota_counter where subject = ?', [
          subject,
        ]);
        return rows.map(({ day }: { day: number }) => today - day);
      };
      for (const ago of [36, 35]) {
        atMs = (today - ago) * 86_400_000;
        await quota.consume(consumer, 3, 'getBoss');
        await quota.usage(consumer);
      }
      atMs = today * 86_400_000;
      await until('one is deleted', async () => (await daysOfCounters()).length < 2);
      expect(await daysOfCounters()).toEqual([35]);
      atMs -= 20 * 86_400_000;
      const units = { units: 3, operations: { getBoss: 3 } };
      expect(await quota.usage(consumer)).toEqual([
        { day: today - 35, ...units },
        { day: today - 36, ...units },
      ]);
    },
  );

  each('is well', async (quota) => {
    expect(await quota.health()).toEqual({ status: 'ok', latency_ms: expect.any(Number) });
  });
});

/** One test with Redis; without its programs it has been said already that they are missing. */
const onRedis = (name: string, run: (server: RedisServer) => Promise<void>) =>
  test(name, async () => {
    if (redis) await run(redis);
  });

describe('Redis breaks', () => {
  onRedis(
    'away at the start: units are counted in Postgres, and Redis continues with them',
    async (server) => {
      await server.kill();
      const first = await openQuota({ urls: [server.url] });
      const consumer = await createConsumer();
      for (let used = 1; used <= 4; used += 1) {
        const result = await first.consume(consumer, 1, 'listBosses');
        expect(result).toEqual({ granted: true, keyUsed: used, ownerUsed: used });
      }
      expect(await first.health()).toMatchObject({ status: 'degraded' });
      // However often the client has tried to connect.
      expect(emitted.filter(({ type }) => type === 'error')).toEqual([
        { type: 'error', where: 'quota', error: expect.any(Error) },
      ]);
      const days = [{ day: dayOf(atMs), units: 4, operations: { listBosses: 4 } }];
      expect(await first.usage(consumer)).toEqual(days);
      const second = await openQuota({ urls: [server.url] });
      expect(await second.consume(consumer, 1, 'listBosses')).toMatchObject({ keyUsed: 5 });
      await server.restart();
      await settled(first);
      await settled(second);
      expect(await second.consume(consumer, 1, 'listBosses')).toMatchObject({ keyUsed: 6 });
      expect(await second.usage(consumer)).toEqual([{ ...days[0], units: 6, operations: { listBosses: 6 } }]);
      expect(emitted).toContainEqual(
        expect.objectContaining({ type: 'quota_outage', state: 'back', units: expect.any(Number) }),
      );
    },
  );

  const breaks: Record<string, [(server: RedisServer) => unknown, (server: RedisServer) => unknown]> = {
    'killed with its data': [(server) => server.kill(), (server) => server.restart({ empty: true })],
    hanging: [(server) => server.pause(), (server) => server.continue()],
    'read-only': [
      (server) => server.command('REPLICAOF', '127.0.0.1', '1'),
      (server) => server.command('REPLICAOF', 'NO', 'ONE'),
    ],
    full: [
      (server) => server.command('CONFIG', 'SET', 'maxmemory', '1'),
      (server) => server.command('CONFIG', 'SET', 'maxmemory', '0'),
    ],
  };
  test.each(Object.entries(breaks))(
    '%s: every request is decided, and no unit is lost',
    async (_, [harm, heal]) => {
      if (!redis) return;
      const quota = await openQuota({ urls: [redis.url] });
      const consumer = await createConsumer();
      const spend = async (times: number) => {
        const results = [];
        for (let each = 0; each < times; each += 1) results.push(await quota.consume(consumer, 1, 'getBoss'));
        return results.filter(({ granted }) => granted).length;
      };
      expect(await spend(20)).toBe(20);
      // With all of it in Postgres nothing can be granted again.
      await quota.usage(consumer);
      await harm(redis);
      expect(await spend(20)).toBe(20);
      expect(await quota.health()).toMatchObject({ status: 'degraded' });
      await heal(redis);
      await settled(quota);
      expect(await spend(100)).toBe(60);
      expect(await quota.usage(consumer)).toEqual([
        { day: dayOf(atMs), units: 100, operations: { getBoss: 100 } },
      ]);
    },
  );

  onRedis('it loses everything: a single process grants no unit again', async (server) => {
    const quota = await openQuota({ urls: [server.url] });
    const consumer = await createConsumer();
    await quota.consume(consumer, 40, 'listBosses');
    await server.command('FLUSHALL');
    expect(await quota.consume(consumer, 1, 'listBosses')).toMatchObject({ keyUsed: 41, ownerUsed: 41 });
    expect(await quota.health()).toMatchObject({ status: 'ok' });
  });

  onRedis('a counter that is evicted is set again from Postgres', async (server) => {
    const quota = await openQuota({ urls: [server.url] });
    const consumer = await createConsumer();
    await quota.consume(consumer, 30, 'listBosses');
    await server.command('HDEL', `${prefix}:${dayOf(atMs)}:${consumer.owner}`, consumer.keyId);
    expect(await quota.consume(consumer, 1, 'listBosses')).toMatchObject({ keyUsed: 31, ownerUsed: 31 });
  });

  onRedis(
    'lost to one process only: Redis learns within seconds what that process granted',
    async (server) => {
      const connected = await openQuota({ urls: [server.url] });
      const apart = await openQuota({ urls: ['redis://127.0.0.1:1'] });
      const consumer = await createConsumer();
      await connected.consume(consumer, 10, 'getBoss');
      await apart.consume(consumer, 20, 'getBoss');
      await until('it has both', async () => {
        await connected.consume(consumer, 1, 'getBoss');
        return connected.lastSeen(consumer)!.keyUsed > 30;
      });
    },
  );

  onRedis('without the setting, Postgres continues with what Redis had counted', async (server) => {
    const consumer = await createConsumer();
    const shared = await openQuota({ urls: [server.url] });
    await shared.consume(consumer, 60, 'listBosses');
    await shared.close();
    const alone = await openQuota();
    expect(await alone.consume(consumer, 41, 'search')).toMatchObject({ granted: false, keyUsed: 60 });
    expect(await alone.consume(consumer, 40, 'search')).toMatchObject({ granted: true, keyUsed: 100 });
  });

  onRedis('refuse: 503 that reveals nothing of the servers, and nothing is counted', async (server) => {
    const quota = await openQuota({ urls: [server.url], onOutage: 'refuse' });
    const consumer = await createConsumer();
    await server.kill();
    const refusal = await failureOf(quota.consume(consumer, 1, 'listBosses'));
    expect(refusal).toMatchObject({
      code: 'unavailable',
      status: 503,
      headers: { 'Retry-After': expect.any(String) },
    });
    expect((refusal as Error).message).not.toMatch(/redis|ECONN|127\.0/i);
    expect(await quota.health()).toMatchObject({ status: 'unavailable' });
    await server.restart();
    await settled(quota);
    expect(await quota.consume(consumer, 1, 'listBosses')).toMatchObject({ keyUsed: 1 });
  });

  test('a node of a Cluster is lost: every owner is served, and nobody gets more than the limit', async () => {
    const cluster = await startRedisCluster();
    if (!cluster) return;
    try {
      const quota = await openQuota({ urls: cluster.urls });
      const consumers = await Promise.all(Array.from({ length: 12 }, () => createConsumer()));
      for (const consumer of consumers) await quota.consume(consumer, 60, 'getBoss');
      for (const consumer of consumers) await quota.usage(consumer);
      await cluster.nodes[1]!.kill();
      const results = await Promise.all(consumers.map((consumer) => quota.consume(consumer, 40, 'getBoss')));
      expect(results.every(({ granted }) => granted)).toBe(true);
      // What the other nodes granted just now is in Postgres after the next flush.
      await quota.usage(consumers[0]!);
      const more = await Promise.all(consumers.map((consumer) => quota.consume(consumer, 1, 'getBoss')));
      expect(more.some(({ granted }) => granted)).toBe(false);
    } finally {
      await open.pop()?.close();
      await cluster.stop();
    }
  });
});

describe('Postgres breaks', () => {
  let postgres: BreakablePostgres | undefined;
  let database: Database;
  beforeAll(async () => {
    postgres = redis && (await preparePostgres());
    if (postgres) database = await openPatientDatabase(postgres.url);
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.stop();
  });

  const someone = (): Consumer => ({
    keyId: randomBytes(4).toString('hex'),
    owner: randomBytes(8).toString('hex'),
    plan: defaultPlans.free,
  });

  test('with Redis: keys that were used today are served, and their usage is written when it is back', async () => {
    if (!redis || !postgres) return;
    const quota = await openQuota({ urls: [redis.url], database });
    const consumer = someone();
    await quota.consume(consumer, 1, 'getBoss');
    await postgres.kill();
    for (let used = 2; used <= 30; used += 1) {
      expect(await quota.consume(consumer, 1, 'getBoss')).toMatchObject({ granted: true, keyUsed: used });
    }
    // Nobody knows what a key had used that Redis does not know.
    expect(await failureOf(quota.consume(someone(), 1, 'getBoss'))).toMatchObject({ status: 503 });
    expect(await failureOf(quota.usage(consumer))).toMatchObject({ status: 503 });
    await postgres.restart();
    const usage = () => quota.usage(consumer).catch(() => undefined);
    await until('it is written', async () => (await usage()) !== undefined, 20_000);
    expect(await usage()).toEqual([{ day: dayOf(atMs), units: 30, operations: { getBoss: 30 } }]);
  });

  test('without Redis: 503 in bounded time, and no counted unit is lost', async () => {
    if (!postgres) return;
    const quota = await openQuota({ database });
    const consumer = someone();
    await quota.consume(consumer, 5, 'getBoss');
    await postgres.kill('SIGINT');
    expect(await failureOf(quota.consume(consumer, 1, 'getBoss'))).toMatchObject({ status: 503 });
    // What only adds headers to a response does not wait for it again.
    expect(await failureOf(quota.peek(consumer))).toMatchObject({ status: 503 });
    expect(await quota.health()).toMatchObject({ status: 'unavailable' });
    await postgres.restart();
    await until('it counts', async () => !(await failureOf(quota.consume(consumer, 1, 'getBoss'))), 20_000);
    expect(await quota.consume(consumer, 1, 'getBoss')).toMatchObject({ keyUsed: 7 });
  });

  test('connections that were terminated are replaced within the request', async () => {
    if (!postgres) return;
    const quota = await openQuota({ database });
    const consumer = someone();
    await Promise.all(Array.from({ length: 8 }, () => quota.consume(consumer, 1, 'getBoss')));
    await postgres.send(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
    expect(await quota.consume(consumer, 1, 'getBoss')).toMatchObject({ granted: true, keyUsed: 9 });
  });
});

test('a Redis behind a Unix socket counts like any other', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'caryll-socket-'));
  const socket = path.join(folder, 'redis.sock');
  const server = await startRedis({ args: ['--unixsocket', socket] });
  if (!server) return;
  const { REDIS_URL: urls } = loadConfig({ REDIS_URL: `unix://${socket}` });
  const quota = await openQuota({ urls: urls! });
  const consumer = await createConsumer();
  await quota.consume(consumer, 3, 'getBoss');
  expect(await quota.peek(consumer)).toMatchObject({ keyUsed: 3, ownerUsed: 3 });
  expect(await quota.health()).toMatchObject({ status: 'ok' });
  expect(`${await server.command('CLIENT', 'LIST')}`).toContain(`addr=${socket}:0`);
  await open.pop()!.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});
