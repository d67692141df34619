import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { createKeyVerifier } from '../../src/keys/verify.ts';
import { findPostgres, type PostgresServer } from '../servers.ts';
import { until } from '../until.ts';

let postgres: PostgresServer | undefined;
let database: Database;
beforeAll(async () => {
  postgres = await findPostgres();
  if (!postgres) return;
  database = await openDatabase({
    url: postgres.url,
    folder: '',
    poolSize: 4,
    statementTimeoutMs: 0,
    connectTimeoutMs: 60_000,
  });
  await migrate(database);
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
});

test('D11: keys that were used are locked in the order of their ids, so that no two processes lock each other out', async () => {
  if (!postgres) return;
  const { knex } = database;
  const store = createKeyStore({ database, now: Date.now });
  const made = [];
  for (let each = 0; each < 12; each++) {
    const owner = { email: 'ada@example.org', plan: 'free', name: 'test', actor: 'test' } as const;
    made.push(await store.create({ ...owner, kind: 'test' }));
  }
  const ids = made.map(({ id }) => id).sort();
  const held = ids[5]!;
  const verifier = createKeyVerifier({ database, emit: () => {}, now: Date.now });
  for (const { secret } of made) await verifier.verify(secret);
  let flushed: Promise<void> | undefined;
  await knex.transaction(async (trx) => {
    await trx.raw('select from api_key where id = ? for update', [held]);
    flushed = verifier.close();
    await until('the keys wait for the one that is held', async () => {
      const { rows } = await knex.raw(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });
    const { rows } = await knex.raw('select id from api_key for update skip locked');
    expect(rows.map(({ id }: { id: string }) => id).sort()).toEqual(ids.slice(6));
  });
  await flushed;
  const { rows } = await knex.raw('select count(*)::int as used from api_key where last_used_at is not null');
  expect(rows).toEqual([{ used: 12 }]);
});
