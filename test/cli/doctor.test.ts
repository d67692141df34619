import { expect, test } from '@jest/globals';
import { ConfigError, loadConfig } from '../../src/config.ts';
import { createRunner, expectGolden, openMemory } from './terminal.ts';

type Loose = any;

test('on a sound installation all is well', async () => {
  const database = await openMemory();
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
  await database.close();
});

test('an empty database is told what to run', async () => {
  const database = await openMemory('empty');
  const run = createRunner({ database, config: loadConfig({ DATA_DIR: '/tmp' }) });
  const empty = await run('doctor --json');
  expect(empty.code).toBe(1);
  expect(empty.json.findings.find((finding: Loose) => finding.part === 'migrations')).toMatchObject({
    status: 'fault',
    advice: 'Run `caryll migrate`.',
  });
  await run('migrate');
  const migrated = (await run('doctor --json')).json.findings;
  expect(migrated.find((finding: Loose) => finding.part === 'release')).toMatchObject({
    status: 'fault',
    advice: 'Run `caryll data import`.',
  });
  expect(migrated.find((finding: Loose) => finding.part === 'keys').status).toBe('warning');
  await database.close();
});

test('wrong settings, an unreachable database and a lost Redis are findings, not failures', async () => {
  const wrong = createRunner({
    config: () => {
      throw new ConfigError('PORT: expected an integer from 0 to 65535 (0 takes a free port), got "x"');
    },
  });
  const settings = await wrong('doctor');
  expect(settings.code).toBe(1);
  expectGolden('doctor-settings', settings.out.replace(/[\d.]+, caryll [\d.]+/, 'n'));
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
  expect(code).toBe(1);
  const faults = json.findings
    .filter((finding: Loose) => finding.status === 'fault')
    .map((finding: Loose) => finding.part);
  expect(faults).toEqual(['database', 'redis']);
  expect(out).not.toContain('secret');
  expect(json.settings.DATABASE_URL).toBe('postgres://u:***@127.0.0.1:1/x');
});
