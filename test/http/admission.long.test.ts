import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { codingFor } from '../../src/http/encoding.ts';
import { createRateLimit } from '../../src/http/rate-limit.ts';
import { createRequestIds } from '../../src/http/request-id.ts';
import type { Exchange } from '../../src/http/send.ts';
import { createUnchargedLimit, maxSavedUnits, unitsPerSecond } from '../../src/http/uncharged-limit.ts';
import { defaultPlans } from '../../src/keys/plans.ts';
import type { Caller } from '../../src/keys/verify.ts';
import type { QuotaResult } from '../../src/quota/quota.ts';
import type { Quota } from '../../src/quota/service.ts';
import { openTestService, type TestResponse, type TestService } from '../service.ts';
import { pause, until } from '../until.ts';
import { converse } from './raw.ts';

/** What is done for whom: nothing for nothing, and not too much at once. */

const opened: TestService[] = [];
async function open(environment: Record<string, string> = {}): Promise<TestService> {
  const service = await openTestService(environment);
  opened.push(service);
  return service;
}
afterEach(async () => {
  for (const service of opened.splice(0)) await service.close();
});

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const left = ({ headers }: TestResponse) => Number(headers['x-ratelimit-remaining']);
const outcome = ({ status, headers }: TestResponse) => [status, headers['x-ratelimit-cost']];
/** Statements that read data, as opposed to those that count. */
const dataStatements = ({ takeStatements }: TestService) =>
  takeStatements().filter(
    (sql) => !/quota|api_key|usage|current_release|^(begin|commit|rollback)/i.test(sql),
  );

async function spentKey(): Promise<string> {
  const key = await service.newKey('free');
  for (let unit = 0; unit < 100; unit++) await service.get('/v1/bloodborne/runes', { key });
  return key;
}

test('D4: a free route answers a key whose owner has used more than the limit of its plan', async () => {
  const large = await service.newKey('standard', 'two-plans@example.org');
  const small = await service.newKey('free', 'two-plans@example.org');
  for (let each = 0; each < 32; each++)
    expect((await service.get(`/v1/bloodborne/search?q=beast&page=${each + 1}`, { key: large })).status).toBe(
      200,
    );
  const refused = await service.get('/v1/bloodborne/runes', { key: small });
  expect([refused.status, refused.json.violated_policies]).toEqual([429, ['owner']]);
  for (const path of ['/v1/bloodborne/releases', '/v1/bloodborne', '/v1/usage']) {
    const answer = await service.get(path, { key: small });
    expect([path, ...outcome(answer)]).toEqual([path, 200, '0']);
  }
});

describe('a conditional request', () => {
  test('M1: with a star is charged, whether or not the reply is remembered', async () => {
    const key = await service.newKey('free');
    const ask = (path: string) => service.get(path, { key, headers: { 'If-None-Match': '*' } });
    for (const path of [
      '/v1/bloodborne/search?q=beast&page_size=1',
      '/v1/bloodborne/search?q=beast&page_size=1',
    ])
      expect(outcome(await ask(path))).toEqual([304, '5']);
    expect(outcome(await ask('/v1/bloodborne/bosses/father-gascoigne'))).toEqual([304, '1']);
    expect(left(await service.get('/v1/usage', { key }))).toBe(89);
  });

  test('M1: with the tag of one empty search does not learn for free that another is empty', async () => {
    const nothing = '/v1/bloodborne/search?q=zzzzzzzzzz';
    const { headers } = await service.get(nothing);
    const ask = (path: string) => service.get(path, { headers: { 'If-None-Match': headers.etag! } });
    expect(outcome(await ask('/v1/bloodborne/search?q=xxxxxxxxxx'))).toEqual([200, '1']);
    expect(outcome(await ask(nothing))).toEqual([304, '0']);
  });

  test('M1: of a key that has nothing left computes nothing', async () => {
    const key = await spentKey();
    await service.get('/v1/bloodborne/bosses');
    const { headers } = await service.get('/v1/bloodborne/bosses');
    service.takeStatements();
    for (const [index, tag] of ['*', '"x"', headers.etag!, undefined].entries()) {
      const answer = await service.get(`/v1/bloodborne/search?q=spent%20${index}`, {
        key,
        headers: tag === undefined ? {} : { 'If-None-Match': tag },
      });
      expect(outcome(answer)).toEqual([429, '0']);
      expect(answer.headers['link']).toBeUndefined();
      expect(answer.json.code).toBe('quota_exceeded');
    }
    const unknown = await service.get('/v1/bloodborne/armor?set_slug=spent', { key });
    expect(outcome(unknown)).toEqual([429, '0']);
    expect(dataStatements(service)).toEqual([]);
    // What is remembered, and was given before, is free all the same.
    const same = await service.get('/v1/bloodborne/bosses', {
      key,
      headers: { 'If-None-Match': headers.etag! },
    });
    expect(outcome(same)).toEqual([304, '0']);
  });
});

