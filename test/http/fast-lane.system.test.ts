import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createFastLane, type PlainResponse } from '../../src/http/fast-lane.ts';
import { Head } from '../../src/http/headers.ts';
import { type Exchange, write } from '../../src/http/send.ts';
import { createHttpServer } from '../../src/http/server.ts';
import { createRandom } from '../fuzz/generate.ts';
import { until } from '../until.ts';
import { converse } from './raw.ts';
import { stream } from './streams.ts';

/** Two servers that say what they were asked, one with the fast lane and one without: nobody can tell them apart. */
let closing = false;
let byLane = 0;

function openServer(withLane: boolean): Server {
  const server = createHttpServer(
    (req, res) => {
      if (req.socket === undefined) byLane += 1;
      const exchange = {
        req,
        res,
        requestId: 'id',
        quotaLines: 'RateLimit: r=1\r\n',
      } as object as Exchange;
      const { method, url, rawHeaders, headers } = req;
      const body = Buffer.from(JSON.stringify({ method, url, rawHeaders, headers }));
      const answer = () => write(exchange, new Head(200, ['Content-Type', 'application/json']), body);
      // Some are answered at once, and some later.
      if (url!.length % 2 === 0 && url !== '/v1/late') answer();
      else setTimeout(answer, url === '/v1/late' ? 100 : 2);
    },
    {
      requestTimeoutMs: 500,
      maxConnections: 2_000,
      baseUrl: '',
      isClosing: () => closing,
      fastLane: withLane ? (target) => target.startsWith('/v1/') : undefined,
    },
  );
  return server.listen(0, '127.0.0.1');
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
let lane: Server;
let node: Server;

beforeAll(async () => {
  lane = openServer(true);
  node = openServer(false);
  await Promise.all([once(lane, 'listening'), once(node, 'listening')]);
});
afterAll(() => {
  for (const server of [lane, node]) {
    server.closeAllConnections();
    server.close();
  }
});

/** A lane by itself, which keeps a connection for two seconds and hands none to node:http. */
async function openLane(answer: (response: PlainResponse) => void) {
  const own = createServer();
  const { connected, closeAll } = createFastLane({
    answer: (_req, res) => answer(res as object as PlainResponse),
    takes: () => true,
    giveToNode: (socket) => socket.destroy(),
    isClosing: () => false,
    keepAliveMs: 2_000,
  });
  own.on('connection', connected).listen(0, '127.0.0.1');
  await once(own, 'listening');
  const close = () => {
    closeAll();
    own.close();
  };
  return { port: (own.address() as AddressInfo).port, close };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** All that a server says to a stream, without what differs each time, and whether it closed the connection. */
function replay(port: number, cuts: readonly string[], patienceMs = 4_000): Promise<string> {
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

test('streams of requests, whole and damaged, are answered alike', async () => {
  const random = createRandom(181);
  const count = Number(process.env['CARYLL_STREAMS'] ?? 250);
  for (let done = 0; done < count; done += 250) {
    const streams = Array.from({ length: 250 }, () => stream(random));
    const ask = (port: number) => Promise.all(streams.map((cuts) => replay(port, cuts)));
    const [withLane, without] = await Promise.all([ask(portOf(lane)), ask(portOf(node))]);
    const differences = streams
      .map((cuts, index) => ({ cuts, lane: withLane[index], node: without[index] }))
      .filter((each) => each.lane !== each.node);
    expect(differences).toEqual([]);
  }
  expect(byLane).toBeGreaterThan(count / 20);
});

const get = (path: string, ...headers: string[]) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;

describe('a connection of the fast lane', () => {
  test('answers request after request', async () => {
    const before = byLane;
    const { responses } = await converse(portOf(lane), [get('/v1/a'), get('/v1/bb')], { until: 2 });
    expect(responses.map(({ body }) => JSON.parse(body).url)).toEqual(['/v1/a', '/v1/bb']);
    expect(byLane - before).toBe(2);
    const { headers } = responses[0]!;
    expect(headers.get('connection')).toBe('keep-alive');
    expect(headers.get('keep-alive')).toBe('timeout=65');
  });

  test('answers in order what arrives before the answer', async () => {
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

  test('that says nothing is refused like others', async () => {
    const [said, without] = await Promise.all(
      [lane, node].map((server) => replay(portOf(server), [], 6_000)),
    );
    expect(said).toBe(without);
    expect(said).toContain('408');
  });

  test('answers a fault whose first answer could not be written', async () => {
    const { port, close } = await openLane((response) => {
      expect(() => response.send(new Head(200, ['X-Odd', 'a\nb']), '')).toThrow('Invalid character');
      expect(response.headersSent).toBe(false);
      response.send(new Head(500, []), 'Content-Length: 5\r\n', 'fault');
    });
    const { responses } = await converse(port, get('/v1/a'), { until: 1 });
    expect(responses[0]).toMatchObject({ status: 500, body: 'fault' });
    close();
  });

  test('answers what arrives while a large answer waits for its reader', async () => {
    const large = Buffer.alloc(2_000_000, 'x');
    const own = createHttpServer(
      (req, res) => {
        const exchange = { req, res, requestId: 'id', quotaLines: '' } as object as Exchange;
        setImmediate(() =>
          write(exchange, new Head(200, []), req.url === '/v1/large' ? large : Buffer.from('small')),
        );
      },
      {
        requestTimeoutMs: 60_000,
        maxConnections: 100,
        baseUrl: '',
        isClosing: () => false,
        fastLane: (target) => target.startsWith('/v1/'),
      },
    );
    own.listen(0, '127.0.0.1');
    await once(own, 'listening');
    const ask = async (pauseMs: number): Promise<number> => {
      const socket = connect(portOf(own), '127.0.0.1');
      const closed = once(socket, 'close');
      let text = '';
      const whole = new Promise<void>((resolve) => {
        socket.on('data', (chunk) => {
          text += chunk.toString('latin1');
          if (text.endsWith('small')) resolve();
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
      return text.split('HTTP/1.1 200 OK').length - 1;
    };
    const counts = await Promise.all([0, 1, 5, 20, 20, 50, 50].map(ask));
    expect(counts).toEqual(counts.map(() => 4));
    own.close();
    own.closeAllConnections();
  });

  test('is closed when no request has followed for so long, and not before', async () => {
    const { port, close } = await openLane((response) =>
      response.send(new Head(200, []), 'Content-Length: 2\r\n', 'ok'),
    );
    const socket = connect(port, '127.0.0.1');
    const closed = once(socket, 'close');
    const start = performance.now();
    // Kept by what it asks, for longer than it may wait.
    for (let time = 0; time < 3; time += 1) {
      socket.write(get('/v1/a'));
      await once(socket, 'data');
      await pause(1_000);
    }
    await closed;
    expect(performance.now() - start).toBeGreaterThan(4_000);
    close();
  });

  test('ends with the answer when the service is closing, and at once while it waits', async () => {
    const own = openServer(true);
    await once(own, 'listening');
    const idle = connect(portOf(own), '127.0.0.1');
    idle.write(get('/v1/a'));
    await once(idle, 'data');
    const busy = connect(portOf(own), '127.0.0.1');
    const before = byLane;
    busy.write(get('/v1/late'));
    await until('the request is being answered', () => byLane > before);
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
