import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import polka from 'polka';
import { charge, keys, known, limit, reset } from './cached.ts';

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const owned = keys.get(request.headers['x-api-key'] as string);
  if (owned === undefined) return void response.writeHead(401).end();
  const reading = known.get(request.url!);
  if (reading === undefined) return void response.writeHead(404).end();
  const common = { ETag: reading.etag, 'Cache-Control': 'private, max-age=300' };
  if (request.headers['if-none-match'] === reading.etag) return void response.writeHead(304, common).end();
  const left = await charge(owned);
  const rate = { 'X-RateLimit-Limit': limit, 'X-RateLimit-Reset': reset };
  if (left === undefined) return void response.writeHead(429, rate).end();
  response
    .writeHead(200, {
      ...common,
      ...rate,
      'X-RateLimit-Remaining': left,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(reading.body),
    })
    .end(reading.body);
}

const app = polka().get('/v1/:game/bosses', answer).get('/v1/:game/bosses/:slug', answer);
app.listen(0, '127.0.0.1', () => {
  process.send!({ port: (app.server!.address() as AddressInfo).port });
});
