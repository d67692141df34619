import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exportFormats, exportName } from '../../src/export/formats.ts';
import { defaultPlans } from '../../src/keys/plans.ts';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';

/** Everything at once: `GET /v1/{gameId}/export`. */
const route = '/v1/bloodborne/export';
let service: TestService;

beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
});
afterAll(() => service.close());

const digestOf = (bytes: Buffer) => `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;

/** Every record of every list, as its own route returns it in its widest view. */
async function readLists(): Promise<Record<string, unknown[]>> {
  const { json: index } = await service.get('/v1/bloodborne');
  const lists: Record<string, unknown[]> = {};
  for (const { name, url } of index.data.resources) {
    const records: unknown[] = [];
    const hasViews = (await service.get(`${url}?page_size=1&view=full`)).status === 200;
    for (let page = 1; ; page++) {
      const { json } = await service.get(`${url}?page_size=100&page=${page}${hasViews ? '&view=full' : ''}`);
      records.push(...json.data);
      if (json.data.length < 100) break;
    }
    lists[name] = records;
  }
  return lists;
}

test('the first requests for a file wait until it is made, and share it', async () => {
  const games = (await service.get('/v1')).json.data as { id: string }[];
  for (const { id } of games)
    for (const format of exportFormats) {
      const both = await Promise.all([1, 2].map(() => service.get(`/v1/${id}/export?format=${format}`)));
      expect([id, format, ...both.map(({ status }) => status)]).toEqual([id, format, 200, 200]);
      expect(both[0]!.headers.etag).toBe(both[1]!.headers.etag);
    }
});

describe('the content', () => {
  test('P1-16: JSON has every record of every list, as the list returns it', async () => {
    const { status, headers, json } = await service.get(`${route}?format=json`);
    expect(status).toBe(200);
    const version = headers['x-dataset-version'];
    const { json: games } = await service.get('/v1');
    const game = games.data.find(({ id }: { id: string }) => id === 'bloodborne');
    expect(json.dataset_version).toBe(version);
    expect(json.released_at).toBe(game.released_at);
    expect(Object.keys(json)).toEqual(['game', 'dataset_version', 'released_at', 'license', 'resources']);
    expect(json.license).toContain(game.license);
    const lists = await readLists();
    expect(json.resources).toEqual(lists);
    expect(Object.keys(json.resources)).toEqual(Object.keys(lists).sort());
  });

  test('NDJSON has the same, one record a line', async () => {
    const { json } = await service.get(`${route}?format=json`);
    const { text } = await service.get(`${route}?format=ndjson`);
    expect(text.endsWith('\n')).toBe(true);
    const [first, ...lines] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { resources, ...meta } = json;
    expect(first).toEqual({ meta });
    expect(lines).toEqual(
      Object.entries<unknown[]>(resources).flatMap(([resource, records]) =>
        records.map((record) => ({ resource, record })),
      ),
    );
  });

  test('without a format it is JSON', async () => {
    const { headers } = await service.get(route, { method: 'HEAD' });
    const { headers: requested } = await service.get(`${route}?format=json`, { method: 'HEAD' });
    expect(headers.etag).toBe(requested.etag);
  });

  test('the index of the game leads to it', async () => {
    const { json } = await service.get('/v1/bloodborne');
    expect((await service.get(json.data.links.export, { method: 'HEAD' })).status).toBe(200);
  });
});

describe.each(exportFormats)('the headers of %s', (format) => {
  test('say what the file is', async () => {
    const { headers, body, status } = await service.get(`${route}?format=${format}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-length': String(body.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=300',
      'content-disposition': `attachment; filename="${exportName('bloodborne', String(headers['x-dataset-version']), format)}"`,
      'repr-digest': digestOf(body),
      'access-control-allow-origin': '*',
      'x-ratelimit-cost': '1',
    });
    expect(headers.etag).toMatch(/^"[\w-]{27}"$/);
    for (const name of ['Repr-Digest', 'Content-Range', 'Accept-Ranges', 'Content-Disposition'])
      expect(headers['access-control-expose-headers']).toContain(name);
  });

  test('are the same for HEAD', async () => {
    const names = ['content-length', 'etag', 'repr-digest', 'content-disposition', 'content-type'] as const;
    const [get, head] = [
      await service.get(`${route}?format=${format}`, { headers: { 'Accept-Encoding': 'gzip' } }),
      await service.get(`${route}?format=${format}`, {
        method: 'HEAD',
        headers: { 'Accept-Encoding': 'gzip' },
      }),
    ];
    expect(head.body).toHaveLength(0);
    for (const name of names) expect(head.headers[name]).toBe(get.headers[name]);
  });

  test('a tag that the caller has gets a 304, for free', async () => {
    const { headers } = await service.get(`${route}?format=${format}`, { method: 'HEAD' });
    const again = await service.get(`${route}?format=${format}`, {
      headers: { 'If-None-Match': headers.etag! },
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag: headers.etag, 'x-ratelimit-cost': '0' });
  });
});

