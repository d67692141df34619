import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { plans } from '../../src/keys/plans.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { type DayUsage, dayOf, type QuotaStore } from '../../src/quota/quota.ts';
import { type Consumer, createQuota, type Quota } from '../../src/quota/service.ts';
import { createUsageHistory, createUsageRollup, largerOf } from '../../src/quota/usage.ts';
import { until } from '../faults/rig.ts';
import { type RedisServer, startRedis } from '../servers.ts';
import { openTestDatabase } from '../service.ts';

/** Daily figures: copied once by all instances together, never lowered, and there when the store has lost them. */

const noon = Date.UTC(2026, 10, 21, 12);
const today = dayOf(noon);
let database: Database;
let atMs = noon;
let owners = 0;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  atMs = noon;
  await database.knex.raw(
    `delete from usage_daily; delete from quota_usage; delete from quota_counter;
     update usage_rollup set begun_at = 'epoch', complete_on = 0`,
  );
});

const createKey = (email = `usage-${++owners}@example.org`) =>
  createKeyStore({ database, now: () => noon }).create({
    email,
    plan: 'internal',
    kind: 'test',
    actor: 'test',
  });

const kept = async (keyId: string): Promise<string[]> => {
  const { rows } = await database.knex.raw(
    'select day, operation, units from usage_daily where key_id = ? order by day, operation',
    [keyId],
  );
  return rows.map(
    (row: DayUsage & { operation: string }) => `${row.day - today} ${row.operation} ${row.units}`,
  );
};

/** A store that only knows what it is told, and notes which days it was asked for. */
function storeOf(
  figures: ReadonlyMap<number, readonly { keyId: string; operation: string; units: number }[]>,
) {
  const dumped: number[] = [];
  const store = {
    dump: async (day: number) => {
      dumped.push(day - today);
      return figures.get(day) ?? [];
    },
  } as unknown as QuotaStore;
  return { store, dumped };
}

const rollupOf = (store: QuotaStore, on: Database = database) =>
  createUsageRollup({
    database: on,
    store,
    now: () => atMs,
    observe: () => {},
    countedAt: () => Number.NEGATIVE_INFINITY,
    everyMs: 300_000,
  });

