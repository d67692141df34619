import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestService, type TestResponse, type TestService, sharedDatabase } from '../service.ts';

/** What is sent for a request that is right: validators, codings, navigation, and what surrounds a body. */
let service: TestService;
beforeAll(async () => {
  service = await openTestService(
    { PUBLIC_BASE_URL: 'https://api.example.org/' },
    { database: await sharedDatabase() },
  );
});
afterAll(() => service.close());

const list = '/v1/bloodborne/bosses';
const detail = '/v1/bloodborne/bosses/father-gascoigne';
const small = '/v1/bloodborne/armor-sets?page_size=1&page=999';
const get = (path: string, headers: Record<string, string> = {}) => service.get(path, { headers });
const left = ({ headers }: TestResponse) => Number(headers['x-ratelimit-remaining']);

/** Without what differs from request to request. */
function steady({ headers }: TestResponse): Record<string, unknown> {
  const {
    date: _date,
    'x-request-id': _id,
    'x-ratelimit-remaining': _left,
    ratelimit: _both,
    ...rest
  } = headers;
  return rest;
}

describe('a reply', () => {
  test.each([list, detail, small])('of %s has every header that is promised', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'private, max-age=300',
      vary: 'Accept-Encoding, Authorization, X-API-Key',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'x-ratelimit-limit': '50000',
      'x-ratelimit-policy': 'key',
      'x-ratelimit-cost': '1',
      'ratelimit-policy': '"key";q=50000;w=86400, "owner";q=50000;w=86400',
    });
    expect(headers.etag).toMatch(/^"[\w-]{27}"$/);
    expect(headers['x-dataset-version']).toMatch(/^\d{4}\.\d{1,2}\.\d+$/);
    expect(headers.ratelimit).toMatch(/^"key";r=\d+;t=\d+, "owner";r=\d+;t=\d+$/);
    const untilReset = Number(headers['x-ratelimit-reset']) - Date.now() / 1000;
    expect(Number(headers['x-ratelimit-reset']) % 86_400).toBe(0);
    expect(untilReset).toBeGreaterThan(0);
    expect(untilReset).toBeLessThanOrEqual(86_400);
  });

  test('exposes each of its headers to scripts of other origins', async () => {
    const exposed = (await get(list)).headers['access-control-expose-headers']!.toLowerCase().split(', ');
    const ours = Object.keys((await get(list, { 'Accept-Encoding': 'br' })).headers);
    const problems = [await service.get(list, { key: null }), await service.get(list, { method: 'PUT' })];
    const all = [...ours, ...problems.flatMap(({ headers }) => Object.keys(headers))];
    const transport = /^(date|connection|keep-alive|access-control-.*|x-content-type-options)$/;
    expect([...new Set(all)].filter((name) => !transport.test(name) && !exposed.includes(name))).toEqual([]);
  });

  test('keeps a good X-Request-Id of the caller, and no other', async () => {
    const kept = await get(list, { 'X-Request-Id': 'My_request-01' });
    expect(kept.headers['x-request-id']).toBe('My_request-01');
    for (const id of [
      'short',
      'a'.repeat(65),
      'with space',
      'semi;colon',
      'ümlaut-request',
      service.key.slice(0, 48),
    ]) {
      const { headers } = await get(list, { 'X-Request-Id': id });
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
  });

  test('is the same with a trailing slash, and costs the same', async () => {
    const [plain, slashed] = [await get(`${list}?page=2`), await get(`${list}/?page=2`)];
    expect(slashed.text).toBe(plain.text);
    expect(steady(slashed)).toEqual(steady(plain));
    expect(left(slashed)).toBe(left(plain) - 1);
  });

  test('is the same for another caller, with rates of their own', async () => {
    const key = await service.newKey('free');
    const [mine, other] = [await get(detail), await service.get(detail, { key })];
    expect(other.text).toBe(mine.text);
    expect(other.headers.etag).toBe(mine.headers.etag);
    expect(other.headers).toMatchObject({
      'x-ratelimit-limit': '100',
      'x-ratelimit-remaining': '99',
      'x-ratelimit-policy': 'key',
      'ratelimit-policy': '"key";q=100;w=86400, "owner";q=150;w=86400',
    });
    expect(other.headers.ratelimit).toMatch(/^"key";r=99;t=\d+, "owner";r=149;t=\d+$/);
  });
});

