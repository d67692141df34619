import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestService, type TestService, sharedDatabase } from '../service.ts';
import { converse, type RawResponse } from './raw.ts';

/** What happens below requests: bytes that are none, or too many, or too slow, or in an odd order. */
let service: TestService;
beforeAll(async () => {
  service = await openTestService(
    {},
    { database: await sharedDatabase(), bounds: { requestTimeoutMs: 1_500 } },
  );
});
afterAll(() => service.close());

const get = (path: string, ...headers: string[]) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`;
const keyed = (path: string, ...headers: string[]) => get(path, `X-API-Key: ${service.key}`, ...headers);

/** A problem with everything that each has, from whatever layer. */
function expectProblem(response: RawResponse | undefined, status: number, code: string): void {
  expect(response?.status).toBe(status);
  const { headers, body } = response!;
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toContain('X-Request-Id');
  expect(headers.get('vary')).toBe('Accept-Encoding, Authorization, X-API-Key');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
  expect(headers.get('date')).toMatch(/GMT$/);
  const document = JSON.parse(body);
  expect(document).toMatchObject({
    status,
    code,
    type: `/docs/errors#${code}`,
    request_id: headers.get('x-request-id'),
  });
}

/** Still serves requests after the strangest client. */
async function expectAlive(): Promise<void> {
  expect((await service.get('/livez')).status).toBe(200);
}

