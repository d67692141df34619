import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execute, parse } from 'graphql';
import { createReleases, type Release } from '../../src/data/releases.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { contextOf } from '../../src/graph/types/builder.ts';
import { openToy, type Toy, toyId, toySeeds } from './toy.ts';

/** Two versions of a game of data alone: what the later one changed, and a comparison of its records. */
const folder = mkdtempSync(path.join(tmpdir(), 'caryll-toy-'));
let toy: Toy;
let release: Release;

function rewrite(file: string, change: (content: any) => void): void {
  const target = path.join(folder, toyId, file);
  const content = JSON.parse(readFileSync(target, 'utf8'));
  change(content);
  writeFileSync(target, JSON.stringify(content));
}

beforeAll(async () => {
  toy = await openToy();
  cpSync(toySeeds, folder, { recursive: true });
  rewrite('game.json', (game) => {
    game.dataset_version = '2026.12.1';
    game.released_at = '2026-12-01';
    game.changes.unshift({ version: '2026.12.1', released_at: '2026-12-01', notes: ['The ox mill rests.'] });
  });
  rewrite('mills.json', ({ records }) => {
    const ox = records.find(({ slug }: { slug: string }) => slug === 'ox-mill');
    ox.built = 1584;
    records.push({ ...ox, slug: 'new-mill', name: 'New Mill', aliases: undefined, power: 'water' });
  });
  await importDataset(toy.database, loadDataset(folder), { keep: 2, games: toy.games });
  const { database, games } = toy;
  const releases = createReleases({ database, emit: () => undefined, pollMs: 3_600_000, games });
  await releases.refresh();
  releases.close();
  release = releases.current()!;
});
afterAll(async () => {
  await toy.database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function send(query: string): Promise<any> {
  const { errors, data } = await execute({
    schema: toy.graph.schema,
    document: parse(query),
    contextValue: contextOf(release),
  });
  expect(errors).toBeUndefined();
  return data;
}

test('the changes name each record, and each field with both values', async () => {
  const { datasetChanges } = await send(
    '{ datasetChanges(since: "2026.11.1") { data { version change kind slug fields { field before after } } } }',
  );
  expect(datasetChanges.data).toEqual([
    { version: '2026.12.1', change: 'added', kind: 'mill', slug: 'new-mill', fields: [] },
    {
      version: '2026.12.1',
      change: 'changed',
      kind: 'mill',
      slug: 'ox-mill',
      fields: [{ field: 'built', before: 1583, after: 1584 }],
    },
  ]);
});

test('its records are compared by their numbers', async () => {
  const { compare } = await send(
    '{ compare(kind: mill, slugs: ["north-mill", "ox-mill"]) { kind rows { field values best differences } } }',
  );
  expect(compare).toEqual({
    kind: 'mill',
    rows: [
      { field: 'built', values: [1701, 1584], best: [0], differences: [0, -117] },
      { field: 'sacks', values: [12, null], best: [0], differences: [0, null] },
    ],
  });
});
