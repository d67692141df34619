import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { readChanges, readReleases } from '../../src/data/history.ts';
import { migrate } from '../../src/data/migrate.ts';
import { readRows } from '../../src/data/read-rows.ts';
import { createReleases } from '../../src/data/releases.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { createKeyStore, type KeyStore } from '../../src/keys/store.ts';
import { createKeyVerifier } from '../../src/keys/verify.ts';
import { createPostgresCounters } from '../../src/quota/postgres-counters.ts';
import { sha256 } from '../../src/text/digest.ts';
import { createRunner } from '../cli/terminal.ts';
import { copyDatabase, openFolder } from '../databases.ts';
import { published } from '../published.ts';
import { findPostgres, type PostgresServer } from '../servers.ts';

/** What the program reads depends on no setting that a server, a role, a database or another client can make. */

const now = Date.UTC(2026, 10, 21, 12);
const ago = (seconds: number) => new Date(now - seconds * 1000);

const variants: readonly Readonly<Record<string, string>>[] = [
  { DateStyle: 'SQL, DMY', TimeZone: 'Asia/Kolkata', IntervalStyle: 'iso_8601' },
  { DateStyle: 'SQL, MDY', TimeZone: 'America/St_Johns', bytea_output: 'escape' },
  { DateStyle: 'Postgres, MDY', TimeZone: '<xx>+11:30', extra_float_digits: '3' },
  { DateStyle: 'ISO, YMD', client_encoding: 'SQL_ASCII', default_transaction_isolation: 'serializable' },
  {
    DateStyle: 'German, DMY',
    TimeZone: 'Pacific/Apia',
    IntervalStyle: 'sql_standard',
    bytea_output: 'escape',
    extra_float_digits: '-15',
    standard_conforming_strings: 'off',
  },
];

/** The keys of the suite, and the verdict on each. */
const verdicts = {
  active: 'good',
  later: 'good',
  endless: 'good',
  expired: 'expired_api_key',
  expiredLongAgo: 'expired_api_key',
  revoked: 'revoked_api_key',
  disabled: 'disabled_api_key',
} as const;

async function createKeys(database: Database): Promise<Map<string, string>> {
  const secrets = new Map<string, string>();
  for (const name of Object.keys(verdicts)) {
    const keys = createKeyStore({ database, now: () => now - 90_000_000 });
    const key = { email: `${name}@example.org`, plan: 'free', kind: 'live', actor: 'test', name } as const;
    const expiresAt = name === 'later' ? ago(-60) : name === 'expired' ? ago(1) : undefined;
    const { id, secret } = await keys.create({ ...key, ...(expiresAt && { expiresAt }) });
    secrets.set(name, secret);
    const later = createKeyStore({ database, now: () => now - 1 });
    if (name === 'revoked') await later.revoke(id, 'test', 'test');
    if (name === 'disabled') await later.disable(id, 'test');
    const end = { endless: 'infinity', expiredLongAgo: '-infinity' }[name];
    if (end)
      await database.knex.raw('update api_key set expires_at = ?, last_used_at = ? where id = ?', [
        end,
        end,
        id,
      ]);
  }
  await database.knex.raw(
    `insert into persisted_operation select encode(sha256(convert_to(body, 'UTF8')), 'hex'), 'names', 'Names', body, ?
       from (values (?)) as t(body)`,
    [ago(5), 'query Names { bosses { data { name } } }'],
  );
  const counters = createPostgresCounters(database, () => {});
  const charge = { owner: 'o', cost: 2, keyLimit: 9, ownerLimit: 9, operation: 'x' };
  await counters.consume({ ...charge, keyId: 'k', day: 20_000 });
  return secrets;
}

/** The verdict on each key in a process that has not seen any. */
async function judge(database: Database, secrets: ReadonlyMap<string, string>) {
  const verifier = createKeyVerifier({ database, emit: () => {}, now: () => now });
  const judged: Record<string, string> = {};
  for (const [name, secret] of secrets) {
    judged[name] = await Promise.resolve(verifier.verify(secret)).then(
      () => 'good',
      ({ code }) => code,
    );
  }
  await verifier.close();
  return judged;
}

/** All that the program reads from a database. */
async function readAll(database: Database) {
  const run = createRunner({ database, now: () => now });
  const outputs: Record<string, unknown> = {};
  for (const line of [
    'keys list',
    'keys list --json',
    'data releases',
    'data releases --json',
    'graphql list --json',
  ]) {
    const { code, out, err } = await run(line);
    outputs[line] = { code, out, err };
  }
  const [first] = (await run('keys list --json')).json;
  for (const line of ['history', 'show', 'usage'])
    outputs[line] = (await run(`keys ${line} ${first.id}`)).out;
  outputs['backup'] = (await run('backup')).out.replace(/"sha256":"\w+"/, '');
  const releases = createReleases({ database, emit: () => {}, pollMs: 3_600_000 });
  const release = (await releases.refresh())!;
  releases.close();
  outputs['games'] = [...release.games.values()].map(({ kinds: _kinds, ...game }) => game);
  for (const { id, schema } of release.games.values()) {
    const part = { limit: 50, offset: 0 };
    outputs[`${id} releases`] = await readReleases(release, id, part);
    outputs[`${id} changes`] = await readChanges(release, id, 0, part);
    const tables = await readRows<{ name: string }>(
      database.knex,
      'select tablename as name from pg_tables where schemaname = ? order by 1',
      [schema],
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      const rows = await release.select(`select * from ${schema}.${name} order by ctid`);
      outputs[`${id} ${name}`] = `${rows.length} rows, ${sha256(JSON.stringify(rows), 'hex')}`;
    }
  }
  return outputs;
}

