import { expect, test } from '@jest/globals';
import { createShapes } from '../../derive/openapi/shapes.ts';
import { servedGraph } from '../../src/games/index.ts';
import type { DataSchema } from '../../src/kinds/schema.ts';
import { loadOperations, type Operation, widestQuery } from '../../src/rest/operations.ts';
import { gameIds } from '../games.ts';

/**
 * Lists of a kind that several games have show the same of its records, apart from what only one game has. The
 * documented lists of Bloodborne are locked, so the others have at least what those have.
 */
const locked: ReadonlySet<string> = new Set(
  [
    'armor',
    'armor_set',
    'blood_gem',
    'boss',
    'chalice_dungeon',
    'item',
    'location',
    'npc',
    'rune',
    'weapon',
  ].map((kind) => `bloodborne ${kind}`),
);
/** Members of locked lists that other games show only in wider views: lists of records. */
const wide: ReadonlySet<string> = new Set(['location.connected_slugs', 'location.boss_slugs']);

interface List {
  readonly kind: string;
  readonly summary: ReadonlySet<string>;
  readonly full: ReadonlySet<string>;
}

function listsOf(gameId: string): List[] {
  const graph = servedGraph(gameId);
  const { list, fragments } = loadOperations(graph);
  const views = createShapes(graph.schema, fragments);
  const membersOf = (operation: Operation, query: Parameters<typeof views.queryShape>[1]) => {
    const shape = (schema: DataSchema): DataSchema =>
      schema.$ref === undefined
        ? schema
        : shape(views.components.get(schema.$ref.split('/').at(-1)!) as DataSchema);
    const { data } = shape(views.queryShape(operation, query) as DataSchema).properties!;
    const row = shape(shape(data!).items!);
    const wholes = [...(row.allOf ?? []).map(shape), row];
    return new Set(wholes.flatMap(({ properties = {} }) => Object.keys(properties)));
  };
  return list.flatMap((operation) =>
    operation.kind === undefined || !operation.isList
      ? []
      : [
          {
            kind: operation.kind,
            summary: membersOf(operation, [...operation.queries.values()][0]!),
            full: membersOf(operation, widestQuery(operation)),
          },
        ],
  );
}

const games = gameIds.map((gameId) => ({ gameId, lists: listsOf(gameId) }));

test('a list shows what lists of the kind show in other games', () => {
  const missing: string[] = [];
  let compared = 0;
  for (const one of games)
    for (const other of games)
      for (const { kind, summary } of one.lists) {
        const theirs = other.lists.find((list) => list.kind === kind);
        if (one === other || theirs === undefined || locked.has(`${other.gameId} ${kind}`)) continue;
        compared += 1;
        for (const member of summary)
          if (theirs.full.has(member) && !theirs.summary.has(member) && !wide.has(`${kind}.${member}`))
            missing.push(`${other.gameId}: ${kind}.${member}`);
      }
  expect(missing).toEqual([]);
  expect(games.length < 2 || compared > 0).toBe(true);
});

test('a list with an idea names what its records name', () => {
  for (const { lists } of games)
    for (const { kind, summary, full } of lists)
      expect([kind, ['slug', 'name'].filter((name) => full.has(name) && !summary.has(name))]).toEqual([
        kind,
        [],
      ]);
});
