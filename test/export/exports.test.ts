import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import type { Release, ReleaseGame } from '../../src/data/releases.ts';
import { createExports } from '../../src/export/exports.ts';

/** Files of exports and the release that they are of: a game without any list is file enough. */
const folder = mkdtempSync(path.join(tmpdir(), 'caryll-exports-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const game = { id: 'millgame', datasetVersion: '2026.11.2', releasedAt: '2026-11-20' } as ReleaseGame;
const releaseOf = (id: string) => ({ id, games: new Map([[game.id, game]]) }) as unknown as Release;
const filesIn = () =>
  readdirSync(folder).flatMap((own) => readdirSync(path.join(folder, own)).map((file) => file));

let served: Release | undefined;
const open = () =>
  createExports({
    source: { lists: [], replies: {} as never },
    isServed: (release) => release === served,
    folder,
  });
beforeEach(() => {
  served = undefined;
});

test('D9: a release that is not served any more gets no files that nobody would delete', async () => {
  const exports = open();
  const [first, second] = [releaseOf('1'), releaseOf('2')];
  served = first;
  await exports.make(first, game, 'json');
  expect(filesIn()).toEqual(['1.json', '1.json.gz']);
  served = second;
  await exports.drop(first.id);
  expect(filesIn()).toEqual([]);
  await expect(exports.make(first, game, 'json')).rejects.toMatchObject({ name: 'ReleaseGoneError' });
  await expect(exports.make(releaseOf('2'), game, 'json')).rejects.toMatchObject({
    name: 'ReleaseGoneError',
  });
  expect(filesIn()).toEqual([]);
  await exports.make(second, game, 'json');
  expect(filesIn()).toEqual(['2.json', '2.json.gz']);
  await exports.close();
});

test('D9: what a killed process has left is deleted where users have no numbers, too', async () => {
  const left = path.join(folder, `caryll-export-${hostname().replaceAll(/[^\w.-]/g, '_')}-99999999-abcdef`);
  mkdirSync(left);
  const { getuid } = process;
  Object.defineProperty(process, 'getuid', { value: undefined, configurable: true, writable: true });
  try {
    const exports = open();
    served = releaseOf('1');
    await exports.make(served, game, 'json');
    expect(existsSync(left)).toBe(false);
    await exports.close();
  } finally {
    process.getuid = getuid!;
  }
});
