import { describe, expect, test } from '@jest/globals';
import { createShapes } from '../../derive/openapi/shapes.ts';
import type { DataSchema } from '../../src/kinds/schema.ts';
import { servedGraph } from '../../src/games/index.ts';
import { loadOperations, widestQuery } from '../../src/rest/operations.ts';
import { gameIds, publishedGame } from '../games.ts';

/** Whether a path of members leads to something in a schema; lists have the members of their elements. */
function leads(
  schema: DataSchema,
  components: ReadonlyMap<string, DataSchema>,
  [step, ...rest]: readonly string[],
): boolean {
  if (step === undefined) return true;
  const { $ref, items, anyOf = [], oneOf = [], allOf = [], properties = {} } = schema;
  const inner = properties[step];
  if (inner !== undefined) return leads(inner, components, rest);
  return [
    $ref === undefined ? [] : components.get($ref.split('/').at(-1)!)!,
    items ?? [],
    anyOf,
    oneOf,
    allOf,
  ]
    .flat()
    .some((each) => leads(each, components, [step, ...rest]));
}

let tried = 0;

describe.each(gameIds)('%s', (gameId) => {
  const graph = servedGraph(gameId);
  const { list, fragments } = loadOperations(graph);
  const { kinds, records } = publishedGame(gameId);
  const views = createShapes(graph.schema, fragments);
  const full = new Map(
    list.flatMap((operation) => {
      if (operation.kind === undefined || !operation.isList) return [];
      const { properties } = views.queryShape(operation, widestQuery(operation)) as DataSchema;
      return [[operation.kind, properties!['data']!.items!] as const];
    }),
  );

  test('every path of provenance leads to a member of the widest view', () => {
    const components = views.components as ReadonlyMap<string, DataSchema>;
    const lost: string[] = [];
    for (const { table } of kinds) {
      const schema = full.get(table);
      if (schema === undefined) continue;
      for (const { slug, provenance } of records.get(table) ?? []) {
        const { fields = {} } = (provenance ?? {}) as { readonly fields?: object };
        for (const path of Object.keys(fields)) {
          tried += 1;
          if (!leads(schema, components, path.split('.'))) lost.push(`${table} ${String(slug)}: ${path}`);
        }
      }
    }
    expect(lost).toEqual([]);
  });
});

test('thousands of paths were tried', () => {
  expect(tried).toBeGreaterThan(3_000);
});
