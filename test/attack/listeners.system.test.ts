import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { serveMetrics } from '../../src/http/metrics-server.ts';
import { createHttpServer } from '../../src/http/server.ts';
import { serveAssistant } from '../../src/mcp/http.ts';
import { converse } from '../http/raw.ts';
import { readImports } from '../import-graph.ts';
import { openTestService, sharedDatabase } from '../service.ts';
import { until } from '../until.ts';

/** Every port that is listened on bounds its clients, not only the one that the world reaches. */

interface Listener {
  readonly port: number;
  /** A request that does something. */
  readonly request: (index: number, body?: string) => string;
  /** How many requests were begun. */
  readonly begun: () => number;
  close(): Promise<void>;
}

interface Bounds {
  readonly maxConnections: number;
  readonly requestTimeoutMs: number;
}

const send = (method: string, path: string, body: string, header = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${header}Content-Length: ${body.length}\r\n\r\n${body}`;
const get = (path: string, body = '') => send('GET', path, body);

const listeners: Readonly<Record<string, (bounds: Bounds) => Promise<Listener>>> = {
  async PORT(bounds) {
    const { port, emitted, close } = await openTestService({}, { database: await sharedDatabase(), bounds });
    const begun = () => emitted.filter(({ type }) => type === 'request').length;
    return { port, request: (_index, body) => get('/livez', body), begun, close };
  },
  async METRICS_PORT(bounds) {
    let reads = 0;
    const server = await serveMetrics({ METRICS_PORT: 0, HOST: '127.0.0.1' }, bounds, async () => {
      reads += 1;
      return { type: 'text/plain', text: `${reads}\n` };
    });
    return {
      port: (server.address() as AddressInfo).port,
      request: (_index, body) => get('/metrics', body),
      begun: () => reads,
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  },
  async 'MCP over HTTP'(bounds) {
    let opened = 0;
    const none = { toolCount: 0, createServer: () => fail() };
    const openFor = async () => {
      opened += 1;
      throw new TypeError('key: expected one');
    };
    const { url, close } = await serveAssistant(none, openFor, {
      host: '127.0.0.1',
      port: 0,
      bounds,
      onError: fail,
    });
    const request = (index: number, body = '') => send('POST', '/mcp', body, `X-API-Key: ${index}\r\n`);
    return { port: Number(new URL(url).port), request, begun: () => opened, close };
  },
};

/** The status of the first response on a connection; undefined when it is closed without one. */
function statusOn(socket: Socket, bytes: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(received) ?? [];
      if (status === undefined) return;
      socket.destroy();
      resolve(Number(status));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(undefined));
    socket.write(bytes);
  });
}

/** The same on a connection of its own. */
const firstStatus = (port: number, bytes: string) => statusOn(connect(port, '127.0.0.1'), bytes);

/** Whether anything comes on a connection before it is closed. */
const hasResponded = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('data', () => resolve(true));
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(false));
  });

function fail(): never {
  throw new Error('not expected here');
}

describe.each(Object.keys(listeners))('A3: %s', (name) => {
  let listener: Listener;
  beforeAll(async () => {
    listener = await listeners[name]!({ maxConnections: 2, requestTimeoutMs: 2_000 });
  });
  afterAll(() => listener.close());

  test.each([
    ['without bodies', ''],
    ['with bodies', '{}'],
  ])('A3: a pipeline of requests %s does not hold up who sends one at a time', async (_name, body) => {
    const requests = 2_000;
    const before = listener.begun();
    const done = () => listener.begun() - before;
    const [flood, other] = [connect(listener.port, '127.0.0.1'), connect(listener.port, '127.0.0.1')];
    try {
      await Promise.all([once(flood, 'connect'), once(other, 'connect')]);
      flood.on('error', () => {}).resume();
      flood.write(Array.from({ length: requests }, (_each, index) => listener.request(index, body)).join(''));
      expect(await statusOn(other, listener.request(requests))).toBeDefined();
      await until('the flood is closed', () => flood.closed);
      // What is read at once holds a thousand of them. More than a few waiting requests close the connection.
      expect(done()).toBeLessThan(50);
    } finally {
      flood.destroy();
      other.destroy();
    }
  });

  test('A3: of too many idle connections, the one that has been idle longest gives way to a new one', async () => {
    const open = async (index: number) => {
      const socket = connect(listener.port, '127.0.0.1', () => socket.write(listener.request(index)));
      expect(await hasResponded(socket)).toBe(true);
      return socket;
    };
    const [first, second] = [await open(0), await open(1)];
    // Now the second has been idle longer.
    first.write(listener.request(2));
    await once(first, 'data');
    const closed = once(second.resume(), 'close');
    const third = await open(3);
    await closed;
    first.write(listener.request(4));
    await once(first, 'data');
    for (const socket of [first, third]) socket.destroy();
  });

  test.each([
    [
      'headers that are too large',
      `GET /x HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['a request that does not end', 'GET /x HTTP/1.1\r\nHost: localhost\r\n', 408],
    ['what is no HTTP', 'hello\r\n\r\n', 400],
  ])('A3: %s are refused with a problem', async (_name, bytes, status) => {
    const { closed, responses } = await converse(listener.port, bytes, { patienceMs: 60_000 });
    expect(closed).toBe(true);
    expect(responses.map((each) => [each.status, JSON.parse(each.body).status])).toEqual([[status, status]]);
  });
});

