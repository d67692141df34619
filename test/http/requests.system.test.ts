import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createLog } from '../../src/observe/log.ts';
import {
  openTestService,
  type RequestOptions,
  type TestResponse,
  type TestService,
  sharedDatabase,
} from '../service.ts';

/** How requests are read: paths, methods, keys, and what of them is repeated to anybody. */
let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
});
afterAll(() => service.close());

const get = (path: string, options: RequestOptions = {}) => service.get(path, options);
const outcome = ({ status, text }: TestResponse) => [
  status,
  text.startsWith('{"type"') ? JSON.parse(text).code : undefined,
];

describe('a path', () => {
  test.each([
    ['/v1/bloodborne/bosses/', 200, undefined],
    ['/v1/bloodborne/%62osses', 200, undefined],
    ['/v1/bloodborne/bosses/father%2Dgascoigne', 200, undefined],
    ['/v1/bloodborne/bosses//', 404, 'route_not_found'],
    ['/v1/bloodborne//bosses', 404, 'route_not_found'],
    ['/v1//bosses', 404, 'route_not_found'],
    ['//v1/bloodborne/bosses', 404, 'route_not_found'],
    ['//', 404, 'route_not_found'],
    ['//?', 404, 'route_not_found'],
    ['/v1/bloodborne/./bosses', 404, 'route_not_found'],
    ['/v1/bloodborne/x/../bosses', 404, 'route_not_found'],
    ['/v1/bloodborne/%2e%2e/bosses', 404, 'route_not_found'],
    ['/v1/../v1/bloodborne/bosses', 404, 'route_not_found'],
    ['/v1/bloodborne%2Fbosses', 404, 'route_not_found'],
    ['/v1/bloodborne/bosses%2Ffather-gascoigne', 404, 'route_not_found'],
    ['/v1/bloodborne/bosses/father-gascoigne%2F', 404, 'route_not_found'],
    ['/v1/bloodborne/bosses\\father-gascoigne', 404, 'route_not_found'],
    ['/v1/bloodborne/bosses/a%00b', 404, 'route_not_found'],
    ['/v1/bloodborne/bosses/a%0d%0aX-Injected:1', 404, 'route_not_found'],
    ['/v1/bloodborne/bosses/%', 400, 'malformed_request'],
    ['/v1/bloodborne/bosses/%zz', 400, 'malformed_request'],
    ['/v1/bloodborne/bosses/%ff', 400, 'malformed_request'],
    ['/v1/bloodborne/bosses/%c0%ae', 400, 'malformed_request'],
    ['/v1/bloodborne/bosses/%ed%a0%80', 400, 'malformed_request'],
    ['/v1/bloodborne/Bosses', 404, 'route_not_found'],
    ['/V1/bloodborne/bosses', 404, 'route_not_found'],
    ['/v1/Bloodborne/bosses', 404, 'game_not_found'],
    ['/v1/bloodborne/bosses/Father-Gascoigne', 404, 'resource_not_found'],
    ['/v1/bloodborne/bosses/father-gascoigne%20', 404, 'resource_not_found'],
    ['/v1/bloodborne', 200, undefined],
    ['/v1/', 200, undefined],
    ['/v1', 200, undefined],
    ['/v2/bloodborne/bosses', 404, 'route_not_found'],
    ['/v1/bloodborne/chalice-dungeons/pthumeru-chalice', 404, 'route_not_found'],
    ['/v1/bloodborne/bosses#fragment', 404, 'route_not_found'],
    ['/v1/health/', 200, undefined],
    ['/v1/health?anything=at&all', 200, undefined],
    ['/openapi.json/', 200, undefined],
    ['/%2e%2e/etc/passwd', 404, 'route_not_found'],
    ['/%', 400, 'malformed_request'],
    ['/__proto__', 404, 'route_not_found'],
    ['/constructor/', 404, 'route_not_found'],
  ])('%s returns %i %s', async (path, status, code) => {
    expect(outcome(await get(path))).toEqual([status, code]);
  });

  test.each([
    ['/v1/bloodborne/boses', '/v1/bloodborne/bosses'],
    ['/v1/bloodborne/boss/father-gascoigne', '/v1/bloodborne/bosses/father-gascoigne'],
    ['/v1/bloodborne/bosses/father-gascoigne/phases', '/v1/bloodborne/bosses/father-gascoigne'],
    ['/v1/bloodborne/armour', '/v1/bloodborne/armor'],
    ['/v1/bloodborne/armor_sets/', '/v1/bloodborne/armor-sets'],
    ['/V1/bloodborne/bosses', '/v1/bloodborne/bosses'],
    ['/v1/bloodborne/origins', '/v1/bloodborne/classes'],
    ['/v1/bloodborne/origins/milquetoast', '/v1/bloodborne/classes/milquetoast'],
    ['/v1/usages', '/v1/usage'],
    ['/healthz', '/v1/health'],
    ['/openapi', '/openapi.json'],
  ])('%s suggests %s', async (path, near) => {
    const { status, json } = await get(path);
    expect(status).toBe(404);
    expect(json.code).toBe('route_not_found');
    expect(json.did_you_mean[0]).toBe(near);
  });

  test('that is long is not searched for what was meant', async () => {
    const suggested = async (length: number) =>
      (await get(`/v1/bloodborne/boses/${'a'.repeat(length)}`)).json.did_you_mean;
    expect(await suggested(80)).toContain(`/v1/bloodborne/bosses/${'a'.repeat(80)}`);
    expect(await suggested(200)).toEqual([]);
    expect(await suggested(7_000)).toEqual([]);
  });

  test('outside the games needs no key to be unknown', async () => {
    expect(outcome(await get('/nowhere', { key: null }))).toEqual([404, 'route_not_found']);
    expect(outcome(await get('/v1', { key: null }))).toEqual([200, undefined]);
    expect(outcome(await get('/v1/nowhere/x', { key: null }))).toEqual([401, 'missing_api_key']);
    expect(outcome(await get('/v1/%zz/x', { key: null }))).toEqual([401, 'missing_api_key']);
    expect(outcome(await get('/v1//x', { key: null }))).toEqual([401, 'missing_api_key']);
  });
});

