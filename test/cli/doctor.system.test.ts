import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { checkProgram } from '../../src/cli/doctor-checks.ts';
import { CommandError } from '../../src/cli/exit.ts';
import { ConfigError, loadConfig } from '../../src/config.ts';
import type { Database } from '../../src/data/database.ts';
import { fromRoot } from '../../src/root.ts';
import { openTestDatabase } from '../databases.ts';
import { startRedis } from '../servers.ts';
import { sharedDatabase } from '../service.ts';
import { createRunner, expectGolden } from './terminal.ts';

type Loose = any;

let database: Database;
beforeAll(async () => {
  database = await sharedDatabase();
});

test('on a sound installation all is well', async () => {
  const run = createRunner({ database, config: loadConfig({ DATA_DIR: '/tmp' }) });
  await run('keys create --email ada@example.org');
  const result = await run('doctor --json');
  expect(result.code).toBe(0);
  expect(result.json.ok).toBe(true);
  const parts = result.json.findings.map((finding: Loose) => finding.part);
  expect(parts).toEqual(
    expect.arrayContaining(['settings', 'database', 'clock', 'migrations', 'release', 'keys', 'redis']),
  );
  expect((await run('doctor')).out).toContain('✓ release');
});

test('a Node older than package.json allows is an error', () => {
  const checked = (version: string) => {
    const statuses: string[] = [];
    checkProgram((_part, status) => statuses.push(status), version);
    return statuses[0];
  };
  const { engines } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  const [major, minor] = engines.node.replace('>=', '').split('.').map(Number);
  for (const version of ['18.20.8', `${major - 1}.99.0`, `${major}.${minor - 1}.9`, `${major}.2.0`])
    expect([version, checked(version)]).toEqual([version, 'error']);
  for (const version of [`${major}.${minor}.0`, `${major}.${minor + 1}.0`, '24.0.0', '100.1.0'])
    expect([version, checked(version)]).toEqual([version, 'ok']);
});

test('a clock that differs is reported with how much and which way', async () => {
  for (const [skewMs, words] of [
    [-3_600_000, "1 h ahead of this machine's"],
    [5_000, "5 s behind this machine's"],
  ] as const) {
    const run = createRunner({
      database,
      now: () => Date.now() + skewMs,
      config: loadConfig({ DATA_DIR: '/tmp' }),
    });
    const { json } = await run('doctor --json');
    const clock = json.findings.find((finding: Loose) => finding.part === 'clock');
    expect(clock).toMatchObject({ status: 'warning', finding: expect.stringContaining(words) });
  }
});

test('what is wrong with Redis is said, and what to do', async () => {
  const redis = await startRedis();
  if (!redis) return;
  await redis.command('CONFIG', 'SET', 'requirepass', 'right');
  const findingsOf = async (url: string, now = Date.now) => {
    const run = createRunner({ now, config: loadConfig({ DATA_DIR: '/tmp', REDIS_URL: url }) });
    const { json } = await run('doctor --json');
    return json.findings.filter((finding: Loose) => finding.part.startsWith('redis'));
  };
  const secured = (password: string) => `redis://:${password}@127.0.0.1:${redis.port}`;
  for (const [url, words, advice] of [
    ['redis://127.0.0.1:1', 'nothing is listening at its address', 'Start Redis'],
    ['redis://nowhere.invalid', 'the host name does not resolve', 'host name'],
    [redis.url, 'rejects the user name or password', 'redis://:password@host:port'],
    [secured('wrong'), 'rejects the user name or password', 'redis://:password@host:port'],
  ] as const) {
    const [finding] = await findingsOf(url);
    expect(finding).toMatchObject({
      status: 'error',
      finding: expect.stringContaining(words),
      advice: expect.stringContaining(advice),
    });
    expect(finding.finding).not.toContain('wrong');
  }
  const sound = await findingsOf(secured('right'));
  expect(sound.map(({ status }: Loose) => status)).toEqual(['ok']);
  const owner = new Redis(secured('right'));
  await owner.config('SET', 'maxmemory-policy', 'allkeys-lru');
  owner.disconnect();
  const evicting = await findingsOf(secured('right'));
  expect(evicting.at(-1)).toMatchObject({
    status: 'warning',
    finding: expect.stringContaining('allkeys-lru'),
    advice: expect.stringContaining('CONFIG SET maxmemory-policy noeviction'),
  });
  const skewed = await findingsOf(secured('right'), () => Date.now() + 60_000);
  expect(skewed.at(-1).finding).toMatch(/its clock is (1 min|59 s).* behind this machine's/);
  await redis.stop();
});

test('a folder that is not ours to write is a finding', async () => {
  const run = createRunner({
    config: loadConfig({ DATA_DIR: '/tmp' }),
    database: async () => {
      throw new CommandError('unreachable', 'DATA_DIR must be a writable folder', 'Set it.');
    },
  });
  expect((await run('doctor --json')).json.findings).toEqual(
    expect.arrayContaining([
      { part: 'database', status: 'error', finding: expect.stringContaining('DATA_DIR'), advice: 'Set it.' },
    ]),
  );
});

test('an empty database gets the command to run', async () => {
  const none = await openTestDatabase('empty');
  const run = createRunner({ database: none, config: loadConfig({ DATA_DIR: '/tmp' }) });
  const empty = await run('doctor --json');
  expect(empty.code).toBe(1);
  expect(empty.json.findings.find((finding: Loose) => finding.part === 'migrations')).toMatchObject({
    status: 'error',
    advice: 'Run `caryll migrate`.',
  });
  await run('migrate');
  const migrated = (await run('doctor --json')).json.findings;
  expect(migrated.find((finding: Loose) => finding.part === 'release')).toMatchObject({
    status: 'error',
    advice: 'Run `caryll data import`.',
  });
  expect(migrated.find((finding: Loose) => finding.part === 'keys').status).toBe('warning');
  await none.close();
});

test('wrong settings, an unreachable database and a lost Redis are findings, not failures', async () => {
  const wrong = createRunner({
    config: () => {
      throw new ConfigError('PORT must be an integer from 0 to 65535 (0 picks a free port); got "x"');
    },
  });
  const settings = await wrong('doctor');
  expect(settings.code).toBe(2);
  expectGolden('doctor-settings', settings.out.replace(/[\d.]+, caryll \S+/, 'n'));
  const away = createRunner({
    config: loadConfig({
      DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x',
      REDIS_URL: 'redis://:secret@127.0.0.1:1',
    }),
    database: async () => {
      throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
    },
  });
  const { json, code, out } = await away('doctor --settings --json');
  expect(code).toBe(3);
  const errors = json.findings
    .filter((finding: Loose) => finding.status === 'error')
    .map((finding: Loose) => finding.part);
  expect(errors).toEqual(['database', 'redis']);
  expect(out).not.toContain('secret');
  expect(json.settings.DATABASE_URL).toBe('postgres://***@127.0.0.1:1/x');
});
