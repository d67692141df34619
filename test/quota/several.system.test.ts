import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Unsettled } from '../../src/quota/redis-store.ts';
import { type RedisServer, startRedis } from '../servers.ts';
import {
  back,
  type Caller,
  chargeOf,
  counted,
  eventually,
  observed,
  openFamily,
  openInstance,
  openMember,
  openProxy,
  pause,
  roomy,
  someCaller,
} from './outage-rig.ts';

/** Several processes that lose their Redis together: what each may grant, and what Redis holds afterwards. */

let redis: RedisServer | undefined;
let urls: string[] = [];
beforeAll(async () => {
  redis = await startRedis({ aof: true, args: ['--appendfsync', 'always'] });
  if (redis) urls = [redis.url];
});
// A test that fails while Redis is down must not fail all that come after it.
afterEach(async () => {
  redis?.continue();
  await redis?.command('PING').catch(() => redis?.restart());
});
afterAll(() => redis?.stop());

const withRedis = (name: string, run: (server: RedisServer) => Promise<void>) =>
  test(name, async () => {
    if (redis) await run(redis);
  });

const unavailable = { code: 'unavailable', headers: { 'Retry-After': '1' } };

interface Chargeable {
  one(caller: Caller, parts?: Parameters<typeof chargeOf>[1]): Promise<{ readonly granted: boolean }>;
}

/** Charges single units until one is refused; how many were granted, and what the last answer was. */
async function spend(instance: Chargeable, caller: Caller, most = 2_000) {
  for (let granted = 0; granted < most; granted += 1) {
    try {
      if (!(await instance.one(caller, standard)).granted) return { granted, end: 'quota_exceeded' };
    } catch (error) {
      return { granted, end: (error as { code: string }).code };
    }
  }
  return { granted: most, end: 'not reached' };
}

const standard = { keyLimit: 1_000, ownerLimit: 1_500 };
/** Two of sixteen steps: what nobody grants while Redis is lost. */
const aside = 2 * (1_000 >> 4);

describe('while Redis is lost', () => {
  withRedis('each grants its share of what was left, then says that it does not know', async (server) => {
    const family = await openFamily([urls, urls, urls, urls]);
    const caller = someCaller();
    await family[0]!.one(caller, { ...standard, cost: 200 });
    await pause(50);
    await server.kill();
    const spent = await Promise.all(family.map((each) => spend(each, caller)));
    // The news of 200 units reached them all.
    const share = Math.floor((1_000 - 200 - aside) / 4);
    expect(spent).toEqual(Array.from({ length: 4 }, () => ({ granted: share, end: 'unavailable' })));
    await expect(family[0]!.one(caller, standard)).rejects.toMatchObject(unavailable);
    await server.restart();
    await Promise.all(family.map(back));
    expect(await counted(urls, caller)).toMatchObject({ key: 200 + 4 * share });
    // All of it can be spent now, and no more.
    const rest = await spend(family[1]!, caller);
    expect(rest).toEqual({ granted: 1_000 - 200 - 4 * share, end: 'quota_exceeded' });
  });

  withRedis('one that is alone grants all that is left, then says that nothing is', async (server) => {
    const [only] = await openFamily([urls]);
    const caller = someCaller();
    await only!.one(caller, { ...standard, cost: 200 });
    await server.kill();
    expect(await spend(only!, caller)).toEqual({ granted: 800, end: 'quota_exceeded' });
    await server.restart();
    await back(only!);
    expect(await counted(urls, caller)).toMatchObject({ key: 1_000, owner: 1_000 });
  });

  withRedis('what all have used is known, also to who has never been asked', async (server) => {
    const [first, second] = await openFamily([urls, urls]);
    const caller = someCaller();
    for (let used = 0; used < 900; used += 10) await first!.one(caller, { ...standard, cost: 10 });
    await pause(50);
    await server.kill();
    // Every 62 units it was told: last of the 870th.
    const left = Math.floor((1_000 - 870 - aside) / 2);
    expect(await spend(second!, caller)).toEqual({ granted: left, end: 'unavailable' });
    // What was never heard of has not been used.
    const fresh = someCaller();
    const share = Math.floor((1_000 - aside) / 2);
    expect(await spend(second!, fresh)).toEqual({ granted: share, end: 'unavailable' });
    await server.restart();
    await Promise.all([back(first!), back(second!)]);
    expect(await spend(second!, caller)).toEqual({ granted: 100 - left, end: 'quota_exceeded' });
  });

  withRedis('who came late has read what was used before', async (server) => {
    const caller = someCaller();
    const [first] = await openFamily([urls]);
    await first!.one(caller, { ...standard, cost: 990 });
    const late = await openMember(urls);
    await eventually('acquainted', () => late.announcements.listeners() === 2);
    await pause(100);
    await server.kill();
    expect(await spend(late, caller)).toEqual({ granted: 0, end: 'unavailable' });
    await server.restart();
    await Promise.all([back(first!), back(late)]);
  });

  withRedis('who could not hear of others yet grants nothing', async (server) => {
    const [first] = await openFamily([urls]);
    const stranger = await openMember(urls);
    expect(stranger.announcements.listeners()).toBe(Number.POSITIVE_INFINITY);
    await server.kill();
    const caller = someCaller();
    expect(await spend(stranger, caller)).toEqual({ granted: 0, end: 'unavailable' });
    expect(await spend(first!, caller)).toEqual({
      granted: Math.floor((1_000 - aside) / 2),
      end: 'unavailable',
    });
    await server.restart();
    await Promise.all([back(first!), back(stranger)]);
  });

  withRedis('who says goodbye is not counted any more', async (server) => {
    const [first, second] = await openFamily([urls, urls]);
    await second!.close();
    await second!.announcements.close();
    await eventually('alone', () => first!.announcements.listeners() === 1);
    await server.kill();
    expect(await spend(first!, someCaller())).toEqual({ granted: 1_000, end: 'quota_exceeded' });
    await server.restart();
    await back(first!);
  });
});

