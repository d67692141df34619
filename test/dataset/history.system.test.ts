import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config.ts';
import { type DatasetError, errorLine } from '../../src/dataset/data-errors.ts';
import { recordKey } from '../../src/dataset/game-view.ts';
import { historyFile } from '../../src/dataset/history-file.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { createRunner } from '../cli/terminal.ts';
import { openTestDatabase } from '../databases.ts';
import { gameIds, publishedGame } from '../games.ts';
import { openTestService, type TestService } from '../service.ts';
import { writeTinySeeds } from './tiny-game.ts';

type Loose = any;

/** Fields of earlier data files that are shown elsewhere now. */
const shownAs: Readonly<Record<string, string>> = { enemy_drops: 'acquisition.enemy_slug' };

const historyOf = (id: string) => publishedGame(id).history;

describe.each(gameIds)('the history that comes with %s', (id) => {
  const { game, kinds, model, records } = publishedGame(id);
  const listed = (file: string) => {
    const kind = kinds.find((each) => each.file === file);
    return kind !== undefined && model.tables.get(kind.table)!.hasList;
  };

  test('has every version of game.json, or `npm run derive` is due', () => {
    expect(historyOf(id).map(({ version }) => version)).toEqual(
      game.changes.map(({ version }) => version).reverse(),
    );
  });

  test('grows and shrinks by what each version added and removed, to the number of records that there are', () => {
    let sum = historyOf(id)[0]!.records;
    for (const { version, records: size, changes } of historyOf(id).slice(1)) {
      for (const { file, change } of changes) {
        if (!listed(file)) continue;
        if (change === 'added') sum += 1;
        if (change === 'removed') sum -= 1;
      }
      expect({ version, records: size }).toEqual({ version, records: sum });
    }
    const present = kinds.filter(({ file }) => listed(file)).map(({ table }) => records.get(table)!.length);
    expect(sum).toBe(present.reduce((all, each) => all + each, 0));
  });

  test('agrees with the data: a record is there unless its newest change removed it', () => {
    const keys = new Map(
      kinds.map((kind) => [
        kind.file,
        new Set(records.get(kind.table)?.map((each) => recordKey(kind, each))),
      ]),
    );
    const newest = new Map(
      historyOf(id).flatMap(({ changes }) =>
        changes.map((each) => [`${each.file} ${each.slug}`, each] as const),
      ),
    );
    expect(newest.size > 0).toBe(historyOf(id).length > 1);
    const wrong = [...newest.values()].filter(
      ({ file, slug, change }) => (keys.get(file)?.has(slug) ?? false) === (change === 'removed'),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(gameIds)('a new installation of %s', (id) => {
  let service: TestService;
  beforeAll(async () => {
    service = await openTestService();
  });
  afterAll(() => service.close());
  const get = async (target: string) => (await service.get(`/v1/${id}/${target}`)).json;

  test('lists all published versions with what each changed', async () => {
    const { data } = await get('releases?page_size=100');
    const counted = historyOf(id).map(({ version, released_at, notes, records, changes }, nth) => {
      const count = (what: string) => changes.filter(({ change }) => change === what).length;
      const added = nth === 0 ? records : count('added');
      return {
        version,
        released_at,
        records,
        added,
        removed: count('removed'),
        changed: count('changed'),
        notes,
      };
    });
    expect(data).toEqual(counted.reverse());
  });

  test('has the changes since each of them, with the names of fields and without values', async () => {
    const versions = historyOf(id);
    for (const [nth, { version }] of versions.entries()) {
      const later = versions.slice(nth + 1).flatMap(({ changes }) => changes);
      const { data, meta } = await get(`changes?since=${version}&page_size=100`);
      expect({ version, total: meta.total }).toEqual({ version, total: later.length });
      const plain = data.map(({ slug, change, fields }: Loose) => ({ slug, change, fields }));
      expect(plain).toEqual(
        later.slice(0, 100).map(({ slug, change, fields = [] }) => ({
          slug,
          change,
          fields: fields.map((field) => ({ field: shownAs[field] ?? field, before: null, after: null })),
        })),
      );
    }
  });

  test('GraphQL and the feed have the same versions', async () => {
    const versions = historyOf(id)
      .map(({ version }) => version)
      .reverse();
    const { json } = await service.get(`/graphql/${id}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: '{ datasetReleases(page: { size: 100 }) { data { version } } }' }),
    });
    expect(json.data.datasetReleases.data.map(({ version }: Loose) => version)).toEqual(versions);
    const { text } = await service.get(`/feeds/${id}.atom`, { key: null });
    expect([...text.matchAll(/<title>(\d[\d.]*)<\/title>/g)].map(([, version]) => version)).toEqual(versions);
  });

  test('refuses to serve an earlier version with those that it can serve', async () => {
    const { dataset_version: present } = publishedGame(id).game;
    for (const { version } of historyOf(id).slice(0, -1)) {
      const { status, json } = await service.get(`/v1/${id}/search?q=an&dataset=${version}`);
      const refused = [410, 'dataset_gone', [present], [present]];
      expect([version, status, json.code, json.kept, json.did_you_mean]).toEqual([version, ...refused]);
    }
  });
});

describe('a database that has served a version', () => {
  const at = (version: string, released_at: string) => ({
    version,
    released_at,
    notes: [`That of ${version}.`],
  });
  const listed = [
    at('2026.12.1', '2026-12-01'),
    at('2026.11.2', '2026-11-22'),
    at('2026.11.1', '2026-11-21'),
  ];
  const lines = [
    { version: '2026.11.1', records: 7 },
    { version: '2026.11.2', records: 8 },
    { version: '2026.11.2', file: 'items', slug: 'bag-of-flour', name: 'Bag of Flour', change: 'added' },
    { version: '2026.12.1', records: 8 },
    {
      version: '2026.12.1',
      file: 'bosses',
      slug: 'the-miller',
      name: 'The Miller',
      change: 'changed',
      fields: ['hp'],
    },
  ];
  const seeds = (dataset_version: string, history: readonly (object | string)[]) => {
    const folder = writeTinySeeds((_files, game) =>
      Object.assign(game, {
        dataset_version,
        released_at: listed.find(({ version }) => version === dataset_version)!.released_at,
        changes: listed.filter(({ version }) => version <= dataset_version),
      }),
    );
    writeFileSync(
      path.join(folder, 'bloodborne', historyFile),
      history.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n'),
    );
    return loadDataset(folder);
  };
  const releases = async (...datasets: ReturnType<typeof seeds>[]) => {
    const database = await openTestDatabase('empty');
    await createRunner({ database, config: loadConfig({ DATA_DIR: '/nowhere' }) })('migrate');
    for (const dataset of datasets) await importDataset(database, dataset, { keep: 5 });
    const { rows } = await database.knex.raw(
      `select dataset_version || ' ' || added || ' ' || changed || ' ' || (
         select count(*) from dataset_change c where c.game_id = v.game_id and c.number = v.number) as row
         from dataset_version v where game_id = 'bloodborne' order by number`,
    );
    await database.close();
    return rows.map(({ row }: Loose) => row);
  };

  test('gets the versions before its first one, and what that one changed', async () => {
    const early = seeds('2026.11.2', []);
    expect(await releases(early)).toEqual(['2026.11.2 8 0 0']);
    const late = seeds('2026.12.1', lines);
    expect(await releases(early, late, late)).toEqual([
      '2026.11.1 7 0 0',
      '2026.11.2 1 0 1',
      '2026.12.1 0 0 0',
    ]);
    expect(await releases(late)).toEqual(['2026.11.1 7 0 0', '2026.11.2 1 0 1', '2026.12.1 0 1 1']);
  });

  test('begins with its own version when the history lacks one, because a gap would hide changes', async () => {
    expect(await releases(seeds('2026.12.1', lines.slice(0, 3)))).toEqual(['2026.12.1 8 0 0']);
  });

  test.each(['<<<<<<< HEAD', '{"version":"2026.11.2","file":"items"', '{"version":"2026.11.2"}'])(
    'refuses the line %s of a history, with its place and the way out',
    (line) => {
      let found: unknown;
      try {
        seeds('2026.11.2', [...lines.slice(0, 3), line]);
      } catch (error) {
        found = error;
      }
      expect((found as DatasetError).errors.map(errorLine)).toEqual([
        expect.stringMatching(
          /^bloodborne\/history\.ndjson:4:1 must be a version .* run `npm run derive`; got /,
        ),
      ]);
    },
  );
});
