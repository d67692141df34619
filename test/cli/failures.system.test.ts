import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { ConfigError } from '../../src/config.ts';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { generateSecret } from '../../src/keys/format.ts';
import { fromRoot } from '../../src/root.ts';
import { programsNamed } from '../programs.ts';
import { type BreakablePostgres, startPostgres } from '../servers.ts';
import { until } from '../until.ts';
import { createRunner } from './terminal.ts';

/** The message and exit code of a command that fails. */

const failing = (error: unknown, line: string | string[] = 'keys list') =>
  createRunner({
    database: async () => {
      throw error;
    },
  })(line);
const coded = (code: string, message: string, more: object = {}) =>
  Object.assign(new Error(message), { code }, more);

describe('exit codes', () => {
  test('differ for a wrong command line, a wrong setting and a bug', async () => {
    expect((await failing(undefined, 'nonsense')).code).toBe(2);
    expect((await failing(undefined, '--version')).code).toBe(0);
    expect((await failing(new ConfigError('PORT must be a port; got "x"'))).code).toBe(2);
    const bug = await failing(new TypeError('x is not a function'));
    expect(bug).toMatchObject({ code: 70, out: '', err: expect.stringContaining('Please report it') });
    expect((await failing('thrown as it is')).code).toBe(70);
  });

  test.each([
    [
      'ECONNREFUSED',
      'connect ECONNREFUSED 127.0.0.1:1',
      3,
      /nothing is listening at its address .*127\.0\.0\.1:1[\s\S]*caryll doctor/,
    ],
    [
      'ENOTFOUND',
      'getaddrinfo ENOTFOUND nowhere',
      3,
      /the host name does not resolve[\s\S]*host name in DATABASE_URL/,
    ],
    ['ETIMEDOUT', 'connect ETIMEDOUT 10.0.0.1:5432', 3, /not respond in time[\s\S]*DATABASE_URL/],
    [
      '28P01',
      'password authentication failed for user "x"',
      3,
      /rejects the user name or password[\s\S]*DATABASE_URL/,
    ],
    ['28000', 'role "x" does not exist', 3, /rejects the user name or password/],
    [
      '3D000',
      'database "x" does not exist',
      3,
      /does not exist on the server[\s\S]*createdb[\s\S]*caryll migrate/,
    ],
    ['53300', 'sorry, too many clients already', 3, /no free connection[\s\S]*max_connections/],
    [
      '53100',
      'could not extend file: No space left on device',
      3,
      /out of disk space or memory \(could not extend[\s\S]*Free up disk space/,
    ],
    ['57P03', 'the database system is starting up', 3, /starting or stopping[\s\S]*Try again/],
    ['57P01', 'terminating connection due to administrator command', 3, /was lost[\s\S]*before you repeat/],
    ['57014', 'canceling statement due to statement timeout', 3, /took too long/],
    [
      'SELF_SIGNED_CERT_IN_CHAIN',
      'self-signed certificate in certificate chain',
      3,
      /TLS fails[\s\S]*NODE_EXTRA_CA_CERTS/,
    ],
    ['25006', 'cannot execute INSERT in a read-only transaction', 1, /read-only[\s\S]*primary/],
    ['42501', 'permission denied for table api_key', 1, /lacks a required privilege[\s\S]*administrator/],
    ['42P01', 'relation "api_key" does not exist', 1, /not up to date[\s\S]*Run `caryll migrate`/],
    ['XX001', 'invalid page in block 0', 3, /reported an error[\s\S]*log/],
  ])('%s is explained, with a way out', async (code, message, exitCode, words) => {
    const result = await failing(coded(code, message));
    expect(result).toMatchObject({ code: exitCode, out: '' });
    expect(result.err).toMatch(words);
    expect(result.err).not.toMatch(/bug|insert into x|\n {4}at /);
    // `doctor` shows the same in its findings.
    const doctor = await failing(coded(code, message), 'doctor --json');
    const finding = doctor.json.findings.find(({ part }: { part: string }) => part === 'database');
    expect(finding).toMatchObject({
      status: 'error',
      finding: expect.stringMatching(words.source.split('[')[0]!),
    });
    expect(finding.advice.length).toBeGreaterThan(10);
  });

  test.each([
    [
      'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string',
      /rejects the user name or password/,
    ],
    ['The server does not support SSL connections', /TLS fails/],
    ['Connection terminated unexpectedly', /was lost/],
    ['timeout expired', /not respond in time/],
  ])('%s has no code and is explained all the same', async (message, words) => {
    const result = await failing(new Error(message));
    expect(result.code).toBe(3);
    expect(result.err).toMatch(words);
  });

  test('a host with several addresses is explained by the first', async () => {
    const both = new AggregateError(
      [coded('ECONNREFUSED', 'connect ECONNREFUSED ::1:1'), coded('ECONNREFUSED', 'x')],
      '',
    );
    expect((await failing(both)).err).toContain(
      'nothing is listening at its address (connect ECONNREFUSED ::1:1)',
    );
  });

  test('a socket that is not there is a server that is not there; a file is a file', async () => {
    const socket = coded('ENOENT', 'connect ENOENT /run/.s.PGSQL.5432', {
      syscall: 'connect',
      address: '/run/x',
    });
    expect((await failing(socket)).err).toContain('nothing is listening at its address');
    const run = createRunner({ database: async () => undefined as unknown as Database });
    for (const [file, words] of [
      ['/nowhere/backup', 'there is no such file or folder'],
      ['/', 'it is a folder, not a file'],
    ]) {
      const result = await run(['restore', file!]);
      expect(result.code).toBe(3);
      expect(result.err).toContain(words);
    }
  });
});

describe('a secret in the wrong place', () => {
  const secret = generateSecret('live');
  test.each([
    ['keys', 'show', secret],
    ['keys', 'whoami', secret],
    ['keys', 'show', `Bearer ${secret}`],
    ['keys', 'create', '--email', secret],
    ['owners', 'show', `X-API-Key: ${secret}`],
    [secret],
    [`--${secret}`],
    ['restore', secret],
  ])('is refused and not repeated: %s %s %s', async (...argv) => {
    const words = argv.filter((word) => typeof word === 'string');
    const { code, out, err } = await failing(undefined, words);
    expect(code).toBe(2);
    expect(err).toContain('API keys are not accepted as arguments');
    expect(out + err).not.toContain(secret.slice(0, 20));
  });

  test('is not repeated where it is mistyped either', async () => {
    const run = createRunner({ database: async () => ({}) as Database });
    const { err } = await run(['keys', 'create', '--email', secret.slice(0, -1)]);
    expect(err).toContain('--email must be an address');
    expect(err).not.toContain(secret.slice(0, 20));
  });
});

describe('on a real server', () => {
  let server: BreakablePostgres | undefined;
  const opened: Database[] = [];
  const at = (parts: Partial<Pick<URL, 'port' | 'pathname' | 'username' | 'search'>>) => {
    const url = Object.assign(new URL(server!.url), parts);
    return createRunner({
      database: async () => {
        const database = await openDatabase({
          url: url.href,
          folder: '',
          poolSize: 2,
          statementTimeoutMs: 0,
          connectTimeoutMs: 5_000,
        });
        opened.push(database);
        return database;
      },
    });
  };
  beforeAll(async () => {
    server = await startPostgres();
    if (!server) return;
    const database = await openDatabase({
      url: server.url,
      folder: '',
      poolSize: 1,
      statementTimeoutMs: 0,
      connectTimeoutMs: 5_000,
    });
    await migrate(database);
    await database.close();
    await server.send('create role reader login');
    await server.send('create role crowded login connection limit 0');
  });
  afterAll(async () => {
    for (const database of opened) await database.close();
    await server?.stop();
  });

  test.each([
    ['another port', { port: '1' }, 3, 'nothing is listening at its address'],
    ['another database', { pathname: '/nowhere' }, 3, 'does not exist on the server'],
    ['another role', { username: 'nobody' }, 3, 'rejects the user name or password'],
    ['a role without rights', { username: 'reader' }, 1, 'lacks a required privilege'],
    ['a role without a connection', { username: 'crowded' }, 3, 'no free connection'],
    [
      'a read-only session',
      { search: '?options=-c%20default_transaction_read_only%3Don' },
      1,
      'is read-only',
    ],
  ])('%s is explained', async (_what, parts, exitCode, words) => {
    if (!server) return;
    const run = at(parts);
    const result = await run('keys create --email ada@example.org');
    expect(result).toMatchObject({ code: exitCode, out: '', err: expect.stringContaining(words) });
    expect((await run('doctor')).out).toMatch(/[✗!] database/);
  });

  test('P3-4: the role of the service reads and counts, and may change neither data nor keys', async () => {
    if (!server || programsNamed('psql').length === 0) return;
    await promisify(execFile)('psql', ['-d', server.url, '-q', '-f', fromRoot('deploy', 'roles.sql')], {
      env: { ...process.env, CARYLL_ADMIN_PASSWORD: 'admin', CARYLL_SERVICE_PASSWORD: 'service' },
    });
    const { hostname, port, pathname } = new URL(server.url);
    const service = new pg.Client(`postgres://caryll_service:service@${hostname}:${port}${pathname}`);
    await service.connect();
    const refusalOf = (statement: string) =>
      service.query(statement).then(
        () => 'done',
        ({ code }) => code,
      );
    for (const allowed of [
      'select * from release',
      'delete from quota_counter',
      'update api_key set last_used_at = now()',
    ])
      expect([allowed, await refusalOf(allowed)]).toEqual([allowed, 'done']);
    for (const refused of [
      'delete from release',
      `update api_key set plan = 'internal'`,
      'create table mine (id int)',
    ])
      expect([refused, await refusalOf(refused)]).toEqual([refused, '42501']);
    await service.end();
  });

  test('migrations of two at once, and of one that is killed, leave no lock behind', async () => {
    if (!server) return;
    await server.send('create database fresh');
    const run = at({ pathname: '/fresh' });
    let isOver = false;
    const killed = run('migrate').finally(() => {
      isOver = true;
    });
    await until('its connection is cut', async () => {
      const cut = await server!.send(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'fresh'`,
      );
      return cut.length > 0 || isOver;
    });
    await killed;
    const results = await Promise.all([run('migrate'), run('migrate')]);
    expect(results.map(({ code }) => code)).toEqual([0, 0]);
    expect((await run('migrate')).out).toBe('already up to date\n');
  });
});
