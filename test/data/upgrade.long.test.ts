import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { migrate, migrationState } from '../../src/data/migrate.ts';
import { createReleases } from '../../src/data/releases.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { type Kind, loadKinds } from '../../src/dataset/kinds.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { defaultPlans } from '../../src/keys/plans.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { dayOf } from '../../src/quota/quota.ts';
import { createQuota } from '../../src/quota/service.ts';
import { fromRoot } from '../../src/root.ts';
import { openTestDatabase } from '../databases.ts';
import { tinyFiles, writeTinySeeds } from '../dataset/tiny-game.ts';

/** A database of 0.2.0: its keys, what it has counted, and the data that it serves, are there after the upgrade. */

type Loose = any;

const today = dayOf(Date.now());
let database: Database;

/** Writes records of a kind as 0.2.0 did: rows of a release among those of others, edges with a column for each kind. */
async function insertRecords({ table, edges }: Kind, records: readonly Loose[], release = 3): Promise<void> {
  const { rows } = await database.knex.raw('select table_name, column_name from information_schema.columns');
  const isColumn = (target: string, name: string) =>
    rows.some((row: Loose) => row.table_name === target && row.column_name === name);
  const insert = async (target: string, row: Loose) => {
    const whole = { release_id: release, game_id: 'bloodborne', ...row };
    const columns = Object.keys(whole).filter((name) => isColumn(target, name));
    await database.knex.raw(
      `insert into ${target} (${columns.join()}) select ${columns.join()} from jsonb_populate_record(null::${target}, ?::jsonb)`,
      [JSON.stringify(whole)],
    );
  };
  for (const [place, record] of records.entries()) {
    await insert(table, { ...record, place, place_by_name: place });
    for (const { field, table: named } of edges) {
      const target = named === 'offer' ? 'stock' : named;
      if (!rows.some((row: Loose) => row.table_name === target)) continue;
      for (const edge of record[field] ?? []) {
        const next = await database.knex.raw(`select count(*)::int as ordinal from ${target}`);
        await insert(target, {
          ...edge,
          [`${table}_slug`]: record.slug,
          subject_name: record.name,
          ordinal: next.rows[0].ordinal,
        });
      }
    }
  }
}

beforeAll(async () => {
  database = await openTestDatabase('empty');
  await database.knex.raw(readFileSync(fromRoot('test', 'data', 'database-0.2.0.sql'), 'utf8'));
  await database.knex.raw(`
    insert into game (id, name) values ('bloodborne', 'Mill Game');
    insert into release (id, content_hash) overriding system value values (2, 'older'), (3, 'served');
    select setval(pg_get_serial_sequence('release', 'id'), 3);
    insert into release_game (release_id, game_id, name, dataset_version, released_at, records, changes, drafts)
      values (2, 'bloodborne', 'Mill Game', '2026.11.0', '2026-10-31', 1, '[]', '[]'),
             (3, 'bloodborne', 'Mill Game', '2026.11.1', '2026-11-01', 8, '[]', '[]');
    insert into current_release (release_id) values (3);
    insert into dataset_version values ('bloodborne', 1, '2026.11.1', '2026-11-01', '{First.}', 8, 8, 0, 0);
    insert into quota_counter (day, subject, used, lent, most) values
      (${today}, 'k:direct', 30, 0, 100), (${today}, 'o:owner', 30, 75, 150),
      (${today}, 'k:redis', 0, 50, 100), (${today}, 'c:lane/1', 7, 0, null);
    insert into quota_usage (day, owner, key_id, operation, units) values
      (${today}, 'owner', 'direct', 'getBoss', 25), (${today}, 'owner', 'direct', 'search', 5),
      (${today - 1}, 'owner', 'direct', 'getBoss', 8);
    insert into usage_daily (day, owner, key_id, operation, units) values
      (${today}, 'owner', 'direct', 'getBoss', 20), (${today}, 'owner', 'redis', 'listRunes', 40),
      (${today - 20}, 'owner', 'redis', 'listRunes', 90);
    insert into api_key (id, hash, display, kind, owner_email, owner_normalised, owner, plan, created_at)
      values ('key_1', sha256('secret'), 'caryll_live_xxxx', 'live', 'ada@example.org', 'ada@example.org', 'owner', 'free', now());
    insert into api_key_event (key_id, at, action, actor, details) values ('key_1', now(), 'created', 'test', '{}')`);
  const { kinds } = loadKinds(fromRoot('seeds'), 'bloodborne');
  const files = tinyFiles() as Loose;
  // 0.2.0 had these beside the forms, and the currency of a merchant beside the stock.
  for (const boss of files.bosses)
    Object.assign(boss, { hp: boss.forms[0].hp, blood_echoes: 1_100, figures: {} });
  for (const item of files.items) Object.assign(item, { figures: {} });
  for (const merchant of files.merchants) Object.assign(merchant, { currency: 'blood_echoes' });
  for (const name of [
    'locations',
    'lamps',
    'bosses',
    'npcs',
    'merchants',
    'items',
    'runes',
    'location-connections',
  ])
    await insertRecords(
      kinds.find(({ file }) => file === name)!,
      files[name],
    );
  // What was served before has rows that refer to each other, too.
  await insertRecords(
    kinds.find(({ file }) => file === 'locations')!,
    files['locations'],
    2,
  );
  expect((await migrationState(database)).pending).toHaveLength(1);
  await migrate(database);
}, 60_000);
afterAll(() => database.close());