/** What a key that is created and changed under the settings is read as. */
async function writeAndRead(database: Database, keys: KeyStore) {
  const expiresAt = new Date(now + 86_400_123);
  const key = { email: 'writer@example.org', plan: 'free', kind: 'live', actor: 'test', expiresAt } as const;
  const { id, record } = await keys.create(key);
  const changed = await keys.setExpiry(id, ago(7), 'test');
  const history = await keys.history(id);
  await database.knex.raw('delete from api_key_event where key_id = ?', [id]);
  await database.knex.raw('delete from api_key where id = ?', [id]);
  const dates = { created: record.created_at, ends: record.expires_at, changed: changed.expires_at };
  return { ...dates, history: history.map(({ at, action, details }) => ({ at, action, details })) };
}

interface Place {
  /** Opens the database with the settings in effect. */
  with(settings: Readonly<Record<string, string>>): Promise<Database>;
  close(): Promise<void>;
}

const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

async function openServer(): Promise<Place | undefined> {
  const server: PostgresServer | undefined = await findPostgres();
  if (!server) return undefined;
  const open = () =>
    openDatabase({
      url: server.url,
      folder: '',
      poolSize: 2,
      statementTimeoutMs: 60_000,
      connectTimeoutMs: 20_000,
    });
  let database = await open();
  await migrate(database);
  await importDataset(database, published, { keep: 3 });
  return {
    async with(settings) {
      const name = new URL(server.url).pathname.slice(1);
      await database.knex.raw(`alter database "${name}" reset all`);
      for (const [setting, value] of Object.entries(settings))
        await database.knex.raw(`alter database "${name}" set ${setting} = ${literal(value)}`);
      await database.close();
      database = await open();
      return database;
    },
    async close() {
      await database.close();
      await server.stop();
    },
  };
}

async function openEmbedded(): Promise<Place> {
  const parent = mkdtempSync(path.join(tmpdir(), 'settings-'));
  const folder = path.join(parent, 'postgres');
  copyDatabase(folder);
  const database = await openFolder(folder);
  return {
    async with(settings) {
      await database.knex.raw('reset all');
      for (const [setting, value] of Object.entries(settings))
        await database.knex.raw(`set ${setting} = ${literal(value)}`);
      return database;
    },
    async close() {
      await database.close();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

describe.each([
  ['a Postgres server', openServer],
  ['the embedded database', openEmbedded],
] as const)('on %s', (_name, open) => {
  let place: Place | undefined;
  let secrets: Map<string, string>;
  let usual: Awaited<ReturnType<typeof readAll>>;
  let written: Awaited<ReturnType<typeof writeAndRead>>;
  const storeOf = (database: Database) => createKeyStore({ database, now: () => now });

  beforeAll(async () => {
    place = await open();
    if (!place) return;
    const database = await place.with({});
    secrets = await createKeys(database);
    // Writes when the keys were last used.
    await judge(database, secrets);
    usual = await readAll(database);
    written = await writeAndRead(database, storeOf(database));
  });
  afterAll(() => place?.close());

  test('what is read by default is right', () => {
    if (!place) return;
    expect(written).toMatchObject({
      created: new Date(now),
      ends: new Date(now + 86_400_123),
      changed: ago(7),
      history: [
        { action: 'created', at: new Date(now) },
        {
          action: 'expiry_changed',
          details: { from: '2026-11-22T12:00:00.123Z', to: '2026-11-21T11:59:53.000Z' },
        },
      ],
    });
    const listed = JSON.parse((usual['keys list --json'] as { out: string }).out);
    const endOf = (name: string) => listed.find((key: { name: string }) => key.name === name);
    expect(endOf('expired')).toMatchObject({ state: 'expired', expires_at: '2026-11-21T11:59:59.000Z' });
    expect(endOf('endless')).toMatchObject({ state: 'active', expires_at: null });
    expect(endOf('expiredLongAgo')).toMatchObject({
      state: 'expired',
      expires_at: '-271821-04-20T00:00:00.000Z',
    });
    expect(usual['games']).toContainEqual(
      expect.objectContaining({ releasedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }),
    );
  });

  test.each([{}, ...variants])(
    'a key is judged and everything is read as usual with %j',
    async (settings) => {
      if (!place) return;
      const database = await place.with(settings);
      expect(await judge(database, secrets)).toEqual(verdicts);
      expect(await readAll(database)).toEqual(usual);
      expect(await writeAndRead(database, storeOf(database))).toEqual(written);
    },
  );

  test('doctor reads values back, and names the settings', async () => {
    if (!place) return;
    const database = await place.with(variants.at(-1)!);
    const { json } = await createRunner({ database, now: Date.now })('doctor --json');
    const found = json.findings.filter(({ part }: { part: string }) => part === 'values' || part === 'units');
    expect(found).toEqual([
      {
        part: 'values',
        status: 'ok',
        finding: 'are read as they are (DateStyle German, DMY, TimeZone Pacific/Apia)',
      },
      { part: 'units', status: 'ok', finding: 'can be consumed in the database' },
    ]);
  });
});
