import { once } from 'node:events';
import { createServer as createNodeServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Connection } from '../../src/http/connection.ts';
import type { FastLane, KnownAnswer } from '../../src/http/fast-lane.ts';
import { commonHeaders, linesOf } from '../../src/http/headers.ts';
import { type RequestContext, write } from '../../src/http/send.ts';
import { createHttpServer, type HttpServer } from '../../src/http/server.ts';
import { createRandom } from '../fuzz/generate.ts';
import { until } from '../until.ts';
import { converse } from './raw.ts';
import { stream } from './streams.ts';

/** Servers that echo their requests, one with the fast lane and one without: clients see no difference. */
let closing = false;
let byLane = 0;

const contentType = ['Content-Type', 'application/json'];
const echoOf = (url: string, headers: object, method = 'GET') =>
  Buffer.from(JSON.stringify({ method, url, headers }));
/** Some respond at once, and some later. */
const delayOf = (url: string) => (url === '/v1/late' ? 100 : url.length % 2 === 0 ? 0 : 2);

const echo: RequestListener = (req, res) => {
  const exchange = {
    req,
    res,
    requestId: 'id',
    quotaHeaders: ['RateLimit', 'r=1'],
  } as object as RequestContext;
  const { url = '', headers, method } = req;
  const answer = () => write(exchange, 200, contentType, echoOf(url, headers, method));
  if (delayOf(url) === 0) answer();
  else setTimeout(answer, delayOf(url));
};

/** Responds as `echo` does, and declines `/v1/`, after some time. */
const echoLane: FastLane = ({ target, headers }) => {
  if (!target.startsWith('/v1/')) return undefined;
  const body = echoOf(target, headers);
  const answer: KnownAnswer = {
    head: Buffer.from(`HTTP/1.1 200 OK\r\n${linesOf([...commonHeaders, ...contentType])}`),
    lines: `X-Request-Id: id\r\nRateLimit: r=1\r\nContent-Length: ${body.length}\r\nDate: ${new Date().toUTCString()}\r\n`,
    body,
  };
  const isDeclined = target === '/v1/';
  if (!isDeclined) byLane += 1;
  return new Promise((resolve) => {
    const done = () => resolve(isDeclined ? undefined : answer);
    if (delayOf(target) === 0) done();
    else setTimeout(done, delayOf(target));
  });
};

const openServer = (fastLane: FastLane | undefined): HttpServer =>
  createHttpServer(echo, {
    requestTimeoutMs: 500,
    maxConnections: 2_000,
    baseUrl: '',
    isClosing: () => closing,
    fastLane,
  }).listen(0, '127.0.0.1') as HttpServer;

/** node:http alone, which responds at once and refuses with an empty response. */
function openBare(): Server {
  const options = { requireHostHeader: false, requestTimeout: 500, headersTimeout: 500 };
  const server = createNodeServer(
    { ...options, connectionsCheckingInterval: 100 },
    ({ method, url, headers }, res) => {
      const body = echoOf(url!, headers, method);
      res.writeHead(200, { 'Content-Length': body.length }).end(method === 'HEAD' ? undefined : body);
    },
  );
  server.maxHeadersCount = 0;
  server.keepAliveTimeout = 65_000;
  server.on('clientError', (_error, socket) =>
    socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n'),
  );
  return server.listen(0, '127.0.0.1');
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
let lane: HttpServer;
let node: HttpServer;
let bare: Server;

beforeAll(async () => {
  lane = openServer(echoLane);
  node = openServer(undefined);
  bare = openBare();
  await Promise.all([lane, node, bare].map((server) => once(server, 'listening')));
});
afterAll(() => {
  for (const server of [lane, node]) server.closeAllConnections();
  for (const server of [lane, node, bare]) server.close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** All bytes that a server sends for a stream, without what differs each time, and whether it closed the connection. */
function replay(port: number, cuts: readonly string[], patienceMs = 6_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let said = '';
    let end = 'left open';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.on('end', () => {
      end = 'closed';
    });
    socket.on('error', () => {});
    socket.on('close', () =>
      resolve(
        `${said
          .replaceAll(/\nDate: [^\r]*/g, '\nDate: now')
          .replaceAll(/X-Request-Id: [^\r]*|"request_id":"[^"]*"/gi, 'id')
          .replaceAll(/Content-Length: \d+/g, 'length')}\n${end}`,
      ),
    );
    const send = async () => {
      for (const cut of cuts) {
        if (!socket.writable) break;
        socket.write(cut, 'latin1');
        await pause(3);
      }
      // Longer than it takes to give up a request that does not end.
      await pause(patienceMs);
      socket.destroy();
    };
    socket.on('connect', () => void send());
  });
}

/** What is left of a conversation when only the echoes count: those, and whether something was refused. */
function echoesOf(said: string): { echoes: string[]; isRefused: boolean; end: string } {
  const [, text, end] = /^([^]*)\n(.*)$/.exec(said)!;
  const echoes = [...text!.matchAll(/\{"method":.*?\}\}/g)].map(([echoed]) => echoed);
  return { echoes, isRefused: /HTTP\/1\.1 4\d\d /.test(text!), end: end! };
}

