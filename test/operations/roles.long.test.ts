import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { fromRoot } from '../../src/root.ts';
import { openProgram, type Program } from '../faults/program.ts';
import { until } from '../faults/rig.ts';
import { programsNamed, skipped } from '../programs.ts';
import { type BreakablePostgres, type RedisServer, startPostgres, startRedis } from '../servers.ts';

/** deploy/roles.sql as the deployment page describes: the service reads data and cannot alter it. */

const run = promisify(execFile);
let program: Program;
let postgres: BreakablePostgres | undefined;
let redis: RedisServer | undefined;
let adminUrl: string;
let serviceUrl: string;

// Passwords go through the environment: arguments can be read by everyone on the machine.
const psql = (passwords: Readonly<Record<string, string>>) =>
  run('psql', ['-d', postgres!.url, '-q', '-f', fromRoot('deploy', 'roles.sql')], {
    env: { ...process.env, ...passwords },
  });
const applyRoles = () =>
  psql({ CARYLL_ADMIN_PASSWORD: 'admin-secret', CARYLL_SERVICE_PASSWORD: "o'service" });

/** What was said without both passwords, before they were given. */
const refusals: { passwords: Record<string, string>; code: number; stderr: string; roles: unknown[] }[] = [];

beforeAll(async () => {
  program = openProgram();
  if (programsNamed('psql').length === 0)
    return skipped('the statements for roles (no psql that runs was found)');
  postgres = await startPostgres();
  redis = postgres && (await startRedis());
  if (!postgres) return;
  for (const passwords of [
    {},
    { CARYLL_SERVICE_PASSWORD: 'secret' },
    { CARYLL_ADMIN_PASSWORD: 'secret' },
    { CARYLL_ADMIN_PASSWORD: '', CARYLL_SERVICE_PASSWORD: 'secret' },
  ]) {
    const { code, stderr } = await psql(passwords).catch((error) => error);
    const roles = await postgres.send(`select rolname from pg_roles where rolname like 'caryll\\_%'`);
    refusals.push({ passwords, code, stderr, roles });
  }
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

test('P3-4: without its password no role is made, and the missing variable is named', () => {
  if (!postgres) return;
  expect(refusals).toHaveLength(4);
  for (const { passwords, code, stderr, roles } of refusals) {
    const missing = passwords['CARYLL_ADMIN_PASSWORD'] ? 'CARYLL_SERVICE_PASSWORD' : 'CARYLL_ADMIN_PASSWORD';
    expect({ passwords, code, stderr, roles }).toEqual({
      passwords,
      code: 3,
      stderr: expect.stringContaining(`${missing} is not set. Export it; sudo keeps it with --preserve-env=`),
      roles: [],
    });
  }
});

test('P3-4: each role has the password that was given', async () => {
  if (!postgres) return;
  const rows = await postgres.send(
    `select rolname, rolpassword is not null as has_password from pg_authid where rolname like 'caryll\\_%' order by 1`,
  );
  expect(rows).toEqual([
    { rolname: 'caryll_admin', has_password: true },
    { rolname: 'caryll_service', has_password: true },
  ]);
});

test.each([
  `update bloodborne_1.boss set hp = 1`,
  'delete from release',
  `insert into game (id, name) values ('x', 'X')`,
  'update current_release set release_id = 1',
  'truncate quota_counter',
  'drop table bloodborne_1.boss',
  'drop schema bloodborne_1 cascade',
  'create schema mine',
  'create table mine (id int)',
  `update api_key set plan = 'internal'`,
  `insert into api_key_event (key_id, at, action, actor, details) values ('k', now(), 'created', 'me', '{}')`,
  'delete from api_key',
  'set role caryll_admin',
  `copy bloodborne_1.boss to '/tmp/x'`,
  "select pg_read_file('/etc/passwd')",
])('the service may not: %s', async (statement) => {
  if (!postgres) return;
  expect(await as(serviceUrl, statement)).toBe('42501');
});

describe.each(['Postgres', 'Redis'])('the service in its role, counting in %s', (store) => {
  test('serves, counts, rolls up and stores the use of a key without an error', async () => {
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
    const [row] = await postgres.send(
      `select last_used_at is not null as noted, (select sum(units)::int from usage_daily where key_id = '${id}') as units
         from api_key where id = '${id}'`,
    );
    expect(row).toMatchObject({ noted: true, units: expect.any(Number) });
  });
});
