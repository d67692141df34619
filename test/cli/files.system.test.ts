import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readText, readTextFile } from '../../src/cli/files.ts';
import { createRunner } from './terminal.ts';
import { openTestDatabase } from '../databases.ts';

test('input without an end is refused at the limit, and read no further', async () => {
  let read = 0;
  let isClosed = false;
  async function* endless() {
    try {
      for (;;) {
        read += 1;
        yield Buffer.alloc(1_048_576);
      }
    } finally {
      isClosed = true;
    }
  }
  await expect(readText(endless(), 'standard input', 3 * 1_048_576)).rejects.toThrow(
    'standard input must be at most 3 MiB; got more.',
  );
  expect({ read, isClosed }).toEqual({ read: 4, isClosed: true });
});

test('a device without an end is refused, a pipe is read', async () => {
  await expect(readTextFile('/dev/zero', 1_048_576)).rejects.toThrow('/dev/zero must be at most 1 MiB');
  const pipe = path.join(mkdtempSync(path.join(tmpdir(), 'caryll-pipe-')), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const writer = spawn('sh', ['-c', 'printf %s "$1" > "$2"', 'sh', 'a backup: ä', pipe]);
  expect(await readTextFile(pipe)).toBe('a backup: ä');
  await new Promise((resolve) => (writer.exitCode === null ? writer.once('exit', resolve) : resolve(0)));
});

test('what is wrong with a file names it', async () => {
  await expect(readTextFile('/nowhere/backup')).rejects.toMatchObject({
    code: 'ENOENT',
    path: '/nowhere/backup',
  });
  await expect(readTextFile('/')).rejects.toMatchObject({ code: 'EISDIR', path: '/' });
});

test('a backup that is too long is refused with exit code 1, and nothing is changed', async () => {
  const database = await openTestDatabase('empty');
  const run = createRunner({ database });
  const { code, err } = await run('restore /dev/zero');
  expect({ code, err }).toEqual({
    code: 1,
    err: 'caryll: /dev/zero must be at most 200 MiB; got more.\n',
  });
  await database.close();
});
