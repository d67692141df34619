import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { openTestDatabase } from '../databases.ts';
import { findPostgres, type PostgresServer } from '../servers.ts';

let server: PostgresServer | undefined;
let database: Database | undefined;

beforeAll(async () => {
  server = await findPostgres();
  if (!server) return;
  database = await openDatabase({
    url: server.url,
    folder: '',
    poolSize: 1,
    statementTimeoutMs: 0,
    connectTimeoutMs: 5_000,
    silenceTimeoutMs: 3_000,
  });
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
});

const values = `select 9007199254740991::bigint as count, 0.1 as fraction, true as flag, '{é}'::text[] as texts`;
const read = { count: 9_007_199_254_740_991, fraction: 0.1, flag: true, texts: ['é'] };

describe('D9: a connection', () => {
  test('reads counts and fractions as numbers, here and in no other use of pg', async () => {
    if (!server || !database) return;
    expect((await database.knex.raw(values)).rows).toEqual([read]);
    const embedded = await openTestDatabase();
    expect((await embedded.knex.raw(values)).rows).toEqual([read]);
    await embedded.close();
    const other = new pg.Client({ connectionString: server.url });
    await other.connect();
    expect((await other.query(values)).rows).toEqual([
      { ...read, count: '9007199254740991', fraction: '0.1' },
    ]);
    await other.end();
  });

  test.each(['now()', 'localtimestamp', 'current_date', "interval '1 h'", '0.1::real', '0.1::float8'])(
    'refuses to read %s, whose text depends on settings of the session',
    async (value) => {
      if (!database) return;
      await expect(database.knex.raw(`select ${value}`)).rejects.toThrow(
        'a statement must not select a value of',
      );
      // The connection can still be used.
      expect((await database.knex.raw('select 1 as one')).rows).toEqual([{ one: 1 }]);
    },
  );

  test('whose response timed out is never used again', async () => {
    if (!database) return;
    const { knex } = database;
    const pidOf = async () => (await knex.raw('select pg_backend_pid() as pid')).rows[0].pid;
    const before = await pidOf();
    // The pool has one connection: the second statement waits for that of the first.
    const slow = knex.raw('select pg_sleep(30)').then(() => {});
    const next = pidOf();
    await expect(slow).rejects.toThrow('Query read timeout');
    expect(await next).not.toBe(before);
    expect(knex.client.pool.numUsed()).toBe(0);
  });
});
