import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createRateLimit } from '../../src/http/rate-limit.ts';
import { type RequestContext, requestIdOf } from '../../src/http/send.ts';
import { createUnchargedLimit, maxSavedUnits, unitsPerSecond } from '../../src/http/uncharged-limit.ts';
import { defaultPlans } from '../../src/keys/plans.ts';
import type { Caller } from '../../src/keys/verify.ts';
import type { QuotaResult } from '../../src/quota/quota.ts';
import type { Quota } from '../../src/quota/service.ts';
import { openTestService, sharedDatabase, type TestResponse, type TestService } from '../service.ts';
import { converse } from './raw.ts';

/** What is done for whom, where a few requests show it; `admission.long.test.ts` floods. */

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
});
afterAll(() => service.close());

const outcome = ({ status, headers }: TestResponse) => [status, headers['x-ratelimit-cost']];
const left = ({ headers }: TestResponse) => Number(headers['x-ratelimit-remaining']);

test('D4: a free route serves a key whose owner has used more than the limit of its plan', async () => {
  const large = await service.newKey('standard', 'two-plans@example.org');
  const small = await service.newKey('free', 'two-plans@example.org');
  for (let each = 0; each < 32; each++)
    expect((await service.get(`/v1/bloodborne/search?q=beast&page=${each + 1}`, { key: large })).status).toBe(
      200,
    );
  const refused = await service.get('/v1/bloodborne/runes', { key: small });
  expect([refused.status, refused.json.violated_policies]).toEqual([429, ['owner']]);
  for (const path of ['/v1/bloodborne/releases', '/v1/bloodborne', '/v1/usage']) {
    const response = await service.get(path, { key: small });
    expect([path, ...outcome(response)]).toEqual([path, 200, '0']);
  }
});

describe('a conditional request', () => {
  test('M1: with a star is charged, whether or not the reply is remembered', async () => {
    const key = await service.newKey('free');
    const send = (path: string) => service.get(path, { key, headers: { 'If-None-Match': '*' } });
    for (const path of [
      '/v1/bloodborne/search?q=beast&page_size=1',
      '/v1/bloodborne/search?q=beast&page_size=1',
    ])
      expect(outcome(await send(path))).toEqual([304, '5']);
    expect(outcome(await send('/v1/bloodborne/bosses/father-gascoigne'))).toEqual([304, '1']);
    expect(left(await service.get('/v1/usage', { key }))).toBe(89);
  });

  test('M1: with the tag of one empty search does not learn for free that another is empty', async () => {
    const nothing = '/v1/bloodborne/search?q=zzzzzzzzzz';
    const { headers } = await service.get(nothing);
    const send = (path: string) => service.get(path, { headers: { 'If-None-Match': headers.etag! } });
    expect(outcome(await send('/v1/bloodborne/search?q=xxxxxxxxxx'))).toEqual([200, '1']);
    expect(outcome(await send(nothing))).toEqual([304, '0']);
  });
});

test('M1: of a key that has nothing left computes nothing', async () => {
  const own = await openTestService({}, { database: await sharedDatabase(), bounds: { pollMs: 60_000 } });
  const key = await own.newKey('free');
  for (let each = 0; each < 20; each++)
    await own.get(`/v1/bloodborne/search?q=beast&page=${each + 1}`, { key });
  own.takeStatements();
  for (const path of ['/v1/bloodborne/armor?set_slug=spent', '/v1/bloodborne/export']) {
    const refused = await own.get(path, { key });
    expect([...outcome(refused), refused.json.code]).toEqual([429, '0', 'quota_exceeded']);
  }
  expect(own.takeStatements().filter((sql) => / bloodborne_\d/.test(sql))).toEqual([]);
  await own.close();
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
    // It names the routes that it concerns.
    expect(() => limit.check(caller)).toThrow(
      /Until then, \/graphql and \/v1\/usage reject this key; other routes/,
    );
    limit.check({ ...caller, keyId: 'another' });
    time += 1_000;
    limit.check(caller);
    limit.count(caller, unitsPerSecond);
    expect(codeOf(() => limit.check(caller))).toBe('too_many_requests');
    // What is paid is refused only after as much again.
    limit.check(caller, true);
    limit.count(caller, maxSavedUnits);
    expect(codeOf(() => limit.check(caller, true))).toBe('too_many_requests');
    expect(() => limit.check(caller)).toThrow(`Try again in ${maxSavedUnits / unitsPerSecond} s.`);
    time += 1e9;
    limit.check(caller);
    limit.count(caller, maxSavedUnits);
    expect(codeOf(() => limit.check(caller))).toBe('too_many_requests');
  });

  test('M1: the same client error comes from the cache, which does not count', async () => {
    const key = await service.newKey('free');
    const send = () => service.get('/v1/bloodborne/armor?set_slug=hunter-sets', { key });
    for (let round = 0; round < 30; round++) expect((await send()).json.code).toBe('unknown_reference');
    expect((await send()).json.errors[0].did_you_mean[0]).toBe('hunter-set');
  });

  test('D19: a known reply needs no look for what it refers to', async () => {
    const own = await openTestService({}, { database: await sharedDatabase(), cacheSizes: { rows: 0 } });
    const send = () => own.get('/v1/bloodborne/armor?set_slug=hunter-set');
    expect((await send()).status).toBe(200);
    expect(own.takeStatements().filter((sql) => /\barmor/.test(sql))).not.toEqual([]);
    expect((await send()).status).toBe(200);
    expect(own.takeStatements().filter((sql) => /\barmor/.test(sql))).toEqual([]);
    await own.close();
  });
});