describe('what is computed and not charged', () => {
  const caller = { keyId: 'k', owner: 'o', plan: defaultPlans.free } as Caller;
  const codeOf = (act: () => unknown) => {
    try {
      act();
      return undefined;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  test('M1: is bounded for each key, and comes back with time', () => {
    let time = 0;
    const limit = createUnchargedLimit(() => time);
    limit.check(caller);
    limit.count(caller, maxSavedUnits);
    expect(codeOf(() => limit.check(caller))).toBe('too_many_requests');
    // It says which routes it concerns.
    expect(() => limit.check(caller)).toThrow(
      /Until then \/graphql and \/v1\/usage refuse this key; other routes/,
    );
    limit.check({ ...caller, keyId: 'another' });
    time += 1_000;
    limit.check(caller);
    limit.count(caller, unitsPerSecond);
    expect(codeOf(() => limit.check(caller))).toBe('too_many_requests');
    time += 1e9;
    limit.check(caller);
    limit.count(caller, maxSavedUnits);
    expect(codeOf(() => limit.check(caller))).toBe('too_many_requests');
  });

  test.each([
    [
      'references that name nothing',
      'free',
      (index: number) => `/v1/bloodborne/armor?set_slug=hunter-${index}`,
    ],
    ['refused GraphQL', 'internal', (index: number) => `/graphql?query=%7Bnothing${index}%7D`],
  ] as const)(
    'M1: %s are refused in the end, and what is paid is still answered',
    async (_name, plan, path) => {
      const key = await service.newKey(plan);
      const headers = { Accept: 'application/graphql-response+json' };
      let last = await service.get(path(0), { key, headers });
      for (let index = 1; index < 1_000 && last.status === 400; index++)
        last = await service.get(path(index), { key, headers });
      expect(outcome(last)).toEqual([429, '0']);
      const problem = plan === 'internal' ? last.json.errors[0].extensions : last.json;
      expect(problem).toMatchObject({ code: 'too_many_requests', title: 'Too many uncharged requests' });
      expect(problem.detail).toContain(`${unitsPerSecond} units a second`);
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
      expect(outcome(await service.get('/v1/bloodborne/search?q=gascoigne', { key }))[0]).toBe(200);
    },
  );

  test('M1: the same mistake is answered from memory, which does not count', async () => {
    const key = await service.newKey('free');
    const ask = () => service.get('/v1/bloodborne/armor?set_slug=hunter-sets', { key });
    for (let round = 0; round < 150; round++) expect((await ask()).json.code).toBe('unknown_reference');
    expect((await ask()).json.errors[0].did_you_mean[0]).toBe('hunter-set');
  });

  test('D19: a known reply needs no look for what it refers to', async () => {
    const own = await open({ ROW_CACHE_ROWS: '0' });
    const ask = () => own.get('/v1/bloodborne/armor?set_slug=hunter-set');
    expect((await ask()).status).toBe(200);
    own.takeStatements();
    expect((await ask()).status).toBe(200);
    expect(dataStatements(own)).toEqual([]);
  });
});

describe('a key with few units left', () => {
  test('D18: takes one trip for each request after a search was refused', async () => {
    const key = await service.newKey('free');
    for (let unit = 0; unit < 97; unit++) await service.get('/v1/bloodborne/runes', { key });
    const refused = await service.get('/v1/bloodborne/search?q=gascoigne', { key });
    expect(refused.json).toMatchObject({ code: 'quota_exceeded', remaining: 3, cost: 5 });
    await pause(1_100);
    const trips = () => service.observed.filter(({ type }) => type === 'quota_trip').length;
    const before = trips();
    for (let unit = 0; unit < 3; unit++)
      expect((await service.get('/v1/bloodborne/runes', { key })).status).toBe(200);
    expect(trips() - before).toBe(3);
    expect((await service.get('/v1/bloodborne/runes', { key })).json.remaining).toBe(0);
  });

  test('M3: is not charged by what is to refuse it at midnight', async () => {
    const day = 86_400_000;
    let time = 20_000 * day - 1;
    let charged = 0;
    const spent = (): QuotaResult => ({ granted: false, keyUsed: 100, ownerUsed: 100 });
    const quota = {
      consume: async (_caller: Caller, cost: number) => {
        if (time < 20_000 * day) return spent();
        charged += cost;
        return { granted: true, keyUsed: charged, ownerUsed: charged };
      },
      lastSeen: (_caller: Caller, maxAgeMs?: number) => (maxAgeMs === undefined ? spent() : undefined),
      peek: async () => {
        // Midnight passes while the counters of the old day are read.
        time = 20_000 * day + 1;
        return spent();
      },
    } as unknown as Quota;
    const rateLimit = createRateLimit({ quota, now: () => time });
    const caller = { keyId: 'k', owner: 'o', plan: defaultPlans.free } as Caller;
    const exchange = { operation: 'test' } as Exchange;
    await expect(rateLimit.consume(exchange, caller, 1)).rejects.toMatchObject({ code: 'quota_exceeded' });
    await rateLimit.refuseIfExhausted(exchange, caller, 1);
    expect(charged).toBe(0);
    await rateLimit.consume(exchange, caller, 1);
    expect(charged).toBe(1);
  });
});

describe('what is asked often', () => {
  test('D6: the state of the service is read once for all who ask', async () => {
    service.takeStatements();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => service.get('/v1/health', { key: null })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // One for the data and one for the units, which are in the same database here.
    expect(service.takeStatements().filter((sql) => sql === 'select 1').length).toBeLessThanOrEqual(2);
  });

  test('D7: the days of a key are read once a second, and are right after it', async () => {
    const key = await service.newKey('free');
    const usage = () => service.get('/v1/usage', { key });
    await usage();
    service.takeStatements();
    await service.get('/v1/bloodborne/runes', { key });
    const answers = [];
    for (let each = 0; each < 20; each++) answers.push(await usage());
    expect(
      service.takeStatements().filter((sql) => /^select day, operation/.test(sql)).length,
    ).toBeLessThanOrEqual(2);
    for (const answer of answers) {
      expect(answer.json.data.key_units.used).toBe(1);
      expect(left(answer)).toBe(99);
    }
    await pause(1_100);
    const { data } = (await usage()).json;
    expect(data.days[0]).toMatchObject({ units: 1, operations: { listRunes: 1 } });
  });

  test('D16: metrics are not on the public port, unless a setting says so', async () => {
    expect((await service.get('/metrics', { key: null })).status).toBe(404);
    const own = await open({ METRICS_PUBLIC: 'true' });
    const answers = await Promise.all([1, 2, 3].map(() => own.get('/metrics', { key: null })));
    expect(answers[0]!.text).toMatch(/^# TYPE caryll_requests_total/m);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

describe('a connection', () => {
  test('H1: that leaves its answers unread is asked for no more of them', async () => {
    const own = await open();
    const socket = connect(own.port, '127.0.0.1');
    socket.pause();
    socket.write('GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000));
    await until('an answer', () => own.observed.some(({ type }) => type === 'request'));
    await pause(500);
    const answered = own.observed.filter(({ type }) => type === 'request').length;
    socket.destroy();
    expect(answered).toBeLessThan(100);
  });

  test('H1: whose requests wait does not hold up another', async () => {
    const own = await open();
    const one = 'GET /livez HTTP/1.1\r\nHost: x\r\n';
    const bytes = `${`${one}\r\n`.repeat(1_999)}${one}Connection: close\r\n\r\n`;
    const done = () => own.observed.filter(({ type }) => type === 'request').length;
    const flood = converse(own.port, bytes, { patienceMs: 20_000 });
    await until('the flood', () => done() > 0);
    expect((await own.get('/livez', { key: null })).status).toBe(200);
    expect(done()).toBeLessThan(1_900);
    expect((await flood).responses).toHaveLength(2_000);
  });

  test('H1: beyond the limit is closed, and one that ends makes room', async () => {
    const own = await open({ MAX_CONNECTIONS: '1' });
    const first = connect(own.port, '127.0.0.1');
    await until('a connection', () => first.readyState === 'open');
    await pause(50);
    expect((await converse(own.port, '', { patienceMs: 5_000 })).closed).toBe(true);
    first.destroy();
    await until('room', async () => (await own.get('/livez')).status === 200);
  });

  test('H1: read request by request keeps bodies, bad bytes and CONNECT apart', async () => {
    const own = await open();
    const one = 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n';
    await converse(own.port, one.repeat(100), { until: 100 });
    const body = 'a\r\n\r\nGET /b HTTP/1.1\r\n\r\n';
    const withBody = `GET /livez HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const statuses = async (bytes: string) =>
      (await converse(own.port, bytes)).responses.map(({ status }) => status);
    expect(await statuses(`${one}${withBody}${one}\x01\x02\r\n\r\n${one}`)).toEqual([200, 200, 200, 400]);
    expect(await statuses(`${one}CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n${one}`)).toEqual([200, 405]);
    expect(await statuses(`${one}GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n${one}`)).toEqual(
      [200, 200],
    );
    const query = JSON.stringify({ query: '{ games { id } }' });
    const post = `POST /graphql HTTP/1.1\r\nHost: x\r\nX-API-Key: ${own.key}\r\nContent-Type: application/json\r\nContent-Length: ${query.length}\r\n\r\n`;
    const split = await converse(own.port, [`${one}${post}`, query.slice(0, 9), `${query.slice(9)}${one}`], {
      until: 3,
    });
    expect(split.responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('headers', () => {
  const get = (...headers: string[]) =>
    `GET /v1/bloodborne/bosses HTTP/1.1\r\nHost: x\r\n${headers.map((each) => `${each}\r\n`).join('')}\r\n`;
  const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}:`);
  const answer = async (bytes: string) => {
    const { responses } = await converse(service.port, bytes, { until: 1 });
    return [responses[0]?.status, responses[0] && JSON.parse(responses[0].body).code];
  };

  test('L4: after many others are still seen', async () => {
    expect(await answer(get(...many(990), `X-API-Key: ${service.key}`))).toEqual([200, undefined]);
    expect(await answer(get(...many(990), 'Host: y'))).toEqual([400, 'malformed_request']);
  });

  test('L4: that are too many are refused', async () => {
    for (const last of ['Host: y', `X-API-Key: ${service.key}`])
      expect(await answer(get(...many(2_000), last))).toEqual([431, 'headers_too_large']);
  });

  test.each(['0.9', '2.0'])('L4: of HTTP/%s are not read', async (version) => {
    const { responses, closed } = await converse(
      service.port,
      get(`X-API-Key: ${service.key}`).replace('1.1', version),
    );
    expect(JSON.parse(responses[0]!.body).code).toBe('http_version_not_supported');
    expect([responses[0]!.status, closed]).toEqual([505, true]);
  });

  test('L5: with two keys for Bearer are refused', async () => {
    const bearer = `Authorization: Bearer ${service.key}`;
    expect(await answer(get(bearer))).toEqual([200, undefined]);
    expect(await answer(get(bearer, bearer))).toEqual([401, 'malformed_api_key']);
    expect(await answer(get('Authorization: Basic eDp5', bearer))).toEqual([401, 'malformed_api_key']);
  });

  test('L5: lose no other white space around a key than spaces and tabs', async () => {
    expect(await answer(get(`Authorization: Bearer \t${service.key}\t `))).toEqual([200, undefined]);
    for (const value of [`\xa0${service.key}`, `${service.key}\xa0`])
      expect(await answer(get(`Authorization: Bearer ${value}`))).toEqual([401, 'malformed_api_key']);
  });

  test('D12: name requests by identifiers that tell nothing of their number', () => {
    const nextId = createRequestIds();
    const ids = Array.from({ length: 5_000 }, nextId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\w-]{16}$/);
    // Neighbours have no more characters in common than chance gives them, one in 64.
    let same = 0;
    for (let index = 1; index < ids.length; index++)
      for (let at = 0; at < 16; at++) if (ids[index]![at] === ids[index - 1]![at]) same += 1;
    expect(same / (ids.length * 16)).toBeLessThan(0.03);
  });

  test('D3: junk does not push out the codings that clients ask for', () => {
    const body = { body: Buffer.alloc(1_000), etag: '""', encoded: new Map<string, Buffer>() };
    for (let index = 0; index < 2_000; index++) codingFor(body, `br, x-${index}`);
    const time = (field: (index: number) => string) => {
      const start = performance.now();
      for (let index = 0; index < 5_000; index++) codingFor(body, field(index));
      return performance.now() - start;
    };
    let ratio = 0;
    for (let attempt = 0; attempt < 5 && ratio < 3; attempt++)
      ratio = time((index) => `gzip, y-${attempt}-${index}`) / time(() => 'gzip, deflate, br');
    expect(ratio).toBeGreaterThan(3);
  });
});

test('a suggested route exists', async () => {
  for (const path of [
    '/v1/games',
    '/v1/game/bosses',
    '/v1/bloodborn/bosses/x',
    '/bosses',
    '/v1/bloodborne/boss',
  ]) {
    const { json } = await service.get(path);
    for (const near of json.did_you_mean as string[]) {
      const { status, text } = await service.get(near);
      expect([path, near, status === 404 && !text.includes('resource_not_found')]).toEqual([
        path,
        near,
        false,
      ]);
    }
  }
  expect((await service.get('/v1/bloodborn/boses')).json.did_you_mean).not.toEqual([]);
});
