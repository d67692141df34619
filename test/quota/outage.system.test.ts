import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import type { QuotaResult } from '../../src/quota/quota.ts';
import { type RedisCluster, type RedisServer, startRedis, startRedisCluster } from '../servers.ts';
import { openTestDatabase } from '../service.ts';
import {
  back,
  type Caller,
  type chargeOf,
  commandTimeoutMs,
  counted,
  eventually,
  type Instance,
  type InstanceOptions,
  observed,
  openInstance,
  openProxy,
  outages,
  pause,
  prefix,
  raised,
  roomy,
  slackMs,
  someCaller,
  today,
} from './rig.ts';

/** Redis lost, slow, full, emptied, and lost to some: on real servers, with the ledger in an embedded Postgres. */

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const openOn = (urls: readonly string[], options: Partial<InstanceOptions> = {}) =>
  openInstance(urls, { database, ...options });
const unavailable = { code: 'unavailable', headers: { 'Retry-After': expect.any(String) } };

/** Charges single units until one is not granted; how many were, and what the last answer was. */
async function spend(instance: Instance, caller: Caller, parts?: Parameters<typeof chargeOf>[1]) {
  for (let granted = 0; ; granted += 1) {
    try {
      if (!(await instance.one(caller, parts)).granted) return { granted, end: 'quota_exceeded' };
    } catch (error) {
      return { granted, end: (error as { code: string }).code };
    }
  }
}