describe('gzip', () => {
  const zipped = { 'Accept-Encoding': 'gzip' };

  test('is the same file compressed, with a tag and a digest of its own', async () => {
    const plain = await service.get(`${route}?format=ndjson`);
    const { headers, body } = await service.get(`${route}?format=ndjson`, { headers: zipped });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(body.length),
      'repr-digest': digestOf(body),
      etag: `${plain.headers.etag!.slice(0, -1)}-gzip"`,
    });
    expect(gunzipSync(body).equals(plain.body)).toBe(true);
    const again = await service.get(`${route}?format=ndjson`, {
      headers: { ...zipped, 'If-None-Match': headers.etag! },
    });
    expect(again.status).toBe(304);
  });

  test('a range is of the plain file, unless it continues the compressed one', async () => {
    const plain = await service.get(`${route}?format=json`, {
      headers: { ...zipped, Range: 'bytes=0-9' },
    });
    expect(plain.status).toBe(206);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe('{"game":"b');
    const { headers, body } = await service.get(`${route}?format=json`, { headers: zipped });
    const rest = await service.get(`${route}?format=json`, {
      headers: { ...zipped, Range: 'bytes=1000-', 'If-Range': headers.etag! },
    });
    expect(rest.status).toBe(206);
    expect(rest.headers).toMatchObject({ 'content-encoding': 'gzip', etag: headers.etag });
    expect(rest.body.equals(body.subarray(1000))).toBe(true);
  });

  test('a database file is not compressed', async () => {
    const { headers } = await service.get(`${route}?format=sqlite`, { headers: zipped });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('ranges', () => {
  let whole: Buffer;
  let etag: string;
  beforeAll(async () => {
    const { body, headers } = await service.get(`${route}?format=json`);
    [whole, etag] = [body, headers.etag!];
  });
  const part = (range: string, headers: Record<string, string> = {}) =>
    service.get(`${route}?format=json`, { headers: { Range: range, ...headers } });

  /** Numbers below a limit, the same in every run. */
  let state = 42;
  const random = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };

  test('parts of any size, read one after the other, are the file', async () => {
    for (let round = 0; round < 5; round++) {
      const parts: Buffer[] = [];
      for (let at = 0; at < whole.length;) {
        const last = at + random(Math.ceil(whole.length / (2 + random(6))));
        const { status, headers, body } = await part(`bytes=${at}-${last}`, { 'If-Range': etag });
        const end = Math.min(last, whole.length - 1);
        expect(status).toBe(206);
        expect(headers).toMatchObject({
          'content-range': `bytes ${at}-${end}/${whole.length}`,
          'content-length': String(end - at + 1),
          'repr-digest': digestOf(whole),
          etag,
        });
        parts.push(body);
        at = end + 1;
      }
      expect(Buffer.concat(parts).equals(whole)).toBe(true);
    }
  });

  test.each([
    ['the last bytes', 'bytes=-5', -5, undefined],
    ['from a byte on', 'bytes=100-', 100, undefined],
    ['more than there are', 'bytes=-999999999999999999999', 0, undefined],
    ['one byte', 'bytes=7-7', 7, 8],
    ['with the unit in capitals and spaces', 'Bytes= 7-9 ', 7, 10],
  ])('return that part of the file: %s', async (_name, range, from, to) => {
    const { status, body } = await part(range);
    expect(status).toBe(206);
    expect(body.equals(whole.subarray(from, to))).toBe(true);
  });

  test.each([
    ['a tag of another file', { 'If-Range': '"other"' }],
    ['a weak tag', { 'If-Range': 'W/"weak"' }],
    ['a date, because the file has none', { 'If-Range': 'Sun, 22 Nov 2026 00:00:00 GMT' }],
  ])('with %s the whole file is sent', async (_name, headers) => {
    const { status, body } = await part('bytes=0-9', headers);
    expect(status).toBe(200);
    expect(body.equals(whole)).toBe(true);
  });

  test.each(['items=0-9', 'bytes=0-9,20-29'])('%s is none of ours: the whole file', async (range) => {
    const { status, body } = await part(range);
    expect(status).toBe(200);
    expect(body.length).toBe(whole.length);
  });

  test.each([
    'bytes=99999999999-',
    'bytes=-0',
    'bytes=9-2',
    'bytes=-',
    'bytes=',
    'bytes=a-b',
    'bytes=0x10-0x20',
    'bytes=1.5-2',
    `bytes=${'9'.repeat(400)}-`,
  ])('%s is refused for nothing', async (range) => {
    const { status, headers, json } = await part(range);
    expect(status).toBe(416);
    expect(headers).toMatchObject({
      'content-range': `bytes */${whole.length}`,
      'content-type': 'application/problem+json; charset=utf-8',
      'x-ratelimit-cost': '0',
    });
    expect(json).toMatchObject({ code: 'range_not_satisfiable', errors: [{ in: 'header', name: 'Range' }] });
  });

  test('a range means nothing to HEAD', async () => {
    const { status, headers } = await service.get(route, { method: 'HEAD', headers: { Range: 'bytes=0-9' } });
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(whole.length));
  });
});

