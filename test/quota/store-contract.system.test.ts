import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { createMemoryCounters } from '../../src/quota/memory-counters.ts';
import { createPostgresCounters } from '../../src/quota/postgres-counters.ts';
import type { Charge, DayUsage, PrimaryCounters, QuotaResult } from '../../src/quota/quota.ts';
import { createRedisCounters } from '../../src/quota/redis-counters.ts';
import { createSharedStore } from '../../src/quota/shared-store.ts';
import { findPostgres, findRedis, findRedisCluster, type Shared } from '../servers.ts';
import { sharedDatabase } from '../service.ts';

/** What every store of units does, whichever it is and however many processes share it. */

/** One process: its counters, and the usage that all have written. */
interface Process {
  consume(charge: Charge): Promise<QuotaResult>;
  flush(): Promise<void>;
  usage(owner: string, keyId?: string): Promise<DayUsage[]>;
}

interface Place {
  open(): Promise<Process>;
  stop(): Promise<void>;
}

const today = Math.floor(Date.now() / 86_400_000);
const databaseOptions = { poolSize: 4, statementTimeoutMs: 20_000, connectTimeoutMs: 20_000 };

async function redisPlace(servers: Shared | undefined): Promise<Place | undefined> {
  if (!servers) return undefined;
  const database = await sharedDatabase();
  const address = {
    urls: servers.urls,
    prefix: `test-${randomBytes(4).toString('hex')}`,
    commandTimeoutMs: 5_000,
  };
  const closers: (() => Promise<void>)[] = [];
  return {
    async open() {
      const redis = createRedisCounters(address, () => {});
      await redis.connected(10_000);
      const postgres = createPostgresCounters(database, () => {});
      const { consume, flush, close } = createSharedStore({
        primary: redis,
        postgres,
        // A call that Redis does not complete fails the test.
        onOutage: 'refuse',
        emit: () => {},
      });
      closers.push(close);
      return { consume, flush, usage: (owner, keyId) => postgres.usage(owner, keyId, today - 29) };
    },
    async stop() {
      for (const close of closers) await close();
      await servers.stop();
    },
  };
}

/** The only process that counts: all that open the place share it. */
async function memoryPlace(): Promise<Place> {
  const postgres = createPostgresCounters(await sharedDatabase(), () => {});
  const { consume, flush, close } = createSharedStore({
    primary: createMemoryCounters(),
    postgres,
    onOutage: 'refuse',
    emit: () => {},
  });
  const process: Process = {
    consume,
    flush,
    usage: (owner, keyId) => postgres.usage(owner, keyId, today - 29),
  };
  return { open: async () => process, stop: close };
}

function postgresPlace(open: () => Promise<Database>, stop: () => Promise<void>): Place {
  const opened = new Set<Database>();
  return {
    async open() {
      const database = await open();
      opened.add(database);
      const { consume, usage } = createPostgresCounters(database, () => {});
      return {
        consume,
        flush: async () => {},
        usage: (owner, keyId) => usage(owner, keyId, today - 29),
      };
    },
    async stop() {
      for (const database of opened) await database.close();
      await stop();
    },
  };
}

const places: Record<string, () => Promise<Place | undefined>> = {
  redis: async () => redisPlace(await findRedis()),
  'redis cluster': async () => redisPlace(await findRedisCluster()),
  async 'redis cluster by the address of one node'() {
    const cluster = await findRedisCluster();
    return redisPlace(cluster && { ...cluster, urls: cluster.urls.slice(0, 1) });
  },
  async postgres() {
    const server = await findPostgres();
    if (!server) return undefined;
    const open = () => openDatabase({ ...databaseOptions, url: server.url, folder: '' });
    const first = await open();
    await migrate(first);
    await first.close();
    return postgresPlace(open, server.stop);
  },
  'memory of the only process': memoryPlace,
  async 'embedded postgres'() {
    const database = await sharedDatabase();
    // Only one process can open it, and others use it, too.
    return postgresPlace(
      async () => ({ ...database, close: async () => {} }),
      async () => {},
    );
  },
};

const someone = () => ({
  keyId: randomBytes(6).toString('hex'),
  owner: createHash('sha256').update(randomBytes(8)).digest('hex'),
});