describe('HEAD', () => {
  test.each([list, detail, small, `${detail}-nobody`, '/v1/health', '/openapi.json', '/', '/nowhere'])(
    'of %s has status and headers of GET, and no body',
    async (path) => {
      const headers = { 'Accept-Encoding': 'br' };
      const got = await service.get(path, { headers });
      const head = await service.get(path, { headers, method: 'HEAD' });
      expect(head.status).toBe(got.status);
      expect(head.body).toHaveLength(0);
      // Uptime and the like differ in length, and the identifier in every problem has one length.
      if (path !== '/v1/health') expect(steady(head)).toEqual(steady(got));
      if (got.headers['x-ratelimit-remaining']) expect(left(head)).toBe(left(got) - 1);
    },
  );
});

describe('a conditional request', () => {
  const etagOf = async (path: string) => (await get(path)).headers.etag!;

  test.each([
    ['the tag', (tag: string) => tag],
    ['the tag made weak', (tag: string) => `W/${tag}`],
    ['a list', (tag: string) => `"a", W/"b,c" ,${tag}`],
    ['a list without spaces', (tag: string) => `"a",${tag},"b"`],
  ])('with %s gets a 304 for free', async (_name, field) => {
    for (const path of [list, detail]) {
      const full = await get(path);
      const { status, headers, body } = await get(path, { 'If-None-Match': field(full.headers.etag!) });
      expect({ status, length: body.length }).toEqual({ status: 304, length: 0 });
      // RFC 9110, section 15.4.5: what a 200 would have said.
      for (const name of [
        'etag',
        'cache-control',
        'vary',
        'x-dataset-version',
        'link',
        'access-control-allow-origin',
      ]) {
        expect({ [name]: headers[name] }).toEqual({ [name]: full.headers[name] });
      }
      expect(headers).toMatchObject({
        'x-ratelimit-cost': '0',
        'x-ratelimit-remaining': full.headers['x-ratelimit-remaining'],
      });
      expect(headers['content-type']).toBeUndefined();
      expect(headers['content-length']).toBeUndefined();
    }
  });

  test.each([
    ['another tag', () => '"something-else"'],
    ['the tag without quotes', (tag: string) => tag.slice(1, -1)],
    ['the beginning of the tag', (tag: string) => `${tag.slice(0, -3)}"`],
    ['a star among others', () => '"a", *'],
    ['nothing', () => ''],
    ['the tag within another', (tag: string) => `"x${tag.slice(1)}`],
  ])('with %s gets a 200 and is charged', async (_name, field) => {
    const full = await get(detail);
    const { status, headers } = await get(detail, { 'If-None-Match': field(full.headers.etag!) });
    expect(status).toBe(200);
    expect(headers['x-ratelimit-cost']).toBe('1');
  });

  test('of a record that does not exist is a 404 all the same', async () => {
    const { status, headers } = await get(`${detail}x`, { 'If-None-Match': '*' });
    expect(status).toBe(404);
    expect(headers['x-ratelimit-cost']).toBe('1');
  });

  test('is free even when nothing is left, and only then', async () => {
    const key = await service.newKey('free');
    for (let unit = 0; unit < 100; unit++) await service.get(list, { key });
    const tag = await etagOf(list);
    const send = (headers: Record<string, string>) => service.get(list, { key, headers });
    for (const round of [1, 2]) {
      expect({ round, status: (await send({ 'If-None-Match': tag })).status }).toEqual({
        round,
        status: 304,
      });
      expect({ round, status: (await send({})).status }).toEqual({ round, status: 429 });
      expect({ round, status: (await send({ 'If-None-Match': '"old"' })).status }).toEqual({
        round,
        status: 429,
      });
    }
  });

  test('matches the tag of any coding', async () => {
    const tags = new Set<string>();
    for (const coding of ['br', 'gzip', 'identity']) {
      const { headers } = await get(list, { 'Accept-Encoding': coding });
      tags.add(headers.etag!);
      for (const other of ['br', 'gzip', 'identity']) {
        const { status } = await get(list, { 'Accept-Encoding': other, 'If-None-Match': headers.etag! });
        expect(status).toBe(304);
      }
    }
    // A strong tag names bytes.
    expect(tags.size).toBe(3);
  });

  test('of the document gets a 304 too', async () => {
    const { headers } = await service.get('/openapi.json', { key: null });
    const again = await service.get('/openapi.json', {
      key: null,
      headers: { 'If-None-Match': headers.etag! },
    });
    expect(again.status).toBe(304);
  });
});