describe('what is not HTTP', () => {
  test.each([
    ['words', 'hello\r\n\r\n'],
    ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['an unknown version', 'GET / HTTP/3.7\r\nHost: x\r\n\r\n'],
    ['HTTP/0.9', 'GET /\r\n'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost x\r\n\r\n'],
    ['a space before the colon', 'GET / HTTP/1.1\r\nHost: x\r\nX-API-Key : a\r\n\r\n'],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n'],
    ['a space in the target', 'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a bad chunk size', 'POST /livez HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
    ['a negative Content-Length', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
    // Request smuggling: two readings of where a request ends.
    [
      'two different lengths',
      'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    [
      'a length and chunks',
      'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'chunks not as last coding',
      'GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n',
    ],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: a\r\n b: c\r\n\r\n'],
  ])('%s is refused once, and the connection closed', async (_name, bytes) => {
    const { responses, closed } = await converse(service.port, bytes, { halfClose: true });
    expect(closed).toBe(true);
    expect(responses).toHaveLength(1);
    expectProblem(responses[0], 400, 'malformed_request');
    expect(responses[0]!.headers.get('connection')).toBe('close');
    await expectAlive();
  });

  test.each([
    ['letters beyond ASCII', '/v1/bloodborne/search?q=Ludwig’s', '/v1/bloodborne/search'],
    ['letters in the path', '/v1/bloodborne/bosses/’', '/v1/bloodborne/bosses/%E2%80%99'],
    ['a space', '/v1/bloodborne/search?q=holy blade', '/v1/bloodborne/search'],
  ])('an address with %s that is not encoded is refused with the reason', async (_name, target, instance) => {
    const bytes = Buffer.from(keyed(target)).toString('latin1');
    const { responses } = await converse(service.port, bytes, { until: 1 });
    expectProblem(responses[0], 400, 'malformed_request');
    expect(JSON.parse(responses[0]!.body)).toMatchObject({
      detail:
        'The address has characters that must be percent-encoded, such as spaces and letters beyond ASCII.',
      instance,
    });
  });

  test('a method that the parser does not know is not allowed, not malformed', async () => {
    const { responses } = await converse(
      service.port,
      'BREW /v1/bloodborne/bosses HTTP/1.1\r\nHost: x\r\n\r\n',
    );
    expectProblem(responses[0], 405, 'method_not_allowed');
    expect(responses[0]!.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  test('CONNECT is not allowed, and a reset after it harms nobody', async () => {
    const { responses, closed } = await converse(service.port, 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n');
    expectProblem(responses[0], 405, 'method_not_allowed');
    expect(closed).toBe(true);
    await new Promise<void>((resolve) => {
      const socket = connect(service.port, '127.0.0.1', () => {
        socket.once('data', () => socket.resetAndDestroy());
        socket.write('CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n');
      });
      socket.on('close', () => resolve());
      socket.on('error', () => undefined);
    });
    await expectAlive();
  });
});

describe('what is too much', () => {
  test('an address over 8 KiB', async () => {
    const path = '/v1/bloodborne/bosses?page=';
    const ofLength = async (length: number) => {
      const target = path.padEnd(length, '1');
      const { responses } = await converse(service.port, keyed(target), { until: 1 });
      return responses[0];
    };
    expectProblem(await ofLength(8_193), 414, 'uri_too_long');
    expectProblem(await ofLength(8_192), 400, 'invalid_parameter');
  });

  test('an address that the parser itself cannot hold', async () => {
    const { responses, closed } = await converse(service.port, get(`/${'a'.repeat(30_000)}`));
    expectProblem(responses[0], 414, 'uri_too_long');
    expect(closed).toBe(true);
  });

  test('headers over 16 KiB', async () => {
    const { responses, closed } = await converse(service.port, get('/livez', `X-A: ${'a'.repeat(20_000)}`));
    expectProblem(responses[0], 431, 'headers_too_large');
    expect(closed).toBe(true);
  });

  test('thousands of small headers', async () => {
    const { responses } = await converse(
      service.port,
      get('/livez', ...Array.from({ length: 6_000 }, (_, index) => `a${index}: b`)),
    );
    expectProblem(responses[0], 431, 'headers_too_large');
  });

  test('a megabyte of headers is cut off, and the refusal still arrives', async () => {
    const { responses, closed } = await converse(service.port, [
      get('/livez').slice(0, -2),
      `X-A: ${'a'.repeat(1_000_000)}`,
    ]);
    expectProblem(responses[0], 431, 'headers_too_large');
    expect(closed).toBe(true);
  });
});

describe('what is too slow', () => {
  test('what does not end is refused and closed', async () => {
    const slow = Array.from({ length: 200 }, (_, index) => `X-${index}: a\r\n`);
    const [unended, dripping, silent, bodiless] = await Promise.all([
      converse(service.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-A:'),
      // A header every now and then does not buy time.
      converse(service.port, ['GET / HTTP/1.1\r\nHost: x\r\n', ...slow]),
      converse(service.port, ''),
      // Its body does not come. It gets one response, not a second.
      converse(service.port, get('/livez', 'Content-Length: 10')),
    ]);
    for (const { responses } of [unended, dripping]) expectProblem(responses[0], 408, 'request_timeout');
    expect(bodiless.responses.map(({ status }) => status)).toEqual([200]);
    for (const { closed } of [unended, dripping, silent, bodiless]) expect(closed).toBe(true);
  });
});

describe('several requests on one connection', () => {
  test('pipelined requests get their responses in order', async () => {
    const paths = ['bosses', 'armor', 'nothing', 'runes', 'locations', 'weapons?page=0', 'items'];
    const bytes = paths
      .map((path) => keyed(`/v1/bloodborne/${path}`, `X-Request-Id: request-${path.slice(0, 4)}`))
      .join('');
    const { responses } = await converse(service.port, bytes, { until: paths.length });
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 404, 200, 200, 400, 200]);
    expect(responses.map(({ headers }) => headers.get('x-request-id'))).toEqual(
      paths.map((path) => `request-${path.slice(0, 4)}`),
    );
  });

  test('garbage after a request does not overtake its response', async () => {
    const { responses, closed } = await converse(
      service.port,
      `${keyed('/v1/bloodborne/npcs?page_size=77')}\x01\x02\x03\r\n\r\n`,
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 400]);
    expect(JSON.parse(responses[0]!.body).meta.page_size).toBe(77);
    expectProblem(responses[1], 400, 'malformed_request');
    expect(closed).toBe(true);
  });

  test('CONNECT after a request does not overtake its response', async () => {
    const { responses } = await converse(
      service.port,
      `${keyed('/v1/bloodborne/npcs?page_size=78')}CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 405]);
  });

  test('a body on GET is read past, and the next request served', async () => {
    const body = 'GET /smuggled HTTP/1.1\r\n\r\n';
    const { responses } = await converse(
      service.port,
      `${keyed('/v1/bloodborne/bosses', `Content-Length: ${body.length}`)}${body}${keyed('/v1/bloodborne/runes', 'Transfer-Encoding: chunked')}5\r\nhello\r\n0\r\n\r\n${get('/livez')}`,
      { until: 3 },
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses[2]!.body).toBe('{"status":"ok"}');
  });

  test('HEAD and 304 leave nothing behind that the next response would begin with', async () => {
    const bytes = `${keyed('/v1/bloodborne/bosses').replace('GET', 'HEAD')}${keyed('/v1/bloodborne/bosses', 'If-None-Match: *')}${get('/livez')}`;
    const { responses } = await converse(service.port, bytes, { until: 3, bodiless: (index) => index === 0 });
    expect(responses.map(({ status }) => status)).toEqual([200, 304, 200]);
    expect(Number(responses[0]!.headers.get('content-length'))).toBeGreaterThan(1_000);
    expect(responses[1]!.headers.has('content-length')).toBe(false);
  });
});

describe('older and odder clients', () => {
  test('HTTP/1.0 needs no Host and gets a closed connection', async () => {
    const { responses, closed } = await converse(
      service.port,
      `GET /v1/bloodborne/bosses HTTP/1.0\r\nX-API-Key: ${service.key}\r\n\r\n`,
    );
    expect(responses[0]!.status).toBe(200);
    expect(responses[0]!.headers.get('transfer-encoding')).toBeUndefined();
    expect(closed).toBe(true);
  });

  test.each([
    ['no Host', 'GET /livez HTTP/1.1\r\n\r\n'],
    ['two Hosts', 'GET /livez HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['no Host on OPTIONS', 'OPTIONS /livez HTTP/1.1\r\n\r\n'],
  ])('HTTP/1.1 with %s is malformed', async (_name, bytes) => {
    const { responses } = await converse(service.port, bytes, { until: 1 });
    expectProblem(responses[0], 400, 'malformed_request');
  });

  test('an absolute target is read for its path alone', async () => {
    const { responses } = await converse(
      service.port,
      `${keyed('http://user:secret@elsewhere.example/v1/bloodborne/bosses?page_size=1')}${keyed('http://user:secret@elsewhere.example/v1/bloodborne/bosses/nobody')}${get('HTTPS://elsewhere.example')}`,
      { until: 3 },
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 404, 200]);
    expect(responses[0]!.headers.get('link')).toContain(
      '</v1/bloodborne/bosses?page=1&page_size=1>; rel="first"',
    );
    expect(JSON.parse(responses[1]!.body).instance).toBe('/v1/bloodborne/bosses/nobody');
    expect(responses[1]!.body).not.toContain('secret');
  });

  test('OPTIONS * gets a response', async () => {
    const { responses } = await converse(service.port, 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n', { until: 1 });
    expect(responses[0]!.status).toBe(204);
    expect(responses[0]!.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(responses[0]!.headers.has('content-length')).toBe(false);
  });

  test('Expect: 100-continue and other expectations get a response', async () => {
    const { responses } = await converse(
      service.port,
      `${keyed('/v1/bloodborne/bosses', 'Expect: 100-continue')}${keyed('/v1/bloodborne/bosses', 'Expect: the-moon')}`,
      { until: 2 },
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('100 Continue is sent when it is the turn of its request, and does not get into another response', async () => {
    const expecting = (page: number) =>
      keyed(`/v1/bloodborne/runes?page=${page}`, 'Expect: 100-continue', 'Content-Length: 2');
    const { text, responses } = await converse(
      service.port,
      `${keyed('/v1/bloodborne/weapons')}${expecting(1)}{}${expecting(2)}{}`,
      { until: 3 },
    );
    const continued = String.raw`\}HTTP/1\.1 100 Continue\r\n\r\nHTTP/1\.1 200 OK\r\n[^]*`;
    expect(text).toMatch(new RegExp(String.raw`^HTTP/1\.1 200 OK\r\n[^]*${continued}${continued}`));
    expect(responses.map(({ status, body }) => [status, JSON.parse(body).meta.page])).toEqual([
      [200, 1],
      [200, 1],
      [200, 2],
    ]);
  });

  test('an Upgrade is not taken up', async () => {
    const { responses } = await converse(
      service.port,
      keyed(
        '/v1/bloodborne/bosses',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ),
      { until: 1 },
    );
    expect(responses[0]!.status).toBe(200);
  });

  test('clients that hang up in the middle harm nobody', async () => {
    for (let round = 0; round < 50; round++) {
      await new Promise<void>((resolve) => {
        const socket = connect(service.port, '127.0.0.1', () => {
          socket.write(keyed(`/v1/bloodborne/armor?page_size=${(round % 90) + 1}&page=2`).repeat(3), () =>
            socket.resetAndDestroy(),
          );
        });
        socket.on('close', () => resolve());
        socket.on('error', () => undefined);
      });
    }
    await expectAlive();
    expect(service.emitted.filter((event) => event.type === 'error')).toEqual([]);
  });
});