describe('a method', () => {
  const everywhere = [
    '/v1/bloodborne/bosses',
    '/v1/bloodborne/bosses/nobody',
    '/v1/usage',
    '/v1/health',
    '/openapi.json',
    '/nowhere',
    '/v1/no-game/x',
  ];

  test.each(everywhere)('OPTIONS of %s returns 204 without a key and for free', async (path) => {
    const before = (await get('/v1/usage')).headers['x-ratelimit-remaining'];
    for (const key of [null, service.key]) {
      const { status, headers, body } = await get(path, {
        method: 'OPTIONS',
        key,
        headers: {
          Origin: 'https://app.example',
          'Access-Control-Request-Method': 'GET',
          'Access-Control-Request-Headers': 'x-api-key',
        },
      });
      expect({ status, length: body.length }).toEqual({ status: 204, length: 0 });
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD, OPTIONS',
        'access-control-allow-headers':
          'X-API-Key, Authorization, If-None-Match, If-Range, Range, Content-Type, X-Request-Id, traceparent',
        'access-control-max-age': '7200',
        allow: 'GET, HEAD, OPTIONS',
        vary: 'Accept-Encoding, Authorization, X-API-Key',
      });
      expect(headers['content-length']).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
    expect((await get('/v1/usage')).headers['x-ratelimit-remaining']).toBe(before);
  });

  test('a preflight allows every request header that the code reads', async () => {
    const { headers } = await service.get('/v1', { method: 'OPTIONS', key: null });
    const allowed = headers['access-control-allow-headers']!.toLowerCase().split(', ');
    // Browsers set the others by themselves, or may always send them.
    const others = [
      'accept',
      'accept-encoding',
      'content-length',
      'content-encoding',
      'transfer-encoding',
      'host',
      // A proxy sets it, and no page may.
      'x-forwarded-for',
    ];
    const filesIn = (folder: string) =>
      (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.ts'));
    const read = ['http', 'graphql', 'observe'].flatMap((room) =>
      filesIn(`src/${room}`).flatMap((file) =>
        [...readFileSync(`src/${room}/${file}`, 'utf8').matchAll(/eaders(?:Distinct)?\['([a-z-]+)'\]/g)].map(
          ([, name]) => name!,
        ),
      ),
    );
    expect(read.length).toBeGreaterThan(10);
    expect([...new Set(read)].filter((name) => !others.includes(name) && !allowed.includes(name))).toEqual(
      [],
    );
    for (const name of ['x-request-id', 'x-api-key', 'if-none-match']) expect(read).toContain(name);
  });

  test.each(['/v1/health', '/openapi.json', '/livez', '/readyz', '/'])(
    'other than GET and HEAD is not allowed on %s',
    async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const response = await get(path, { method, key: null, body: '{}' });
        expect(outcome(response)).toEqual([405, 'method_not_allowed']);
        expect(response.headers['allow']).toBe('GET, HEAD, OPTIONS');
      }
    },
  );

  test('cannot be smuggled in by a header', async () => {
    const { status } = await get('/v1/bloodborne/bosses', {
      headers: { 'X-HTTP-Method-Override': 'DELETE' },
    });
    expect(status).toBe(200);
  });
});

