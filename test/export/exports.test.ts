import { expect, test } from '@jest/globals';
import type { Release, ReleaseGame } from '../../src/data/releases.ts';
import { createExports } from '../../src/export/exports.ts';
import { kindsIn } from '../../src/dataset/kinds.ts';
import { tableSources } from '../../src/export/tables.ts';
import { servedGames } from '../../src/kinds/served.ts';

/** Exports of a game without any list, or of one whose reading fails: that is file enough. */
const game = { id: 'bloodborne', datasetVersion: '2026.11.2', releasedAt: '2026-11-20' } as ReleaseGame;
const releaseOf = (id: string) => ({ id, games: new Map([[game.id, game]]) }) as unknown as Release;
const open = (cacheBytes = 1_000_000) =>
  createExports({ source: { lists: [], replies: {} as never }, cacheBytes });

test('a file is made once for concurrent requests, and then cached', async () => {
  const exports = open();
  const release = releaseOf('1');
  expect(exports.made(release, game, 'json')).toBeUndefined();
  const [first, second] = await Promise.all([1, 2].map(() => exports.make(release, game, 'json')));
  expect(second).toBe(first);
  expect(exports.made(release, game, 'json')).toBe(first);
  expect(exports.made(release, game, 'ndjson')).toBeUndefined();
});

test('another release has a file of its own', async () => {
  const exports = open();
  const first = await exports.make(releaseOf('1'), game, 'json');
  const second = releaseOf('2');
  expect(exports.made(second, game, 'json')).toBeUndefined();
  expect((await exports.make(second, game, 'json')).identity.body).toEqual(first.identity.body);
});

test('all releases share one bound', async () => {
  const size = (await open().make(releaseOf('1'), game, 'ndjson')).identity.body.length;
  const exports = open(size * 3);
  const [first, second] = [releaseOf('1'), releaseOf('2')];
  await exports.make(first, game, 'ndjson');
  expect(exports.made(first, game, 'ndjson')).toBeDefined();
  await exports.make(second, game, 'ndjson');
  expect(exports.made(second, game, 'ndjson')).toBeDefined();
  expect(exports.made(first, game, 'ndjson')).toBeUndefined();
});

test('a file that does not fit is made for each request, and not cached', async () => {
  const exports = open(10);
  const release = releaseOf('1');
  const made = await exports.make(release, game, 'json');
  expect(made.identity.body.length).toBeGreaterThan(10);
  expect(exports.made(release, game, 'json')).toBeUndefined();
  expect((await exports.make(release, game, 'json')).identity).toEqual(made.identity);
});

test('a file that loses its place while it is made still reaches who waits for it', async () => {
  const size = (await open().make(releaseOf('1'), game, 'ndjson')).identity.body.length;
  const exports = open(size * 3);
  const made = await Promise.all(
    ['1', '2', '3', '4'].map((id) => exports.make(releaseOf(id), game, 'ndjson')),
  );
  expect(made.map(({ identity }) => identity.body.length)).toEqual([size, size, size, size]);
});

test('what fails is tried again, and does not keep the next one waiting', async () => {
  let fails = true;
  const release = {
    ...releaseOf('1'),
    select: () => (fails ? Promise.reject(new Error('away')) : Promise.resolve([])),
  } as unknown as Release;
  const bloodborne = { ...game, sizes: {}, kinds: servedGames().get('bloodborne')! } as ReleaseGame;
  const exports = open();
  const [broken, whole] = await Promise.allSettled([
    exports.make(release, bloodborne, 'sqlite'),
    exports.make(release, bloodborne, 'json'),
  ]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'away' } });
  expect(whole.status).toBe('fulfilled');
  fails = false;
  expect((await exports.make(release, bloodborne, 'sqlite')).identity.body.subarray(0, 15).toString()).toBe(
    'SQLite format 3',
  );
});

test.each([...servedGames().keys()])(
  'no two tables of %s have one name, nor two columns of a table',
  (id) => {
    const kinds = kindsIn(servedGames().get(id)!.schemas);
    const tables = tableSources(kinds).flatMap((source) => source.tables);
    const names = tables.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(kinds.length);
    expect(new Set(names).size).toBe(names.length);
  },
);
