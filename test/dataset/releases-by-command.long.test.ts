import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config.ts';
import type { Database } from '../../src/data/database.ts';
import { compareSnapshots, snapshotOfDataset, snapshotOfRelease } from '../../src/dataset/diff.ts';
import { fromRoot } from '../../src/root.ts';
import { createRunner, expectGolden } from '../cli/terminal.ts';
import { openTestDatabase } from '../databases.ts';
import { sharedDatabase } from '../service.ts';
import { writeTinySeeds } from './tiny-game.ts';
import { gameIds, publishedGame } from '../games.ts';
import { published } from '../published.ts';

type Loose = any;

let database: Database;
let run: ReturnType<typeof createRunner>;
beforeAll(async () => {
  database = await openTestDatabase('empty');
  run = createRunner({ database, config: loadConfig({ DATA_DIR: '/nowhere', RELEASES_KEPT: '3' }) });
});
afterAll(() => database.close());

const steadyTimes = (text: string) =>
  text
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\dZ/g, '2026-11-21 00:00Z')
    .replace(/\b[0-9a-f]{12}\b/g, 'f'.repeat(12))
    .replace(/in \d+\.\d s \([\d,]+ rows\/s\)/, 'in 0.1 s (1,000 rows/s)');

test('before the migrations, commands say what to run', async () => {
  const result = await run('keys list');
  expect(result).toMatchObject({ code: 1, err: expect.stringContaining('Run `caryll migrate`') });
  expect((await run('migrate --dry-run --json')).json.pending.length).toBeGreaterThan(0);
  expect((await run('migrate --json')).json.applied.length).toBeGreaterThan(0);
  expect((await run('migrate')).out).toBe('already up to date\n');
  expect((await run('data rollback')).err).toContain('Run `caryll data import`');
  expect((await run('data releases')).err).toContain('No data has been imported yet');
});

test('a game needs data files only, and an invalid file changes nothing', async () => {
  const first = await run(['data', 'import', '--seeds', writeTinySeeds()]);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(steadyTimes(first.out)).toBe(
    'release 1 is served: bloodborne 2026.11.2, 8 records, 24 rows in 0.1 s (1,000 rows/s)\n'.replace(
      '24',
      first.out.match(/records, (\d+)/)![1]!,
    ),
  );
  const before = (await run('data releases --json')).json;
  const invalid = writeTinySeeds(
    (files) => ((files['items'] as Loose)[0].offers[0].merchant_slug = 'mil-hand'),
  );
  const refused = await run(['data', 'import', '--seeds', invalid]);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expectGolden('data-import-faulty', refused.err);
  expect((await run('data releases --json')).json).toEqual(before);
  const { rows } = await database.knex.raw('select count(*)::int as count from bloodborne_1.item');
  expect(rows[0].count).toBe(1);
});

test('unchanged files are not imported again, unless forced', async () => {
  const again = await run(['data', 'import', '--seeds', writeTinySeeds()]);
  expect(again.out).toContain('unchanged: release 1');
  expect(
    (await run(['data', 'import', '--seeds', writeTinySeeds(), '--force', '--json'])).json,
  ).toMatchObject({
    release: '2',
    imported: true,
  });
});

test('on a terminal the import shows a bar with rows a second, and takes it away', async () => {
  const { out, err } = await run(['data', 'import', '--seeds', writeTinySeeds(), '--force'], {
    isTerminal: true,
    columns: 100,
  });
  expect(err).toMatch(/█+·*\s+\d+\/\d+ rows {2}[\d,]+ rows\/s/);
  const [, done, all] = [...err.matchAll(/(\d+)\/(\d+) rows/g)].at(-1)!;
  expect(done).toBe(all);
  expect(out).toContain(`, ${all} rows in `);
  expect(err.endsWith('\r\u001b[K')).toBe(true);
});