describe('one Redis', () => {
  let redis: RedisServer | undefined;
  let urls: string[] = [];
  beforeAll(async () => {
    redis = await startRedis({ aof: true, args: ['--appendfsync', 'always'] });
    if (redis) urls = [redis.url];
  });
  // A test that fails while Redis is away must not fail all that come after it.
  afterEach(async () => {
    redis?.continue();
    await redis?.command('PING').catch(() => redis?.restart());
  });
  afterAll(() => redis?.stop());

  const withRedis = (name: string, run: (server: RedisServer) => Promise<void>) =>
    test(name, async () => {
      if (redis) await run(redis);
    });

  withRedis(
    'down at start: the whole limit can be granted, and Redis knows of it afterwards',
    async (server) => {
      await server.kill();
      const instance = await openOn(urls, { isCold: true });
      const caller = someCaller();
      for (let used = 1; used <= 7; used += 1) {
        expect(await instance.one(caller)).toEqual({ granted: true, keyUsed: used, ownerUsed: used });
      }
      expect(instance.isDegraded()).toBe(true);
      await expect(instance.ping()).rejects.toThrow();
      const other = someCaller();
      expect(await spend(instance, other)).toEqual({ granted: 100, end: 'quota_exceeded' });
      await server.restart();
      await back(instance);
      expect(outages()).toEqual(['lost 0', 'back 107']);
      expect(await instance.one(caller)).toEqual({ granted: true, keyUsed: 8, ownerUsed: 8 });
      expect(await instance.one(other)).toEqual({ granted: false, keyUsed: 100, ownerUsed: 100 });
      expect(await counted(urls, caller, database)).toEqual({
        key: 8,
        owner: 8,
        operations: { listBosses: 8 },
      });
    },
  );

  withRedis('lost: what is not lent is granted, then 503; the rest when it is back', async (server) => {
    const [first, second] = [await openOn(urls), await openOn(urls)];
    const caller = someCaller();
    await first.one(caller, { cost: 20 });
    await server.kill();
    // Half of the limit is lent. Both grant from the other half, without knowing of each other.
    const [one, other] = await Promise.all([spend(first, caller), spend(second, caller)]);
    expect([one.granted + other.granted, one.end, other.end]).toEqual([50, 'unavailable', 'unavailable']);
    await expect(first.one(caller)).rejects.toMatchObject(unavailable);
    await server.restart();
    await Promise.all([back(first), back(second)]);
    expect(await spend(second, caller)).toEqual({ granted: 30, end: 'quota_exceeded' });
    expect(await counted(urls, caller, database)).toMatchObject({ key: 100, owner: 100 });
  });

  withRedis('lost: who has used up the limit is told so', async (server) => {
    const instance = await openOn(urls);
    const caller = someCaller();
    await spend(instance, caller);
    await server.kill();
    expect(await instance.one(caller)).toEqual({ granted: false, keyUsed: 100, ownerUsed: 100 });
  });

  withRedis('killed and restarted ten times under load: to the unit, whoever asks where', async (server) => {
    const instances = [await openOn(urls), await openOn(urls), await openOn(urls)];
    const [limited, free] = [someCaller(), someCaller()];
    const limits = { keyLimit: 400, ownerLimit: 400 };
    let [granted, units] = [0, 0];
    let isRunning = true;
    const clients = instances.flatMap((instance) =>
      Array.from({ length: 10 }, async () => {
        while (isRunning) {
          const isGranted = (each: Promise<QuotaResult>) =>
            each.then(
              (result) => result.granted,
              () => false,
            );
          if (await isGranted(instance.one(free, roomy))) units += 1;
          if (await isGranted(instance.one(limited, limits))) granted += 1;
          await pause(8);
        }
      }),
    );
    for (let round = 0; round < 10; round += 1) {
      await pause(60);
      await server.kill();
      await pause(30);
      await server.restart();
    }
    isRunning = false;
    await Promise.all(clients);
    await Promise.all(instances.map(back));
    const rest = await spend(instances[0]!, limited, limits);
    expect([granted + rest.granted, rest.end]).toEqual([400, 'quota_exceeded']);
    expect(await counted(urls, limited, database)).toMatchObject({ key: 400, owner: 400 });
    expect(await counted(urls, free, database)).toEqual({
      key: units,
      owner: units,
      operations: { listBosses: units },
    });
    // It writes every command to disk, so nothing was taken to be lost.
    expect(raised).toEqual([]);
  });

  withRedis(
    'hanging (SIGSTOP): answers within the time limit, and what it reads late counts nothing',
    async (server) => {
      const instance = await openOn(urls);
      const callers = Array.from({ length: 20 }, someCaller);
      for (const caller of callers) await instance.one(caller);
      server.pause();
      await Promise.all(
        callers.map(async (caller) => {
          for (let used = 2; used <= 40; used += 1) {
            expect(await instance.one(caller)).toEqual({ granted: true, keyUsed: used, ownerUsed: used });
          }
        }),
      );
      expect(instance.isDegraded()).toBe(true);
      // Long enough for connections to be given up, with calls in their buffers.
      await pause(1_500);
      server.continue();
      await back(instance);
      for (const caller of callers) {
        expect(await instance.one(caller)).toEqual({ granted: true, keyUsed: 41, ownerUsed: 41 });
        expect(await counted(urls, caller, database)).toMatchObject({ key: 41, owner: 41 });
      }
    },
  );

  const faults: Record<string, { break: string[][]; mend: string[][] }> = {
    'read-only (a replica)': {
      break: [['REPLICAOF', '127.0.0.1', '1']],
      mend: [['REPLICAOF', 'NO', 'ONE']],
    },
    'out of memory': {
      break: [
        ['CONFIG', 'SET', 'maxmemory-policy', 'noeviction'],
        ['CONFIG', 'SET', 'maxmemory', '1mb'],
      ],
      mend: [['CONFIG', 'SET', 'maxmemory', '0']],
    },
    'without enough replicas': {
      break: [['CONFIG', 'SET', 'min-replicas-to-write', '1']],
      mend: [['CONFIG', 'SET', 'min-replicas-to-write', '0']],
    },
  };
  for (const [fault, { break: breaking, mend }] of Object.entries(faults)) {
    withRedis(`${fault}: grants what is not lent, and the rest afterwards`, async (server) => {
      const instance = await openOn(urls);
      const caller = someCaller();
      await instance.one(caller, { cost: 40 });
      for (const words of breaking) await server.command(...words);
      expect(await spend(instance, caller)).toEqual({ granted: 50, end: 'unavailable' });
      expect(instance.isDegraded()).toBe(true);
      for (const words of mend) await server.command(...words);
      await back(instance);
      expect(await spend(instance, caller)).toEqual({ granted: 10, end: 'quota_exceeded' });
      expect(await counted(urls, caller, database)).toMatchObject({ key: 100, owner: 100 });
      expect(outages()).toEqual(['lost 0', 'back 50']);
    });
  }

  withRedis('M2: a counter that is lost while Redis runs is noticed by the next charge', async (server) => {
    const [first, second] = [await openOn(urls), await openOn(urls)];
    const caller = someCaller();
    let granted = 0;
    for (let round = 0; round < 3; round += 1) {
      for (let each = 0; each < 30; each += 1) {
        if ((await (each % 2 ? first : second).one(caller)).granted) granted += 1;
      }
      await server.command('DEL', `{${prefix}:0}:${today}:${caller.owner}`);
    }
    granted += (await spend(first, caller)).granted;
    expect(granted).toBeLessThanOrEqual(100);
    expect(raised.length).toBeGreaterThan(0);
    expect(await counted(urls, caller, database)).toMatchObject({ key: 100 });
  });

  withRedis('restarted empty: what was lent counts as used', async (server) => {
    const [first, second] = [await openOn(urls), await openOn(urls)];
    const caller = someCaller();
    for (let each = 0; each < 20; each += 1) await (each % 2 ? first : second).one(caller);
    await server.restart({ empty: true });
    for (const each of [first, second]) {
      await each.one(caller, { cost: 0 });
      await back(each);
    }
    expect(await first.one(caller)).toEqual({ granted: true, keyUsed: 51, ownerUsed: 76 });
    // 50 of the key and 75 of its owner.
    expect(raised.reduce((sum, units) => sum + units, 0)).toBe(125);
    expect(await spend(second, caller)).toEqual({ granted: 49, end: 'quota_exceeded' });
  });

  withRedis('scripts flushed: nobody notices', async (server) => {
    const instance = await openOn(urls);
    const caller = someCaller();
    for (let index = 0; index < 10; index += 1) {
      await instance.one(caller);
      await server.command('SCRIPT', 'FLUSH');
    }
    await Promise.all(Array.from({ length: 50 }, () => instance.one(caller)));
    expect([instance.isDegraded(), outages()]).toEqual([false, []]);
    expect(await counted(urls, caller, database)).toMatchObject({ key: 60, owner: 60 });
  });

  withRedis('an answer that is lost on the way is counted once', async (server) => {
    const proxy = await openProxy(server.port);
    const instance = await openOn(proxy.urls);
    const caller = someCaller();
    await instance.one(caller);
    proxy.swallow();
    expect(await instance.one(caller, { cost: 5 })).toEqual({ granted: true, keyUsed: 6, ownerUsed: 6 });
    expect(await counted(urls, caller, database)).toMatchObject({ key: 11 });
    await back(instance);
    expect(await counted(urls, caller, database)).toEqual({
      key: 6,
      owner: 6,
      operations: { listBosses: 6 },
    });
    expect(await instance.one(caller)).toEqual({ granted: true, keyUsed: 7, ownerUsed: 7 });
  });

  withRedis('a call that reaches Redis after it was taken back counts nothing', async (server) => {
    const proxy = await openProxy(server.port);
    const instance = await openOn(proxy.urls);
    const caller = someCaller();
    await instance.one(caller);
    proxy.hold();
    await Promise.all([instance.one(caller), instance.one(caller)]);
    expect(instance.isDegraded()).toBe(true);
    proxy.pass();
    await eventually('a new connection', () => instance.redis.connected(0));
    await back(instance);
    proxy.releaseHeld();
    await pause(100);
    expect(await counted(urls, caller, database)).toMatchObject({ key: 3, owner: 3 });
    expect(await instance.one(caller)).toEqual({ granted: true, keyUsed: 4, ownerUsed: 4 });
  });

  withRedis(
    'hundreds of concurrent charges of four processes while connections break: exact',
    async (server) => {
      const proxies = await Promise.all(Array.from({ length: 4 }, () => openProxy(server.port)));
      const instances: Instance[] = [];
      for (const proxy of proxies) instances.push(await openOn(proxy.urls));
      const callers = Array.from({ length: 8 }, someCaller);
      const units = new Map(callers.map((caller) => [caller, 0]));
      const until = Date.now() + 3_000;
      const breaking = (async () => {
        while (Date.now() < until) {
          await pause(40);
          const proxy = proxies[Math.floor(Math.random() * proxies.length)]!;
          if (Math.random() < 0.5) proxy.swallow();
          else proxy.dropConnections();
        }
      })();
      await Promise.all(
        instances.flatMap((instance) =>
          Array.from({ length: 64 }, async (_, index) => {
            while (Date.now() < until) {
              const caller = callers[index % callers.length]!;
              const cost = 1 + (index % 5);
              if ((await instance.one(caller, { ...roomy, cost })).granted) {
                units.set(caller, units.get(caller)! + cost);
              }
              await pause(20);
            }
          }),
        ),
      );
      await breaking;
      for (const proxy of proxies) proxy.pass();
      await Promise.all(instances.map(back));
      expect(outages().length).toBeGreaterThan(4);
      for (const [caller, total] of units) {
        const { key, owner, operations } = await counted(urls, caller, database);
        expect({ key, owner, operations }).toEqual({
          key: total,
          owner: total,
          operations: { listBosses: total },
        });
      }
    },
  );

  withRedis(
    'lost to some processes only (a partition): no unit over the limit, and none is lost',
    async (server) => {
      const proxy = await openProxy(server.port);
      const [cutOff, other] = [await openOn(proxy.urls), await openOn(urls)];
      const caller = someCaller();
      await other.one(caller);
      proxy.cut();
      const ends = await Promise.all([spend(cutOff, caller), spend(other, caller)]);
      const during = ends[0].granted + ends[1].granted;
      expect(during).toBeGreaterThanOrEqual(50);
      proxy.mend();
      await back(cutOff);
      // Whoever asks is shown what both have granted.
      await eventually('told', async () => (await other.one(caller, { cost: 0 })).keyUsed === 1 + during);
      const rest = await spend(cutOff, caller);
      expect([1 + during + rest.granted, rest.end]).toEqual([100, 'quota_exceeded']);
      expect(await counted(urls, caller, database)).toMatchObject({ key: 100, owner: 100 });
    },
  );

  withRedis(
    'a process that ends while Redis is lost owes nothing, and one that starts then knows what was used',
    async (server) => {
      const first = await openOn(urls);
      const caller = someCaller();
      await first.one(caller, { cost: 10 });
      await server.kill();
      await first.one(caller, { cost: 30 });
      // Nothing is told to anybody: as if it had been killed.
      const second = await openOn(urls, { isCold: true });
      expect(await spend(second, caller)).toEqual({ granted: 20, end: 'unavailable' });
      await server.restart();
      await back(second);
      expect(await spend(second, caller)).toEqual({ granted: 40, end: 'quota_exceeded' });
      expect(await counted(urls, caller, database)).toMatchObject({ key: 100, owner: 100 });
    },
  );

  withRedis(
    'Postgres away: what is lent is granted, then 503; with both away at once 503',
    async (server) => {
      let isAway = false;
      const instance = await openOn(urls, { isLedgerAway: () => isAway });
      const [caller, unseen] = [someCaller(), someCaller()];
      await instance.one(caller);
      isAway = true;
      expect(await spend(instance, caller)).toEqual({ granted: 49, end: 'unavailable' });
      await expect(instance.one(unseen)).rejects.toMatchObject(unavailable);
      expect(instance.isDegraded()).toBe(false);
      await server.kill();
      await expect(instance.one(caller)).rejects.toMatchObject(unavailable);
      await server.restart();
      isAway = false;
      await back(instance);
      expect(await spend(instance, caller)).toEqual({ granted: 50, end: 'quota_exceeded' });
    },
  );

  withRedis(
    'a plan that changes within the day has its limit at once, with and without Redis',
    async (server) => {
      const instance = await openOn(urls);
      const caller = someCaller();
      const standard = { keyLimit: 1_000, ownerLimit: 1_500 };
      expect(await spend(instance, caller)).toMatchObject({ granted: 100 });
      expect(await instance.one(caller, { ...standard, cost: 100 })).toMatchObject({ keyUsed: 200 });
      expect(await instance.one(caller)).toMatchObject({ granted: false, keyUsed: 200 });
      await server.kill();
      expect(await instance.one(caller)).toMatchObject({ granted: false });
      expect(await spend(instance, caller, { ...standard, cost: 50 })).toMatchObject({ end: 'unavailable' });
      await server.restart();
      await back(instance);
      await spend(instance, caller, standard);
      expect(await counted(urls, caller, database)).toMatchObject({ key: 1_000, owner: 1_000 });
    },
  );

  withRedis('several processes against one limit, nothing broken: exact', async () => {
    const instances = [await openOn(urls), await openOn(urls), await openOn(urls)];
    const caller = someCaller();
    const answers = await Promise.all(
      instances.flatMap((instance) => Array.from({ length: 300 }, () => instance.one(caller))),
    );
    const granted = answers.filter((result) => result.granted);
    expect(observed).toEqual([]);
    expect(granted).toHaveLength(100);
    expect(new Set(granted.map(({ keyUsed }) => keyUsed)).size).toBe(100);
  });

  withRedis('a warm charge is one call to Redis and none to Postgres', async () => {
    const instance = await openOn(urls);
    const caller = someCaller();
    await instance.one(caller);
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    database.knex.on('query', count);
    for (let each = 0; each < 20; each += 1) await instance.one(caller);
    database.knex.off('query', count);
    expect(statements).toBe(0);
  });

  withRedis('a process that was busy itself does not take Redis for slow', async () => {
    const instance = await openOn(urls);
    const answer = instance.one(someCaller());
    const until = performance.now() + 2 * commandTimeoutMs;
    while (performance.now() < until);
    expect(await answer).toEqual({ granted: true, keyUsed: 1, ownerUsed: 1 });
    expect(observed).toEqual([]);
  });

  withRedis(
    'refuse: 503 while it is lost, nothing is charged, also by a call whose answer was lost',
    async (server) => {
      const proxy = await openProxy(server.port);
      const instance = await openOn(proxy.urls, { mode: 'refuse' });
      const caller = someCaller();
      await instance.one(caller);
      proxy.swallow();
      await expect(instance.one(caller)).rejects.toMatchObject(unavailable);
      expect(await counted(urls, caller, database)).toMatchObject({ key: 2 });
      await back(instance);
      expect(await counted(urls, caller, database)).toMatchObject({ key: 1 });
      await server.kill();
      for (let index = 0; index < 5; index += 1) {
        await expect(instance.one(caller)).rejects.toMatchObject(unavailable);
        await expect(instance.usage(caller.owner, caller.keyId, today, today)).rejects.toMatchObject({
          code: 'unavailable',
        });
      }
      await server.restart();
      await back(instance);
      expect(await instance.one(caller)).toEqual({ granted: true, keyUsed: 2, ownerUsed: 2 });
      server.pause();
      await expect(instance.one(caller)).rejects.toMatchObject(unavailable);
      server.continue();
      await back(instance);
      expect(await counted(urls, caller, database)).toMatchObject({ key: 2, owner: 2 });
      expect(instance.slowestMs()).toBeLessThan(commandTimeoutMs + slackMs);
    },
  );

  withRedis('usage names the operations of both stores', async (server) => {
    const instance = await openOn(urls);
    const caller = someCaller();
    await instance.one(caller, { cost: 3 });
    await server.kill();
    await instance.one(caller, { cost: 5, operation: 'search' });
    const usage = () => instance.usage(caller.owner, caller.keyId, today - 29, today);
    expect(await usage()).toEqual([{ day: today, units: 5, operations: { search: 5 } }]);
    await server.restart();
    await back(instance);
    expect(await usage()).toEqual([{ day: today, units: 8, operations: { listBosses: 3, search: 5 } }]);
    const rows = (await instance.dump(today)).filter(({ keyId }) => keyId === caller.keyId);
    expect(rows.map(({ operation, units }) => `${operation} ${units}`).sort()).toEqual([
      'listBosses 3',
      'search 5',
    ]);
  });

  withRedis('counters and records expire', async (server) => {
    const instance = await openOn(urls);
    await instance.one(someCaller());
    const keys = (await server.command('KEYS', `{${prefix}:*`)) as string[];
    const days = await Promise.all(
      keys.map(async (key) => Math.ceil(Number(await server.command('TTL', key)) / 86_400)),
    );
    // The run of the server is kept: there is one for each bucket.
    expect(days.sort((a, b) => a - b)).toEqual([-0, 3, 36, 36]);
  });
});

