import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import { multiply, wordOf } from '../../bench/multiply.ts';
import { places } from '../../migrations/0003-places.ts';
import { listOrders } from '../../migrations/0012-list-orders.ts';
import type { Database } from '../../src/data/database.ts';
import { createReleases, type Release } from '../../src/data/releases.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { type Dataset, loadDataset } from '../../src/dataset/load.ts';
import { positionsOf } from '../../src/dataset/positions.ts';
import { contextOf } from '../../src/graph/builder.ts';
import { tableOf } from '../../src/graph/loaders.ts';
import { schema } from '../../src/graph/schema.ts';
import { fromRoot } from '../../src/root.ts';
import { rowTypes } from '../graph/graph.ts';
import { openTestDatabase } from '../service.ts';

/** The data that the growth benchmark multiplies, and the pages of lists of it: complete, and in the right order. */
const factor = 2;
const dataset = loadDataset(fromRoot('seeds'));

describe('the multiplied dataset', () => {
  test('is valid as data files, references included', () => {
    const seeds = mkdtempSync(path.join(tmpdir(), 'caryll-growth-'));
    try {
      cpSync(fromRoot('seeds', 'schema'), path.join(seeds, 'schema'), { recursive: true });
      const { kinds, games } = multiply(dataset, factor);
      for (const { game, records } of games) {
        mkdirSync(path.join(seeds, game.slug));
        const write = (name: string, content: object) =>
          writeFileSync(path.join(seeds, game.slug, `${name}.json`), JSON.stringify(content));
        write('game', game);
        for (const { table, file } of kinds)
          write(file, { $schema: `../schema/${file}.schema.json`, records: [...(records.get(table) ?? [])] });
      }
      const sizesOf = ({ games: [game] }: Dataset) =>
        Object.fromEntries([...game!.records].map(([table, { length }]) => [table, length]));
      const single = ['blood_gem_shape', 'level_cost'];
      const expected = Object.entries(sizesOf(dataset)).map(([table, size]) => [
        table,
        single.includes(table) ? size : size * factor,
      ]);
      // Loading throws where a schema, a key or a reference is broken.
      expect(sizesOf(loadDataset(seeds))).toEqual(Object.fromEntries(expected));
    } finally {
      rmSync(seeds, { recursive: true });
    }
  });

  test('has a word of its own for every copy', () => {
    expect(new Set(Array.from({ length: 6_000 }, (_each, copy) => wordOf(copy))).size).toBe(6_000);
  });
});

test('positions follow the order of bytes, and of slugs where names are equal', () => {
  const names = ['z', 'é', 'Z', '\u{1f600}', '\uff5e', 'a b', 'a', 'z'];
  const slugs = ['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'];
  const { bySlug, byName } = positionsOf(slugs, names);
  expect([...bySlug]).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
  const inOrder = [...names.keys()].sort((a, b) => byName[a]! - byName[b]!).map((index) => names[index]);
  expect(inOrder).toEqual(['Z', 'a', 'a b', 'z', 'z', 'é', '\uff5e', '\u{1f600}']);
  expect(byName[7]).toBeLessThan(byName[0]!);
});

describe('lists of the multiplied dataset', () => {
  let database: Database;
  let release: Release;
  beforeAll(async () => {
    database = await openTestDatabase();
    await importDataset(database, multiply(dataset, factor), { keep: 2 });
    const releases = createReleases({ database, observe: () => {}, pollMs: 3_600_000 });
    release = (await releases.refresh())!;
    releases.close();
  });
  afterAll(() => database.close());

  const orders = {
    slug: 'slug',
    slug_descending: 'slug desc',
    name: 'name collate "C", slug',
    name_descending: 'name collate "C" desc, slug desc',
  };

  async function pageOf(plural: string, page: number, pageSize: number, more: string) {
    const list = `gameId: "bloodborne", page: ${page}, pageSize: ${pageSize}, ${more}`;
    const { data, errors } = await graphql({
      schema,
      source: `{ rows: ${plural}(${list}) { slug } meta: ${plural}Meta(${list}) { total } }`,
      contextValue: contextOf(release),
    });
    expect(errors).toBeUndefined();
    const { rows, meta } = data as unknown as { rows: { slug: string }[]; meta: { total: number } };
    return { slugs: rows.map(({ slug }) => slug), total: meta.total };
  }

  /** Compares all pages of a list, and two past its end, with what one sorted statement gives. */
  async function expectWholeList(plural: string, filter = '', condition = 'true'): Promise<void> {
    const table = tableOf(rowTypes.find((each) => each.plural === plural)!.type.name);
    const pageSize = 73;
    for (const [sort, order] of Object.entries(orders)) {
      const sorted = await release.select<{ slug: string }>(
        '',
        `select slug from ${table} where release_id = ? and ${condition} order by ${order}`,
      );
      const expected = sorted.map(({ slug }) => slug);
      expect(expected.length).toBeGreaterThan(0);
      const more = `sort: ${sort} ${filter}`;
      const last = Math.ceil(expected.length / pageSize);
      const walked: string[] = [];
      for (let page = 1; page <= last; page += 1)
        walked.push(...(await pageOf(plural, page, pageSize, more)).slugs);
      expect({ plural, more, walked }).toEqual({ plural, more, walked: expected });
      const past = { slugs: [], total: expected.length };
      expect(await pageOf(plural, last + 1, pageSize, more)).toEqual(past);
      expect(await pageOf(plural, 10_000, 100, more)).toEqual(past);
    }
  }

  test.each(rowTypes.map(({ plural }) => plural))('%s: every page in every order', async (plural) => {
    await expectWholeList(plural);
  });

  test.each([
    ['items', 'family: key_item', `family = 'key_item'`],
    ['bloodGems', 'kind: placed', `kind = 'placed'`],
    ['bloodGems', 'kind: placed, shape: radial', `kind = 'placed' and shape = 'radial'`],
    ['armorPieces', 'setSlug: "yharnam-hunter-set"', `set_slug = 'yharnam-hunter-set'`],
  ])('%s with %s: every page in every order', expectWholeList);

  test('the migration numbers what is there as an import does', async () => {
    const read = async () => ({
      sizes: (await database.knex.raw('select sizes from release_game order by release_id')).rows,
      items: (
        await database.knex.raw('select release_id, slug, place, place_by_name from item order by 1, 2')
      ).rows,
    });
    const imported = await read();
    await database.knex.transaction(async (trx) => {
      await listOrders.down(trx);
      await places.down(trx);
      await places.up(trx);
      await listOrders.up(trx);
    });
    const migrated = await read();
    expect(migrated.items).toEqual(imported.items);
    // An import counts some lists more than those that the migration knew.
    expect(imported.sizes).toMatchObject(migrated.sizes);
  });
});
