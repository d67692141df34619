import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { createReleases } from '../../src/data/releases.ts';
import { checkDataset } from '../../src/dataset/check.ts';
import { compareSnapshots, snapshotOfDataset, snapshotOfRelease } from '../../src/dataset/diff.ts';
import { errorLine } from '../../src/dataset/data-errors.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { qualityOf } from '../../src/dataset/quality.ts';
import { rulesOf } from '../../src/games/index.ts';
import { writeTinySeeds } from './tiny-game.ts';
import { openTestDatabase } from '../databases.ts';

let database: Database | undefined;
afterAll(() => database?.close());

const slug = { $ref: '../../common.schema.json#/$defs/slug' };

/** A kind of data that the program has never heard of: windmills with sails, and the bosses that drive them. */
const windmills = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  'x-table': 'windmill',
  'x-key': 'slug',
  'x-order': 0,
  'x-search': { text: ['effect'] },
  type: 'object',
  properties: {
    $schema: {},
    records: {
      type: 'array',
      'x-unique-by': ['hill'],
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['slug', 'name', 'hill', 'effect', 'sails', 'driven_by'],
        properties: {
          slug,
          name: { type: 'string' },
          hill: { type: 'integer', minimum: 1 },
          effect: { type: ['string', 'null'], 'x-null-means': 'unknown' },
          sails: { type: 'array', 'x-numbered': { field: 'n', from: 1 }, items: { type: 'object' } },
          driven_by: {
            type: 'array',
            'x-table': 'windmill_driver',
            items: {
              type: 'object',
              properties: {
                boss_slug: {
                  ...slug,
                  'x-null-means': 'none',
                  'x-references': 'boss',
                  'x-column': 'driver_slug',
                  'x-inverse': { windmills: {} },
                },
              },
            },
          },
        },
      },
    },
  },
};

type Game = Parameters<NonNullable<Parameters<typeof writeTinySeeds>[0]>>[1];

function writeSeeds(
  edit: (records: Record<string, unknown>[], game: Game) => void = () => undefined,
): string {
  const seeds = writeTinySeeds((files, game) => {
    const windmill = (name: string, hill: number) => ({
      slug: name.toLowerCase(),
      name,
      hill,
      effect: null as string | null,
      sails: [{ n: 1 }, { n: 2 }],
      driven_by: [{ boss_slug: 'the-miller' }],
    });
    files['windmills'] = [windmill('East', 1), { ...windmill('West', 2), effect: 'Grinds.', driven_by: [] }];
    edit(files['windmills'], game);
  });
  writeFileSync(path.join(seeds, 'bloodborne', 'schema', 'windmills.schema.json'), JSON.stringify(windmills));
  return seeds;
}

const foundIn = (seeds: string) => {
  const { errors, warnings } = checkDataset(loadDataset(seeds), rulesOf);
  return [...errors, ...warnings].map(errorLine);
};

test('the rules know a new kind from its schema', () => {
  expect(foundIn(writeSeeds())).toEqual([]);
  const seeds = writeSeeds(([east, west]) => {
    Object.assign(east!, { slug: 'easter', effect: 'Turns' });
    Object.assign(west!, { name: 'West ', hill: 1, sails: [{ n: 2 }] });
  });
  expect(foundIn(seeds)).toEqual([
    'bloodborne/windmills.json:5:15 › easter › slug must be "east", the name as a slug, or that with an ending; got "easter"',
    'bloodborne/windmills.json:26:15 › west › hill must be a hill that no other record has; got 1',
    'bloodborne/windmills.json:30:16 › west › sails[0].n must be 1; got 2',
    'bloodborne/windmills.json:25:15 › west › name must be text without spaces at its ends; got "West "',
    'bloodborne/windmills.json:8:17 › easter › effect must be text that ends with a period; got "Turns"',
  ]);
});

test('its data quality is counted', () => {
  const [game] = loadDataset(writeSeeds()).games;
  const windmills = qualityOf(game!).find(({ kind }) => kind === 'windmills')!;
  expect(windmills.records).toBe(2);
  expect(windmills.fields.find(({ field }) => field === 'effect')).toMatchObject({ known: 1, unknown: 1 });
  expect(windmills.fields.find(({ field }) => field === 'driven_by[].driver_slug')).toMatchObject({
    values: 1,
    known: 1,
  });
});

test('its schema is all that the import needs, and a release gives back what the files say', async () => {
  database = await openTestDatabase('empty');
  await migrate(database);
  const dataset = loadDataset(writeSeeds());
  expect(dataset.games[0]!.kinds.slice(0, 2).map(({ file }) => file)).toEqual(['windmills', 'items']);
  const { releaseId } = await importDataset(database, dataset, { keep: 1 });
  const release = await snapshotOfRelease(database.knex, releaseId, () => dataset.games[0]);
  expect(compareSnapshots(snapshotOfDataset(dataset, 'files'), release!)).toEqual([]);
  const { knex } = database;
  const rows = async (sql: string) => (await knex.raw(sql)).rows;
  const schema = `bloodborne_${releaseId}`;
  expect(await rows(`select slug, hill, sails from ${schema}.windmill order by slug`)).toEqual([
    { slug: 'east', hill: 1, sails: [{ n: 1 }, { n: 2 }] },
    { slug: 'west', hill: 2, sails: [{ n: 1 }, { n: 2 }] },
  ]);
  expect(await rows(`select windmill_slug, driver_slug from ${schema}.windmill_driver`)).toEqual([
    { windmill_slug: 'east', driver_slug: 'the-miller' },
  ]);
  expect(await rows(`select slug, name from ${schema}.record where kind = 'windmill' order by 1`)).toEqual([
    { slug: 'east', name: 'East' },
    { slug: 'west', name: 'West' },
  ]);
});

test('a release follows upon one of a program that lacked a table of it', async () => {
  const { knex } = database!;
  const { rows } = await knex.raw('select max(id)::text as id from release');
  await knex.raw(`drop table bloodborne_${rows[0].id}.windmill_driver`);
  // What such a program has written has a shape of its own.
  await knex.raw(`update release set shape = 'older'`);
  await knex.raw(`update current_release set shape = 'older'`);
  const seeds = writeSeeds((_windmills, game) => {
    game.dataset_version = '2026.11.3';
    game.changes.unshift({ version: '2026.11.3', released_at: game.released_at, notes: ['Drivers.'] });
  });
  const { releaseId } = await importDataset(database!, loadDataset(seeds), { keep: 2 });
  const changes = await knex.raw(
    'select slug, change, fields from dataset_change where resource = ? order by slug',
    ['windmills'],
  );
  expect(releaseId).not.toBe(rows[0].id);
  expect(changes.rows).toMatchObject([
    { slug: 'east', change: 'changed', fields: [{ field: 'driven_by[0]' }] },
  ]);
});

test('a reference that a schema declares is kept by the database', async () => {
  const { knex } = database!;
  const { rows } = await knex.raw('select max(id)::text as id from release');
  await expect(knex.raw(`delete from bloodborne_${rows[0].id}.boss`)).rejects.toThrow('foreign key');
});

test('programs that do not know it serve no release with it', async () => {
  const releases = createReleases({ database: database!, emit: () => undefined, pollMs: 60_000 });
  expect(await releases.refresh()).toBeUndefined();
  const { releaseId } = await importDataset(database!, loadDataset(writeTinySeeds()), { keep: 2 });
  expect((await releases.refresh())!.id).toBe(releaseId);
  releases.close();
  const { rows } = await database!.knex.raw('select count(*)::int as shapes from current_release');
  expect(rows[0].shapes).toBe(2);
});
