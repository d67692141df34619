import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { fromRoot } from '../../src/root.ts';
import { openProgram, type Program } from '../faults/program.ts';
import { until } from '../faults/rig.ts';
import { type BreakablePostgres, type RedisServer, startPostgres, startRedis } from '../servers.ts';

/** deploy/roles.sql as the deployment page tells: the service reads data and cannot alter it. */

const run = promisify(execFile);
let program: Program;
let postgres: BreakablePostgres | undefined;
let redis: RedisServer | undefined;
let adminUrl: string;
let serviceUrl: string;

const hasPsql = () =>
  run('psql', ['--version']).then(
    () => true,
    () => false,
  );

async function applyRoles(): Promise<void> {
  // Passwords go through the environment: arguments can be read by everyone on the machine.
  await run('psql', ['-d', postgres!.url, '-q', '-f', fromRoot('deploy', 'roles.sql')], {
    env: { ...process.env, CARYLL_ADMIN_PASSWORD: 'admin-secret', CARYLL_SERVICE_PASSWORD: "o'service" },
  });
}

beforeAll(async () => {
  program = openProgram();
  if (!(await hasPsql())) {
    if (process.env['CARYLL_REQUIRE_SERVERS'] === '1') throw new Error('SKIPPED: no psql found');
    process.stderr.write('\nSKIPPED: no psql found\n');
    return;
  }
  postgres = await startPostgres();
  redis = postgres && (await startRedis());
  if (!postgres) return;
  const of = (role: string) => postgres!.url.replace('caryll@', `${role}@`);
  [adminUrl, serviceUrl] = [of('caryll_admin'), of('caryll_service')];
  await applyRoles();
  for (const argv of [['migrate'], ['data', 'import']]) {
    const { code, stderr } = await program.command(argv, { DATABASE_URL: adminUrl }).ended;
    if (code !== 0) throw new Error(`caryll ${argv.join(' ')}: ${stderr}`);
  }
  // Twice does no harm.
  await applyRoles();
});
afterAll(async () => {
  program.stop();
  await postgres?.stop();
  await redis?.stop();
});

async function as(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.end();
  }
}

test.each([
  `update boss set hp = 1`,
  'delete from release',
  `insert into game (id, name) values ('x', 'X')`,
  'update current_release set release_id = 1',
  'truncate quota_counter',
  'drop table boss',
  'create table mine (id int)',
  `update api_key set plan = 'internal'`,
  `insert into api_key_event (key_id, at, action, actor, details) values ('k', now(), 'created', 'me', '{}')`,
  'delete from api_key',
  'set role caryll_admin',
  `copy boss to '/tmp/x'`,
  "select pg_read_file('/etc/passwd')",
])('the service may not: %s', async (statement) => {
  if (!postgres) return;
  expect(await as(serviceUrl, statement)).toBe('42501');
});

describe.each(['Postgres', 'Redis'])('the service in its role, counting in %s', (store) => {
  test('answers, counts, rolls up and notes the use of a key without a fault', async () => {
    if (!postgres || !redis) return;
    const admin = { DATABASE_URL: adminUrl };
    const created = await program.command(
      ['keys', 'create', '--email', `${store}@example.org`, '--plan', 'free', '--json'],
      admin,
    ).ended;
    const { key, id } = JSON.parse(created.stdout);
    const service = await program.start({
      DATABASE_URL: serviceUrl,
      LOG_LEVEL: 'info',
      ...(store === 'Redis' ? { REDIS_URL: redis.url } : {}),
    });
    const headers = { 'X-API-Key': key };
    for (const path of ['bosses', 'runes?page=2', 'search?q=gascoine', 'armor?set_slug=yharnam-hunter-set'])
      expect((await fetch(`${service.url}/v1/bloodborne/${path}`, { headers })).status).toBeLessThan(500);
    expect((await fetch(`${service.url}/v1/usage`, { headers })).status).toBe(200);
    const imported = await program.command(['data', 'import', '--force', '--json'], admin).ended;
    expect(imported.code).toBe(0);
    await until('the new release', () => (service.stderr().match(/release loaded/g) ?? []).length === 2);
    expect((await fetch(`${service.url}/v1/bloodborne/bosses`, { headers })).status).toBe(200);
    const { code, stderr } = await service.stop();
    expect(code).toBe(0);
    expect(stderr).not.toMatch(/fault|permission denied/);
    const [row] = await postgres.ask(
      `select last_used_at is not null as noted, (select sum(units)::int from usage_daily where key_id = '${id}') as units
         from api_key where id = '${id}'`,
    );
    expect(row).toMatchObject({ noted: true, units: expect.any(Number) });
  });
});
