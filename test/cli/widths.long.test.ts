import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { displayWidth, renderTable } from '../../src/cli/table.ts';
import { loadConfig } from '../../src/config.ts';
import type { Database } from '../../src/data/database.ts';
import { createRunner } from './terminal.ts';
import { openTestDatabase } from '../databases.ts';

/** Everything that is printed as a table or as findings fits the terminal, and in a pipe nothing is cut. */

let database: Database;
let run: ReturnType<typeof createRunner>;
beforeAll(async () => {
  database = await openTestDatabase();
  const config = loadConfig({
    DATA_DIR: '/tmp',
    PUBLIC_BASE_URL: 'https://a-rather-long-name.example.org/of/a/service',
  });
  run = createRunner({ database, config });
  await run([
    'keys',
    'create',
    '--email',
    'ada@example.org',
    '--name',
    '日本語の名前 und ein längerer Text dazu',
  ]);
});
afterAll(() => database.close());

const lines = [
  'keys list',
  'owners list',
  'owners show ada@example.org',
  'keys usage key_',
  'keys show key_',
  'keys history key_',
  'data releases',
  'data check --rules',
  'doctor --settings',
];

describe('on 60 columns', () => {
  const columns = 60;
  test.each(lines)('%s fits, with its bars', async (line) => {
    const { out } = await run(line, { isTerminal: true, columns });
    expect(out.length).toBeGreaterThan(50);
    for (const each of out.split('\n')) {
      expect([each, displayWidth(each) <= columns]).toEqual([each, true]);
      // A bar that is cut would show another value.
      expect(each).not.toMatch(/[█▒·]…/);
    }
  });
});

describe('in a pipe', () => {
  test.each(lines)('%s is not cut', async (line) => {
    const { out } = await run(line);
    expect(out).not.toContain('  …');
    expect(out).not.toMatch(/\w… /);
  });
});

test('text is broken between words, and a word that is longer than its column within', () => {
  const lines = (text: string, room: number) =>
    renderTable([text], [{ cell: () => 'name' }, { cell: (each) => each, wraps: true }], room).split('\n');
  const text = 'one two three four five six seven';
  expect(lines(text, 26)).toEqual(['name  one two three four', '      five six seven', '']);
  expect(lines(text, Number.POSITIVE_INFINITY)).toEqual([`name  ${text}`, '']);
  const address = 'https://example.org/a-word-that-is-longer-than-a-line';
  expect(
    lines(address, 26)
      .map((line) => line.slice(6))
      .join(''),
  ).toBe(address);
});
