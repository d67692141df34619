import { expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { migrate } from '../../src/data/migrate.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { renames } from '../../src/renames.ts';
import { fromRoot } from '../../src/root.ts';
import { openTestDatabase } from '../databases.ts';

/** What an earlier version of the program called otherwise is no change of the data. */
const entries = Object.entries(renames.columns).flatMap(([gameId, tables]) =>
  Object.entries(tables).flatMap(([table, columns]) =>
    Object.entries(columns).map(([old, now]) => ({ gameId, table, old, now: [now].flat() })),
  ),
);

/** What is in words of its own now, and was in others in earlier versions. */
const restatements = Object.entries(renames.restated).flatMap(([gameId, tables]) =>
  Object.entries(tables).flatMap(([table, names]) => names.map((name) => ({ gameId, table, name }))),
);

/** Gives a release the paths of provenance and marks that it would have had. */
async function withOldPaths(knex: Knex, releaseId: string): Promise<void> {
  for (const [gameId, tables] of Object.entries(renames.paths)) {
    const [{ schema_name: schema }] = await knex('release_game')
      .where({ game_id: gameId, release_id: releaseId })
      .select('schema_name');
    for (const [table, paths] of Object.entries(tables))
      // The longest first: the old path of a whole also begins those of its parts.
      for (const [old, now] of Object.entries(paths).sort(([, a], [, b]) => b.length - a.length)) {
        const pointer = (path: string) => `/${path.replaceAll('.', '/')}`;
        await knex.raw(
          `update ${schema}.${table} set
             provenance = regexp_replace(provenance::text, ?, ?, 'g')::jsonb,
             spoilers = replace(spoilers::text, ?, ?)::jsonb`,
          [
            `"${now.replaceAll('.', '[.]')}([.][^"]*)?": {`,
            `"${old}\\1": {`,
            `"${pointer(now)}/`,
            `"${pointer(old)}/`,
          ],
        );
      }
  }
}

test.each(entries)('$gameId: $old of $table has another name', ({ gameId, table, old, now }) => {
  const { fields } = servedGames().get(gameId)!.model.tables.get(table)!;
  const columns = fields.map(({ column }) => column);
  expect(columns).toEqual(expect.arrayContaining(now));
  expect(columns).not.toContain(old);
});

test('the changes after a release with the old names are those of the data', async () => {
  const database = await openTestDatabase('empty');
  const { knex } = database;
  try {
    await migrate(database);
    const dataset = loadDataset(fromRoot('seeds'));
    const { releaseId: before } = await importDataset(database, dataset, { keep: 2 });
    for (const { gameId, table, old, now } of entries) {
      const [{ schema_name: schema }] = await knex('release_game')
        .where({ game_id: gameId, release_id: before })
        .select('schema_name');
      await knex.raw(`alter table ${schema}.${table} rename column ${now[0]!} to ${old}`);
      for (const more of now.slice(1)) await knex.raw(`alter table ${schema}.${table} drop column ${more}`);
    }
    for (const { gameId, table, name } of restatements) {
      const [{ schema_name: schema }] = await knex('release_game')
        .where({ game_id: gameId, release_id: before })
        .select('schema_name');
      const edges = servedGames()
        .get(gameId)!
        .model.tables.get(table)!
        .edges.find(({ field }) => field === name);
      await knex.raw(
        edges === undefined
          ? `alter table ${schema}.${table} drop column ${name}`
          : `drop table ${schema}.${edges.table} cascade`,
      );
    }
    await withOldPaths(knex, before);
    await knex('release').where({ id: before }).update({ shape: 'earlier' });
    const after = loadDataset(fromRoot('seeds'));
    for (const { game, records } of after.games) {
      (game as { dataset_version: string }).dataset_version = '2099.1.1';
      const [boss] = records.get('boss') as unknown as { aliases: string[] }[];
      boss!.aliases = ['Somebody'];
    }
    const { imported } = await importDataset(database, { ...after, contentHash: 'another' }, { keep: 2 });
    expect(imported).toBe(true);
    const changes = await knex('dataset_change')
      .where({ change: 'changed' })
      .select('game_id', 'resource', 'fields');
    expect(changes).toHaveLength(after.games.length);
    for (const { resource, fields } of changes) {
      expect(resource).toBe('bosses');
      expect(fields).toEqual([expect.objectContaining({ field: expect.stringMatching(/^aliases/) })]);
    }
  } finally {
    await database.close();
  }
}, 240_000);
