import { expect, test } from '@jest/globals';
import { graphOf, servedGraph } from '../../src/games/index.ts';
import { comparableKinds } from '../../src/graph/queries/compare.ts';
import { readGames } from '../../src/kinds/served.ts';
import { loadOperations } from '../../src/rest/operations.ts';
import { gameIds } from '../games.ts';
import { toyId, toySeeds } from '../toy/toy.ts';

const graphs = [...gameIds.map(servedGraph), graphOf(readGames(toySeeds).get(toyId)!)];

test.each(graphs.map((graph) => [graph.gameId, graph] as const))(
  '%s: the kinds are in the order in which people look for them, as documented',
  (_id, graph) => {
    const { types, byUse } = graph.search;
    expect([...byUse].sort()).toEqual([...types]);
    const order = byUse.map((type) => `\`${type}\``).join(', ');
    const description = graph.schema.getQueryType()!.getFields()['search']!.description;
    const operation = loadOperations(graph).list.find(({ path }) => path.endsWith('/search'))!;
    for (const text of [description, operation.description]) expect(text).toContain(order);
  },
);

test('a game whose schemas say nothing about search has all of its lists in it', () => {
  const { search } = graphs.at(-1)!;
  expect(search.types).toEqual(['flour', 'mill', 'miller']);
  expect(comparableKinds(graphs.at(-1)!)).not.toEqual([]);
});
