import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { codingFor } from '../../src/http/encoding.ts';
import { unitsPerSecond } from '../../src/http/uncharged-limit.ts';
import { openTestService, type TestResponse, type TestService } from '../service.ts';
import { pause, until } from '../until.ts';
import { converse } from './raw.ts';

/** What is done for whom: nothing for nothing, and not too much at once. */

const opened: TestService[] = [];
async function open(
  environment: Record<string, string> = {},
  options: Parameters<typeof openTestService>[1] = {},
): Promise<TestService> {
  const service = await openTestService(environment, options);
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

describe('a conditional request', () => {
  test('M1: of a key that has nothing left computes nothing', async () => {
    const key = await spentKey();
    await service.get('/v1/bloodborne/bosses');
    const { headers } = await service.get('/v1/bloodborne/bosses');
    service.takeStatements();
    for (const [index, tag] of ['*', '"x"', headers.etag!, undefined].entries()) {
      const response = await service.get(`/v1/bloodborne/search?q=spent%20${index}`, {
        key,
        headers: tag === undefined ? {} : { 'If-None-Match': tag },
      });
      expect(outcome(response)).toEqual([429, '0']);
      expect(response.headers['link']).toBeUndefined();
      expect(response.json.code).toBe('quota_exceeded');
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
  test.each([
    [
      'references that name nothing',
      'free',
      (index: number) => `/v1/bloodborne/armor?set_slug=hunter-${index}`,
    ],
    ['refused GraphQL', 'internal', (index: number) => `/graphql?query=%7Bnothing${index}%7D`],
  ] as const)(
    'M1: %s are refused in the end, and what is paid is still served',
    async (_name, plan, path) => {
      const key = await service.newKey(plan);
      const headers = { Accept: 'application/graphql-response+json' };
      let last = await service.get(path(0), { key, headers });
      for (let index = 1; index < 1_000 && last.status === 400; index++)
        last = await service.get(path(index), { key, headers });
      expect(outcome(last)).toEqual([429, '0']);
      const problem = plan === 'internal' ? last.json.errors[0].extensions : last.json;
      expect(problem).toMatchObject({ code: 'too_many_requests', title: 'Too many uncharged requests' });
      expect(problem.detail).toContain(`${unitsPerSecond} units per second`);
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
      expect(outcome(await service.get('/v1/bloodborne/search?q=gascoigne', { key }))[0]).toBe(200);
    },
  );
});

describe('what is requested often', () => {
  test('D6: the state of the service is read once for all requests', async () => {
    service.takeStatements();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => service.get('/v1/health', { key: null })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    // One for the data and one for the units, which are in the same database here.
    expect(
      service.takeStatements().filter((sql) => /^select 1$|quota_consume/.test(sql)).length,
    ).toBeLessThanOrEqual(2);
  });

  test('D7: the days of a key are read once a second, and are right after it', async () => {
    const key = await service.newKey('free');
    const usage = () => service.get('/v1/usage', { key });
    await usage();
    service.takeStatements();
    await service.get('/v1/bloodborne/runes', { key });
    const responses = [];
    for (let each = 0; each < 20; each++) responses.push(await usage());
    expect(
      service.takeStatements().filter((sql) => /^select day, operation/.test(sql)).length,
    ).toBeLessThanOrEqual(2);
    for (const response of responses) {
      expect(response.json.data.key_units.used).toBe(1);
      expect(left(response)).toBe(99);
    }
    await pause(1_100);
    const { data } = (await usage()).json;
    expect(data.days[0]).toMatchObject({ units: 1, operations: { listRunes: 1 } });
  });

  test('D16: metrics are not on the public port, unless a setting allows it', async () => {
    expect((await service.get('/metrics', { key: null })).status).toBe(404);
    const own = await open({ METRICS_PUBLIC: 'true' });
    const responses = await Promise.all([1, 2, 3].map(() => own.get('/metrics', { key: null })));
    expect(responses[0]!.text).toMatch(/^# TYPE caryll_requests_total/m);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  });
});

describe('a connection', () => {
  test('H1: that leaves its responses unread gets no more of them', async () => {
    const own = await open();
    const socket = connect(own.port, '127.0.0.1');
    socket.pause();
    socket.write('GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000));
    await until('a response', () => own.emitted.some(({ type }) => type === 'request'));
    await pause(500);
    const responded = own.emitted.filter(({ type }) => type === 'request').length;
    socket.destroy();
    expect(responded).toBeLessThan(100);
  });

  test('H1: beyond the limit takes the place of the one that has been idle longest', async () => {
    const own = await open({}, { bounds: { maxConnections: 1 } });
    const first = connect(own.port, '127.0.0.1');
    await until('a connection', () => first.readyState === 'open');
    expect((await own.get('/livez')).status).toBe(200);
    await until('the first is closed', () => first.destroyed);
  });

  test('H1: read request by request keeps bodies, bad bytes and CONNECT apart', async () => {
    const own = await open();
    const one = 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n';
    await converse(own.port, one.repeat(30), { until: 30 });
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
  test('D3: junk does not push out the codings that clients request', () => {
    const body = { body: Buffer.alloc(1_000), etag: '""', encoded: new Map<string, Promise<Buffer>>() };
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
