import { once } from 'node:events';
import { createServer as createBareServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RequestContext, write } from '../../src/http/send.ts';
import { createHttpServer } from '../../src/http/server.ts';
import { createRandom } from '../fuzz/generate.ts';
import { stream } from './streams.ts';

/** Streams of requests, of which some are damaged, to a server that echoes them, and to a bare node:http. */

const contentType = ['Content-Type', 'application/json'];
const echoOf = (url: string, headers: object, method = 'GET') =>
  Buffer.from(JSON.stringify({ method, url, headers }));
/** Some respond at once, and some later. */
const delayOf = (url: string) => (url.length % 2 === 0 ? 0 : 2);

const echo: RequestListener = (req, res) => {
  const context = {
    req,
    res,
    requestId: 'id',
    quotaHeaders: ['RateLimit', 'r=1'],
  } as object as RequestContext;
  const { url = '', headers, method } = req;
  const respond = () => write(context, 200, contentType, echoOf(url, headers, method));
  if (delayOf(url) === 0) respond();
  else setTimeout(respond, delayOf(url));
};

/** node:http alone, which responds at once and refuses with an empty response. */
function openBare(): Server {
  const options = { requireHostHeader: false, requestTimeout: 500, headersTimeout: 500 };
  const server = createBareServer(
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
  return server;
}

let own: Server;
let bare: Server;

beforeAll(async () => {
  own = createHttpServer(echo, { requestTimeoutMs: 500, maxConnections: 2_000 });
  bare = openBare();
  await Promise.all([own, bare].map((server) => once(server.listen(0, '127.0.0.1'), 'listening')));
});
afterAll(() => {
  for (const server of [own, bare]) {
    server.close();
    server.closeAllConnections();
  }
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Longer than it takes to give up a request that does not end. */
const patienceMs = 6_000;

interface Heard {
  /** All bytes that the server sent (latin1). */
  readonly text: string;
  readonly end: 'closed' | 'left open';
}

function replay(server: Server, cuts: readonly string[]): Promise<Heard> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let text = '';
    let end: Heard['end'] = 'left open';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => {
      end = 'closed';
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ text, end }));
    socket.on('connect', async () => {
      for (const cut of cuts) {
        if (!socket.writable) break;
        socket.write(cut, 'latin1');
        await pause(3);
      }
      await pause(patienceMs);
      socket.destroy();
    });
  });
}

/** What of a conversation both servers have in common: the echoes, and whether something was refused. */
function echoesOf({ text, end }: Heard): { echoes: string[]; isRefused: boolean; end: string } {
  const echoes = [...text.matchAll(/\{"method":.*?\}\}/g)].map(([echoed]) => echoed);
  return { echoes, isRefused: /HTTP\/1\.1 4\d\d /.test(text), end };
}

/** Whether a conversation is what node:http makes of the same stream. */
function isAsBare(heard: Heard, bareHeard: Heard): boolean {
  const [one, other] = [echoesOf(heard), echoesOf(bareHeard)];
  const missing = other.echoes.length - one.echoes.length;
  const shared = Math.min(one.echoes.length, other.echoes.length);
  const isSame =
    one.end === other.end && one.echoes.slice(0, shared).join() === other.echoes.slice(0, shared).join();
  // The refusals of the bare server overtake its responses. And a request with an invalid body may be refused without
  // one.
  return (
    isSame &&
    (missing === 0 ||
      (other.isRefused ? missing < 0 : one.isRefused) ||
      (other.isRefused && one.isRefused && missing === 1))
  );
}

test('streams of requests, whole and damaged, get the responses that node:http gives', async () => {
  const random = createRandom(Number(process.env['CARYLL_SEED'] ?? 181));
  const count = Number(process.env['CARYLL_STREAMS'] ?? 250);
  for (let done = 0; done < count; done += 250) {
    const streams = Array.from({ length: 250 }, () => stream(random));
    const [heard, bareHeard] = await Promise.all(
      [own, bare].map((server) => Promise.all(streams.map((cuts) => replay(server, cuts)))),
    );
    const others = streams
      .map((cuts, index) => ({ cuts, own: heard![index]!, bare: bareHeard![index]! }))
      // What is expected of a server before it reads a body, each may do in its own way.
      .filter(({ cuts }) => !/expect/i.test(cuts.join('')))
      .filter((each) => !isAsBare(each.own, each.bare))
      .map((each) => ({ cuts: each.cuts, own: echoesOf(each.own), bare: echoesOf(each.bare) }));
    expect(others).toEqual([]);
    // Many streams get a response, and many a refusal.
    const all = heard!.map(echoesOf);
    expect(all.filter(({ echoes }) => echoes.length > 0).length).toBeGreaterThan(50);
    expect(all.filter(({ isRefused }) => isRefused).length).toBeGreaterThan(50);
  }
});
