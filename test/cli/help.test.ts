import { describe, expect, test } from '@jest/globals';
import { ConfigError } from '../../src/config.ts';
import { createRunner, expectGolden } from './terminal.ts';

const run = createRunner();

const commands = [
  '',
  'keys',
  'keys create',
  'keys list',
  'keys show',
  'keys usage',
  'keys history',
  'keys rotate',
  'keys revoke',
  'keys disable',
  'keys enable',
  'keys set-plan',
  'keys expire',
  'keys whoami',
  'owners',
  'owners list',
  'owners show',
  'data',
  'data import',
  'data check',
  'data coverage',
  'data diff',
  'data releases',
  'data rollback',
  'data map',
  'migrate',
  'backup',
  'restore',
  'doctor',
  'completion',
];

describe.each(commands)('caryll %s --help', (command) => {
  test('shows an example, needs no database, and is as reviewed', async () => {
    const { code, out, err } = await run(`${command} --help`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/\nExamples?:\n {2}\$ /);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(130);
    expectGolden(`help${command === '' ? '' : `-${command.replaceAll(' ', '-')}`}`, out);
  });
});

test('the list above is complete, and what prints results prints JSON too', async () => {
  const { out } = await run('completion bash');
  const found = [...out.matchAll(/^ {4}'([a-z -]*)'\) words='([^']*)'/gm)].map(([, path, words]) => ({
    path,
    words,
  }));
  expect(found.map(({ path }) => path).sort()).toEqual([...commands].sort());
  const without = found.filter(({ words }) => !words!.includes('--json')).map(({ path }) => path);
  expect(without.sort()).toEqual(['', 'completion', 'data', 'data map', 'keys', 'owners']);
});

test.each(['bash', 'zsh', 'fish'])('completion for %s names every command', async (shell) => {
  const { code, out } = await run(`completion ${shell}`);
  expect(code).toBe(0);
  for (const word of ['whoami', 'rollback', 'passphrase-file']) expect(out).toContain(word);
});

test('completion for another shell is a usage error', async () => {
  const { code, err } = await run('completion bsh');
  expect(code).toBe(2);
  expect(err).toContain('shell: expected one of bash, zsh, fish, got "bsh".');
  expect(err).toContain('Did you mean bash?');
});

test('exit codes say what kind of failure it was', async () => {
  expect((await run('nonsense')).code).toBe(2);
  expect((await run('--version')).code).toBe(0);
  const failing = (error: Error) =>
    createRunner({
      database: async () => {
        throw error;
      },
    })('keys list');
  const refused = await failing(
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' }),
  );
  expect(refused.code).toBe(3);
  expect(refused.err).toContain('caryll doctor');
  expect((await failing(new ConfigError('PORT: expected a port, got "x"'))).code).toBe(2);
  const old = await failing(
    Object.assign(new Error('select - relation "api_key" does not exist'), { code: '42P01' }),
  );
  expect(old).toMatchObject({ code: 1, err: expect.stringContaining('Run `caryll migrate`') });
  const bug = await failing(new TypeError('x is not a function'));
  expect(bug).toMatchObject({ code: 70, out: '' });
});
