import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { charge, keys, known, limit, reset } from './cached.ts';

/** The least that counts units: keys in a map, no parameters, 10 headers. */
const app = fastify();

async function respond(request: FastifyRequest, reply: FastifyReply) {
  const owned = keys.get(request.headers['x-api-key'] as string);
  if (owned === undefined) return reply.code(401).send({ error: 'no such key' });
  const reading = known.get(request.url);
  if (reading === undefined) return reply.code(404).send({ error: 'not found' });
  void reply.header('etag', reading.etag).header('cache-control', 'private, max-age=300');
  if (request.headers['if-none-match'] === reading.etag) return reply.code(304).send();
  const [granted, ofKey, ofOwner] = await charge(owned);
  void reply.header('x-ratelimit-limit', limit).header('x-ratelimit-reset', reset);
  if (granted !== 1) return reply.code(429).send({ error: 'quota exceeded' });
  return reply
    .header('x-ratelimit-remaining', limit - Math.max(ofKey, ofOwner))
    .header('content-type', 'application/json; charset=utf-8')
    .send(reading.body);
}
app.get('/v1/:game/bosses', respond);
app.get('/v1/:game/bosses/:slug', respond);

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send!({ port: Number(new URL(address).port) });
