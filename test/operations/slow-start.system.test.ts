import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { writeTinySeeds } from '../dataset/tiny-game.ts';
import { openProgram, type Program } from '../faults/program.ts';
import { type BreakablePostgres, startPostgres } from '../servers.ts';
import { until } from '../until.ts';

/** A start on a machine whose database answers late, whatever step it is late at. */
let postgres: BreakablePostgres | undefined;
let program: Program;
beforeAll(async () => {
  program = openProgram();
  postgres = await startPostgres();
  if (!postgres) return;
  const database = await openDatabase({
    url: postgres.url,
    folder: '',
    poolSize: 2,
    statementTimeoutMs: 0,
    connectTimeoutMs: 60_000,
  });
  await migrate(database);
  await importDataset(database, loadDataset(writeTinySeeds()), { keep: 1 });
  await database.close();
});
afterAll(async () => {
  program.stop();
  await postgres?.stop();
});

/** Keeps others from reading a table until the function that is returned is called. */
async function hold(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: postgres!.url });
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return () => client.end();
}

const settings = () => ({ DATABASE_URL: postgres!.url, DATABASE_TIMEOUT_MS: '500', HOST: '127.0.0.1' });

describe('27.8: a start whose database does not answer in time', () => {
  test.each([
    ['migration', 'reading its migrations'],
    ['current_release', 'looking for data'],
    ['release_game', 'loading what it serves'],
  ])('says so of %s, asks again, and starts when it answers', async (table, step) => {
    if (!postgres) return;
    const release = await hold(table);
    const { child, ended } = program.begin({ ...settings(), START_TIMEOUT_SECONDS: '120' });
    let said = '';
    child.stderr!.on('data', (chunk) => {
      said += chunk;
    });
    const waits = () =>
      [...said.matchAll(/^Waiting for the database, .* while (.*) \(.*\)\. Asking again for \d+ s\.$/gm)].map(
        ([, what]) => what,
      );
    await until('it has waited twice', () => waits().filter((what) => what === step).length >= 2);
    expect(said).not.toContain('listens on');
    await release();
    await until('it listens, or has ended', () => child.exitCode !== null || said.includes('listens on'));
    expect(said).toMatch(/listens on http:/);
    child.kill('SIGTERM');
    await ended;
  });

  test('is given up after START_TIMEOUT_SECONDS, with the step that it waited for', async () => {
    if (!postgres) return;
    const release = await hold('migration');
    const { code, stderr } = await program.refusal({ ...settings(), START_TIMEOUT_SECONDS: '1' });
    await release();
    expect(stderr).toMatch(/^Waiting for the database, /);
    expect(stderr).toMatch(
      /\ncaryll cannot start\.\nDATABASE_URL: expected a Postgres that answers, got ".+" while reading its migrations\. Check the address, and that the server is running\.\n$/,
    );
    expect(code).toBe(1);
  });
});
