import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { loadConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { startInstance } from '../../src/start.ts';
import { writeTinySeeds } from '../dataset/tiny-game.ts';
import { messagesOf, openProgram, type Program } from '../faults/program.ts';
import { type BreakablePostgres, startPostgres } from '../servers.ts';
import { until } from '../until.ts';

/** A start whose database responds late, at any step, or not at all. */
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

describe('27.8: a start whose database times out', () => {
  test.each([
    ['migration', 'reading its migrations'],
    ['current_release', 'looking for data'],
    ['release_game', 'loading what it serves'],
  ])('reports it for %s, tries again, and starts when it responds', async (table, step) => {
    if (!postgres) return;
    const release = await hold(table);
    const { child, ended } = program.begin(settings());
    let text = '';
    child.stderr!.on('data', (chunk) => {
      text += chunk;
    });
    const waits = () =>
      [...messagesOf(text).matchAll(/^While ([^:]*): .* Trying again for \d+ s\.$/gm)].map(
        ([, what]) => what,
      );
    await until('it has waited twice', () => waits().filter((what) => what === step).length >= 2);
    expect(text).not.toContain('listening on');
    await release();
    await until('it listens, or has ended', () => child.exitCode !== null || text.includes('listening on'));
    expect(text).toMatch(/listening on http:/);
    child.kill('SIGTERM');
    await ended;
  });

  test('is given up when its patience ends, with the step that it waited for', async () => {
    if (!postgres) return;
    const release = await hold('migration');
    const text: string[] = [];
    const starting = startInstance({
      config: loadConfig({ ...settings(), LOG_LEVEL: 'silent' }),
      emit: () => {},
      say: (line) => text.push(line),
      timeoutMs: 1_000,
    });
    await expect(starting).rejects.toThrow(
      /^While reading its migrations: A statement took too long and was canceled.*\.\nNothing was changed/,
    );
    await release();
    expect(text[0]).toMatch(/^While reading its migrations: .* Trying again for 1 s\.$/);
  });
});

describe('a start that cannot use the database', () => {
  test('waits while it refuses connections, and starts when it is there', async () => {
    if (!postgres) return;
    await postgres.kill();
    const { child, ended } = program.begin(settings());
    let text = '';
    child.stderr!.on('data', (chunk) => {
      text += chunk;
    });
    await until(
      'it has waited twice',
      () => (text.match(/nothing is listening at its address/g) ?? []).length > 1,
    );
    await postgres.restart();
    await until('it listens, or has ended', () => child.exitCode !== null || text.includes('listening on'));
    expect(text).toMatch(/listening on http:/);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  test('ends at once with the words and the exit code of the table when waiting does not help', async () => {
    if (!postgres) return;
    const address = new URL(postgres.url);
    address.pathname = '/nowhere';
    const { code, stderr } = await program.refusal({ ...settings(), DATABASE_URL: address.href });
    expect(stderr).toMatch(/The database does not exist on the server .*\n.*createdb/);
    expect(stderr).not.toContain('Trying again');
    expect(code).toBe(3);
  });
});
