import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config.ts';
import type { Database } from '../../src/data/database.ts';
import type { Observation } from '../../src/observe/events.ts';
import { createQuota, type Quota } from '../../src/quota/service.ts';
import { startInstance } from '../../src/start.ts';
import { createRunner } from '../cli/terminal.ts';
import { until } from '../faults/rig.ts';
import { type RedisServer, startRedis, startRedisCluster } from '../servers.ts';
import { openTestDatabase } from '../service.ts';

/** A Redis that may drop keys cannot keep counters: it is refused at the start and told of when it becomes one. */

let database: Database;
let redis: RedisServer | undefined;
let quota: Quota | undefined;
let observed: Observation[] = [];

async function join(urls: readonly string[]): Promise<Quota> {
  observed = [];
  await quota?.close();
  quota = await createQuota({
    database,
    redis: { urls, prefix: 'policy', commandTimeoutMs: 1_000 },
    onOutage: 'serve',
    now: Date.now,
    observe: (observation) => observed.push(observation),
  });
  return quota;
}
const setPolicy = (policy: string) => redis!.command('CONFIG', 'SET', 'maxmemory-policy', policy);

beforeAll(async () => {
  database = await openTestDatabase();
  redis = await startRedis();
});
afterAll(async () => {
  await quota?.close();
  await redis?.stop();
  await database.close();
});

describe('M2: a Redis whose policy drops keys', () => {
  test.each(['allkeys-lru', 'volatile-ttl'])('%s is found, and noeviction is not', async (policy) => {
    if (!redis) return;
    await setPolicy(policy);
    const address = `127.0.0.1:${redis.port}`;
    expect(await (await join([redis.url])).unfitRedis()).toMatchObject({
      address,
      got: expect.stringContaining(policy),
    });
    await setPolicy('noeviction');
    expect(await (await join([redis.url])).unfitRedis()).toBeUndefined();
  });

  test('makes health degraded while the service runs, and is asked for once a second at most', async () => {
    if (!redis) return;
    await setPolicy('noeviction');
    const { health } = await join([redis.url]);
    await until('sound', async () => (await health()).status === 'ok');
    await setPolicy('allkeys-lru');
    await until('degraded', async () => (await health()).status === 'degraded', 3_000);
    const faults = observed.filter((each) => each.type === 'fault');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ error: { message: expect.stringContaining('allkeys-lru') } });
    const asked = async () =>
      Number(/cmdstat_info:calls=(\d+)/.exec(`${await redis!.command('INFO', 'commandstats')}`)?.[1] ?? 0);
    const before = await asked();
    const start = performance.now();
    for (let each = 0; each < 50; each += 1) await health();
    // Reading the statistics is one more.
    expect((await asked()) - before).toBeLessThanOrEqual(2 + (performance.now() - start) / 1_000);
    await setPolicy('noeviction');
    await until('sound again', async () => (await health()).status === 'ok', 3_000);
  });

  test('a user that may not ask INFO is found, with the way out', async () => {
    if (!redis) return;
    await redis.command('ACL', 'SETUSER', 'noinfo', 'on', '>secret', '~*', '&*', '+@all', '-info');
    const url = redis.url.replace('redis://', 'redis://noinfo:secret@');
    expect(await (await join([url])).unfitRedis()).toEqual({
      address: `127.0.0.1:${redis.port}`,
      expected: 'a user that may ask INFO',
      got: 'a user that may not ("noinfo"), so that no unit can be counted',
      wayOut: 'Allow it: redis-cli ACL SETUSER noinfo +info',
    });
    await redis.command('ACL', 'SETUSER', 'noinfo', '+info');
    expect(await (await join([url])).unfitRedis()).toBeUndefined();
  });

  test('is found on any node of a Cluster', async () => {
    const cluster = await startRedisCluster();
    if (!cluster) return;
    try {
      const { unfitRedis } = await join(cluster.urls);
      expect(await unfitRedis()).toBeUndefined();
      const last = cluster.nodes.at(-1)!;
      await last.command('CONFIG', 'SET', 'maxmemory-policy', 'volatile-lru');
      await until('it is found', async () => (await unfitRedis()) !== undefined, 3_000);
      expect(await unfitRedis()).toMatchObject({
        address: `127.0.0.1:${last.port}`,
        got: expect.stringContaining('volatile-lru'),
      });
    } finally {
      await quota?.close();
      quota = undefined;
      await cluster.stop();
    }
  });

  test('is refused at the start with the way out, and by doctor', async () => {
    if (!redis) return;
    await setPolicy('allkeys-lfu');
    const folder = mkdtempSync(path.join(tmpdir(), 'caryll-policy-'));
    const config = loadConfig({ DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', REDIS_URL: redis.url });
    const starting = startInstance({ config, observe: () => {}, say: () => {} });
    await expect(starting).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        /^REDIS_URL: expected .* noeviction.*, got 127\.0\.0\.1:\d+ with maxmemory-policy allkeys-lfu.*CONFIG SET maxmemory-policy noeviction$/,
      ),
    });
    rmSync(folder, { recursive: true });
    const { json, code } = await createRunner({ database, config })('doctor --json');
    expect(code).not.toBe(0);
    expect(json.findings).toContainEqual(
      expect.objectContaining({
        part: 'redis',
        status: 'fault',
        finding: expect.stringContaining('allkeys-lfu'),
        advice: expect.stringContaining('CONFIG SET maxmemory-policy noeviction'),
      }),
    );
    await setPolicy('noeviction');
  });
});