describe('the roll-up', () => {
  test('makes up for a stop of any length, and for what was settled into a day long after', async () => {
    const { id } = await createKey();
    const figure = (units: number, operation = 'listBosses') => ({ keyId: id, operation, units });
    const figures = new Map([
      [today - 34, [figure(1)]],
      [today - 9, [figure(2), figure(5, 'search')]],
      [today - 1, [figure(3)]],
      [today, [figure(4)]],
    ]);
    const { store, dumped } = storeOf(figures);
    const rollup = rollupOf(store);
    await rollup.run();
    expect(await kept(id)).toEqual([
      '-34 listBosses 1',
      '-9 listBosses 2',
      '-9 search 5',
      '-1 listBosses 3',
      '0 listBosses 4',
    ]);
    expect(dumped).toHaveLength(35);

    // For the rest of the day it is today that grows; a day before is looked at again tomorrow.
    figures.set(today, [figure(6)]).set(today - 9, [figure(7)]);
    await rollup.run();
    expect(dumped.slice(35)).toEqual([0]);
    expect((await kept(id)).slice(1)).toEqual([
      '-9 listBosses 2',
      '-9 search 5',
      '-1 listBosses 3',
      '0 listBosses 6',
    ]);
    atMs += 86_400_000;
    await rollup.run();
    expect((await kept(id)).slice(1, 3)).toEqual(['-9 listBosses 7', '-9 search 5']);
    await rollup.close();
  });

  test('never lowers a figure', async () => {
    const { id } = await createKey();
    const figures = new Map([[today - 1, [{ keyId: id, operation: 'search', units: 9 }]]]);
    const rollup = rollupOf(storeOf(figures).store);
    await rollup.run();
    figures.set(today - 1, [{ keyId: id, operation: 'search', units: 2 }]);
    atMs += 86_400_000;
    await rollup.run();
    expect(await kept(id)).toEqual(['-1 search 9']);
    await rollup.close();
  });

  test('counts units once that were lost and restored, however often and in whatever order', async () => {
    const { id } = await createKey();
    const figures = new Map<number, { keyId: string; operation: string; units: number }[]>();
    const rollup = rollupOf(storeOf(figures).store);
    const rolled = async (operations: Record<string, number>) => {
      figures.set(
        today,
        Object.entries(operations).map(([operation, units]) => ({ keyId: id, operation, units })),
      );
      await rollup.run();
      return kept(id);
    };
    expect(await rolled({ getBoss: 60 })).toEqual(['0 getBoss 60']);
    // Redis was emptied, and the sum restored: it is the same 60.
    expect(await rolled({ restored: 60 })).toEqual(['0 getBoss 60', '0 restored 0']);
    expect(await rolled({ restored: 60, getBoss: 10 })).toEqual(['0 getBoss 60', '0 restored 10']);
    expect(await rolled({ restored: 60, getBoss: 70, search: 5 })).toEqual([
      '0 getBoss 70',
      '0 restored 60',
      '0 search 5',
    ]);
    // Emptied once more, and nobody was there to restore it.
    expect(await rolled({ search: 20 })).toEqual(['0 getBoss 70', '0 restored 45', '0 search 20']);
    await rollup.close();
  });

  test('is done by one of many instances each time', async () => {
    const stores = Array.from({ length: 5 }, () => storeOf(new Map()));
    const rollups = stores.map(({ store }) => rollupOf(store));
    const all = () => stores.flatMap(({ dumped }) => dumped);
    await Promise.all(rollups.map((rollup) => rollup.runIfDue()));
    expect(all()).toHaveLength(35);
    await Promise.all(rollups.map((rollup) => rollup.runIfDue()));
    expect(all()).toHaveLength(35);
    await database.knex.raw(`update usage_rollup set begun_at = begun_at - interval '5 minutes'`);
    await Promise.all(rollups.map((rollup) => rollup.runIfDue()));
    expect(all()).toHaveLength(36);
    // A clock that was put back must not stop it for long.
    await database.knex.raw(`update usage_rollup set begun_at = now() + interval '1 year'`);
    await Promise.all(rollups.map((rollup) => rollup.runIfDue()));
    expect(all()).toHaveLength(37);
    for (const rollup of rollups) await rollup.close();
  });

  test('that fails half-way begins anew', async () => {
    const { id } = await createKey();
    const { store } = storeOf(new Map([[today - 1, [{ keyId: id, operation: 'search', units: 9 }]]]));
    let broken = true;
    const faulty = {
      ...store,
      dump: (day: number) =>
        broken && day > today - 5 ? Promise.reject(new Error('away')) : store.dump(day),
    };
    const rollup = rollupOf(faulty);
    await expect(rollup.run()).rejects.toThrow('away');
    broken = false;
    await rollup.run();
    expect(await kept(id)).toEqual(['-1 search 9']);
    await rollup.close();
  });

  test('writes more than one statement takes', async () => {
    const { id } = await createKey();
    const many = Array.from({ length: 12_001 }, (_each, index) => ({
      keyId: id,
      operation: `operation${index}`,
      units: 1,
    }));
    const rollup = rollupOf(storeOf(new Map([[today, many]])).store);
    await rollup.run();
    expect(await kept(id)).toHaveLength(12_001);
    await rollup.close();
  });
});

describe('what two places know of the same days', () => {
  test('is the larger figure of each operation and day', () => {
    expect(
      largerOf(
        [
          { day: 9, units: 7, operations: { search: 5, listBosses: 2 } },
          { day: 7, units: 4, operations: {} },
        ],
        [
          { day: 9, units: 8, operations: { listBosses: 6, getBoss: 2 } },
          { day: 8, units: 1, operations: { getBoss: 1 } },
          { day: 7, units: 3, operations: { search: 3 } },
        ],
      ),
    ).toEqual([
      { day: 9, units: 13, operations: { search: 5, listBosses: 6, getBoss: 2 } },
      { day: 8, units: 1, operations: { getBoss: 1 } },
      { day: 7, units: 4, operations: { search: 3 } },
    ]);
  });

  test('what one has restored is not added to what the other has by operation', () => {
    const restored = (units: number, operations: Record<string, number>) => ({ day: 9, units, operations });
    const merge = (one: DayUsage, other: DayUsage) => largerOf([one], [other])[0];
    expect(merge(restored(70, { restored: 60, getBoss: 10 }), restored(60, { getBoss: 60 }))).toEqual(
      restored(70, { getBoss: 60, restored: 10 }),
    );
    expect(merge(restored(60, { restored: 60 }), restored(60, { getBoss: 60 }))).toEqual(
      restored(60, { getBoss: 60 }),
    );
  });
});

