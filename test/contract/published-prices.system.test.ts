import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { planNames } from '../../src/keys/plans.ts';
import { openApiDocument, openTestService, sharedDatabase, type TestService } from '../service.ts';

/** Each operation of the document, in each view and with slugs, on each plan: it costs what `x-quota-cost` publishes. */

const limits = '100000,100000';
let service: TestService;
beforeAll(async () => {
  service = await openTestService(
    { PLAN_FREE: limits, PLAN_STANDARD: limits, PLAN_INTERNAL: limits },
    { database: await sharedDatabase() },
  );
});
afterAll(() => service.close());

const { paths } = openApiDocument();
const keyed: [path: string, operation: any][] = Object.entries<any>(paths)
  .map(([path, { get }]): [string, any] => [path, get])
  .filter(([, { security }]) => security === undefined);

/** The request of the example in the document. */
function exampleOf(path: string, { parameters = [] }: any): URL {
  const url = new URL(path, 'http://localhost');
  for (const { name, in: place, example, schema } of parameters) {
    const value = [example ?? (name === 'gameId' ? 'bloodborne' : [])].flat().join(',');
    if (place === 'path') url.pathname = url.pathname.replace(`%7B${name}%7D`, encodeURIComponent(value));
    else if (place === 'query' && value !== '' && schema !== undefined) url.searchParams.set(name, value);
  }
  return url;
}

/** The published price on a plan, in units. */
function published(cost: any, plan: string, which: string): number {
  if (typeof cost === 'number') return cost;
  const price = cost[plan];
  return typeof price === 'number' ? price : (price[which] ?? price.default);
}

test.each(keyed)('%s costs what is published', async (path, operation) => {
  const example = exampleOf(path, operation);
  const parameter = (name: string) => operation.parameters?.find((each: any) => each.name === name);
  const first = await service.get(example.pathname + example.search);
  expect([path, first.status]).toEqual([path, 200]);
  const requests: [which: string, target: string][] = [['default', example.pathname + example.search]];
  for (const view of parameter('view')?.schema.enum ?? []) {
    const url = new URL(example);
    url.searchParams.set('view', view);
    requests.push([view, url.pathname + url.search]);
  }
  if (parameter('slugs') && parameter('page')) {
    const [row] = (await service.get(example.pathname)).json.data;
    const slug = row.slug ?? row.weapon_slug;
    requests.push(['slugs', `${example.pathname}?slugs=${slug}`]);
    if (parameter('view')) requests.push(['slugs', `${example.pathname}?slugs=${slug}&view=full`]);
  }
  for (const plan of planNames) {
    const key = await service.newKey(plan);
    for (const [which, target] of requests) {
      const { status, headers } = await service.get(target, { key });
      const cost = Number(headers['x-ratelimit-cost']);
      expect([plan, target, status, cost]).toEqual([
        plan,
        target,
        200,
        published(operation['x-quota-cost'], plan, which),
      ]);
    }
  }
});

test.each(planNames)(
  'a look-up on the plan %s costs what is published for the number of its ids',
  async (plan) => {
    const lookups = keyed.filter(([path]) => path.endsWith('/lookup'));
    expect(lookups.length).toBeGreaterThan(0);
    const key = await service.newKey(plan);
    for (const [path, operation] of lookups) {
      const price = operation['x-quota-cost'][plan];
      const example = exampleOf(path, operation);
      const { schema } = operation.parameters.find(({ name }: any) => name === 'table');
      example.searchParams.set('table', schema.enum[0]);
      for (const count of [1, 20, 21, 99, 100]) {
        const ids = Array.from({ length: count }, (_, index) => 7_000_000 + index);
        example.searchParams.set('id', ids.join(','));
        const { headers } = await service.get(example.pathname + example.search, { key });
        const expected =
          typeof price === 'number' ? price : Math.min(price.max, Math.ceil(count / price.ids_per_unit));
        expect([count, Number(headers['x-ratelimit-cost'])]).toEqual([count, expected]);
      }
    }
  },
);

test('some lists are more expensive in wide views, and by slugs', () => {
  const lists = keyed.filter(([, { parameters }]) => parameters?.some(({ name }: any) => name === 'slugs'));
  expect(lists.map(([, operation]) => operation['x-quota-cost'].free.slugs)).toContain(5);
});
