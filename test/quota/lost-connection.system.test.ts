import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { createLedger, createPostgresStore } from '../../src/quota/postgres-store.ts';
import type { Charge, QuotaStore } from '../../src/quota/quota.ts';
import { pause, until } from '../faults/rig.ts';
import { type BreakablePostgres, startPostgres } from '../servers.ts';
import { consumeAll } from './consume-all.ts';

/**
 * Units in Postgres while connections break: whoever was told that a unit was granted has it counted once, and
 * whoever was told of a failure has nothing counted, wherever in the transaction the connection went.
 */

/** What becomes of the connection on which a commit is sent. */
type Fault =
  | 'cut before the commit arrives'
  | 'cut before the commit is answered'
  | 'silent after the commit'
  | undefined;

/** Stands between the store and Postgres, and breaks the next commit as told. */
async function openProxy(port: number) {
  let fault: Fault;
  let thenRefuse = false;
  let refusing = false;
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    if (refusing) return void client.destroy();
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    let broken: Fault;
    client.on('data', (bytes) => {
      if (fault !== undefined && bytes.includes('COMMIT;')) {
        broken = fault;
        fault = undefined;
        refusing = thenRefuse;
        if (broken === 'cut before the commit arrives') return void client.destroy();
      }
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (broken === 'cut before the commit is answered') client.destroy();
      else if (broken === undefined) client.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `postgres://caryll@127.0.0.1:${(server.address() as AddressInfo).port}/caryll`,
    breakNext(next: Fault, andRefuseOthers = false) {
      fault = next;
      thenRefuse = andRefuseOthers;
    },
    /** Whether the fault was met. */
    isBroken: () => fault === undefined,
    mend() {
      refusing = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let postgres: BreakablePostgres | undefined;
let proxy: Awaited<ReturnType<typeof openProxy>>;
const opened: { database: Database; store: QuotaStore }[] = [];

beforeAll(async () => {
  postgres = await startPostgres({ synchronous_commit: 'on' });
  if (!postgres) return;
  proxy = await openProxy(postgres.port);
  const database = await openDatabase({
    url: postgres.url,
    folder: '',
    poolSize: 1,
    statementTimeoutMs: 10_000,
    connectTimeoutMs: 10_000,
  });
  await migrate(database);
  await database.close();
});
afterEach(async () => {
  for (const { database, store } of opened.splice(0)) {
    await store.close();
    await database.close();
  }
});
afterAll(async () => {
  await proxy?.close();
  await postgres?.stop();
});

async function openStore(url: string, poolSize = 4): Promise<QuotaStore> {
  const database = await openDatabase({
    url,
    folder: '',
    poolSize,
    statementTimeoutMs: 400,
    connectTimeoutMs: 400,
    silenceTimeoutMs: 650,
  });
  const store = createPostgresStore(createLedger(database), () => {});
  opened.push({ database, store });
  return store;
}

const day = 20_000;
const someone = () => ({
  keyId: `key_${randomBytes(4).toString('hex')}`,
  owner: randomBytes(8).toString('hex'),
});
const chargeOf = (who: { keyId: string; owner: string }, cost = 1): Charge => ({
  ...who,
  cost,
  keyLimit: 1_000_000,
  ownerLimit: 1_000_000,
  day,
  operation: 'listBosses',
});

/** What the database holds of a caller: by key, by owner, and by operation. */
async function counted({ keyId, owner }: { keyId: string; owner: string }): Promise<number[]> {
  const [row] = await postgres!.ask(
    `select coalesce((select used from quota_counter where day = ${day} and subject = 'k:${keyId}'), 0) as key,
            coalesce((select used from quota_counter where day = ${day} and subject = 'o:${owner}'), 0) as owner,
            coalesce((select sum(units)::int from quota_usage where day = ${day} and key_id = '${keyId}'), 0) as usage`,
  );
  return [row!['key'], row!['owner'], row!['usage']] as number[];
}

test.each(['cut before the commit arrives', 'cut before the commit is answered'] as const)(
  'a connection %s: the caller has its answer, and the unit is counted once',
  async (fault) => {
    if (!postgres) return;
    const store = await openStore(proxy.url);
    const caller = someone();
    await consumeAll(store, [chargeOf(caller)]);
    proxy.breakNext(fault);
    expect(await consumeAll(store, [chargeOf(caller), chargeOf(caller, 5)])).toEqual([
      { granted: true, keyUsed: 2, ownerUsed: 2 },
      { granted: true, keyUsed: 7, ownerUsed: 7 },
    ]);
    expect(proxy.isBroken()).toBe(true);
    expect(await counted(caller)).toEqual([7, 7, 7]);
  },
);

test.each(['cut before the commit is answered', 'silent after the commit'] as const)(
  'a connection %s, and then no other: the caller is refused, and what was counted is taken back',
  async (fault) => {
    if (!postgres) return;
    const store = await openStore(proxy.url);
    const caller = someone();
    await consumeAll(store, [chargeOf(caller, 3)]);
    proxy.breakNext(fault, true);
    await expect(consumeAll(store, [chargeOf(caller)])).rejects.toThrow();
    expect(proxy.isBroken()).toBe(true);
    expect(await counted(caller)).toEqual([4, 4, 4]);
    proxy.mend();
    await until('it is taken back', async () => (await counted(caller))[0] === 3);
    expect(await counted(caller)).toEqual([3, 3, 3]);
    // Nothing is taken back twice.
    await pause(1_200);
    expect(await consumeAll(store, [chargeOf(caller)])).toEqual([
      { granted: true, keyUsed: 4, ownerUsed: 4 },
    ]);
  },
);

/** Charges one unit after the other on several connections while `chaos` goes on; counts what was granted. */
async function load(store: QuotaStore, callers: readonly ReturnType<typeof someone>[], chaos: Promise<void>) {
  const outcome = { granted: new Map<string, number>(), refused: 0 };
  let over = false;
  const ending = chaos.finally(() => {
    over = true;
  });
  await Promise.all(
    Array.from({ length: 8 }, async (_each, worker) => {
      for (let turn = worker; !over; turn += 1) {
        const caller = callers[turn % callers.length]!;
        try {
          const [standing] = await consumeAll(store, [chargeOf(caller)]);
          if (standing!.granted) {
            outcome.granted.set(caller.keyId, (outcome.granted.get(caller.keyId) ?? 0) + 1);
          }
        } catch {
          outcome.refused += 1;
          await pause(5);
        }
      }
    }),
  );
  await ending;
  return outcome;
}

async function expectExact(callers: readonly ReturnType<typeof someone>[], granted: Map<string, number>) {
  const wanted = callers.map(({ keyId }) => granted.get(keyId) ?? 0);
  const held = async () => (await Promise.all(callers.map(counted))).map(([key]) => key);
  await until('nothing is in doubt', async () => `${await held()}` === `${wanted}`).catch(() => {});
  expect(await Promise.all(callers.map(counted))).toEqual(wanted.map((units) => [units, units, units]));
}

test('backends terminated under load: as many units are counted as were granted', async () => {
  if (!postgres) return;
  const store = await openStore(postgres.url);
  const callers = [someone(), someone(), someone()];
  const { granted, refused } = await load(
    store,
    callers,
    (async () => {
      for (let round = 0; round < 60; round += 1) {
        await pause(15 + (round % 7));
        await postgres!.ask(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'caryll' and random() < 0.7`,
        );
      }
    })(),
  );
  const total = [...granted.values()].reduce((sum, units) => sum + units, 0);
  process.stderr.write(`terminated: ${total} units granted, ${refused} charges refused\n`);
  expect(total).toBeGreaterThan(60);
  await expectExact(callers, granted);
});

test('Postgres killed and started again under load: as many units are counted as were granted', async () => {
  if (!postgres) return;
  const store = await openStore(postgres.url);
  const callers = [someone(), someone(), someone()];
  const { granted, refused } = await load(
    store,
    callers,
    (async () => {
      for (let round = 0; round < 3; round += 1) {
        await pause(300);
        await postgres!.restart();
      }
      await pause(500);
    })(),
  );
  const total = [...granted.values()].reduce((sum, units) => sum + units, 0);
  process.stderr.write(`killed: ${total} units granted, ${refused} charges refused\n`);
  expect(refused).toBeGreaterThan(0);
  await expectExact(callers, granted);
});
