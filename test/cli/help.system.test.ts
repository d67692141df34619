import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { fromRoot } from '../../src/root.ts';
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
  expect(without.sort()).toEqual(['', 'completion', 'data', 'keys', 'owners']);
});

test.each(['bash', 'zsh', 'fish'])('completion for %s names every command', async (shell) => {
  const { code, out } = await run(`completion ${shell}`);
  expect(code).toBe(0);
  for (const word of ['whoami', 'rollback']) expect(out).toContain(word);
});

test('bash completes commands, options, what an option can be, and files', async () => {
  const { out } = await run('completion bash');
  const complete = (...words: string[]) => {
    const quoted = ['caryll', ...words].map((word) => `'${word}'`).join(' ');
    const script = `${out}\nCOMP_WORDS=(${quoted}); COMP_CWORD=${words.length}; _caryll; echo "\${COMPREPLY[*]}"`;
    return execFileSync('bash', ['-c', script], { cwd: fromRoot('migrations'), encoding: 'utf8' }).trim();
  };
  expect(complete('ow')).toBe('owners');
  expect(complete('keys', 'sh')).toBe('show');
  expect(complete('keys', 'rotate', '--g')).toBe('--grace');
  expect(complete('keys', 'create', '--plan', '')).toBe('free standard internal');
  expect(complete('keys', 'list', '--state', 'd')).toBe('disabled');
  expect(complete('keys', 'set-plan', 'key_1', 's')).toBe('standard');
  expect(complete('keys', 'create', '--email', '')).toBe('');
  expect(complete('completion', 'z')).toBe('zsh');
  for (const words of [
    ['restore', 'ind'],
    ['backup', '--out', 'ind'],
    ['data', 'diff', 'ind'],
  ]) {
    expect(complete(...words)).toBe('index.ts');
  }
});

test('help is there for every command by its words', async () => {
  for (const line of ['help keys rotate', 'keys help rotate', 'keys rotate --help']) {
    const { code, out } = await run(line);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('Usage: caryll keys rotate') });
  }
  expect((await run('help')).out).toBe((await run('--help')).out);
  const wrong = await run('help keys rotat');
  expect(wrong.code).toBe(2);
  expect(wrong.err).toMatch(/command: expected one of create, .*got "rotat"[\s\S]*Did you mean rotate\?/);
});

test('completion for another shell is a usage error', async () => {
  const { code, err } = await run('completion bsh');
  expect(code).toBe(2);
  expect(err).toContain('shell: expected one of bash, zsh, fish, got "bsh".');
  expect(err).toContain('Did you mean bash?');
});
