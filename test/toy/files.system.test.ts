import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sqlite from 'node-sqlite3-wasm';
import { checkDataset } from '../../src/dataset/check.ts';
import { DatasetError, errorLine } from '../../src/dataset/data-errors.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { makeCsv, makeExport } from '../../src/export/make.ts';
import type { ExportRequest, RecordSource } from '../../src/export/records.ts';
import { rulesOf } from '../../src/games/index.ts';
import { sharedToy, type Toy, toyId, toySeeds } from './toy.ts';

/** A game of data alone as files: the tables of its export, and the errors that the check finds in its data. */
const folder = mkdtempSync(path.join(tmpdir(), 'caryll-toy-files-'));
/** Tables follow from the schemas: no operation is needed. */
const noLists: RecordSource = { lists: [], replies: { execute: () => Promise.reject(new Error('unused')) } };
let toy: Toy;
let request: ExportRequest;
beforeAll(async () => {
  toy = await sharedToy();
  request = { release: toy.release, game: toy.release.games.get(toyId)! };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('SQLite has a table for each kind and each list, with keys between them', async () => {
  const file = path.join(folder, 'mills.sqlite');
  writeFileSync(file, await makeExport('sqlite', noLists, request));
  const database = new sqlite.Database(file, { readOnly: true });
  try {
    const tables = database.all("select name from sqlite_master where type = 'table' order by name");
    expect(tables.map(({ name }) => name)).toEqual([
      'flours',
      'meta',
      'mill_flour',
      'millers',
      'mills',
      'mills_stones',
    ]);
    expect(
      database.all(
        `select m.slug, m.power, m.built, m.is_working, o.name as owner, f.name as flour, g.per_day
           from mills m join millers o on o.slug = m.owner_slug
                left join mill_flour g on g.mill_slug = m.slug left join flours f on f.slug = g.flour_slug
          order by m.slug, flour`,
      ),
    ).toEqual([
      row('north-mill', 'wind', 1701, 1, 'Ada Brook', 'Rye Flour', 12),
      row('north-mill', 'wind', 1701, 1, 'Ada Brook', 'Wheat Flour', 7),
      row('ox-mill', 'oxen', 1583, 0, 'Tom Hill', null, null),
      row('weir-mill', 'water', 1652, 1, 'Ada Brook', 'Barley Flour', 30),
    ]);
    expect(database.all('pragma foreign_key_check')).toEqual([]);
  } finally {
    database.close();
  }
});

const names = ['slug', 'power', 'built', 'is_working', 'owner', 'flour', 'per_day'];
const row = (...values: readonly unknown[]) =>
  Object.fromEntries(values.map((value, index) => [names[index]!, value]));

test('CSV has the same tables', async () => {
  const files = await makeCsv(request);
  expect([...files.keys()].sort()).toEqual(
    ['flours', 'meta', 'mill_flour', 'millers', 'mills', 'mills_stones'].map((name) => `${name}.csv`),
  );
  const [head, ...lines] = files.get('mill_flour.csv')!.toString().trim().split(/\r?\n/);
  expect(head!.split(',')).toEqual(expect.arrayContaining(['mill_slug', 'flour_slug', 'per_day']));
  expect(lines).toHaveLength(3);
});

describe('the check names what is wrong', () => {
  /** The errors in a copy of the data in which a record of a file is changed. */
  function errorsOf(file: string, slug: string, change: Record<string, unknown>): string[] {
    const seeds = mkdtempSync(path.join(folder, 'seeds-'));
    cpSync(toySeeds, seeds, { recursive: true });
    const target = path.join(seeds, toyId, file);
    const content = JSON.parse(readFileSync(target, 'utf8'));
    Object.assign(
      content.records.find((record: { slug: string }) => record.slug === slug),
      change,
    );
    writeFileSync(target, JSON.stringify(content, null, 2));
    try {
      return checkDataset(loadDataset(seeds), rulesOf).errors.map(errorLine);
    } catch (error) {
      if (error instanceof DatasetError) return error.errors.map(errorLine);
      throw error;
    }
  }

  test('nothing, as the data are', () => {
    expect(errorsOf('mills.json', 'ox-mill', {})).toEqual([]);
  });

  test.each<[string, string, string, Record<string, unknown>, RegExp]>([
    [
      'a value outside of a closed set',
      'mills.json',
      'ox-mill',
      { power: 'steam' },
      /power.*wind, water.*"steam"/s,
    ],
    ['a number beyond its bounds', 'mills.json', 'ox-mill', { built: 2500 }, /built.*2000.*2500/s],
    [
      'a reference to nothing',
      'mills.json',
      'ox-mill',
      { owner_slug: 'tom-hil' },
      /owner_slug.*miller.*tom-hill/s,
    ],
    ['a field that the schema lacks', 'millers.json', 'ada-brook', { beard: 'long' }, /beard/],
    [
      'an edge that names nothing',
      'mills.json',
      'ox-mill',
      { grinds: [{ flour_slug: 'oats', per_day: 1 }] },
      /grinds\[0\]\.flour_slug.*flour/s,
    ],
    ['a slug that is not made of the name', 'flours.json', 'wheat-flour', { name: 'Oat Flour' }, /slug|name/],
  ])('%s', (_what, file, slug, change, expected) => {
    const errors = errorsOf(file, slug, change);
    expect(errors[0]).toMatch(expected);
    expect(errors[0]).toContain(`${toyId}/${file}`);
  });
});
