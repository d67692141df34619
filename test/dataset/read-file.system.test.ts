import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { readRegularFile } from '../../src/dataset/read-file.ts';
import { createRunner } from '../cli/terminal.ts';
import { writeTinySeeds } from './tiny-game.ts';
import { openTestDatabase } from '../databases.ts';

const replacements: readonly (readonly [what: string, put: (file: string) => void, received: string])[] = [
  ['a link to /dev/zero', (file) => symlinkSync('/dev/zero', file), 'a device'],
  ['a FIFO', (file) => execFileSync('mkfifo', [file]), 'a pipe (FIFO)'],
  ['a folder', (file) => mkdirSync(file), 'a folder'],
  [
    'a file of 2 GB',
    (file) => {
      writeFileSync(file, '');
      // Sparse: it takes no room on the disk.
      truncateSync(file, 2 * 1024 ** 3);
    },
    'one of 2048 MiB',
  ],
];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('empty');
});
afterAll(() => database.close());

test.each(replacements)(
  'L8: %s in place of a data file is an error that names file and limit',
  async (_what, put, received) => {
    const seeds = writeTinySeeds();
    const file = path.join(seeds, 'bloodborne', 'items.json');
    rmSync(file);
    put(file);
    const run = createRunner({ database });
    for (const command of ['check', 'import']) {
      const result = await run(['data', command, '--seeds', seeds]);
      expect(result.code).toBe(1);
      expect(result.out + result.err).toContain(
        `bloodborne/items.json must be a file of at most 64 MiB; got "${received}"`,
      );
      expect(result.err).not.toMatch(/bug/);
    }
  },
);

test('L8: a file with size 0 that never ends is read up to the limit', () => {
  const file = '/proc/self/environ';
  expect(readRegularFile(file).length).toBeGreaterThan(0);
  expect(() => readRegularFile(file, 8)).toThrow(`${file} must be a file of at most`);
});