describe('a key', () => {
  test.each([
    ['X-API-Key', (key: string) => ({ 'X-API-Key': key })],
    ['Bearer', (key: string) => ({ Authorization: `Bearer ${key}` })],
    ['bearer in any case', (key: string) => ({ Authorization: `bEaReR ${key}` })],
    ['Bearer after more spaces', (key: string) => ({ Authorization: `Bearer   ${key}` })],
    [
      'X-API-Key beside another Bearer',
      (key: string) => ({ 'X-API-Key': key, Authorization: 'Bearer nonsense' }),
    ],
    ['X-API-Key beside another scheme', (key: string) => ({ 'X-API-Key': key, Authorization: 'Basic eDp5' })],
    [
      'Bearer beside an empty X-API-Key',
      (key: string) => ({ 'X-API-Key': '', Authorization: `Bearer ${key}` }),
    ],
  ])('is read from %s', async (_name, headers) => {
    expect((await get('/v1/bloodborne/bosses', { key: null, headers: headers(service.key) })).status).toBe(
      200,
    );
  });

  test('is not required where none is needed, even a wrong one', async () => {
    for (const path of ['/v1/health', '/openapi.json', '/livez']) {
      expect((await get(path, { key: 'nonsense' })).status).toBe(200);
    }
  });

  test('is repeated to nobody, wherever it was sent', async () => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line: string) => void lines.push(line) });
    const encoded = service.key.replaceAll('_', '%5f').replace('c', '%63');
    const seen = service.emitted.length;
    const texts: string[] = [];
    for (const secret of [service.key, encoded]) {
      for (const [path, options] of [
        [`/v1/bloodborne/bosses/${secret}`, {}],
        [`/v1/${secret}/bosses`, {}],
        [`/v1/bloodborne/${secret}`, {}],
        [`/${secret}`, {}],
        [`/${secret}?x`, { key: null }],
        [`/v1/bloodborne/bosses?api_key=${secret}`, { key: null }],
        [`/v1/bloodborne/bosses?page=${secret}`, {}],
        [`/v1/bloodborne/bosses?${secret}`, {}],
        [`/v1/bloodborne/armor?set_slug=x${secret}`, {}],
        [`/v1/bloodborne/bosses?a=%zz${secret}`, {}],
        [`/v1/bloodborne/bosses/%zz${secret}`, {}],
        [`/openapi.json?key=${secret}`, { method: 'POST' }],
        ['/v1/bloodborne/bosses', { key: `${secret}x` }],
        ['/v1/bloodborne/bosses', { headers: { 'X-Request-Id': secret } }],
      ] as [string, RequestOptions][]) {
        const { text, rawHeaders } = await get(path, options);
        texts.push(`${path} → ${rawHeaders.join(' ')} ${text}`.slice(path.length));
      }
    }
    // Observations of a response come after its last byte.
    await get('/livez');
    for (const event of service.emitted.slice(seen)) log(event);
    expect(lines.length).toBeGreaterThan(20);
    const tail = service.key.slice(-12);
    expect([...texts, ...lines].filter((text) => text.includes(tail))).toEqual([]);
    // A wrong password of another service is none of our business either.
    await get('/v1/bloodborne/bosses?password=hunter2&access-token=abc', { key: null });
    await get('/livez');
    const logged = service.emitted.map((each) => JSON.stringify(each)).join('\n');
    expect(logged).not.toContain('hunter2');
  });
});