/** Whether a conversation is what node:http makes of the same stream. */
function isAsBare(said: string, bareSaid: string): boolean {
  const [own, other] = [echoesOf(said), echoesOf(bareSaid)];
  const missing = other.echoes.length - own.echoes.length;
  const shared = Math.min(own.echoes.length, other.echoes.length);
  const isSame =
    own.end === other.end && own.echoes.slice(0, shared).join() === other.echoes.slice(0, shared).join();
  // The refusals of the bare server overtake its responses. And a request with an invalid body may be refused without
  // one.
  return (
    isSame &&
    (missing === 0 ||
      (other.isRefused ? missing < 0 : own.isRefused) ||
      (other.isRefused && own.isRefused && missing === 1))
  );
}

test('streams of requests, whole and damaged, get the same responses', async () => {
  const random = createRandom(181);
  const count = Number(process.env['CARYLL_STREAMS'] ?? 250);
  for (let done = 0; done < count; done += 250) {
    const streams = Array.from({ length: 250 }, () => stream(random));
    const ask = (server: Server) => Promise.all(streams.map((cuts) => replay(portOf(server), cuts)));
    const [withLane, without, byBare] = await Promise.all([lane, node, bare].map(ask));
    const all = streams.map((cuts, index) => ({
      cuts,
      lane: withLane![index]!,
      node: without![index]!,
      bare: byBare![index]!,
    }));
    expect(all.filter((each) => each.lane !== each.node)).toEqual([]);
    // What is expected of a server before it reads a body, each may do in its own way.
    const comparable = all.filter(({ cuts }) => !/expect/i.test(cuts.join('')));
    const others = comparable
      .filter((each) => !isAsBare(each.node, each.bare))
      .map((each) => ({ cuts: each.cuts, node: echoesOf(each.node), bare: echoesOf(each.bare) }));
    expect(others).toEqual([]);
  }
  expect(byLane).toBeGreaterThan(count / 20);
});

const get = (path: string, ...headers: string[]) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;

