import { type ChildProcess, fork } from 'node:child_process';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { pruneReleases } from '../../src/dataset/import.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { fromRoot } from '../../src/root.ts';
import { formatNumber } from '../figures.ts';
import { createKeys } from '../keys.ts';
import type { Imported } from './import.ts';

const serverUrl = process.env['BENCH_DATABASE_URL'];
export const redisUrl = process.env['BENCH_REDIS_URL'];
if (!serverUrl || !redisUrl) {
  process.stderr.write(
    'growth: set BENCH_DATABASE_URL (a server to create databases on) and BENCH_REDIS_URL\n',
  );
  process.exit(2);
}
export const keep = process.env['GROWTH_KEEP'] === '1';
export const say = (line: string) => process.stderr.write(`${line}\n`);

/** The dataset times a factor, in a database of its own. */
export interface Grown {
  readonly factor: number;
  readonly url: string;
  readonly database: Database;
  readonly imported: Imported;
  /** What autovacuum does after an import, in seconds. */
  readonly vacuumSeconds: number;
  readonly databaseMiB: number;
  readonly sizes: Readonly<Record<string, number>>;
  readonly keys: readonly string[];
}

export async function onServer(...statements: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Starts a program beside this one and waits for the first thing that it says. */
export async function start<Said>(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<{ child: ChildProcess; said: Said }> {
  const child = fork(fromRoot('dist', 'growth', `${file}.js`), args, {
    cwd: fromRoot(),
    env: { ...process.env, ...environment },
  });
  const said = await new Promise<Said>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Said));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { child, said };
}

export const open = (url: string) =>
  openDatabase({ url, folder: '', poolSize: 2, statementTimeoutMs: 3_600_000, connectTimeoutMs: 10_000 });

export async function grow(factor: number): Promise<Grown> {
  const name = `caryll_growth_${factor}`;
  const url = new URL(serverUrl!);
  url.pathname = `/${name}`;
  const exists = (await onServer(`select from pg_database where datname = '${name}'`)).length > 0;
  if (!exists || !keep) {
    await onServer(`drop database if exists ${name} with (force)`, `create database ${name}`);
    say(`× ${formatNumber(factor)}: import`);
    const { said: imported } = await start<Imported>('import', [url.href, String(factor)]);
    const database = await open(url.href);
    const startedAt = performance.now();
    await database.knex.raw('vacuum analyze');
    const vacuumSeconds = (performance.now() - startedAt) / 1000;
    await database.knex.raw('create table growth as select ?::jsonb as measured', [
      JSON.stringify({ imported, vacuumSeconds }),
    ]);
    await database.close();
  }
  const database = await open(url.href);
  await migrate(database);
  const { rows } = await database.knex.raw(
    `select measured, sizes, pg_database_size(current_database()) / 1048576 as size
       from growth, release_game join current_release using (release_id)`,
  );
  await database.knex.raw('truncate api_key cascade');
  const keys = await createKeys(createKeyStore({ database, now: Date.now }));
  const { measured, sizes, size } = rows[0];
  return { factor, url: url.href, database, ...measured, databaseMiB: size, sizes, keys };
}

/** How long it takes to delete a release of this size, in seconds; it is not done. */
export async function deletionTime({ database }: Grown): Promise<number> {
  const trx = await database.knex.transaction();
  const startedAt = performance.now();
  await trx.raw('delete from current_release');
  await pruneReleases(trx, 0);
  await trx.raw('set constraints all immediate');
  const seconds = (performance.now() - startedAt) / 1000;
  await trx.rollback();
  return seconds;
}
