import { channel } from 'node:diagnostics_channel';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { openTestService, sharedDatabase, type TestResponse, type TestService } from '../service.ts';

/** The fast lane responds to cached requests as the handler does, and leaves the rest to it. */

let database: Database;
let withLane: TestService;
let without: TestService;
/** Requests that node:http has begun in this process. */
let byNode = 0;
const count = () => {
  byNode += 1;
};

beforeAll(async () => {
  database = await sharedDatabase();
  withLane = await openTestService({ FAST_LANE: 'true' }, { database });
  without = await openTestService({ FAST_LANE: 'false' }, { database });
  channel('http.server.request.start').subscribe(count);
});
afterAll(async () => {
  channel('http.server.request.start').unsubscribe(count);
  await without.close();
  await withLane.close();
});

/** Status, headers and body, without what differs from one request to the next. */
function lasting({ status, rawHeaders, body }: TestResponse): unknown {
  const headers = rawHeaders.map((text, index) =>
    ['Date', 'X-Request-Id', 'X-RateLimit-Remaining', 'RateLimit'].includes(rawHeaders[index - 1]!)
      ? ''
      : text,
  );
  const text = body.toString('latin1').replace(/"request_id":"[^"]*"/, '');
  return { status, headers, body: text };
}

const list = '/v1/bloodborne/bosses?page_size=5&page=2';
const detail = '/v1/bloodborne/bosses/father-gascoigne';

test.each<[string, string, (tag: string) => Record<string, string>, boolean]>([
  ['a list', list, () => ({}), true],
  ['a record', detail, () => ({}), true],
  ['a search', '/v1/bloodborne/search?q=moon', () => ({}), true],
  ['a body in brotli', list, () => ({ 'Accept-Encoding': 'gzip, br' }), true],
  ['an identifier of the caller', detail, () => ({ 'X-Request-Id': 'abcdefgh-1' }), true],
  ['a known tag', list, (tag) => ({ 'If-None-Match': tag }), true],
  ['the tag of another coding', list, (tag) => ({ 'If-None-Match': `${tag.slice(0, -1)}-br"` }), true],
  ['a tag of something else', list, () => ({ 'If-None-Match': '"other"' }), true],
  ['any tag', list, () => ({ 'If-None-Match': '*' }), false],
  ['a free list', '/v1/bloodborne/releases', () => ({}), true],
  ['a record that does not exist', '/v1/bloodborne/bosses/nobody', () => ({}), false],
  ['a wrong parameter', '/v1/bloodborne/bosses?page=0', () => ({}), false],
  ['no key', list, () => ({ 'X-API-Key': '' }), false],
  ['a key that does not exist', list, () => ({ 'X-API-Key': 'caryll_test_nonsense' }), false],
])('%s', async (_name, path, headersFor, isForLane) => {
  const { etag = '' } = (await without.get(path)).headers;
  const headers = headersFor(etag);
  const key = headers['X-API-Key'] ?? without.key;
  const ask = (service: TestService) => service.get(path, { key, headers });
  await ask(withLane);
  await ask(without);
  const before = byNode;
  const answer = await ask(withLane);
  expect(byNode - before).toBe(isForLane ? 0 : 1);
  expect(lasting(answer)).toEqual(lasting(await ask(without)));
  expect(answer.headers['x-request-id']).toMatch(headers['X-Request-Id'] ?? /^[\w-]{36}$/);
  // Both report the same to their observers.
  const told = [withLane, without].map(({ emitted }) => {
    const request = emitted.findLast((each) => each.type === 'request')!;
    return { ...request, seconds: 0, requestId: '', path: request.path() };
  });
  expect(told[0]).toEqual(told[1]);
});

test.each([
  ['suggestions', '/v1/bloodborne/suggest?q=gasc', {}],
  ['suggestions in brotli', '/v1/bloodborne/suggest?q=m', { 'Accept-Encoding': 'br' }],
  ['suggestions for a typo', '/v1/bloodborne/suggest?q=gescoi&limit=3', {}],
  ['a record that was read for a list', '/v1/bloodborne/bosses/cleric-beast?view=summary', {}],
])('%s, the first time', async (_name, path, headers) => {
  // All that it needs is in memory.
  for (const service of [withLane, without]) {
    await service.get('/v1/bloodborne/suggest?q=x');
    await service.get('/v1/bloodborne/bosses?page_size=100');
    await service.get('/v1/bloodborne/bosses/father-gascoigne?view=summary');
  }
  const before = byNode;
  const answer = await withLane.get(path, { key: without.key, headers });
  expect([answer.status, byNode - before]).toEqual([200, 0]);
  expect(lasting(answer)).toEqual(lasting(await without.get(path, { headers })));
  const told = [withLane, without].map(({ emitted }) => {
    const request = emitted.findLast((each) => each.type === 'request')!;
    return { ...request, seconds: 0, requestId: '', path: request.path() };
  });
  expect(told[0]).toMatchObject({ operation: told[1]!.operation, cache: 'miss', charge: { units: 1 } });
  expect(told[0]).toEqual(told[1]);
});

test('what is refused the first time is refused once, and costs what it does without the lane', async () => {
  const used = async (service: TestService, key: string, path: string) => {
    const { status, headers } = await service.get(path, { key });
    return [status, headers['x-ratelimit-cost'], headers['x-ratelimit-remaining']];
  };
  const keys = [await withLane.newKey('free'), await withLane.newKey('free')];
  for (const path of [
    '/v1/bloodborne/bosses/no-one-new',
    '/v1/bloodborne/suggest?q=',
    '/v1/bloodborne/items?dropped_by=no-one-new',
    '/v1/nowhere/bosses',
    '/v1/bloodborne/suggest?q=m&key=x',
    '/v1/bloodborne/releases?page_size=1',
    '/v1/bloodborne/items?page_size=2',
  ])
    expect([path, await used(withLane, keys[0]!, path)]).toEqual([path, await used(without, keys[1]!, path)]);
});

test('a key that has nothing left is refused, and nothing is charged', async () => {
  const key = await withLane.newKey('free');
  const ask = () => withLane.get(detail, { key });
  for (let unit = 0; unit < 100; unit++)
    expect((await ask()).headers['x-ratelimit-remaining']).toBe(String(99 - unit));
  const refused = await ask();
  expect([refused.status, refused.headers['x-ratelimit-cost']]).toEqual([429, '0']);
  const { json } = await withLane.get('/v1/usage', { key });
  expect(json.data.key_units.used).toBe(100);
});

test('a key that is revoked is refused', async () => {
  const key = await withLane.newKey('free');
  for (let each = 0; each < 2; each++) expect((await withLane.get(detail, { key })).status).toBe(200);
  await database
    .knex('api_key')
    .where({ display: `${key.slice(0, 16)}…${key.slice(-4)}` })
    .update({ revoked_at: new Date(0) });
  withLane.service.keys.forgetAll();
  expect((await withLane.get(detail, { key })).json.code).toBe('revoked_api_key');
});