test('M3: a key without units is not charged by what is to refuse it at midnight', async () => {
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
  const exchange = { operation: 'test' } as RequestContext;
  await expect(rateLimit.consume(exchange, caller, 1)).rejects.toMatchObject({ code: 'quota_exceeded' });
  await rateLimit.refuseIfExhausted(exchange, caller, 1);
  expect(charged).toBe(0);
  await rateLimit.consume(exchange, caller, 1);
  expect(charged).toBe(1);
});

test.each([
  [0, 'only 0 of 100 are left'],
  [1, 'only 1 of 100 is left'],
  [2, 'only 2 of 100 are left'],
])('with %i units left, %s', async (units, words) => {
  const used = 100 - units;
  const quota = {
    consume: async (): Promise<QuotaResult> => ({ granted: false, keyUsed: used, ownerUsed: used }),
  } as unknown as Quota;
  const caller = { keyId: 'k', owner: 'o', plan: defaultPlans.free } as Caller;
  const exchange = { operation: 'test' } as RequestContext;
  await expect(createRateLimit({ quota, now: Date.now }).consume(exchange, caller, 5)).rejects.toMatchObject({
    message: expect.stringContaining(words),
  });
});

describe('headers', () => {
  const get = (...headers: string[]) =>
    `GET /v1/bloodborne/bosses HTTP/1.1\r\nHost: x\r\n${headers.map((each) => `${each}\r\n`).join('')}\r\n`;
  const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}:`);
  const response = async (bytes: string) => {
    const { responses } = await converse(service.port, bytes, { until: 1 });
    return [responses[0]?.status, responses[0] && JSON.parse(responses[0].body).code];
  };

  test('L4: after many others are still seen', async () => {
    expect(await response(get(...many(990), `X-API-Key: ${service.key}`))).toEqual([200, undefined]);
    expect(await response(get(...many(990), 'Host: y'))).toEqual([400, 'malformed_request']);
  });

  test('L4: that are too many are refused', async () => {
    for (const last of ['Host: y', `X-API-Key: ${service.key}`])
      expect(await response(get(...many(2_000), last))).toEqual([431, 'headers_too_large']);
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
    expect(await response(get(bearer))).toEqual([200, undefined]);
    expect(await response(get(bearer, bearer))).toEqual([401, 'malformed_api_key']);
    expect(await response(get('Authorization: Basic eDp5', bearer))).toEqual([401, 'malformed_api_key']);
  });

  test('L5: lose no other white space around a key than spaces and tabs', async () => {
    expect(await response(get(`Authorization: Bearer \t${service.key}\t `))).toEqual([200, undefined]);
    for (const value of [`\xa0${service.key}`, `${service.key}\xa0`])
      expect(await response(get(`Authorization: Bearer ${value}`))).toEqual([401, 'malformed_api_key']);
  });

  test('D12: name requests by identifiers that reveal nothing of their number', () => {
    const ids = Array.from({ length: 5_000 }, () => requestIdOf(undefined));
    expect(new Set(ids).size).toBe(ids.length);
    // Neighbours have no more hexadecimal digits in common than chance gives them, one in 16.
    const digits = ids.map((id) => id.replaceAll('-', '').slice(16));
    let same = 0;
    for (let index = 1; index < ids.length; index++)
      for (let at = 1; at < 16; at++) if (digits[index]![at] === digits[index - 1]![at]) same += 1;
    expect(same / (ids.length * 15)).toBeLessThan(0.08);
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
