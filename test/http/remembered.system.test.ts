import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import {
  openTestService,
  type RequestOptions,
  sharedDatabase,
  type TestResponse,
  type TestService,
} from '../service.ts';
import { converse } from './raw.ts';

/** Requests, replies and their headers are remembered: a repeated request gets what the first one got. */

let database: Database;
let service: TestService;

beforeAll(async () => {
  database = await sharedDatabase();
  service = await openTestService({}, { database });
});
afterAll(() => service.close());

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

/** What the service reported of its last request, without what differs. */
function lastEvent(): object {
  const event = service.emitted.findLast((each) => each.type === 'request')!;
  return { ...event, seconds: 0, requestId: '', path: event.path(), cache: undefined };
}

const list = '/v1/bloodborne/bosses?page_size=5&page=2';
const detail = '/v1/bloodborne/bosses/father-gascoigne';

describe('a repeated request', () => {
  test.each<[string, string, (tag: string) => Record<string, string>]>([
    ['a list', list, () => ({})],
    ['a record', detail, () => ({})],
    ['a search', '/v1/bloodborne/search?q=moon', () => ({})],
    ['suggestions', '/v1/bloodborne/suggest?q=gasc', () => ({})],
    ['a body in brotli', list, () => ({ 'Accept-Encoding': 'gzip, br' })],
    ['an identifier of the caller', detail, () => ({ 'X-Request-Id': 'abcdefgh-1' })],
    ['a known tag', list, (tag) => ({ 'If-None-Match': tag })],
    ['the tag of another coding', list, (tag) => ({ 'If-None-Match': `${tag.slice(0, -1)}-br"` })],
    ['a tag of something else', list, () => ({ 'If-None-Match': '"other"' })],
    ['any tag', list, () => ({ 'If-None-Match': '*' })],
    ['a free list', '/v1/bloodborne/releases', () => ({})],
    ['a record that does not exist', '/v1/bloodborne/bosses/nobody', () => ({})],
    ['a game that does not exist', '/v1/nowhere/bosses', () => ({})],
    ['a wrong parameter', '/v1/bloodborne/bosses?page=0', () => ({})],
    ['a key in the query', '/v1/bloodborne/bosses?key=x', () => ({})],
    ['no key', list, () => ({ 'X-API-Key': '' })],
    ['a key that does not exist', list, () => ({ 'X-API-Key': 'caryll_test_nonsense' })],
  ])('for %s gets the same response and is reported alike', async (_name, path, headersFor) => {
    const { etag = '' } = (await service.get(path)).headers;
    const headers = headersFor(etag);
    const options: RequestOptions = { headers, key: headers['X-API-Key'] ?? service.key };
    // A service that remembers nothing yet.
    const fresh = await openTestService({}, { database });
    const first = await fresh.get(path, options);
    const again = await fresh.get(path, options);
    await fresh.close();
    expect(lasting(again)).toEqual(lasting(first));
    const responses: unknown[] = [];
    const events: object[] = [];
    for (let time = 0; time < 3; time += 1) {
      responses.push(lasting(await service.get(path, options)));
      events.push(lastEvent());
    }
    expect(responses).toEqual([lasting(first), lasting(first), lasting(first)]);
    expect(events).toEqual([events[0], events[0], events[0]]);
  });

  test('with another method is not served as GET', async () => {
    for (let time = 0; time < 2; time += 1) expect((await service.get(detail)).status).toBe(200);
    const [post, options, head] = await Promise.all(
      ['POST', 'OPTIONS', 'HEAD'].map((method) => service.get(detail, { method })),
    );
    expect([post!.status, post!.json.code, options!.status]).toEqual([405, 'method_not_allowed', 204]);
    const get = await service.get(detail);
    expect([head!.status, head!.body.length]).toEqual([200, 0]);
    expect(head!.headers['content-length']).toBe(get.headers['content-length']);
  });

  test('in absolute form gets the same response', async () => {
    const send = (target: string) =>
      converse(service.port, `GET ${target} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${service.key}\r\n\r\n`, {
        until: 1,
      });
    for (let time = 0; time < 2; time += 1) {
      const [relative, absolute] = await Promise.all([send(list), send(`http://elsewhere.example${list}`)]);
      expect(absolute.responses[0]!.body).toBe(relative.responses[0]!.body);
    }
  });

  test('with a pinned version has its own links and may be kept for longer, whichever was first', async () => {
    const version = (await service.get(list)).headers['x-dataset-version'] as string;
    const pinned = `${list}&dataset=${version}`;
    for (const path of [pinned, list, pinned, list]) {
      const { headers } = await service.get(path);
      const isPinned = path === pinned;
      expect([
        path,
        headers['link']!.includes('dataset='),
        headers['cache-control']!.includes('immutable'),
      ]).toEqual([path, isPinned, isPinned]);
    }
  });
});

test('a key that has nothing left is refused, and nothing is charged', async () => {
  const key = await service.newKey('free');
  const send = () => service.get(detail, { key });
  for (let unit = 0; unit < 100; unit++)
    expect((await send()).headers['x-ratelimit-remaining']).toBe(String(99 - unit));
  const refused = await send();
  expect([refused.status, refused.headers['x-ratelimit-cost']]).toEqual([429, '0']);
  const { json } = await service.get('/v1/usage', { key });
  expect(json.data.key_units.used).toBe(100);
});

test('a key that is revoked is refused', async () => {
  const key = await service.newKey('free');
  for (let each = 0; each < 2; each++) expect((await service.get(detail, { key })).status).toBe(200);
  await database
    .knex('api_key')
    .where({ display: `${key.slice(0, 16)}…${key.slice(-4)}` })
    .update({ revoked_at: new Date(0) });
  service.service.keys.forgetAll();
  expect((await service.get(detail, { key })).json.code).toBe('revoked_api_key');
});
