import { beforeAll, expect, test } from '@jest/globals';
import { openTestService, sharedDatabase, type SharedService, sharedService } from '../service.ts';

let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const suggest = (query: string) => service.get(`/v1/bloodborne/suggest?${query}`);

test('suggests names from one letter on, at most ten, and each leads to its record', async () => {
  const { status, json } = await suggest('q=l');
  expect(status).toBe(200);
  expect(json.data).toHaveLength(10);
  expect(Object.keys(json)).toEqual(['data']);
  for (const hit of json.data) {
    expect(Object.keys(hit)).toEqual(['kind', 'slug', 'name', 'match', 'matched_name']);
    expect(hit.name).toMatch(/^L/);
  }
  const [first] = (await suggest('q=Ludw&kind=boss,weapon&limit=1')).json.data;
  expect(first).toEqual({
    kind: 'boss',
    slug: 'ludwig-the-accursed',
    name: 'Ludwig the Accursed',
    match: 'prefix',
    matched_name: null,
  });
});

test('aliases and typos are found, and what is no name is an empty list', async () => {
  expect((await suggest('q=lhb')).json.data).toEqual([
    {
      kind: 'weapon',
      slug: 'ludwigs-holy-blade',
      name: "Ludwig's Holy Blade",
      match: 'exact',
      matched_name: 'LHB',
    },
  ]);
  expect((await suggest('q=gascoine')).json.data[0]).toMatchObject({
    slug: 'father-gascoigne',
    match: 'fuzzy',
  });
  for (const nothing of ['%25', '%5C', '(', 'qqqq'])
    expect((await suggest(`q=${nothing}`)).json).toEqual({ data: [] });
});

test('costs 1 unit, and nothing when it is unchanged; what was typed differently is the same', async () => {
  const fresh = await openTestService({}, { database: await sharedDatabase() });
  const key = await fresh.newKey('free', `suggest-${process.pid}@example.org`);
  const first = await fresh.get('/v1/bloodborne/suggest?q=saw', { key });
  expect([first.headers['x-ratelimit-cost'], first.headers['x-ratelimit-remaining']]).toEqual(['1', '99']);
  const again = await fresh.get('/v1/bloodborne/suggest?q=saw', {
    key,
    headers: { 'If-None-Match': String(first.headers['etag']) },
  });
  expect([again.status, again.headers['x-ratelimit-remaining']]).toEqual([304, '99']);
  fresh.takeStatements();
  const other = await fresh.get('/v1/bloodborne/suggest?q=SAW%20Cl', { key });
  expect(other.json.data[0].slug).toBe('saw-cleaver');
  // From memory: nothing is read.
  expect(fresh.takeStatements().filter((sql) => /saw|select/i.test(sql) && /bloodborne_/.test(sql))).toEqual(
    [],
  );
  await fresh.close();
});

test('refuses what it cannot take', async () => {
  for (const [query, name, code] of [
    ['', 'q', 'missing'],
    ['q=', 'q', 'empty'],
    ['q=a&limit=11', 'limit', 'out_of_range'],
    ['q=a&kind=bosses', 'kind', 'not_allowed'],
    [`q=${'a'.repeat(51)}`, 'q', 'too_long'],
  ] as const) {
    const { status, json } = await suggest(query);
    expect([query, status, json.errors[0].name, json.errors[0].code]).toEqual([query, 400, name, code]);
  }
});
