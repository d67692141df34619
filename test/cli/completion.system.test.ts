import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { programsNamed, skipped } from '../programs.ts';
import { createRunner } from './terminal.ts';

/** What the shells complete, by the scripts that they load. */

const run = createRunner();
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'caryll-completion-'));
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { code, out, err } = await run(`completion ${shell}`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    writeFileSync(path.join(folder, shell), out);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a shell offers for the last word of a line. */
type Complete = (line: string) => string[];

function output(program: string, args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout.split('\n').filter((word) => word !== '');
}

/** Calls the function of the script, as bash does, and zsh with its module for scripts of bash. */
const byFunction =
  (shell: string, setUp: string): Complete =>
  (line) => {
    const words = line.split(' ');
    const list = words.map((word) => `'${word}'`).join(' ');
    const call = `COMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _caryll; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const offered = output(shell, ['-c', `${setUp}; source ./${shell}; ${call}`]);
    // zsh itself leaves out what does not begin with the word.
    return shell === 'zsh' ? offered.filter((each) => each.startsWith(words.at(-1)!)) : offered;
  };

const shells: Readonly<Record<string, Complete>> = {
  bash: byFunction('bash', ':'),
  zsh: byFunction('zsh', 'autoload -Uz compinit && compinit -D; setopt KSH_ARRAYS SH_WORD_SPLIT'),
  // fish offers what is hidden by a longer beginning, too, and a description after a tab.
  fish: (line) =>
    output('fish', ['--no-config', '-c', `source ./fish; complete -C "${line}"`]).map(
      (each) => each.split('\t')[0]!,
    ),
};

describe.each(Object.keys(shells))('%s', (shell) => {
  const isThere = programsNamed(shell).length > 0;
  if (!isThere) skipped(`the tests of completion in ${shell} (it was not found)`);
  const complete = shells[shell]!;

  test('completes commands, options and their values', () => {
    if (!isThere) return;
    expect(complete('caryll comp')).toEqual(['completion']);
    expect(complete('caryll completion ').sort()).toEqual(expect.arrayContaining(['bash', 'fish', 'zsh']));
    expect(complete('caryll keys ro')).toEqual(['rotate']);
    expect(complete('caryll keys create --pl')).toEqual(['--plan']);
    expect(complete('caryll keys create --plan ').sort()).toEqual(['free', 'internal', 'standard']);
    expect(complete('caryll data export --format sq')).toEqual(['sqlite']);
    expect(complete('caryll data check --strict --see')).toEqual(['--seeds']);
    // A word that is also the name of a command is a value here.
    expect(complete('caryll get keys --vi')).toEqual(['--view']);
  });

  test('completes each command and option that the help lists', async () => {
    if (!isThere) return;
    for (const command of ['', 'keys ', 'keys create ', 'data diff ', 'start ', 'doctor ']) {
      const { out } = await run(`${command}--help`);
      const options = [...out.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(([, name]) => name!);
      const commands = [...out.matchAll(/^ {2}([a-z][a-z-]+)(?: .*)? {2}\S/gm)].map(([, name]) => name!);
      expect(options.length + commands.length).toBeGreaterThan(1);
      expect(complete(`caryll ${command}--`).sort()).toEqual(expect.arrayContaining(options.sort()));
      if (command === '' || command === 'keys ')
        expect(complete(`caryll ${command}`)).toEqual(expect.arrayContaining(commands));
    }
  });
});

test('another shell is refused', async () => {
  const { code, err } = await run('completion bsh');
  expect(code).toBe(2);
  expect(err).toMatch(/shell must be one of bash, zsh, fish; got "bsh"[\s\S]*Did you mean bash or/);
});