describe('when Redis is back', () => {
  withRedis('who returns first is held to its share until the others have settled', async (server) => {
    const [wire, otherWire] = [await openProxy(server.port), await openProxy(server.port)];
    const [first, second] = await openFamily([wire.urls, otherWire.urls]);
    const caller = someCaller();
    await first!.one(caller, { ...standard, cost: 100 });
    await pause(50);
    const share = Math.floor((1_000 - 100 - aside) / 2);
    await server.kill();
    expect(await spend(second!, caller)).toEqual({ granted: share, end: 'unavailable' });
    // It cannot reach the Redis that is there again.
    otherWire.cut();
    await server.restart();
    await eventually('asked again', async () => (await first!.inner.connected(0)) && !first!.inner.behind(0));
    await pause(200);
    expect(first!.state()).toBe('degraded');
    const held = await spend(first!, caller);
    expect(held).toEqual({ granted: share, end: 'unavailable' });
    expect(await counted(urls, caller)).toMatchObject({ key: 100 + share });
    otherWire.mend();
    await Promise.all([back(first!), back(second!)]);
    expect(await counted(urls, caller)).toMatchObject({ key: 100 + 2 * share });
    expect(await spend(first!, caller)).toEqual({
      granted: 1_000 - 100 - 2 * share,
      end: 'quota_exceeded',
    });
  });

  withRedis('one that loses Redis for itself makes the others careful, if it can tell', async (server) => {
    const wire = await openProxy(server.port);
    const [careful] = await openFamily([urls]);
    const flaky = await openMember(wire.urls, { listensAt: urls, probeMs: 100_000 });
    await eventually('acquainted', () => flaky.announcements.listeners() === 2);
    await pause(100);
    const caller = someCaller();
    wire.swallow();
    expect(await flaky.one(caller, { ...standard, cost: 10 })).toMatchObject({ granted: true });
    await eventually('careful', () => careful!.state() === 'degraded');
    // Redis answers it, and it asks for no more than its share.
    await eventually('asking', () => !careful!.inner.behind(0));
    const share = Math.floor((1_000 - aside) / 2);
    expect(await spend(careful!, caller)).toMatchObject({ end: 'unavailable' });
    expect((await counted(urls, caller)).key).toBeLessThanOrEqual(10 + share);
    await eventually('connected', () => flaky.inner.connected(0));
    await flaky.settle();
    await Promise.all([back(careful!), back(flaky)]);
    expect((await spend(careful!, caller)).end).toBe('quota_exceeded');
    expect(await counted(urls, caller)).toMatchObject({ key: 1_000 });
  });

  withRedis('what one that ended has left is taken by those who go on', async (server) => {
    const shelf: Unsettled[] = [];
    const options = {
      // Who has ended is soon not waited for.
      heartbeatMs: 100,
      saveUnsettled: async (left: readonly Unsettled[]) => {
        shelf.push(...JSON.parse(JSON.stringify(left)));
      },
      loadUnsettled: async () => shelf.splice(0),
    };
    const [first, second] = await openFamily([urls, urls], options);
    const caller = someCaller();
    await server.kill();
    await first!.one(caller, { ...standard, cost: 7 });
    await second!.one(caller, { ...standard, cost: 5 });
    await second!.close();
    await second!.announcements.close();
    expect(shelf).toHaveLength(1);
    await server.restart();
    await back(first!);
    await eventually('adopted', async () => (await counted(urls, caller)).key === 12);
  });

  test('what could not be loaded is loaded later', async () => {
    if (!redis) return;
    const caller = someCaller();
    const { owner, keyId } = caller;
    const line = {
      day: chargeOf(caller).day,
      owner,
      keyId,
      operation: 'search',
      units: 5,
      cost: 0,
      position: 0,
    };
    let attempts = 0;
    const instance = await openInstance(urls, {
      loadRetryMs: 20,
      loadUnsettled: async () => {
        attempts += 1;
        if (attempts < 4) throw new Error('cannot execute UPDATE in a read-only transaction');
        return [{ bucket: 0, process: 'gone', number: 3, open: 0, recorded: 0, lines: [line], floors: [] }];
      },
    });
    await eventually('adopted', async () => (await counted(urls, caller)).key === 5);
    await back(instance);
    // Said once, not with every attempt.
    expect(observed.filter(({ type }) => type === 'fault')).toHaveLength(1);
  });
});

