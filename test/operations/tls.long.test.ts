import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openProgram, type Program } from '../faults/program.ts';
import { makeKey, openPatientDatabase, preparePostgres } from '../faults/rig.ts';
import { type BreakablePostgres, freePort, type RedisServer, startRedis, unprivileged } from '../servers.ts';

/** Postgres and Redis with certificates of a private authority, addresses in files, and several hosts. */

let program: Program;
let folder: string;
let postgres: BreakablePostgres | undefined;
let redis: RedisServer | undefined;
let redisPort: number;
let key: string;
const file = (name: string) => path.join(folder, name);

/** Makes an authority, and a certificate of it for `localhost`, which the server of Postgres may read. */
async function makeCertificates(): Promise<void> {
  const openssl = (command: string) =>
    execFileSync('openssl', command.split(' '), { cwd: folder, stdio: 'pipe' });
  const request = 'req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  openssl(`${request} -x509 -days 2 -subj /CN=authority -keyout ca.key -out ca.crt`);
  openssl(`${request} -subj /CN=localhost -keyout server.key -out server.csr`);
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost');
  openssl(
    'x509 -req -days 2 -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -extfile names -out server.crt',
  );
  const user = await unprivileged();
  if (user)
    for (const each of [folder, file('server.key'), file('server.crt')]) chownSync(each, user.uid, user.gid);
}

beforeAll(async () => {
  program = openProgram();
  folder = mkdtempSync(path.join(tmpdir(), 'caryll-tls-'));
  await makeCertificates();
  postgres = await preparePostgres({
    ssl: 'on',
    ssl_cert_file: file('server.crt'),
    ssl_key_file: file('server.key'),
  });
  redisPort = await freePort();
  const certificate = ['--tls-cert-file', file('server.crt'), '--tls-key-file', file('server.key')];
  const options = ['--tls-ca-cert-file', file('ca.crt'), '--tls-auth-clients', 'no'];
  redis =
    postgres && (await startRedis({ args: ['--tls-port', `${redisPort}`, ...certificate, ...options] }));
  if (!postgres || !redis) return;
  const database = await openPatientDatabase(postgres.url);
  key = await makeKey(database, 'tls@example.org');
  await database.close();
});
afterAll(async () => {
  program.stop();
  await postgres?.stop();
  await redis?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const databaseUrl = (host: string, parameters: string) =>
  `postgres://caryll@${host}:${postgres!.port}/caryll?${parameters}`;

/** What a command finds, and its exit code. */
async function doctor(environment: Record<string, string>) {
  const { code, stdout, stderr } = await program.command(['doctor', '--json'], environment).ended;
  return {
    code,
    stderr,
    findings: JSON.parse(stdout).findings.map((each: any) => `${each.part}: ${each.finding}`),
  };
}

test('a service that trusts the authority encrypts every connection, with addresses from files', async () => {
  if (!postgres || !redis) return;
  writeFileSync(file('database-url'), `${databaseUrl('localhost', 'sslmode=verify-full')}\n`);
  writeFileSync(file('redis-url'), `rediss://localhost:${redisPort}\n`);
  const service = await program.start({
    DATABASE_URL_FILE: file('database-url'),
    REDIS_URL_FILE: file('redis-url'),
    NODE_EXTRA_CA_CERTS: file('ca.crt'),
  });
  const response = await fetch(`${service.url}/v1/bloodborne/bosses`, { headers: { 'X-API-Key': key } });
  expect(response.status).toBe(200);
  const health = (await (await fetch(`${service.url}/v1/health`)).json()) as any;
  expect(health).toMatchObject({
    status: 'ok',
    checks: { database: { status: 'ok' }, quota: { status: 'ok' } },
  });
  const connections = await postgres.send(
    `select s.ssl from pg_stat_activity a join pg_stat_ssl s using (pid) where a.application_name = 'caryll'`,
  );
  expect(new Set(connections.map(({ ssl }) => ssl))).toEqual(new Set([true]));
  expect((await redis.command('CLIENT', 'LIST')) as string).toContain(`laddr=127.0.0.1:${redisPort}`);
  const { code, stderr } = await service.stop();
  expect({ code, failures: stderr.match(/.*"level":"error".*|.*Warning.*/g) }).toEqual({
    code: 0,
    failures: null,
  });
});

test('the address may name the certificate of the authority, and `require` checks as much without a warning', async () => {
  if (!postgres || !redis) return;
  const DATABASE_URL = databaseUrl('localhost', `sslmode=require&sslrootcert=${file('ca.crt')}`);
  const { code, stderr, findings } = await doctor({ DATABASE_URL });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(findings).toContainEqual(expect.stringMatching(/^database: Postgres \d/));
});

test('an unknown authority and a wrong name are refused, with the way out', async () => {
  if (!postgres || !redis) return;
  const unknown = await doctor({
    DATABASE_URL: databaseUrl('localhost', 'sslmode=verify-full'),
    REDIS_URL: `rediss://localhost:${redisPort}`,
  });
  expect(unknown.code).toBe(3);
  expect(unknown.findings).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^database: The database cannot be reached: TLS fails/),
      expect.stringMatching(/^redis: rediss:\/\/localhost:\d+: TLS fails/),
    ]),
  );
  const named = await program.refusal({
    DATABASE_URL: databaseUrl('127.0.0.1', 'sslmode=verify-full'),
    NODE_EXTRA_CA_CERTS: file('ca.crt'),
  });
  expect(named.stderr).toMatch(/TLS fails .*127\.0\.0\.1.*\n.*NODE_EXTRA_CA_CERTS/);
  expect(named.stderr).not.toContain('Trying again');
  expect(named.code).toBe(3);
});

test('of several hosts, the one that responds is used, and then again after it was lost', async () => {
  if (!postgres || !redis) return;
  const dead = await freePort();
  const DATABASE_URL = `postgres://caryll@127.0.0.1:${dead},127.0.0.1:${postgres.port}/caryll`;
  const service = await program.start({ DATABASE_URL });
  const status = async () =>
    (await fetch(`${service.url}/v1/bloodborne/runes`, { headers: { 'X-API-Key': key } })).status;
  expect(await status()).toBe(200);
  await postgres.send(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'caryll'`,
  );
  expect(await status()).toBe(200);
  await service.stop();
});
