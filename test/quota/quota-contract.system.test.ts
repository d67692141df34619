import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { createLedger, createPostgresStore } from '../../src/quota/postgres-store.ts';
import type { Charge, QuotaResult, QuotaStore } from '../../src/quota/quota.ts';
import { findPostgres, findRedis, findRedisCluster, type Shared } from '../servers.ts';
import { openTestDatabase } from '../service.ts';
import { consumeAll } from './consume-all.ts';
import { openShared } from './stores.ts';

/** One store and everything it stands on; `another` is a second process that shares the counters. */
interface Place {
  readonly store: QuotaStore;
  another(): Promise<QuotaStore>;
  stop(): Promise<void>;
}

const databaseOptions = { poolSize: 4, statementTimeoutMs: 20_000, connectTimeoutMs: 20_000 };

async function redisPlace(servers: Shared | undefined): Promise<Place | undefined> {
  if (!servers) return undefined;
  const database = await openTestDatabase();
  const prefix = `test-${randomBytes(4).toString('hex')}`;
  const stores: QuotaStore[] = [];
  const another = async () => {
    const { store, redis } = openShared({ urls: servers.urls, prefix, database, timeoutMs: 5_000 });
    stores.push(store);
    expect(await redis.connected(10_000)).toBe(true);
    return store;
  };
  return {
    store: await another(),
    another,
    async stop() {
      await Promise.all(stores.map((store) => store.close()));
      await servers.stop();
      await database.close();
    },
  };
}

function postgresPlace(database: Database, more: () => Promise<Database>, stop: () => Promise<void>): Place {
  const opened = [database];
  return {
    store: createPostgresStore(createLedger(database), () => {}),
    async another() {
      const next = await more();
      if (!opened.includes(next)) opened.push(next);
      return createPostgresStore(createLedger(next), () => {});
    },
    async stop() {
      for (const each of opened) await each.close();
      await stop();
    },
  };
}

const places: Record<string, () => Promise<Place | undefined>> = {
  redis: async () => redisPlace(await findRedis()),
  'redis cluster': async () => redisPlace(await findRedisCluster()),
  async postgres() {
    const server = await findPostgres();
    if (!server) return undefined;
    const open = () => openDatabase({ ...databaseOptions, url: server.url, folder: '' });
    const database = await open();
    await migrate(database);
    return postgresPlace(database, open, server.stop);
  },
  async pglite() {
    const dump = new Blob([await readFile(process.env['CARYLL_TEST_DUMP']!)]);
    const database = await openDatabase({ ...databaseOptions, url: undefined, folder: 'memory://', dump });
    // One process only can open it.
    return postgresPlace(
      database,
      async () => database,
      async () => {},
    );
  },
};

const today = Math.floor(Date.now() / 86_400_000);
const someone = () => createHash('sha256').update(randomBytes(8)).digest('hex');
const someKey = () => randomBytes(6).toString('hex');

function chargeOf(parts: Partial<Charge> & Pick<Charge, 'keyId' | 'owner'>): Charge {
  return { cost: 1, keyLimit: 100, ownerLimit: 150, day: today, operation: 'listBosses', ...parts };
}

const granted = (results: readonly QuotaResult[]) => results.filter((result) => result.granted).length;