describe('the coding of a body', () => {
  const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

  test.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
    ['identity', undefined],
    ['identity, br;q=0.5', undefined],
    ['identity;q=0.5, gzip;q=0.4', undefined],
    ['identity;q=0.1, gzip;q=0.4', 'gzip'],
    ['*', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['*;q=0', undefined],
    ['identity;q=0', undefined],
    ['identity;q=0, gzip', 'gzip'],
    ['deflate, zstd', undefined],
    ['br;q=banana', undefined],
    [';;;,,,q', undefined],
    ['gzip;q=1.0;x=y', 'gzip'],
  ])('for Accept-Encoding %j is %j', async (field, coding) => {
    const plain = await get(list);
    const { status, headers, body } = await get(
      list,
      field === undefined ? {} : { 'Accept-Encoding': field },
    );
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe(plain.headers.vary);
    expect((coding ? decoders[coding]!(body) : body).toString()).toBe(plain.text);
    if (coding) expect(body.length).toBeLessThan(plain.body.length / 2);
  });

  test('of a small body is none, unless a body without one is refused', async () => {
    expect((await get(small, { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    for (const field of ['br, identity;q=0', 'br, *;q=0']) {
      expect((await get(small, { 'Accept-Encoding': field })).headers['content-encoding']).toBe('br');
    }
    const either = await get(small, { 'Accept-Encoding': 'br, *;q=0, identity;q=0.1' });
    expect(either.headers['content-encoding']).toBeUndefined();
  });

  test('of a problem is none', async () => {
    const { headers, json } = await get(`${list}?page=0`, { 'Accept-Encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(json.code).toBe('invalid_parameter');
  });
});

describe('navigation', () => {
  const linksOf = ({ headers }: TestResponse) =>
    Object.fromEntries(
      [...headers['link']!.toString().matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(([, address, relation]) => [
        relation,
        address,
      ]),
    );
  const armor = 'https://api.example.org/v1/bloodborne/armor';

  test('leads to the first, previous, next and last page, every filter kept', async () => {
    const middle = await get('/v1/bloodborne/armor?slot=head&page=2&page_size=10');
    const { total } = middle.json.meta;
    expect(linksOf(middle)).toEqual({
      first: `${armor}?page=1&page_size=10&slot=head`,
      prev: `${armor}?page=1&page_size=10&slot=head`,
      next: `${armor}?page=3&page_size=10&slot=head`,
      last: `${armor}?page=${Math.ceil(total / 10)}&page_size=10&slot=head`,
    });
    expect(Object.keys(linksOf(await get('/v1/bloodborne/armor')))).toEqual(['first', 'next', 'last']);
    const last = Math.ceil(total / 10);
    expect(
      Object.keys(linksOf(await get(`/v1/bloodborne/armor?slot=head&page=${last}&page_size=10`))),
    ).toEqual(['first', 'prev', 'last']);
  });

  test('walked from first to last gives every record once', async () => {
    let address = `${list}?page_size=7`;
    const slugs: string[] = [];
    let total = 0;
    for (;;) {
      const page = await get(address.replace('https://api.example.org', ''));
      slugs.push(...page.json.data.map(({ slug }: { slug: string }) => slug));
      total = page.json.meta.total;
      const { next } = linksOf(page);
      if (next === undefined) break;
      address = next;
    }
    expect(slugs).toHaveLength(total);
    expect(slugs).toEqual([...new Set(slugs)].sort());
  });

  test('from past the end leads back', async () => {
    const { status, json, ...response } = await get('/v1/bloodborne/armor?page=10000&page_size=100');
    expect(status).toBe(200);
    expect(json.data).toEqual([]);
    expect(json.meta.total).toBeGreaterThan(100);
    expect(linksOf(response as TestResponse)).toEqual({
      first: `${armor}?page=1&page_size=100`,
      prev: `${armor}?page=2&page_size=100`,
      last: `${armor}?page=2&page_size=100`,
    });
  });

  test('never names the Host that was sent, nor an odd spelling of the path', async () => {
    const { headers } = await get('/v1/bloodborne/%62osses/', { Host: 'evil.example' });
    expect(headers['link']).not.toContain('evil');
    expect(headers['link']).toContain('<https://api.example.org/v1/bloodborne/bosses?page=1&page_size=20>');
  });

  test('a list has meta of exactly three members, in order', async () => {
    const { text } = await get(`${list}?page_size=1`);
    expect(text).toMatch(/,"meta":\{"page":1,"page_size":1,"total":\d+\}\}$/);
  });
});
