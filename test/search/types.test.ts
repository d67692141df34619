import { expect, test } from '@jest/globals';
import { detailRoutes, searchTypes } from '../../src/data/search/types.ts';
import { tableOf } from '../../src/graph/loaders.ts';
import { schema } from '../../src/graph/schema.ts';
import { loadOperations } from '../../src/rest/operations.ts';
import { fromRoot } from '../../src/root.ts';

const { list } = loadOperations(fromRoot('schema', 'operations'), schema);

test('the route of a kind that can be found is that of its detail operation', () => {
  const routes = new Map<string, string | null>(searchTypes.map((type) => [type, null]));
  for (const { path, recordType } of list) {
    const [, segment] = /^\/v1\/\{gameId\}\/([^/]+)\/\{slug\}$/.exec(path) ?? [];
    if (segment !== undefined) routes.set(tableOf(recordType), segment);
  }
  expect(detailRoutes).toEqual(routes);
});
