import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestService, sharedDatabase, type TestService } from './service.ts';
import { until } from './until.ts';

/** Two services in one process, with settings that differ: each keeps to its own, whatever the other one does. */

let plain: TestService;
let other: TestService;
const noon = Date.UTC(2026, 10, 21, 12);

beforeAll(async () => {
  plain = await openTestService(
    { METRICS_PUBLIC: 'true' },
    { database: await sharedDatabase(), cacheSizes: { replyBytes: 0 }, bounds: { pollMs: 60_000 } },
  );
  other = await openTestService(
    {
      METRICS_PUBLIC: 'true',
      PUBLIC_BASE_URL: 'https://other.example.org',
      CACHE_MB: '0',
    },
    { now: () => noon, bounds: { pollMs: 60_000 } },
  );
});
afterAll(async () => {
  await other.close();
  await plain.close();
});

const list = '/v1/bloodborne/bosses?page_size=3';
const record = '/v1/bloodborne/bosses/father-gascoigne';
const dataStatements = (service: TestService) =>
  service.takeStatements().filter((sql) => /\bfrom \w+\.boss\b/.test(sql)).length;

test('addresses are those of its own base URL', async () => {
  const [one, two] = [await plain.get(list), await other.get(list)];
  expect(one.text).toBe(two.text);
  expect(one.headers['link']).toContain('</v1/bloodborne/bosses?');
  expect(two.headers['link']).toContain('<https://other.example.org/v1/bloodborne/bosses?');
  const problems = [await plain.get('/v1/bloodborne/boses'), await other.get('/v1/bloodborne/boses')];
  expect(problems.map(({ json }) => json.type)).toEqual([
    '/docs/errors#route_not_found',
    'https://other.example.org/docs/errors#route_not_found',
  ]);
  expect((await plain.get('/openapi.json', { key: null })).json.servers[0].url).toBe('/');
  expect((await other.get('/openapi.json', { key: null })).json.servers[0].url).toBe(
    'https://other.example.org',
  );
});

test('D10: what one remembers, the other does not', async () => {
  for (const service of [plain, other]) await service.get(record);
  const counts: number[] = [];
  for (const service of [plain, other]) {
    service.takeStatements();
    for (let time = 0; time < 3; time += 1) expect((await service.get(record)).status).toBe(200);
    counts.push(dataStatements(service));
  }
  expect(counts).toEqual([0, 3]);
});

test('a key of one is unknown to the other, and units are counted apart', async () => {
  const key = await plain.newKey('free');
  expect((await other.get(record, { key })).json.code).toBe('invalid_api_key');
  expect((await plain.get(record, { key })).headers['x-ratelimit-remaining']).toBe('99');
  const before = (await other.get('/v1/usage')).headers['x-ratelimit-remaining'];
  for (let time = 0; time < 5; time += 1) await plain.get(record);
  expect((await other.get('/v1/usage')).headers['x-ratelimit-remaining']).toBe(before);
});

test('each has a clock of its own', async () => {
  expect((await other.get('/v1/usage')).headers['x-ratelimit-reset']).toBe(String(noon / 1000 + 12 * 3_600));
});

test('each observes and counts its own requests', async () => {
  const counted = async (service: TestService) => {
    const { text } = await service.get('/metrics', { key: null });
    return Number(/^caryll_requests_total\{operation="getBoss",status="200",.*\} (\d+)$/m.exec(text)![1]);
  };
  const isOurs = (id: string) => (each: object) => 'requestId' in each && each.requestId === id;
  const before = [await counted(plain), await counted(other)];
  await plain.get(record, { headers: { 'X-Request-Id': 'only-of-the-first' } });
  // What is read may be a second old.
  await until('the request to be counted', async () => (await counted(plain)) === before[0]! + 1);
  expect(await counted(other)).toBe(before[1]);
  expect(plain.emitted.filter(isOurs('only-of-the-first'))).toHaveLength(1);
  expect(other.emitted.filter(isOurs('only-of-the-first'))).toEqual([]);
});