test('a second game is imported beside the first, and a difference is shown field by field', async () => {
  const edited = writeTinySeeds(
    (files, game) => {
      const [boss] = files['bosses'] as Loose;
      boss.forms[0].hp = 1300;
      boss.phases[1].name = 'Ashes';
      const [item] = files['items'] as Loose;
      item.acquisition.push({ kind: 'treasure', location_slug: 'mill-race', notes: 'In the water.' });
      item.offers = [];
      files['merchants'] = [];
      files['runes']!.push({ ...(files['runes'] as Loose)[0], slug: 'sluice', name: 'Sluice' });
      game.dataset_version = '2026.11.3';
      game.changes.unshift({ version: '2026.11.3', released_at: '2026-11-20', notes: ['More.'] });
    },
    { beside: 'abbeygame' },
  );
  expect((await run(['data', 'import', '--seeds', edited])).code).toBe(0);
  const { json: releases } = await run('data releases --json');
  expect(releases[0].games.map((entry: Loose) => entry.game)).toEqual(['abbeygame', 'bloodborne']);
  expect(releases.length).toBe(3);
  const { out } = await run(['data', 'diff', writeTinySeeds(), edited, '--no-provenance']);
  expectGolden('data-diff', out.slice(out.indexOf('bloodborne/')).replace(/[\d,]+ added/, 'n added'));
  const { json } = await run('data diff previous served --json');
  const mill = json.changes.filter((change: Loose) => change.file.startsWith('bloodborne/'));
  expect(mill).toEqual([
    {
      file: 'bloodborne/bosses',
      record: 'the-miller',
      change: 'changed',
      name: 'The Miller',
      fields: [
        { field: 'phases[1].name', before: 'Fire', after: 'Ashes' },
        { field: 'forms[0].hp', before: 1200, after: 1300 },
      ],
    },
    {
      file: 'bloodborne/items',
      record: 'bag-of-flour',
      change: 'changed',
      name: 'Bag of Flour',
      fields: [
        { field: 'offers[0]', before: { merchant_slug: 'mill-hand', currency: 'blood_echoes', price: 40 } },
        {
          field: 'acquisition[2]',
          after: { kind: 'treasure', location_slug: 'mill-race', notes: 'In the water.' },
        },
      ],
    },
    { file: 'bloodborne/merchants', record: 'mill-hand', change: 'removed', name: 'Mill Hand', fields: [] },
    { file: 'bloodborne/runes', record: 'sluice', change: 'added', name: 'Sluice', fields: [] },
  ]);
  const markdown = await run('data diff previous served --no-provenance --format markdown');
  expect(markdown.out).toContain('| record | field | before | after |\n| --- | --- | --- | --- |\n');
  expect(markdown.out).toContain('| `the-miller` | `phases[1].name` | `"Fire"` | `"Ashes"` |\n');
  expect(markdown.out).toContain('| `sluice` | *added* | | |\n');
  expect((await run(['data', 'diff', 'served', edited])).out).toContain('no differences');
  const again = writeTinySeeds((files, game) => {
    (files['bosses'] as Loose)[0].forms[0].hp = 1400;
    game.dataset_version = '2026.11.3';
    game.changes.unshift({ version: '2026.11.3', released_at: '2026-11-20', notes: ['More.'] });
  });
  expect((await run(['data', 'diff', 'served', again, '--summary'])).err).toContain(
    'The data of bloodborne differ, and both have the version 2026.11.3. Raise dataset_version in game.json',
  );
  expect((await run(['data', 'diff', 'previous', edited, '--summary'])).err).not.toContain('Raise');
  expect((await run('data diff previous served --exit-code --summary')).code).toBe(1);
  expect((await run('data diff served served --exit-code')).code).toBe(0);
});

test('rolling back needs a confirmation, serves the older release, and can be taken back', async () => {
  const served = async () =>
    (await run('data releases --json')).json.find((release: Loose) => release.served).id;
  expect(await served()).toBe('4');
  expect((await run('data rollback')).code).toBe(1);
  expect((await run('data rollback', { isTerminal: true, columns: 80, responses: ['no'] })).code).toBe(1);
  expect(await served()).toBe('4');
  const back = await run('data rollback', { isTerminal: true, columns: 80, responses: ['y'] });
  expect(back.requested[0]).toContain('Serve release 3 (bloodborne 2026.11.2) instead of release 4');
  expect(await served()).toBe('3');
  expect((await run('data rollback 4 --yes --json')).json).toEqual({ served: '4', before: '3' });
  expectGolden('data-releases', steadyTimes((await run('data releases')).out));
});

describe('wrong operands', () => {
  test.each([
    ['data rollback 99 --yes', 4, 'There is no release 99; the database has 4, 3, 2.'],
    ['data rollback x', 2, 'must be a release number'],
    ['data diff 99 served', 4, 'There is no release 99'],
    ['data diff elsewhere served', 2, 'must each be a release number, "served", "previous" or a folder'],
    ['data import --seeds /nowhere', 2, '/nowhere'],
  ])('%s', async (line, code, message) => {
    const result = await run(line);
    expect(result.code).toBe(code);
    expect(result.err).toContain(message);
  });
});

test.each(gameIds)('a release read back is the data files again, for every record of %s', async (gameId) => {
  const full = await sharedDatabase();
  const dataset = { ...published, games: [publishedGame(gameId)] };
  const { rows } = await full.knex.raw('select release_id::text as id from current_release');
  const release = await snapshotOfRelease(full.knex, rows[0].id, (id) =>
    dataset.games.find(({ game }) => game.slug === id),
  );
  expect(compareSnapshots(snapshotOfDataset(dataset, 'files'), release!)).toEqual([]);
});

test('the rules of the check are in the documentation', async () => {
  const { json } = await createRunner()('data check --rules --json');
  const page = readFileSync(path.join(fromRoot('docs'), 'cli.md'), 'utf8');
  for (const { name } of json) expect(page).toContain(`| ${name} |`);
});