test('A3: beyond the limit, a connection is closed while all others have a request in progress', async () => {
  const begun: ServerResponse[] = [];
  const server = createHttpServer((_req, res) => void begun.push(res), {
    maxConnections: 2,
    requestTimeoutMs: 15_000,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const busy = [firstStatus(port, get('/')), firstStatus(port, get('/'))];
  await until('two requests', () => begun.length === 2);
  expect(await firstStatus(port, get('/'))).toBeUndefined();
  for (const res of begun) res.end();
  expect(await Promise.all(busy)).toEqual([200, 200]);
  const next = firstStatus(port, get('/'));
  await until('the next', () => begun.length === 3);
  begun[2]!.end();
  expect(await next).toBe(200);
  server.close();
  server.closeAllConnections();
});

test('N8: a client that ends its half after a request gets the response', async () => {
  const {
    port,
    key,
    newKey,
    get: send,
    close,
  } = await openTestService({}, { database: await sharedDatabase() });
  const free = await newKey('free');
  const keyed = (path: string, ofKey = key) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${ofKey}\r\n\r\n`;
  const list = '/v1/bloodborne/runes?page_size=13';
  const paths = [
    list,
    list,
    '/v1/usage',
    '/v1/bloodborne/bosses/nobody',
    '/bloodborne/runes/beast',
    '/livez',
  ];
  for (const path of paths) {
    const { responses, closed } = await converse(port, keyed(path, free), { halfClose: true });
    expect([path, responses.length, closed]).toEqual([path, 1, true]);
  }
  const { json } = await send('/v1/usage', { key: free });
  expect(json.data.key_units.used).toBe(3);
  const { responses } = await converse(port, keyed(list).repeat(5), { halfClose: true });
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await close();
});

test('A3: an unread response holds up the next of its connection, and no memory', async () => {
  let reads = 0;
  const server = await serveMetrics(
    { METRICS_PORT: 0, HOST: '127.0.0.1' },
    { maxConnections: 10, requestTimeoutMs: 15_000 },
    async () => {
      reads += 1;
      return { type: 'text/plain', text: 'x'.repeat(120_000) };
    },
  );
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.write(get('/metrics').repeat(1_000));
  await until('a response', () => reads > 0);
  const others = 200;
  for (let requested = 0; requested < others; requested += 1) await firstStatus(port, get('/metrics'));
  const responded = reads - others;
  socket.destroy();
  server.close();
  server.closeAllConnections();
  expect(responded).toBeLessThan(100);
});

test('A3: every server of HTTP is opened by the function that bounds it', () => {
  const opening = [...readImports(['src']).keys()].filter((file) =>
    /import \{[^}]*\bcreateServer\b[^}]*\} from 'node:https?'/.test(readFileSync(file, 'utf8')),
  );
  expect(opening).toEqual(['src/http/server.ts']);
});

describe('D12: an error of MCP over HTTP', () => {
  test('D12: gets a response and is reported, and the next request is served', async () => {
    const errors: unknown[] = [];
    const broken = new Error('broken');
    const { url, close } = await serveAssistant(
      { toolCount: 0, createServer: fail },
      async (key) => {
        if (key === 'a') throw broken;
        throw new TypeError('key: expected another one');
      },
      {
        host: '127.0.0.1',
        port: 0,
        bounds: { maxConnections: 10, requestTimeoutMs: 15_000 },
        onError: (error) => errors.push(error),
      },
    );
    const send = (key: string) => fetch(url, { method: 'POST', headers: { 'X-API-Key': key }, body: '{}' });
    const failed = await send('a');
    expect([failed.status, await failed.json()]).toEqual([
      500,
      { jsonrpc: '2.0', id: null, error: { code: -32_000, message: 'The request failed.' } },
    ]);
    expect(errors).toEqual([broken]);
    expect((await send('b')).status).toBe(401);
    await close();
  });
});
