import { describe, expect, test } from '@jest/globals';
import type { Command } from 'commander';
import { createContext } from '../../src/cli/context.ts';
import { createProgram } from '../../src/cli/program.ts';
import { createRunner, createTerminal, expectGolden, surroundingsOf } from './terminal.ts';

const run = createRunner();

const commands = [
  '',
  'start',
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
  'get',
  'search',
  'data',
  'data import',
  'data check',
  'data diff',
  'data export',
  'data releases',
  'data rollback',
  'graphql',
  'graphql persist',
  'graphql list',
  'graphql retire',
  'mcp',
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

test('the list above is complete, and what prints results prints JSON too', () => {
  const context = createContext(createTerminal().io, surroundingsOf());
  const found: { path: string; options: readonly string[] }[] = [];
  const walk = (command: Command, path: string) => {
    found.push({ path, options: command.options.map(({ long }) => long ?? '') });
    for (const inner of command.commands) {
      if (inner.name() !== 'help') walk(inner, `${path} ${inner.name()}`.trim());
    }
  };
  walk(createProgram(context), '');
  expect(found.map(({ path }) => path).sort()).toEqual([...commands].sort());
  const without = found.filter(({ options }) => !options.includes('--json')).map(({ path }) => path);
  expect(without.sort()).toEqual(['', 'completion', 'data', 'graphql', 'keys', 'owners', 'start']);
});

test('help is there for every command by its words', async () => {
  for (const line of ['help keys rotate', 'keys help rotate', 'keys rotate --help']) {
    const { code, out } = await run(line);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('Usage: caryll keys rotate') });
  }
  expect((await run('help')).out).toBe((await run('--help')).out);
  const wrong = await run('help keys rotat');
  expect(wrong.code).toBe(2);
  expect(wrong.err).toMatch(/command must be one of create, .*got "rotat"[\s\S]*Did you mean rotate\?/);
});