function chargeOf(parts: Partial<Charge> & Pick<Charge, 'keyId' | 'owner'>): Charge {
  return { cost: 1, keyLimit: 100, ownerLimit: 150, day: today, operation: 'listBosses', ...parts };
}

const upTo = (limit: number) => Array.from({ length: limit }, (_each, index) => index + 1);
const inOrder = (values: readonly number[]) => [...values].sort((a, b) => a - b);

describe.each(Object.entries(places))('units in %s', (_, openPlace) => {
  let place: Place | undefined;
  let store: Process;
  beforeAll(async () => {
    place = await openPlace();
    if (place) store = await place.open();
  });
  afterAll(() => place?.stop());

  const contract = (name: string, run: () => Promise<void>) =>
    test(name, async () => {
      if (place) await run();
    });
  /** The charges of one turn of the event loop. */
  const consumeAll = (charges: readonly Charge[], by = store) => Promise.all(charges.map(by.consume));

  contract('the first charge of a key counts 1 of key and owner', async () => {
    expect(await store.consume(chargeOf(someone()))).toEqual({ granted: true, keyUsed: 1, ownerUsed: 1 });
  });

  contract('cost 0 reads and changes nothing, also when nothing was counted yet', async () => {
    const caller = someone();
    const read = chargeOf({ ...caller, cost: 0 });
    expect(await store.consume(read)).toEqual({ granted: true, keyUsed: 0, ownerUsed: 0 });
    await store.consume(chargeOf({ ...caller, cost: 7 }));
    const seven = { granted: true, keyUsed: 7, ownerUsed: 7 };
    expect(await consumeAll([read, read])).toEqual([seven, seven]);
  });

  contract('the charges of one turn are decided in their order, what does not fit is skipped', async () => {
    const caller = someone();
    await store.consume(chargeOf({ ...caller, cost: 0 }));
    const results = await consumeAll([96, 5, 3, 2, 1].map((cost) => chargeOf({ ...caller, cost })));
    expect(results.map(({ granted, keyUsed, ownerUsed }) => [granted, keyUsed, ownerUsed])).toEqual([
      [true, 96, 96],
      [false, 96, 96],
      [true, 99, 99],
      [false, 99, 99],
      [true, 100, 100],
    ]);
  });

  contract('a refused search leaves its units to be spent', async () => {
    const caller = someone();
    await store.consume(chargeOf({ ...caller, cost: 97 }));
    expect(await store.consume(chargeOf({ ...caller, cost: 5, operation: 'search' }))).toEqual({
      granted: false,
      keyUsed: 97,
      ownerUsed: 97,
    });
    const rest = await consumeAll(Array.from({ length: 5 }, () => chargeOf(caller)));
    expect(rest.filter(({ granted }) => granted)).toHaveLength(3);
  });

  contract('key and owner move together or not at all, under the limits of the key in use', async () => {
    const first = someone();
    const second = { ...someone(), owner: first.owner };
    await store.consume(chargeOf({ ...first, cost: 100 }));
    await store.consume(chargeOf({ ...second, cost: 50 }));
    const refused = { granted: false, keyUsed: 50, ownerUsed: 150 };
    expect(await store.consume(chargeOf(second))).toEqual(refused);
    expect(await store.consume(chargeOf({ ...first, cost: 0 }))).toMatchObject({
      keyUsed: 100,
      ownerUsed: 150,
    });
    const larger = chargeOf({ ...second, keyLimit: 1000, ownerLimit: 1500 });
    expect(await store.consume(larger)).toEqual({ granted: true, keyUsed: 51, ownerUsed: 151 });
  });

  contract('days are counted apart, also within one turn', async () => {
    const caller = someone();
    const [, late, next] = await consumeAll([
      chargeOf({ ...caller, cost: 100, day: today - 1 }),
      chargeOf({ ...caller, day: today - 1 }),
      chargeOf(caller),
    ]);
    expect(late).toMatchObject({ granted: false, keyUsed: 100 });
    expect(next).toEqual({ granted: true, keyUsed: 1, ownerUsed: 1 });
  });

  contract('many owners are served at once', async () => {
    const charges = upTo(200).map((cost) => chargeOf({ ...someone(), cost }));
    const results = await consumeAll(charges);
    expect(results.map(({ keyUsed }) => keyUsed)).toEqual(charges.map(({ cost }) => (cost > 100 ? 0 : cost)));
  });

  contract('usage has days and operations, newest first, of a key and of an owner', async () => {
    const first = someone();
    const second = { ...someone(), owner: first.owner };
    await consumeAll([
      chargeOf({ ...first, day: today - 2, cost: 3 }),
      chargeOf({ ...first, cost: 5, operation: 'search' }),
      chargeOf({ ...first, cost: 2 }),
      chargeOf({ ...second, cost: 4 }),
      chargeOf({ ...second, cost: 97 }),
    ]);
    await store.flush();
    expect(await store.usage(first.owner, first.keyId)).toEqual([
      { day: today, units: 7, operations: { search: 5, listBosses: 2 } },
      { day: today - 2, units: 3, operations: { listBosses: 3 } },
    ]);
    expect(await store.usage(first.owner)).toEqual([
      { day: today, units: 11, operations: { search: 5, listBosses: 6 } },
      { day: today - 2, units: 3, operations: { listBosses: 3 } },
    ]);
    expect(await store.usage(someone().owner)).toEqual([]);
  });

  contract('a flush writes each unit once, however many processes write', async () => {
    const caller = someone();
    const another = await place!.open();
    for (const process of [store, another, store]) {
      await process.consume(chargeOf({ ...caller, cost: 2 }));
      await Promise.all([store.flush(), another.flush()]);
    }
    await store.flush();
    expect(await store.usage(caller.owner)).toEqual([
      { day: today, units: 6, operations: { listBosses: 6 } },
    ]);
    expect(await another.consume(chargeOf({ ...caller, cost: 0 }))).toMatchObject({ keyUsed: 6 });
  });

  contract('processes that open at the same time charge at once', async () => {
    const caller = someone();
    const processes = await Promise.all(upTo(12).map(() => place!.open()));
    const charges = processes.map((process) => process.consume(chargeOf(caller)));
    expect(inOrder((await Promise.all(charges)).map(({ keyUsed }) => keyUsed))).toEqual(upTo(12));
  });

  contract('exactly the limit is granted to many concurrent charges of several processes', async () => {
    const { owner } = someone();
    const keys = upTo(3).map(() => ({ ...someone(), owner }));
    const single = someone();
    const processes = [store, await place!.open(), await place!.open()];
    const responses = await Promise.all(
      processes.flatMap((process) =>
        upTo(100).map(async (index) => {
          const [shared, own] = await consumeAll([chargeOf(keys[index % 3]!), chargeOf(single)], process);
          return { shared: shared!, own: own! };
        }),
      ),
    );
    const ofOwner = responses.map(({ shared }) => shared).filter(({ granted }) => granted);
    const ofKey = responses.map(({ own }) => own).filter(({ granted }) => granted);
    // Each grant saw another count: together they name each unit once.
    expect(inOrder(ofOwner.map(({ ownerUsed }) => ownerUsed))).toEqual(upTo(150));
    expect(inOrder(ofKey.map(({ keyUsed }) => keyUsed))).toEqual(upTo(100));
    for (const process of processes) await process.flush();
    expect(await store.usage(owner)).toEqual([{ day: today, units: 150, operations: { listBosses: 150 } }]);
  });
});

test('what Redis granted beyond a limit is written like the rest', async () => {
  const postgres = createPostgresCounters(await sharedDatabase(), () => {});
  const granting = {
    consume: async () => ({ granted: true, keyUsed: 0, ownerUsed: 0 }),
    raise: async () => {},
    close: () => {},
  } satisfies Partial<PrimaryCounters>;
  const store = createSharedStore({
    primary: granting as unknown as PrimaryCounters,
    postgres,
    onOutage: 'refuse',
    emit: () => {},
  });
  const owner = randomBytes(8).toString('hex');
  const limits = { keyLimit: 10, ownerLimit: 10 };
  // As after a loss of data, when Redis grants again what it had granted.
  for (let each = 0; each < 2; each += 1) {
    await store.consume({ keyId: owner, owner, cost: 8, ...limits, day: today, operation: 'getBoss' });
    await store.flush();
  }
  await store.close();
  expect(await postgres.usage(owner, undefined, today)).toEqual([
    { day: today, units: 16, operations: { getBoss: 16 } },
  ]);
});