describe('a Redis that has lost what it answered', () => {
  /** Puts the files back that were there when `keep` was called. */
  function fileKeeper({ folder }: RedisServer) {
    const files = path.join(folder, 'appendonlydir');
    const kept = path.join(folder, 'kept');
    return {
      async keep() {
        await rm(kept, { recursive: true, force: true });
        await cp(files, kept, { recursive: true });
      },
      async putBack() {
        await rm(files, { recursive: true });
        await cp(kept, files, { recursive: true });
      },
    };
  }

  withRedis('has it again from the one process that was told', async (server) => {
    const files = fileKeeper(server);
    const [only] = await openFamily([urls]);
    const caller = someCaller();
    const spendOn = (operation: string, cost: number) => only!.one(caller, { ...roomy, operation, cost });
    await spendOn('listBosses', 10);
    await files.keep();
    await spendOn('search', 25);
    await server.kill();
    await spendOn('listRunes', 5);
    await files.putBack();
    await server.restart();
    await back(only!);
    expect(await counted(urls, caller)).toEqual({
      key: 40,
      owner: 40,
      operations: { listBosses: 10, restored: 25, listRunes: 5 },
    });
    expect(await only!.one(caller, roomy)).toMatchObject({ keyUsed: 41, ownerUsed: 41 });
    const rows = (await only!.dump(chargeOf(caller).day)).filter(({ keyId }) => keyId === caller.keyId);
    expect(rows.reduce((sum, { units }) => sum + units, 0)).toBe(41);
  });

  withRedis(
    'has it again to the unit, also when several were told and granted more since',
    async (server) => {
      const files = fileKeeper(server);
      const family = await openFamily([urls, urls, urls]);
      const callers = [someCaller(), someCaller()];
      // Of one owner two keys.
      callers.push({ keyId: someCaller().keyId, owner: callers[0]!.owner });
      const units = new Map(callers.map((caller) => [caller, 0]));
      const spendAll = async (rounds: number) => {
        for (let round = 0; round < rounds; round += 1) {
          for (const [index, caller] of callers.entries()) {
            const each = family[(round + index) % family.length]!;
            const cost = 1 + ((round + index) % 5);
            if ((await each.one(caller, { ...roomy, cost })).granted)
              units.set(caller, units.get(caller)! + cost);
          }
        }
      };
      for (let rewind = 0; rewind < 3; rewind += 1) {
        await spendAll(10);
        await files.keep();
        await spendAll(17);
        await server.kill();
        await spendAll(8);
        await files.putBack();
        await server.restart();
        await Promise.all(family.map(back));
        for (const [caller, total] of units) {
          const { key, operations } = await counted(urls, caller);
          const sum = Object.values(operations).reduce((a, b) => a + b, 0);
          expect({ rewind, key, sum }).toEqual({ rewind, key: total, sum: total });
        }
        const [first, , third] = callers.map((caller) => units.get(caller)!);
        expect((await counted(urls, callers[0]!)).owner).toBe(first! + third!);
      }
    },
  );

  withRedis('keeps the limit, for every key that somebody remembers', async (server) => {
    const files = fileKeeper(server);
    const family = await openFamily([urls, urls, urls, urls]);
    const caller = someCaller();
    await files.keep();
    for (let round = 0; round < 60; round += 1) {
      await family[round % 4]!.one(caller, { ...standard, cost: 10 });
    }
    await server.kill();
    const during = await Promise.all(family.map((each) => spend(each, caller)));
    await files.putBack();
    await server.restart();
    await Promise.all(family.map(back));
    const after = await spend(family[2]!, caller);
    const granted = 600 + [...during, after].reduce((sum, each) => sum + each.granted, 0);
    expect({ granted, end: after.end }).toEqual({ granted: 1_000, end: 'quota_exceeded' });
    expect(await counted(urls, caller)).toMatchObject({ key: 1_000, owner: 1_000 });
  });
});
