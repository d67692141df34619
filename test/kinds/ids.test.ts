import { expect, test } from '@jest/globals';
import { idFields, idsByTable, tablesNamedIn } from '../../src/kinds/ids.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { gameIds } from '../games.ts';

/** Ids of the games themselves, by their tables. */

const file = {
  'x-ids': {
    param_id: 'GoodsParam',
    model_ids: { table: 'Model', is_looked_up: false },
    further_ids: 'GoodsParam',
  },
} as const;

test('ids of one table are together, in the order of the schema', () => {
  expect(idsByTable(file, { further_ids: [8, 9], model_ids: [5040], param_id: 7 })).toEqual([
    { table: 'GoodsParam', ids: [7, 8, 9] },
    { table: 'Model', ids: [5040] },
  ]);
  expect(idsByTable(file, {})).toEqual([]);
  expect(idsByTable({}, { param_id: 7 })).toEqual([]);
});

test('a look-up knows the ids of tables only', () => {
  expect(idFields(file, {}).map(({ path }) => path)).toEqual([
    'provenance.external_ids.param_id',
    'provenance.external_ids.further_ids',
  ]);
});

test.each(gameIds)('%s declares exactly the tables that its schemas name', (gameId) => {
  const { schemas, idTables } = servedGames().get(gameId)!;
  const named = new Set([...schemas.values()].flatMap((schema) => [...tablesNamedIn(schema)]));
  expect(Object.keys(idTables).sort()).toEqual([...named].sort());
});