describe('the history', () => {
  const write = (keyId: string, day: number, operation: string, units: number) =>
    database.knex.raw(
      `insert into usage_daily (day, owner, key_id, operation, units)
       select ?, owner, id, ?, ? from api_key where id = ?`,
      [day, operation, units, keyId],
    );

  test('is asked once a minute for a key', async () => {
    const { id } = await createKey();
    await write(id, today - 1, 'search', 5);
    let asked = 0;
    const counting = (({ sql }: { sql: string }) => {
      if (sql.includes('usage_daily')) asked += 1;
    }) as never;
    database.knex.on('query', counting);
    const history = createUsageHistory(database);
    for (let time = 0; time < 5; time += 1) {
      expect(await history.days(id, today - 29, today - 1, 250)).toEqual([
        { day: today - 1, units: 5, operations: { search: 5 } },
      ]);
    }
    database.knex.off('query', counting);
    expect(asked).toBe(1);
  });

  test('is left out while the database hangs or fails, and waited for once', async () => {
    for (const answer of [() => new Promise(() => {}), () => Promise.reject(new Error('away'))]) {
      let asked = 0;
      const options = () => {
        asked += 1;
        return answer();
      };
      const history = createUsageHistory({ knex: { raw: () => ({ options }) } } as unknown as Database);
      expect(await history.days('k', 0, 29, 50)).toEqual([]);
      // What waits for no timer and no answer is done before the event loop turns.
      let isTurned = false;
      setImmediate(() => {
        isTurned = true;
      });
      expect(await history.days('k', 0, 29, 50)).toEqual([]);
      expect(isTurned).toBe(false);
      expect(asked).toBe(1);
    }
  });

  describe.each(['without Redis', 'with Redis'])('%s', (place) => {
    let redis: RedisServer | undefined;
    let quota: Quota | undefined;
    beforeAll(async () => {
      if (place === 'with Redis') redis = await startRedis();
      if (place === 'with Redis' && !redis) return;
      quota = await createQuota({
        database,
        redis: redis && {
          urls: [redis.url],
          prefix: `test-${randomBytes(4).toString('hex')}`,
          commandTimeoutMs: 1_000,
        },
        onOutage: 'serve',
        now: () => atMs,
        observe: () => {},
      });
    });
    afterAll(async () => {
      await quota?.close();
      await redis?.stop();
    });

    test('stands in for what the store has lost, key by key; today is what the store says', async () => {
      if (!quota) return;
      const email = `lost-${place.replace(' ', '-')}@example.org`;
      const consumer = async (): Promise<Consumer> => {
        const { record } = await createKey(email);
        return { keyId: record.id, owner: record.owner, plan: plans.internal };
      };
      const [one, two] = [await consumer(), await consumer()];
      const consume = (by: Consumer, units: number, operation: string) =>
        quota!.consume(by, units, operation);
      atMs = noon - 2 * 86_400_000;
      await consume(one, 7, 'listBosses');
      await consume(two, 3, 'search');
      await quota.rollUp();
      // What the store has and the database does not is shown as well.
      atMs = noon - 86_400_000;
      await consume(one, 2, 'getBoss');
      atMs = noon;
      await consume(one, 1, 'getBoss');
      const before = [
        { day: today - 1, units: 2, operations: { getBoss: 2 } },
        { day: today - 2, units: 7, operations: { listBosses: 7 } },
      ];
      await quota.rollUp();
      await write(one.keyId, today, 'listArmor', 100);

      if (redis) await redis.command('FLUSHALL');
      else await database.knex.raw('delete from quota_usage; delete from quota_counter');
      // A process that has just lost its Redis may have to ask the ledger first.
      await until('it counts again', async () => (await consume(one, 4, 'search')).granted);
      const [now, ...past] = await quota.usage(one);
      expect(past).toEqual(before);
      expect(now).toMatchObject({ day: today, operations: { search: 4 } });
      expect((await quota.ownerUsage(one.owner)).slice(1)).toEqual([
        before[0],
        { day: today - 2, units: 10, operations: { listBosses: 7, search: 3 } },
      ]);
    });
  });
});