test('the migrations of before are known, and nothing is pending', async () => {
  const { unknown, pending, applied } = await migrationState(database);
  expect({ unknown, pending }).toEqual({ unknown: [], pending: [] });
  expect(applied).toHaveLength(16);
  expect(await migrate(database)).toEqual([]);
});

test('today stays used and every day stays known, whether Redis or Postgres had counted', async () => {
  const quota = await createQuota({
    database,
    redis: undefined,
    onOutage: 'serve',
    now: Date.now,
    emit: () => {},
  });
  const consumer = (keyId: string) => ({ keyId, owner: 'owner', plan: defaultPlans.free });
  expect(await quota.peek(consumer('direct'))).toMatchObject({ keyUsed: 30, ownerUsed: 70 });
  expect(await quota.peek(consumer('redis'))).toMatchObject({ keyUsed: 40, ownerUsed: 70 });
  expect(await quota.usage({ owner: 'owner' })).toEqual([
    { day: today, units: 70, operations: { listRunes: 40, getBoss: 25, search: 5 } },
    { day: today - 1, units: 8, operations: { getBoss: 8 } },
    { day: today - 20, units: 90, operations: { listRunes: 90 } },
  ]);
  expect(await quota.consume(consumer('redis'), 60, 'getBoss')).toMatchObject({
    granted: true,
    ownerUsed: 130,
  });
  await quota.close();
});

test('keys and their history are kept, and new ones can be made', async () => {
  const keys = createKeyStore({ database, now: Date.now });
  await keys.create({ email: 'eve@example.org', plan: 'free', name: 'new', actor: 'test', kind: 'test' });
  expect((await keys.list({})).map((key) => key.owner_email).sort()).toEqual([
    'ada@example.org',
    'eve@example.org',
  ]);
});

test('the tables of kinds are gone, and what was served is a schema', async () => {
  const { rows } = await database.knex.raw(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'bloodborne_3') order by 1`,
  );
  const names = rows.map((row: Loose) => row.name);
  expect(names.filter((name: string) => name.startsWith('public.'))).toEqual(
    [
      'api_key',
      'api_key_event',
      'current_release',
      'dataset_change',
      'dataset_version',
      'game',
      'migration',
      'migration_lock',
      'persisted_operation',
      'quota_counter',
      'release',
      'release_game',
      'usage_daily',
    ].map((name) => `public.${name}`),
  );
  expect(names).toContain('bloodborne_3.acquisition');
});

test('the first import reports what changes, and only that', async () => {
  const { releaseId } = await importDataset(database, loadDataset(writeTinySeeds()), { keep: 1 });
  expect(releaseId).toBe('4');
  const { rows: versions } = await database.knex.raw(
    'select dataset_version, added, removed, changed from dataset_version order by number',
  );
  expect(versions).toEqual([
    { dataset_version: '2026.11.1', added: 8, removed: 0, changed: 0 },
    { dataset_version: '2026.11.2', added: 0, removed: 0, changed: 1 },
  ]);
  const { rows: changes } = await database.knex.raw('select resource, slug, fields from dataset_change');
  expect(changes).toEqual([
    { resource: 'bosses', slug: 'the-miller', fields: [{ field: 'reward', before: 1100, after: 900 }] },
  ]);
  const releases = createReleases({ database, emit: () => undefined, pollMs: 60_000 });
  expect((await releases.refresh())!.id).toBe('4');
  releases.close();
});

test('the next import deletes what 0.2.0 had served', async () => {
  await importDataset(database, loadDataset(writeTinySeeds()), { keep: 1, force: true });
  const { rows } = await database.knex.raw(
    `select nspname as name from pg_namespace where nspname like 'bloodborne%' order by 1`,
  );
  expect(rows.map((row: Loose) => row.name)).toEqual(['bloodborne_4', 'bloodborne_5']);
});