test('a Redis that is put back to an older state: what was lent since counts as used', async () => {
  const redis = await startRedis({ aof: true });
  if (!redis) return;
  try {
    const files = path.join(redis.folder, 'appendonlydir');
    const kept = path.join(redis.folder, 'kept');
    const [first, second] = [await openOn([redis.url]), await openOn([redis.url])];
    const caller = someCaller();
    let granted = 0;
    for (let round = 0; round < 3; round += 1) {
      granted += (await first.one(caller, { cost: 10 })).granted ? 10 : 0;
      await pause(1_100);
      await cp(files, kept, { recursive: true });
      granted += (await second.one(caller, { cost: 7 })).granted ? 7 : 0;
      await redis.kill();
      await rm(files, { recursive: true });
      await cp(kept, files, { recursive: true });
      await rm(kept, { recursive: true });
      await redis.restart();
      await Promise.all([back(first), back(second)]);
    }
    granted += (await spend(first, caller)).granted;
    expect(granted).toBeLessThanOrEqual(100);
    expect(granted).toBeGreaterThanOrEqual(50);
  } finally {
    await redis.stop();
  }
});

describe('a Redis Cluster', () => {
  let cluster: RedisCluster | undefined;
  beforeAll(async () => {
    cluster = await startRedisCluster({ aof: true });
  });
  afterAll(() => cluster?.stop());

  const slotOf = async ({ owner }: Caller, { redis }: Instance, asked = cluster!.nodes[0]!) =>
    Number(await asked.command('CLUSTER', 'KEYSLOT', `{${prefix}:${redis.bucketOf(owner)}}`));

  const portOf = async (caller: Caller, instance: Instance, asked = cluster!.nodes[0]!) => {
    const slot = await slotOf(caller, instance, asked);
    const ranges = await asked.command('CLUSTER', 'SLOTS');
    return (ranges as [number, number, [string, number]][]).find(
      ([low, high]) => low <= slot && slot <= high,
    )![2][1];
  };

  test('a node down takes only its own buckets, and they come back', async () => {
    if (!cluster) return;
    const instance = await openOn(cluster.urls);
    const callers = Array.from({ length: 60 }, someCaller);
    const round = async () => {
      for (const caller of callers) expect((await instance.one(caller)).granted).toBe(true);
    };
    await round();
    const ports = await Promise.all(callers.map((caller) => portOf(caller, instance)));
    const lost = callers.filter((_caller, index) => ports[index] === ports[0]);
    const node = cluster.nodes.find((each) => each.port === ports[0]);
    await node!.kill();
    await round();
    await round();
    expect(instance.isDegraded()).toBe(true);
    expect(instance.slowestMs()).toBeLessThan(commandTimeoutMs + slackMs);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.length).toBeLessThan(callers.length);
    await node!.restart();
    await back(instance);
    await round();
    for (const caller of callers) {
      // It wrote every second, so a counter of the node that was killed may have been raised.
      const { key } = await counted(cluster.urls, caller, database);
      expect(key).toBeGreaterThanOrEqual(4);
      if (!lost.includes(caller)) expect(key).toBe(4);
    }
  });

  test('slots that move to another node take their counters with them', async () => {
    if (!cluster) return;
    const instance = await openOn(cluster.urls);
    const caller = someCaller();
    await instance.one(caller);
    const nodes = await Promise.all(
      cluster.nodes.map(async (node) => ({ node, id: `${await node.command('CLUSTER', 'MYID')}` })),
    );
    const slot = await slotOf(caller, instance);
    const ownerPort = await portOf(caller, instance);
    const source = nodes.find(({ node }) => node.port === ownerPort)!;
    const target = nodes.find(({ node }) => node.port !== ownerPort)!;
    await target.node.command('CLUSTER', 'SETSLOT', slot, 'IMPORTING', source.id);
    await source.node.command('CLUSTER', 'SETSLOT', slot, 'MIGRATING', target.id);
    await instance.one(caller);
    const keys = (await source.node.command('CLUSTER', 'GETKEYSINSLOT', slot, 100)) as string[];
    await source.node.command('MIGRATE', '127.0.0.1', target.node.port, '', 0, 5_000, 'KEYS', ...keys);
    await instance.one(caller);
    for (const { node } of nodes) await node.command('CLUSTER', 'SETSLOT', slot, 'NODE', target.id);
    await instance.one(caller);
    await back(instance);
    const end = await spend(instance, caller);
    expect(end.end).toBe('quota_exceeded');
    expect(await counted(cluster.urls, caller, database)).toMatchObject({ key: 100 });
  });

  test('a node that fails over to its replica: nothing over the limit, and nothing that was granted is lost', async () => {
    if (!cluster) return;
    const family = [await openOn(cluster.urls), await openOn(cluster.urls)];
    const callers = Array.from({ length: 40 }, someCaller);
    const limits = { keyLimit: 1_000, ownerLimit: 1_000 };
    const units = new Map(callers.map((caller) => [caller, 0]));
    const port = await portOf(callers[0]!, family[0]!);
    const master = cluster.nodes.find((each) => each.port === port)!;
    const replica = await cluster.addReplica(master);
    let isRunning = true;
    const clients = family.flatMap((instance) =>
      Array.from({ length: 16 }, async (_, index) => {
        for (let turn = index; isRunning; turn += 1) {
          const caller = callers[turn % callers.length]!;
          const granted = await instance.one(caller, limits).then(
            (result) => result.granted,
            () => false,
          );
          if (granted) units.set(caller, units.get(caller)! + 1);
          await pause(2);
        }
      }),
    );
    await pause(500);
    await master.kill();
    await eventually('promoted', async () => `${await replica.command('ROLE')}`.startsWith('master'));
    await Promise.all(family.map(back));
    await pause(300);
    isRunning = false;
    await Promise.all(clients);
    await Promise.all(family.map(back));
    expect(Math.max(...family.map((each) => each.slowestMs()))).toBeLessThan(commandTimeoutMs + slackMs);
    expect(await portOf(callers[0]!, family[0]!, replica)).toBe(replica.port);
    for (const [caller, total] of units) {
      await family[0]!.one(caller, { ...limits, cost: 0 });
      const { key } = await counted([replica.url, ...cluster.urls], caller, database);
      expect(key).toBeGreaterThanOrEqual(total);
      const rest = await spend(family[0]!, caller, limits);
      expect(total + rest.granted).toBeLessThanOrEqual(1_000);
    }
  });
});