describe('what it costs', () => {
  test('the plans say', () => {
    expect(Object.values(defaultPlans).map(({ exportCost }) => exportCost)).toEqual([10, 10, 1]);
  });

  test.each(['free', 'standard'] as const)(
    '10 units on %s, as a whole, in parts and for HEAD',
    async (plan) => {
      const key = await service.newKey(plan);
      const left = defaultPlans[plan].keyLimit;
      const costs: unknown[] = [];
      for (const options of [{}, { headers: { Range: 'bytes=0-9' } }, { method: 'HEAD' }]) {
        const { headers } = await service.get(route, { key, ...options });
        costs.push([headers['x-ratelimit-cost'], headers['x-ratelimit-remaining']]);
      }
      expect(costs).toEqual([10, 20, 30].map((used) => ['10', String(left - used)]));
      const { headers: tag } = await service.get(route, { method: 'HEAD' });
      const star = await service.get(route, { key, headers: { 'If-None-Match': '*' } });
      expect([star.status, star.headers['x-ratelimit-cost']]).toEqual([304, '10']);
      const free = await service.get(route, { key, headers: { 'If-None-Match': tag.etag! } });
      expect([free.status, free.headers['x-ratelimit-remaining']]).toEqual([304, String(left - 40)]);
      const { json } = await service.get('/v1/usage', { key });
      expect(json.data.days[0].operations).toEqual({ getExport: 40 });
    },
  );

  test('with 9 units left it is refused, and they stay', async () => {
    const key = await service.newKey('free');
    for (let sent = 0; sent < 9; sent++) await service.get(route, { key, method: 'HEAD' });
    await service.get('/v1/bloodborne/runes', { key });
    const { status, json } = await service.get(route, { key });
    expect(status).toBe(429);
    expect(json).toMatchObject({ code: 'quota_exceeded', cost: 10, remaining: 9 });
    expect((await service.get('/v1/bloodborne/runes', { key })).status).toBe(200);
  });
});

describe('a wrong request', () => {
  test.each([
    ['no key', route, { key: null }, 401, 'missing_api_key'],
    ['no key and a game that does not exist', '/v1/elden/export', { key: null }, 401, 'missing_api_key'],
    ['a game that does not exist', '/v1/elden/export?format=xml', {}, 404, 'game_not_found'],
    ['another method', route, { method: 'POST' }, 405, 'method_not_allowed'],
    ['a format that there is not', `${route}?format=xml`, {}, 400, 'invalid_parameter'],
    ['an empty format', `${route}?format=`, {}, 400, 'invalid_parameter'],
    ['a format in capitals', `${route}?format=JSON`, {}, 400, 'invalid_parameter'],
    ['two formats', `${route}?format=json&format=json`, {}, 400, 'invalid_parameter'],
    ['a parameter that there is not', `${route}?fromat=json`, {}, 400, 'unknown_parameter'],
    ['a path as the format', `${route}?format=..%2F..%2Fetc%2Fpasswd`, {}, 400, 'invalid_parameter'],
    ['more of a path', `${route}/json`, {}, 404, 'route_not_found'],
  ])('is refused with its code: %s', async (_name, target, options, status, code) => {
    const response = await service.get(target, options);
    expect(response.status).toBe(status);
    expect(response.json.code).toBe(code);
    expect(response.headers['cache-control']).toBe('no-store');
    if (code === 'invalid_parameter')
      expect(response.json.errors[0]).toMatchObject({ name: 'format', allowed: [...exportFormats] });
  });

  test('OPTIONS lists what is allowed', async () => {
    const { status, headers } = await service.get(route, { method: 'OPTIONS', key: null });
    expect([status, headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect(headers['access-control-allow-headers']).toMatch(/\bRange\b.*|\bIf-Range\b/);
  });
});