describe('usage', () => {
  test('shows what was used, and costs nothing', async () => {
    const key = await service.newKey('free');
    for (const path of ['/v1/bloodborne/bosses', '/v1/bloodborne/runes', '/v1/bloodborne/runes/nothing']) {
      await get(path, { key });
    }
    for (const round of [1, 2]) {
      const { status, headers, json } = await get('/v1/usage/', { key });
      expect({ round, status }).toEqual({ round, status: 200 });
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-ratelimit-remaining': '97',
        'x-ratelimit-cost': '0',
      });
      expect(json.data).toMatchObject({
        plan: 'free',
        key_units: { limit: 100, used: 3, remaining: 97 },
        owner_units: { limit: 150, used: 3, remaining: 147 },
        reset: Number(headers['x-ratelimit-reset']),
      });
      expect(JSON.stringify(json)).not.toContain(key);
    }
  });

  test('takes no parameters', async () => {
    const { json } = await get('/v1/usage?days=3');
    expect(json).toMatchObject({
      code: 'unknown_parameter',
      detail: 'This route has no query parameters; got "days".',
      errors: [{ in: 'query', name: 'days', code: 'unknown', did_you_mean: [] }],
    });
    expect(outcome(await get('/v1/usage?%zz'))).toEqual([400, 'invalid_parameter']);
    expect((await get('/v1/usage?&')).status).toBe(200);
  });
});

describe('many errors', () => {
  test('are named up to twenty, and what was sent up to a hundred characters', async () => {
    const query = Array.from({ length: 1_500 }, (_, index) => `p${index}=1`)
      .join('&')
      .slice(0, 8_000);
    const many = await get(`/v1/bloodborne/bosses?${query}`);
    expect(many.json.code).toBe('unknown_parameter');
    expect(many.json.errors).toHaveLength(20);
    const long = await get(`/v1/bloodborne/bosses?page=${'7'.repeat(8_000)}`);
    expect(long.json.errors[0].received).toBe(`${'7'.repeat(100)}…`);
    expect(long.json.detail.length).toBeLessThan(200);
    const repeated = await get(`/v1/bloodborne/bosses?${'page=1&'.repeat(1_000)}`);
    expect(repeated.json.detail).toMatch(/got it 1000 times\.$/);
    expect(repeated.json.errors[0].received).toHaveLength(20);
  });
});

describe('the routes without a key', () => {
  test('/ is the home page, which leads to the documentation', async () => {
    const { status, text } = await get('/', { key: null });
    expect(status).toBe(200);
    expect(text).toContain('href="/docs"');
  });

  test('/v1/health shows the state of the service, fresh each time', async () => {
    const { status, headers, json } = await get('/v1/health', { key: null });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(Object.keys(json)).toEqual(['status', 'version', 'uptime_seconds', 'checks', 'games']);
    expect(json.status).toBe('ok');
    expect(Object.keys(json.checks)).toEqual(['database', 'quota']);
    expect(Object.keys(json.games.bloodborne)).toEqual(['dataset_version', 'records', 'released_at']);
  });
});