describe('a connection of the fast lane', () => {
  test('serves request after request', async () => {
    const before = byLane;
    const { responses } = await converse(portOf(lane), [get('/v1/a'), get('/v1/bb')], { until: 2 });
    expect(responses.map(({ body }) => JSON.parse(body).url)).toEqual(['/v1/a', '/v1/bb']);
    expect(byLane - before).toBe(2);
    const { headers } = responses[0]!;
    expect(headers.get('connection')).toBe('keep-alive');
    expect(headers.get('keep-alive')).toBe('timeout=65');
  });

  test('serves requests in order that arrive before the response', async () => {
    const paths = ['/v1/a', '/v1/bb', '/other', '/v1/ccc'];
    const { responses } = await converse(
      portOf(lane),
      [
        get(paths[0]!),
        paths
          .slice(1)
          .map((path) => get(path))
          .join(''),
      ],
      {
        until: 4,
      },
    );
    expect(responses.map(({ body }) => JSON.parse(body).url)).toEqual(paths);
  });

  test('goes to node:http with a request that is cut, and with one for something else', async () => {
    const whole = get('/v1/a');
    const { responses } = await converse(portOf(lane), [whole.slice(0, 20), whole.slice(20), get('/other')], {
      until: 2,
    });
    expect(responses.map(({ body }) => JSON.parse(body).url)).toEqual(['/v1/a', '/other']);
  });

  test('comes back from node:http, and from a body only with the request after it', async () => {
    const body = 'POST /v1/a HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nGET ';
    const asked = [
      [get('/v1/a'), 1],
      [get('/other'), 0],
      [get('/v1/a'), 1],
      [get('/v1/'), 0],
      [get('/v1/a'), 1],
      [body, 0],
      [get('/v1/a'), 0],
      [get('/v1/a'), 1],
    ] as const;
    const socket = connect(portOf(lane), '127.0.0.1');
    const counts: number[] = [];
    for (const [bytes] of asked) {
      const before = byLane;
      socket.write(bytes);
      await once(socket, 'data');
      counts.push(byLane - before);
    }
    socket.destroy();
    expect(counts).toEqual(asked.map(([, count]) => count));
  });

  test('that sends nothing is refused like others', async () => {
    const [said, without] = await Promise.all(
      [lane, node].map((server) => replay(portOf(server), [], 6_000)),
    );
    expect(said).toBe(without);
    expect(said).toContain('408');
  });

  test('serves what arrives while a large response waits for its reader', async () => {
    const large = Buffer.alloc(2_000_000, 'x');
    const own = createHttpServer(echo, {
      requestTimeoutMs: 60_000,
      maxConnections: 100,
      fastLane: async ({ target }) => {
        await new Promise(setImmediate);
        const body = target === '/v1/large' ? large : Buffer.from('small');
        return {
          head: Buffer.from('HTTP/1.1 200 OK\r\n'),
          lines: `Content-Length: ${body.length}\r\n`,
          body,
        };
      },
    });
    own.listen(0, '127.0.0.1');
    await once(own, 'listening');
    const ask = async (pauseMs: number): Promise<number> => {
      const socket = connect(portOf(own), '127.0.0.1');
      const closed = once(socket, 'close');
      const chunks: Buffer[] = [];
      const whole = new Promise<void>((resolve) => {
        socket.on('data', (chunk) => {
          chunks.push(chunk);
          if (Buffer.concat(chunks.slice(-2)).toString('latin1').endsWith('small')) resolve();
        });
      });
      socket.pause();
      for (const path of ['/v1/large', '/v1/large', '/v1/large', '/v1/a']) {
        socket.write(get(path));
        await pause(pauseMs);
      }
      socket.resume();
      // What is not read on ends with a 408 and a closed connection.
      await Promise.race([whole, closed]);
      socket.destroy();
      await closed;
      return Buffer.concat(chunks).toString('latin1').split('HTTP/1.1 200 OK').length - 1;
    };
    const counts = await Promise.all([0, 1, 5, 20, 20, 50, 50].map(ask));
    expect(counts).toEqual(counts.map(() => 4));
    own.close();
    own.closeAllConnections();
  });

  /** A connection of its own, which the tests call to check its times. */
  async function openConnection(fastLane: FastLane, unreadMs: number) {
    const opened: { readonly connection: Connection; readonly accepted: Socket }[] = [];
    const own = createServer((accepted) => {
      const connection = new Connection(accepted, {
        fastLane,
        attach: () => {},
        waitForTurn: () => {},
        isClosing: () => false,
        onRequestTimeout: () => {},
        timeouts: { headersMs: 5_000, requestMs: 5_000, keepAliveMs: 2_000, unreadMs },
      });
      opened.push({ connection, accepted });
    });
    own.listen(0, '127.0.0.1');
    await once(own, 'listening');
    const socket = connect(portOf(own), '127.0.0.1');
    await once(own, 'connection');
    return { own, socket, ...opened[0]! };
  }
  const head = Buffer.from('HTTP/1.1 200 OK\r\n');

  test('is closed when no request has followed for so long, and not before', async () => {
    const answer = { head, lines: 'Content-Length: 0\r\n', body: Buffer.alloc(0) };
    const { own, socket, connection } = await openConnection(async () => answer, 5_000);
    const ask = async () => {
      socket.write(get('/v1/a'));
      await once(socket, 'data');
    };
    const checkAfter = (milliseconds: number) => connection.checkTimeouts(performance.now() + milliseconds);
    await ask();
    checkAfter(1_900);
    await ask();
    // A request that has arrived, but was not read yet, when the time is over: no reset, it gets its response.
    socket.write(get('/v1/a'));
    checkAfter(2_000);
    await once(socket, 'data');
    // And so does one that comes in the second until the next check.
    checkAfter(2_000);
    await ask();
    checkAfter(1_900);
    checkAfter(2_000);
    checkAfter(3_000);
    await once(socket, 'close');
    own.close();
  });

  test('is closed when a client has read nothing of a response for so long, and not when it reads slowly', async () => {
    const unreadMs = 1_000;
    const body = Buffer.alloc(200_000_000);
    const answer = { head, lines: `Content-Length: ${body.length}\r\n`, body };
    const { own, socket, accepted } = await openConnection(() => answer, unreadMs);
    const closed = once(accepted, 'close');
    socket.write(get('/v1/a'));
    socket.pause();
    const begun = performance.now();
    while (performance.now() - begun < 1.5 * unreadMs) {
      await pause(5);
      socket.read();
    }
    // More than the whole time has gone, and the one write is not over yet.
    expect([accepted.destroyed, accepted.writableLength > 0]).toEqual([false, true]);
    await closed;
    socket.destroy();
    own.close();
  });

  test('ends with the response when the service is closing, and at once while it waits', async () => {
    const own = openServer(echoLane);
    await once(own, 'listening');
    const idle = connect(portOf(own), '127.0.0.1');
    idle.write(get('/v1/a'));
    await once(idle, 'data');
    const busy = connect(portOf(own), '127.0.0.1');
    const before = byLane;
    busy.write(get('/v1/late'));
    await until('the request is under way', () => byLane > before);
    closing = true;
    try {
      const answer = once(busy, 'data');
      own.close();
      own.closeIdleConnections();
      expect(String(await answer)).toContain('\r\nConnection: close\r\n');
      await Promise.all([idle, busy].map((socket) => socket.closed || once(socket.resume(), 'close')));
    } finally {
      closing = false;
    }
  });
});
