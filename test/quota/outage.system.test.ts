import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createAnnouncements } from '../../src/quota/announcements.ts';
import type { OutageOptions } from '../../src/quota/outage.ts';
import type { Standing } from '../../src/quota/quota.ts';
import type { Unsettled } from '../../src/quota/redis-store.ts';
import { type RedisCluster, type RedisServer, startRedis, startRedisCluster } from '../servers.ts';
import {
  back,
  type Caller,
  chargeOf,
  commandTimeoutMs,
  counted,
  eventually,
  type Instance,
  observe,
  observed,
  open,
  openFamily,
  openInstance,
  openProxy,
  outages,
  pause,
  prefix,
  roomy,
  slackMs,
  someCaller,
  today,
} from './outage-rig.ts';

describe('one Redis', () => {
  let redis: RedisServer | undefined;
  let urls: string[] = [];
  beforeAll(async () => {
    // Always: with everysec a server that waits for its disk answers before it has written (up to 2 s).
    redis = await startRedis({ aof: true, args: ['--appendfsync', 'always'] });
    if (redis) urls = [redis.url];
  });
  // A test that fails while Redis hangs must not fail all that come after it.
  afterEach(() => redis?.continue());
  afterAll(() => redis?.stop());

  const withRedis = (name: string, run: (server: RedisServer) => Promise<void>) =>
    test(name, async () => {
      if (redis) await run(redis);
    });

  withRedis('down at start: serves, and settles when it is there', async (server) => {
    await server.kill();
    const instance = await openInstance(urls, { cold: true });
    const caller = someCaller();
    for (let used = 1; used <= 7; used += 1) {
      expect(await instance.one(caller)).toEqual({ granted: true, keyUsed: used, ownerUsed: used });
    }
    expect(instance.state()).toBe('degraded');
    await expect(instance.ping()).rejects.toThrow();
    await server.restart();
    await back(instance);
    expect(await counted(urls, caller)).toEqual({ key: 7, owner: 7, operations: { listBosses: 7 } });
    expect(outages()).toEqual(['lost 0', 'back 7']);
    expect(await instance.one(caller)).toEqual({ granted: true, keyUsed: 8, ownerUsed: 8 });
  });

  withRedis(
    'killed and restarted ten times under load: never above the limit, nothing lost',
    async (server) => {
      const one = await openInstance(urls);
      const others = [await openInstance(urls), await openInstance(urls)];
      const limited = someCaller();
      const free = someCaller();
      let granted = 0;
      let units = 0;
      let running = true;
      const clients = [one, ...others].flatMap((instance) =>
        Array.from({ length: 10 }, async () => {
          while (running) {
            if ((await instance.one(free, roomy)).granted) units += 1;
            // One process alone: exact to the unit.
            if (instance === one && (await one.one(limited, { keyLimit: 400, ownerLimit: 400 })).granted)
              granted += 1;
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
      await Promise.all([one, ...others].map(back));
      await eventually(
        'the limit',
        async () => !(await one.one(limited, { keyLimit: 400, ownerLimit: 400 })).granted,
      );
      running = false;
      await Promise.all(clients);
      // On a busy machine a last call may have run into its time limit.
      await Promise.all([one, ...others].map(back));
      expect(granted).toBeLessThanOrEqual(400);
      expect(await counted(urls, limited)).toMatchObject({ key: 400, owner: 400 });
      expect(await counted(urls, free)).toEqual({
        key: units,
        owner: units,
        operations: { listBosses: units },
      });
      expect(Math.max(...[one, ...others].map((each) => each.slowestMs()))).toBeLessThan(
        commandTimeoutMs + slackMs,
      );
    },
  );

  withRedis(
    'hanging (SIGSTOP): answers within the time limit, and what it reads late counts nothing',
    async (server) => {
      const instance = await openInstance(urls);
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
      expect(instance.state()).toBe('degraded');
      expect(instance.slowestMs()).toBeLessThan(commandTimeoutMs + slackMs);
      // Long enough for connections to be given up, with calls in their buffers.
      await pause(1_500);
      server.continue();
      await back(instance);
      for (const caller of callers) {
        expect(await counted(urls, caller)).toEqual({ key: 40, owner: 40, operations: { listBosses: 40 } });
      }
    },
  );

  withRedis(
    'a short hang leaves the connection: the late copy is read before the settlement',
    async (server) => {
      const instance = await openInstance(urls);
      const caller = someCaller();
      await instance.one(caller);
      server.pause();
      const during = await Promise.all(Array.from({ length: 10 }, () => instance.one(caller)));
      expect(during.filter(({ granted }) => granted)).toHaveLength(10);
      server.continue();
      await back(instance);
      expect(await counted(urls, caller)).toMatchObject({ key: 11, owner: 11 });
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
    withRedis(`${fault}: serves to the limit and settles`, async (server) => {
      const instance = await openInstance(urls);
      const caller = someCaller();
      await instance.one(caller, { cost: 40 });
      for (const words of breaking) await server.command(...words);
      const standings: Standing[] = [];
      for (let index = 0; index < 70; index += 1) standings.push(await instance.one(caller));
      expect(instance.state()).toBe('degraded');
      expect(standings.filter(({ granted }) => granted)).toHaveLength(60);
      expect(standings.at(-1)).toEqual({ granted: false, keyUsed: 100, ownerUsed: 100 });
      for (const words of mend) await server.command(...words);
      await back(instance);
      expect(await counted(urls, caller)).toMatchObject({ key: 100, owner: 100 });
      expect(outages()).toEqual(['lost 0', 'back 60']);
    });
  }

  withRedis('restarted empty: counters are raised to what was last seen', async (server) => {
    const [first, second] = [await openInstance(urls), await openInstance(urls)];
    const caller = someCaller();
    for (let index = 0; index < 20; index += 1) await (index % 2 ? first : second).one(caller, { cost: 2 });
    await server.command('FLUSHALL');
    // The connection never broke: the record tells.
    expect(await first.one(caller)).toEqual({ granted: true, keyUsed: 41, ownerUsed: 41 });
    await back(first);
    expect((await counted(urls, caller)).key).toBeGreaterThanOrEqual(39);
    await server.restart({ empty: true });
    const answers = await Promise.all([
      ...Array.from({ length: 60 }, () => first.one(caller)),
      ...Array.from({ length: 60 }, () => second.one(caller)),
    ]);
    await Promise.all([back(first), back(second)]);
    expect(answers.filter(({ granted }) => granted).length).toBeLessThanOrEqual(2 * 61);
    const total = await counted(urls, caller);
    expect(total.key).toBeGreaterThanOrEqual(100);
    expect((await first.one(caller)).granted).toBe(false);
    expect((await second.one(caller)).granted).toBe(false);
    const messages = observed.flatMap((event) => (event.type === 'lifecycle' ? [event.message] : []));
    expect(messages[0]).toMatch(/lost counts/);
  });

  withRedis('restarted empty with one process: the limit holds to the unit', async (server) => {
    const instance = await openInstance(urls);
    const caller = someCaller();
    let granted = 0;
    for (let round = 0; round < 4; round += 1) {
      for (let index = 0; index < 30; index += 1) if ((await instance.one(caller)).granted) granted += 1;
      await server.restart({ empty: true });
    }
    for (let index = 0; index < 30; index += 1) if ((await instance.one(caller)).granted) granted += 1;
    await back(instance);
    expect(granted).toBe(100);
    expect(await counted(urls, caller)).toMatchObject({ key: 100, owner: 100 });
  });

  withRedis('scripts flushed: nobody notices', async (server) => {
    const instance = await openInstance(urls);
    const caller = someCaller();
    for (let index = 0; index < 10; index += 1) {
      await instance.one(caller);
      await server.command('SCRIPT', 'FLUSH');
    }
    await Promise.all(Array.from({ length: 50 }, () => instance.one(caller)));
    expect(instance.state()).toBe('ok');
    expect(outages()).toEqual([]);
    expect(await counted(urls, caller)).toMatchObject({ key: 60, owner: 60 });
  });

  withRedis('an answer that is lost on the way is counted once', async (server) => {
    const proxy = await openProxy(server.port);
    const instance = await openInstance(proxy.urls);
    const caller = someCaller();
    await instance.one(caller);
    proxy.swallow();
    expect(await instance.one(caller)).toEqual({ granted: true, keyUsed: 2, ownerUsed: 2 });
    expect(await counted(urls, caller)).toMatchObject({ key: 2, owner: 2 });
    expect(instance.state()).toBe('degraded');
    await back(instance);
    expect(await counted(urls, caller)).toMatchObject({ key: 2, owner: 2 });
  });

  withRedis('a lost answer that differs from the one given is corrected to the one given', async (server) => {
    const proxy = await openProxy(server.port);
    const instance = await openInstance(proxy.urls);
    const other = await openInstance(urls);
    const caller = someCaller();
    await instance.one(caller, { cost: 50 });
    await other.one(caller, { cost: 48 });
    proxy.swallow();
    // Redis grants 1 and 1 and refuses 10; this process knows of 50 and grants all.
    const batch = [1, 10, 1].map((cost) => chargeOf(caller, { cost }));
    expect((await instance.charge(batch)).map(({ granted }) => granted)).toEqual([true, true, true]);
    expect(await counted(urls, caller)).toMatchObject({ key: 100 });
    await back(instance);
    expect(await counted(urls, caller)).toMatchObject({
      key: 110,
      owner: 110,
      operations: { listBosses: 110 },
    });
    expect(await other.one(caller)).toEqual({ granted: false, keyUsed: 110, ownerUsed: 110 });
  });

  withRedis('a settlement whose answer is lost is not counted again', async (server) => {
    const proxy = await openProxy(server.port);
    const instance = await openInstance(proxy.urls, { probeMs: 100_000 });
    const caller = someCaller();
    await instance.one(caller);
    await server.kill();
    await Promise.all(Array.from({ length: 9 }, () => instance.one(caller)));
    await server.restart();
    expect(await instance.inner.connected(5_000)).toBe(true);
    // The script is known again, or the answer that is lost would be that it is not.
    const other = await openInstance(urls);
    await other.inner.settle(0);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      proxy.swallow();
      await expect(instance.settle()).rejects.toThrow();
      expect(await counted(urls, caller)).toMatchObject({ key: 10 });
      await instance.one(caller);
      expect(await instance.inner.connected(5_000)).toBe(true);
    }
    await instance.settle();
    expect(instance.state()).toBe('ok');
    expect(await counted(urls, caller)).toMatchObject({ key: 13, owner: 13, operations: { listBosses: 13 } });
  });

  withRedis('a call that reaches Redis after its settlement counts nothing', async (server) => {
    const proxy = await openProxy(server.port);
    const instance = await openInstance(proxy.urls);
    const caller = someCaller();
    await instance.one(caller);
    proxy.hold();
    await Promise.all([instance.one(caller), instance.one(caller)]);
    expect(instance.state()).toBe('degraded');
    proxy.pass();
    await eventually('a new connection', () => instance.inner.connected(0));
    await back(instance);
    expect(await counted(urls, caller)).toMatchObject({ key: 3, owner: 3 });
    proxy.releaseHeld();
    await pause(100);
    expect(await counted(urls, caller)).toMatchObject({ key: 3, owner: 3 });
    expect(await instance.one(caller)).toEqual({ granted: true, keyUsed: 4, ownerUsed: 4 });
  });

  withRedis(
    'hundreds of concurrent charges of four processes while connections break: exact',
    async (server) => {
      const proxies = await Promise.all(Array.from({ length: 4 }, () => openProxy(server.port)));
      const instances: Instance[] = [];
      for (const proxy of proxies) instances.push(await openInstance(proxy.urls));
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
        expect(await counted(urls, caller)).toEqual({
          key: total,
          owner: total,
          operations: { listBosses: total },
        });
      }
    },
  );

  withRedis('several processes against one limit, nothing broken: exact', async () => {
    const instances = [await openInstance(urls), await openInstance(urls), await openInstance(urls)];
    const caller = someCaller();
    const answers = await Promise.all(
      instances.flatMap((instance) => Array.from({ length: 300 }, () => instance.one(caller, { cost: 1 }))),
    );
    const granted = answers.filter((standing) => standing.granted);
    expect(observed).toEqual([]);
    expect(granted).toHaveLength(100);
    expect(new Set(granted.map(({ keyUsed }) => keyUsed)).size).toBe(100);
  });

  withRedis('a process that was busy itself does not take Redis for slow', async () => {
    const instance = await openInstance(urls);
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
      const instance = await openInstance(proxy.urls, { mode: 'refuse' });
      const caller = someCaller();
      await instance.one(caller);
      proxy.swallow();
      await expect(instance.one(caller)).rejects.toMatchObject({
        code: 'unavailable',
        headers: { 'Retry-After': '1' },
      });
      expect(await counted(urls, caller)).toMatchObject({ key: 2 });
      await back(instance);
      expect(await counted(urls, caller)).toEqual({ key: 1, owner: 1, operations: { listBosses: 1 } });
      await server.kill();
      for (let index = 0; index < 5; index += 1) {
        await expect(instance.one(caller)).rejects.toMatchObject({ code: 'unavailable' });
        await expect(instance.usage(caller.owner, caller.keyId, today, today)).rejects.toMatchObject({
          code: 'unavailable',
        });
      }
      await server.restart();
      await back(instance);
      expect(await instance.one(caller)).toEqual({ granted: true, keyUsed: 2, ownerUsed: 2 });
      server.pause();
      await expect(instance.one(caller)).rejects.toMatchObject({ code: 'unavailable' });
      server.continue();
      await back(instance);
      expect(await counted(urls, caller)).toMatchObject({ key: 2, owner: 2 });
      expect(instance.slowestMs()).toBeLessThan(commandTimeoutMs + slackMs);
    },
  );

  withRedis('a process that ends meanwhile hands over what it owes, once', async (server) => {
    const proxy = await openProxy(server.port);
    let saved: Unsettled[] = [];
    const options: Partial<OutageOptions> = {
      saveUnsettled: async (unsettled) => {
        saved = JSON.parse(JSON.stringify(unsettled));
      },
      loadUnsettled: async () => saved.splice(0),
    };
    const first = await openInstance(proxy.urls, options);
    const caller = someCaller();
    await first.one(caller, { cost: 10 });
    // Its last call was counted, its answer lost.
    proxy.swallow();
    await first.one(caller, { cost: 3 });
    await server.kill();
    await first.one(caller, { cost: 4 });
    await first.close();
    open.splice(open.indexOf(first), 1);
    expect(saved.length).toBeGreaterThan(0);

    const second = await openInstance(urls, { ...options, cold: true });
    // It knows of 7 of the 17.
    await eventually('taken over', () => second.state() === 'degraded');
    expect(await second.one(caller, { cost: 90 })).toMatchObject({ granted: true, keyUsed: 97 });
    await server.restart();
    await back(second);
    expect(await counted(urls, caller)).toMatchObject({ key: 107, owner: 107 });
    expect(saved).toHaveLength(0);
  });

  withRedis('usage while it is lost tells what is known here', async (server) => {
    const instance = await openInstance(urls);
    const caller = someCaller();
    await instance.one(caller, { cost: 3 });
    await server.kill();
    await instance.one(caller, { cost: 5, operation: 'search' });
    expect(await instance.usage(caller.owner, caller.keyId, today - 29, today)).toEqual([
      { day: today, units: 8, operations: { search: 5 } },
    ]);
    await server.restart();
    await back(instance);
    expect(await instance.usage(caller.owner, caller.keyId, today - 29, today)).toEqual([
      { day: today, units: 8, operations: { listBosses: 3, search: 5 } },
    ]);
  });

  withRedis('counters and records expire', async (server) => {
    const instance = await openInstance(urls);
    await instance.one(someCaller());
    const keys = (await server.command('KEYS', `{${prefix}:*`)) as string[];
    const lives = await Promise.all(keys.map((key) => server.command('TTL', key)));
    expect(lives.map((seconds) => Math.ceil(Number(seconds) / 86_400)).sort()).toEqual([3, 36, 36]);
  });

  withRedis('announcements arrive, and a break in listening is told', async (server) => {
    const heard: string[] = [];
    let reconnects = 0;
    const address = { urls, prefix, commandTimeoutMs, observe };
    const listener = createAnnouncements({
      ...address,
      onMessage: (message) => heard.push(message),
      onReconnect: () => {
        reconnects += 1;
      },
    });
    const speaker = createAnnouncements({ ...address, onMessage: () => {}, onReconnect: () => {} });
    open.push(listener, speaker);
    const say = (message: string) =>
      eventually(message, async () => {
        await speaker.publish(message).catch(() => {});
        await pause(20);
        return heard.includes(message);
      });
    await say('first');
    expect(reconnects).toBe(1);
    await server.kill();
    await expect(speaker.publish('nobody')).rejects.toThrow();
    await server.restart();
    await say('second');
    expect(reconnects).toBe(2);
    // A hanging server says nothing: the heartbeat notices.
    const faults = () => observed.filter(({ type }) => type === 'fault').length;
    const before = faults();
    server.pause();
    await eventually('noticed by both', () => faults() === before + 2);
    server.continue();
    await say('third');
    expect(reconnects).toBe(3);
  });
});

describe('a Redis Cluster', () => {
  let cluster: RedisCluster | undefined;
  beforeAll(async () => {
    cluster = await startRedisCluster({ aof: true });
  });
  afterAll(() => cluster?.stop());

  const slotOf = async ({ owner }: Caller, { inner }: Instance, asked = cluster!.nodes[0]!) =>
    Number(await asked.command('CLUSTER', 'KEYSLOT', `{${prefix}:${inner.bucketOf(owner)}}`));

  const portOf = async (caller: Caller, instance: Instance, asked = cluster!.nodes[0]!) => {
    const slot = await slotOf(caller, instance, asked);
    const ranges = await asked.command('CLUSTER', 'SLOTS');
    return (ranges as [number, number, [string, number]][]).find(
      ([low, high]) => low <= slot && slot <= high,
    )![2][1];
  };

  test('a node down takes only its own buckets, and they settle', async () => {
    if (!cluster) return;
    const instance = await openInstance(cluster.urls);
    const callers = Array.from({ length: 60 }, someCaller);
    const round = async () => {
      for (const caller of callers) expect((await instance.one(caller)).granted).toBe(true);
    };
    await round();
    const port = await portOf(callers[0]!, instance);
    const node = cluster.nodes.find((each) => each.port === port);
    await node!.kill();
    await round();
    await round();
    expect(instance.state()).toBe('degraded');
    expect(instance.slowestMs()).toBeLessThan(commandTimeoutMs + slackMs);
    const lost = callers.filter(({ owner }) => instance.inner.behind(instance.inner.bucketOf(owner)));
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.length).toBeLessThan(callers.length);
    await node!.restart();
    await back(instance);
    await round();
    for (const caller of callers)
      expect(await counted(cluster.urls, caller)).toMatchObject({ key: 4, owner: 4 });
  });

  test('all down, then up again', async () => {
    if (!cluster) return;
    const instance = await openInstance(cluster.urls);
    const caller = someCaller();
    await instance.one(caller);
    await Promise.all(cluster.nodes.map((node) => node.kill()));
    for (let index = 0; index < 5; index += 1) await instance.one(caller);
    await Promise.all(cluster.nodes.map((node) => node.restart()));
    await back(instance);
    expect(await counted(cluster.urls, caller)).toMatchObject({ key: 6, owner: 6 });
    expect(instance.slowestMs()).toBeLessThan(commandTimeoutMs + slackMs);
  });

  test('slots that move to another node take their counters with them', async () => {
    if (!cluster) return;
    const instance = await openInstance(cluster.urls);
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
    expect(await instance.one(caller)).toMatchObject({ granted: true, keyUsed: 5, ownerUsed: 5 });
    expect(await counted(cluster.urls, caller)).toMatchObject({ key: 5, owner: 5 });
  });

  test('a node that fails over to its replica: counted on there, once and without a loss', async () => {
    if (!cluster) return;
    const family = await openFamily([cluster.urls, cluster.urls]);
    const callers = Array.from({ length: 40 }, someCaller);
    const units = new Map(callers.map((caller) => [caller, 0]));
    const port = await portOf(callers[0]!, family[0]!);
    const master = cluster.nodes.find((each) => each.port === port)!;
    const replica = await cluster.addReplica(master);
    let running = true;
    const clients = family.flatMap((instance) =>
      Array.from({ length: 16 }, async (_, index) => {
        for (let turn = index; running; turn += 1) {
          const caller = callers[turn % callers.length]!;
          if ((await instance.one(caller, roomy)).granted) units.set(caller, units.get(caller)! + 1);
          await pause(2);
        }
      }),
    );
    await pause(500);
    await master.kill();
    await eventually('promoted', async () => `${await replica.command('ROLE')}`.startsWith('master'));
    await Promise.all(family.map(back));
    await pause(300);
    running = false;
    await Promise.all(clients);
    await Promise.all(family.map(back));
    expect(Math.max(...family.map((each) => each.slowestMs()))).toBeLessThan(commandTimeoutMs + slackMs);
    expect(await portOf(callers[0]!, family[0]!, replica)).toBe(replica.port);
    for (const [caller, total] of units) {
      const { key, owner, operations } = await counted([replica.url, ...cluster.urls], caller);
      const sum = Object.values(operations).reduce((a, b) => a + b, 0);
      expect({ key, owner, sum }).toEqual({ key: total, owner: total, sum: total });
    }
  });
});