describe.each(Object.entries(places))('units in %s', (_, open) => {
  let place: Place | undefined;
  let store: QuotaStore;
  beforeAll(async () => {
    place = await open();
    if (place) store = place.store;
  });
  afterAll(() => place?.stop());

  const contract = (name: string, run: () => Promise<void>) =>
    test(name, async () => {
      if (place) await run();
    });

  contract('the first charge of a key stands at 1 and 1', async () => {
    expect(await consumeAll(store, [chargeOf({ keyId: someKey(), owner: someone() })])).toEqual([
      { granted: true, keyUsed: 1, ownerUsed: 1 },
    ]);
  });

  contract('cost 0 reads and changes nothing, also when nothing was counted yet', async () => {
    const caller = { keyId: someKey(), owner: someone() };
    const read = chargeOf({ ...caller, cost: 0 });
    expect(await consumeAll(store, [read])).toEqual([{ granted: true, keyUsed: 0, ownerUsed: 0 }]);
    await consumeAll(store, [chargeOf({ ...caller, cost: 7 })]);
    expect(await consumeAll(store, [read, read])).toEqual([
      { granted: true, keyUsed: 7, ownerUsed: 7 },
      { granted: true, keyUsed: 7, ownerUsed: 7 },
    ]);
    expect(await store.usage(caller.owner, caller.keyId, today, today)).toEqual([
      { day: today, units: 7, operations: { listBosses: 7 } },
    ]);
  });

  contract('a batch is charged in its order, what does not fit is skipped', async () => {
    const caller = { keyId: someKey(), owner: someone() };
    const batch = [96, 5, 3, 2, 1, 0].map((cost) => chargeOf({ ...caller, cost }));
    expect(await consumeAll(store, batch)).toEqual([
      { granted: true, keyUsed: 96, ownerUsed: 96 },
      { granted: false, keyUsed: 96, ownerUsed: 96 },
      { granted: true, keyUsed: 99, ownerUsed: 99 },
      { granted: false, keyUsed: 99, ownerUsed: 99 },
      { granted: true, keyUsed: 100, ownerUsed: 100 },
      { granted: true, keyUsed: 100, ownerUsed: 100 },
    ]);
  });

  contract('a refused search leaves its units to be spent', async () => {
    const caller = { keyId: someKey(), owner: someone() };
    await consumeAll(store, [chargeOf({ ...caller, cost: 96 })]);
    const [search] = await consumeAll(store, [chargeOf({ ...caller, cost: 5, operation: 'search' })]);
    expect(search).toEqual({ granted: false, keyUsed: 96, ownerUsed: 96 });
    const rest = await consumeAll(
      store,
      Array.from({ length: 5 }, () => chargeOf(caller)),
    );
    expect(granted(rest)).toBe(4);
  });

  contract('key and owner move together or not at all', async () => {
    const owner = someone();
    const [first, second] = [someKey(), someKey()];
    await consumeAll(store, [
      chargeOf({ keyId: first, owner, cost: 100 }),
      chargeOf({ keyId: second, owner, cost: 50 }),
    ]);
    expect(await consumeAll(store, [chargeOf({ keyId: second, owner })])).toEqual([
      { granted: false, keyUsed: 50, ownerUsed: 150 },
    ]);
    expect(await consumeAll(store, [chargeOf({ keyId: first, owner, cost: 0 })])).toEqual([
      { granted: true, keyUsed: 100, ownerUsed: 150 },
    ]);
    // The limits are those of the key in use.
    expect(
      await consumeAll(store, [chargeOf({ keyId: second, owner, keyLimit: 1000, ownerLimit: 1500 })]),
    ).toEqual([{ granted: true, keyUsed: 51, ownerUsed: 151 }]);
  });

  contract('days are counted apart, also within one batch', async () => {
    const caller = { keyId: someKey(), owner: someone() };
    const batch = [
      chargeOf({ ...caller, cost: 100 }),
      chargeOf({ ...caller, cost: 1 }),
      chargeOf({ ...caller, cost: 1, day: today + 1 }),
    ];
    expect(await consumeAll(store, batch)).toEqual([
      { granted: true, keyUsed: 100, ownerUsed: 100 },
      { granted: false, keyUsed: 100, ownerUsed: 100 },
      { granted: true, keyUsed: 1, ownerUsed: 1 },
    ]);
  });

  contract('one batch serves many owners', async () => {
    const callers = Array.from({ length: 200 }, () => ({ keyId: someKey(), owner: someone() }));
    const results = await consumeAll(
      store,
      callers.map((caller, index) => chargeOf({ ...caller, cost: index })),
    );
    expect(results.map(({ keyUsed }) => keyUsed)).toEqual(
      callers.map((_, index) => (index > 100 ? 0 : index)),
    );
    expect(await consumeAll(store, [])).toEqual([]);
  });

  contract('usage tells days and operations, newest first, by key and by owner', async () => {
    const owner = someone();
    const [first, second] = [someKey(), someKey()];
    await consumeAll(store, [
      chargeOf({ keyId: first, owner, day: today - 2, cost: 3 }),
      chargeOf({ keyId: first, owner, cost: 5, operation: 'search' }),
      chargeOf({ keyId: first, owner, cost: 2 }),
      chargeOf({ keyId: second, owner, cost: 4 }),
      chargeOf({ keyId: second, owner, cost: 97 }),
    ]);
    expect(await store.usage(owner, first, today - 34, today)).toEqual([
      { day: today, units: 7, operations: { search: 5, listBosses: 2 } },
      { day: today - 2, units: 3, operations: { listBosses: 3 } },
    ]);
    expect(await store.usage(owner, undefined, today - 1, today)).toEqual([
      { day: today, units: 11, operations: { search: 5, listBosses: 6 } },
    ]);
    expect(await store.usage(someone(), undefined, today - 1, today)).toEqual([]);
  });

  contract('a day can be dumped for the roll-up', async () => {
    const owner = someone();
    const [first, second] = [someKey(), someKey()];
    const day = today + 3;
    await consumeAll(store, [
      chargeOf({ keyId: first, owner, day, cost: 2 }),
      chargeOf({ keyId: first, owner, day, cost: 5, operation: 'search' }),
      chargeOf({ keyId: second, owner: someone(), day }),
      chargeOf({ keyId: someKey(), owner: someone(), day, cost: 101 }),
    ]);
    const rows = await store.dump(day);
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        { keyId: first, operation: 'listBosses', units: 2 },
        { keyId: first, operation: 'search', units: 5 },
        { keyId: second, operation: 'listBosses', units: 1 },
      ]),
    );
  });

  contract('exact for hundreds of concurrent charges by several processes', async () => {
    const owner = someone();
    const keys = [someKey(), someKey(), someKey()];
    const one = { keyId: someKey(), owner: someone() };
    const stores = [store, await place!.another(), await place!.another()];
    const answers = await Promise.all(
      stores.flatMap((each) =>
        Array.from({ length: 100 }, async (_, index) => {
          const [shared] = await consumeAll(each, [chargeOf({ keyId: keys[index % 3]!, owner })]);
          const [own] = await consumeAll(each, [chargeOf(one)]);
          return { shared: shared!, own: own! };
        }),
      ),
    );
    const ofOwner = answers.map(({ shared }) => shared).filter((result) => result.granted);
    const ofKey = answers.map(({ own }) => own).filter((result) => result.granted);
    expect([ofOwner.length, ofKey.length]).toEqual([150, 100]);
    // Every granted answer saw another count: together they name each unit once.
    const inOrder = (values: number[]) => values.sort((a, b) => a - b);
    expect(inOrder(ofOwner.map(({ ownerUsed }) => ownerUsed))).toEqual(
      Array.from({ length: 150 }, (_, index) => index + 1),
    );
    expect(inOrder(ofKey.map(({ keyUsed }) => keyUsed))).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
    const [day] = await store.usage(owner, undefined, today, today);
    expect(day).toEqual({ day: today, units: 150, operations: { listBosses: 150 } });
  });

  contract('answers to a ping', () => store.ping());
});
