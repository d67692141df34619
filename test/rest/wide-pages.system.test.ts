import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readOperations } from '../../src/app.ts';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';

/** Pages in wide views are made of records that are cached one by one. Without caches, a page is executed as a whole. */
let cached: TestService;
let uncached: TestService;
beforeAll(async () => {
  const database = await sharedDatabase();
  cached = await openTestService({}, { database });
  uncached = await openTestService({ CACHE_MB: '0' }, { database });
});
afterAll(async () => {
  await cached.close();
  await uncached.service.close();
});

const lists = readOperations().list.filter(({ isList, queries }) => isList && queries.size > 1);
const at = ({ path }: (typeof lists)[number], gameId: string) => path.replace('{gameId}', gameId);

test('every list with views takes slugs, and names its records in the default view', () => {
  for (const { id, parameters, queries } of lists) {
    const names = parameters.map(({ name }) => name);
    const [first] = queries.values();
    expect([id, names.includes('slugs'), /\bslug\b/.test(first!.text)]).toEqual([id, true, true]);
  }
});

test.each(lists.map((list) => [list.graph.gameId, list.id, list] as const))(
  '%s, %s: pages of cached records have the bytes and the tag of pages executed as a whole',
  async (gameId, _id, list) => {
    const wide = [...list.queries.keys()].slice(1);
    for (const view of wide) {
      const queries = [
        `view=${view}&page_size=3`,
        // Some of its records were on the page before.
        `view=${view}&page_size=5&sort=-slug&page=1`,
        `view=${view}&page_size=4`,
        `view=${view}&page_size=4&sort=random&seed=a`,
        `view=${view}&page_size=4&sort=random&seed=b`,
        `view=${view}&page=99`,
        ...[...list.graph.model.languages.keys()]
          .slice(0, 2)
          .map((lang) => `view=${view}&page_size=3&lang=${lang}`),
      ];
      for (const query of queries) {
        const target = `${at(list, gameId)}?${query}`;
        const [one, other] = [await cached.get(target), await uncached.get(target)];
        expect([target, one.status, one.text]).toEqual([target, 200, other.text]);
        expect([one.headers.etag, one.headers.link]).toEqual([other.headers.etag, other.headers.link]);
      }
    }
  },
);

test('a record of a page is executed once for a release, whatever the page', async () => {
  const page = (seed: string) =>
    cached.get(`/v1/bloodborne/runes?view=full&page_size=100&sort=random&seed=${seed}`);
  await page('x');
  cached.takeStatements();
  await page('y');
  // One for the order.
  expect(cached.takeStatements().filter((sql) => / bloodborne_\d/.test(sql))).toHaveLength(1);
});

test('what is wrong with a wide page is reported as ever', async () => {
  for (const query of [
    'view=full&slugs=no-such',
    'view=full&sort=random',
    'view=full&location_slug=no-such',
  ]) {
    const target = `/v1/bloodborne/bosses?${query}`;
    const [one, other] = [await cached.get(target), await uncached.get(target)];
    const { request_id: _one, ...problem } = one.json;
    const { request_id: _other, ...expected } = other.json;
    expect([one.status, problem]).toEqual([400, expected]);
  }
});
