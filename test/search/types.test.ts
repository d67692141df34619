import { expect, test } from '@jest/globals';
import { bloodborne, schema } from '../bloodborne.ts';
import { loadOperations } from '../../src/rest/operations.ts';

const { routes: detailRoutes, types: searchTypes, byUse: typesByUse } = bloodborne.search;
const { list } = loadOperations(bloodborne);

test('the route of a kind that can be found is that of its detail operation', () => {
  const routes = new Map<string, string | null>(searchTypes.map((type) => [type, null]));
  for (const { path, table = '' } of list) {
    const [, segment] = /^\/v1\/\{gameId\}\/([^/]+)\/\{slug\}$/.exec(path) ?? [];
    if (segment !== undefined && searchTypes.includes(table)) routes.set(table, segment);
  }
  expect(detailRoutes).toEqual(routes);
});

test('the kinds are in the order in which people look for them, as documented', () => {
  expect([...typesByUse].sort()).toEqual([...searchTypes]);
  const order = typesByUse.map((type) => `\`${type}\``).join(', ');
  const description = schema.getQueryType()!.getFields()['search']!.description;
  const operation = list.find(({ path }) => path.endsWith('/search'))!;
  for (const text of [description, operation.description]) expect(text).toContain(order);
});
