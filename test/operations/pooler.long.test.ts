import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { openProgram, type Program } from '../faults/program.ts';
import { until } from '../faults/rig.ts';
import {
  type BreakablePostgres,
  type PostgresServer,
  type RedisServer,
  startPgbouncer,
  startPostgres,
  startRedis,
} from '../servers.ts';

/** The service and the command line behind PgBouncer in transaction mode, which other programs use, too. */

let program: Program;
let postgres: BreakablePostgres | undefined;
let pooler: PostgresServer | undefined;
let redis: RedisServer | undefined;

async function command(...argv: string[]) {
  const { code, stdout, stderr } = await program.command(argv, { DATABASE_URL: pooler!.url }).ended;
  if (code !== 0) throw new Error(`caryll ${argv.join(' ')} ended with ${code}: ${stderr}`);
  return stdout;
}

const createKey = async (plan: string, owner: string) =>
  JSON.parse(
    await command('keys', 'create', '--email', `${plan}-${owner}@example.org`, '--plan', plan, '--json'),
  ) as {
    key: string;
    id: string;
  };

beforeAll(async () => {
  program = openProgram();
  postgres = await startPostgres();
  pooler = postgres && (await startPgbouncer(postgres));
  redis = pooler && (await startRedis());
  if (!pooler) return;
  await command('migrate');
  await command('data', 'import');
});
afterAll(async () => {
  program.stop();
  await pooler?.stop();
  await redis?.stop();
  await postgres?.stop();
});

/** What another program that shares the sessions may leave behind in all of them. */
async function disturbSessions(): Promise<void> {
  const clients = Array.from({ length: 8 }, () => new pg.Client({ connectionString: pooler!.url }));
  await Promise.all(clients.map((client) => client.connect()));
  for (const setting of [
    "datestyle = 'German, DMY'",
    "timezone = 'Asia/Kolkata'",
    "bytea_output = 'escape'",
    'extra_float_digits = -15',
    'standard_conforming_strings = off',
  ])
    await Promise.all(clients.map((client) => client.query(`select pg_sleep(0.05); set ${setting}`)));
  await Promise.all(clients.map((client) => client.end()));
}

/** The same requests directly and through the pooler. */
const paths = [
  '/v1/bloodborne/bosses/father-gascoigne?view=full',
  '/v1/elden-ring/weapons?page_size=50&sort=-weight',
  ...Array.from({ length: 30 }, (_, index) => `/v1/bloodborne/weapons?page_size=${index + 3}&sort=name`),
  ...Array.from({ length: 20 }, (_, index) => `/v1/elden-ring/talismans?page=${index + 1}&page_size=3`),
  '/v1/bloodborne/releases',
  '/v1/bloodborne/search?q=hunter',
];

describe.each(['Postgres', 'Redis'])('counting in %s', (store) => {
  test('lists, records, charges, usage and keys work, in sessions that others have disturbed', async () => {
    if (!pooler || (store === 'Redis' && !redis)) return;
    const internal = await createKey('internal', store);
    const free = await createKey('free', store);
    // A busy machine may take its time.
    const patient = { DATABASE_TIMEOUT_MS: '30000' };
    const settings = {
      ...patient,
      LOG_LEVEL: 'info',
      ...(store === 'Redis' ? { REDIS_URL: redis!.url } : {}),
    };
    const service = await program.start({ DATABASE_URL: pooler.url, ...settings });
    const direct = await program.start({ DATABASE_URL: postgres!.url, ...patient });
    const get = async ({ url }: { url: string }, path: string, { key }: { key: string }) => {
      const response = await fetch(url + path, { headers: { 'X-API-Key': key } });
      return { status: response.status, body: await response.text() };
    };

    // None of it is in a cache yet, so all of it is read at once.
    await disturbSessions();
    const through = await Promise.all(paths.map((path) => get(service, path, internal)));
    const expected = await Promise.all(paths.map((path) => get(direct, path, internal)));
    expect(through.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect(through).toEqual(expected);

    // The free plan has 100 units.
    const spend = () => get(service, '/v1/bloodborne/bosses/father-gascoigne', free);
    const statuses: number[] = [];
    for (let round = 0; round < 13; round += 1)
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, spend))).map(({ status }) => status));
    expect(service.stderr()).not.toContain('quota store lost');
    const countOf = (wanted: number) => statuses.filter((status) => status === wanted).length;
    expect([countOf(200), countOf(429)]).toEqual([100, 30]);
    const usage = async () => JSON.parse(await command('keys', 'usage', free.id, '--json')).today.key.used;
    await until('the usage is in Postgres', async () => (await usage()) === 100);

    await command('keys', 'revoke', internal.id, '--reason', 'test', '--yes');
    await until('the key is refused', async () => (await get(service, paths[0]!, internal)).status === 401);
    const health = JSON.parse((await get(service, '/v1/health', free)).body);
    expect(health.status).toBe('ok');

    await direct.stop();
    const { code, stderr } = await service.stop();
    expect(code).toBe(0);
    expect(stderr).not.toMatch(/"level":"(error|warn)"/);
  });
});

test('imports, backups and restores work, and doctor names the pooler', async () => {
  if (!pooler) return;
  await disturbSessions();
  await command('migrate');
  await command('data', 'import', '--force');
  await disturbSessions();
  const backup = (text: string) => text.split('\n').slice(1, -2);
  const saved = await command('backup');
  const direct = await program.command(['backup'], { DATABASE_URL: postgres!.url }).ended;
  expect(backup(saved)).toEqual(backup(direct.stdout));
  expect(
    JSON.parse(await command('keys', 'list', '--json')).map(({ state }: { state: string }) => state),
  ).toEqual(expect.arrayContaining(['active', 'revoked']));
  const report = JSON.parse(await command('doctor', '--json'));
  const find = (part: string) => report.findings.find((finding: { part: string }) => finding.part === part);
  expect(find('database')).toMatchObject({
    status: 'ok',
    finding: expect.stringMatching(/^Postgres [\d.]+ through a connection pooler responds in/),
  });
  expect([find('values').status, find('units').status]).toEqual(['ok', 'ok']);
});
