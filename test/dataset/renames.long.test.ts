import { expect, test } from '@jest/globals';
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

test.each(entries)('$gameId: $old of $table has another name', ({ gameId, table, old, now }) => {
  const { fields, edges } = servedGames().get(gameId)!.model.tables.get(table)!;
  const columns = [...fields.map(({ column }) => column), ...edges.map(({ field }) => field)];
  expect(columns).toEqual(expect.arrayContaining(now));
  expect(columns).not.toContain(old);
});

const eachOf = <Value>(byGame: Readonly<Record<string, Readonly<Record<string, Value>>>>) =>
  Object.entries(byGame).flatMap(([gameId, all]) =>
    Object.entries(all).map(([key, value]) => ({ gameId, key, value })),
  );

test.each(eachOf(renames.tables))('$gameId: the table $key is $value', ({ gameId, key, value }) => {
  const { tables } = servedGames().get(gameId)!.model;
  expect([tables.has(key), tables.has(value)]).toEqual([false, true]);
});

test.each(eachOf(renames.added))('$gameId: $key has the columns $value', ({ gameId, key, value }) => {
  const { fields, edges } = servedGames().get(gameId)!.model.tables.get(key)!;
  const columns = [...fields.map(({ column }) => column), ...edges.map(({ field }) => field)];
  expect(columns).toEqual(expect.arrayContaining([...value]));
});

test('the changes after a release with the old names are those of the data', async () => {
  const database = await openTestDatabase('empty');
  const { knex } = database;
  try {
    await migrate(database);
    const dataset = loadDataset(fromRoot('seeds'));
    const { releaseId: before } = await importDataset(database, dataset, { keep: 2 });
    const schemas = new Map<string, string>();
    for (const { game_id: gameId, schema_name: schema } of await knex('release_game')
      .where({ release_id: before })
      .select('game_id', 'schema_name'))
      schemas.set(gameId, schema);
    const renamed = new Set<string>();
    for (const { gameId, table, old, now } of entries) {
      const schema = schemas.get(gameId)!;
      const { edges } = servedGames().get(gameId)!.model.tables.get(table)!;
      const target = `${schema}.${table}.${now[0]}`;
      // A column that another table has, that became a list of edges, or one of several that became one.
      if (now.length === 0 || edges.some(({ field }) => field === now[0]) || renamed.has(target)) {
        await knex.raw(`alter table ${schema}.${table} add column ${old} text default 'a'`);
        continue;
      }
      renamed.add(target);
      await knex.raw(`alter table ${schema}.${table} rename column ${now[0]!} to ${old}`);
      for (const more of now.slice(1)) await knex.raw(`alter table ${schema}.${table} drop column ${more}`);
    }
    for (const { gameId, key: table, value } of eachOf(renames.added))
      for (const column of value) {
        const edges = servedGames()
          .get(gameId)!
          .model.tables.get(table)!
          .edges.find(({ field }) => field === column);
        await knex.raw(
          edges === undefined
            ? `alter table ${schemas.get(gameId)}.${table} drop column ${column}`
            : `drop table ${schemas.get(gameId)}.${edges.table} cascade`,
        );
      }
    for (const { gameId, key, value } of eachOf(renames.paths))
      for (const { name, isRecord } of servedGames().get(gameId)!.model.tables.values())
        // The longest first: the present path of a whole begins those of its parts, too.
        for (const [old, now] of Object.entries(value).sort(([, a], [, b]) => b.length - a.length))
          if (isRecord && [name, '*'].includes(key))
            await knex.raw(
              `update ${schemas.get(gameId)}.${name} set
                 spoilers = replace(spoilers::text, '"/${now.replaceAll('.', '/')}/', '"/${old.replaceAll('.', '/')}/')::jsonb,
                 provenance = replace(replace(provenance::text, '"${now}.', '"${old}.'), '"${now}": {', '"${old}": {')::jsonb`,
            );
    for (const { gameId, key: old, value: now } of eachOf(renames.tables))
      await knex.raw(`alter table ${schemas.get(gameId)}.${now} rename to ${old}`);
    await knex('release').where({ id: before }).update({ shape: 'earlier' });
    const after = loadDataset(fromRoot('seeds'));
    for (const { game, records } of after.games) {
      (game as { dataset_version: string }).dataset_version = '2099.1.1';
      const [boss] = records.get('boss') as unknown as { aliases: string[] }[];
      boss!.aliases = ['Somebody'];
    }
    const { imported } = await importDataset(database, { ...after, contentHash: 'another' }, { keep: 2 });
    expect(imported).toBe(true);
    // The first release of a database has number 1; those before it come with the data.
    const changes = await knex('dataset_change')
      .where({ change: 'changed', number: 2 })
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
