import { createHash, randomUUID } from 'node:crypto';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { charge, keys, known, limit, type Owned, reset } from './cached.ts';

/**
 * Fastify with the duties of the service, as its manual has them: parameters are validated by their schema, keys are
 * known by their digest, expire and are looked up again, and every response has the same headers.
 */
const app = fastify({
  requestIdHeader: 'x-request-id',
  genReqId: () => randomUUID(),
  ajv: { customOptions: { removeAdditional: false } },
});

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
const stored = new Map([...keys].map(([secret, owned]) => [digestOf(secret), owned]));
const callers = new LRUCache<string, Owned & { readonly freshUntil: number }>({ max: 10_000 });

/** The caller of a key. */
function callerOf(secret: string): Owned | undefined {
  const digest = digestOf(secret);
  const cached = callers.get(digest);
  if (cached !== undefined && cached.freshUntil > Date.now()) return cached;
  const owned = stored.get(digest);
  if (owned !== undefined) callers.set(digest, { ...owned, freshUntil: Date.now() + 60_000 });
  return owned;
}

/** The headers of a reply that are the same for all callers, as an object that Fastify takes. */
const prepared = new LRUCache<string, { ok: Record<string, string>; notModified: Record<string, string> }>({
  max: 5_000,
});
const isOfBody = (name: string) => ['content-type', 'content-length'].includes(name);
const isOfCaller = (name: string) => name === 'x-request-id' || /ratelimit/.test(name);

function headersOf(target: string, list: readonly string[]) {
  let made = prepared.get(target);
  if (made === undefined) {
    const pairs = list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1]!] as const] : []));
    const shared = pairs.filter(([name]) => !isOfCaller(name) && name !== 'content-length');
    made = {
      ok: Object.fromEntries(shared),
      notModified: Object.fromEntries(shared.filter(([name]) => !isOfBody(name))),
    };
    prepared.set(target, made);
  }
  return made;
}

function quotaHeaders(ofKey: number, ofOwner: number, cost: number): Record<string, string> {
  const [keyLeft, ownerLeft] = [limit - ofKey, limit - ofOwner];
  const seconds = Math.max(1, Math.ceil(Number(reset) - Date.now() / 1000));
  return {
    'x-ratelimit-limit': `${limit}`,
    'x-ratelimit-remaining': `${Math.min(keyLeft, ownerLeft)}`,
    'x-ratelimit-reset': reset,
    'x-ratelimit-policy': ownerLeft < keyLeft ? 'owner' : 'key',
    'x-ratelimit-cost': `${cost}`,
    'ratelimit-policy': `"key";q=${limit};w=86400, "owner";q=${limit};w=86400`,
    ratelimit: `"key";r=${keyLeft};t=${seconds}, "owner";r=${ownerLeft};t=${seconds}`,
  };
}

/** The last counters of each key, for responses that are free. */
const seen = new LRUCache<string, { readonly ofKey: number; readonly ofOwner: number }>({ max: 10_000 });

async function respond(request: FastifyRequest, reply: FastifyReply) {
  void reply.header('x-request-id', request.id);
  const caller = callerOf((request.headers['x-api-key'] as string | undefined) ?? '');
  if (caller === undefined) return reply.code(401).send({ error: 'no such key' });
  const found = known.get(request.url);
  if (found === undefined) return reply.code(404).send({ error: 'not found' });
  const { ok, notModified } = headersOf(request.url, found.headers);
  if (request.headers['if-none-match'] === found.etag) {
    const { ofKey, ofOwner } = seen.get(caller.key) ?? { ofKey: 0, ofOwner: 0 };
    return reply
      .headers(notModified)
      .headers(quotaHeaders(ofKey, ofOwner, 0))
      .code(304)
      .send();
  }
  const [granted, ofKey, ofOwner] = await charge(caller);
  seen.set(caller.key, { ofKey, ofOwner });
  void reply.headers(quotaHeaders(ofKey, ofOwner, granted));
  if (granted !== 1) return reply.code(429).send({ error: 'quota exceeded' });
  return reply.headers(ok).send(found.body);
}

const slug = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 100 };
const params = { type: 'object', properties: { game: slug, slug }, required: ['game'] };
const view = { type: 'string', enum: ['summary', 'detail', 'full'] };
const dataset = { type: 'string', maxLength: 40 };
const lang = { type: 'string', enum: ['en', 'ja', 'de', 'fr', 'es', 'it', 'pt-BR'] };
const flag = { type: 'boolean' };
const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const ofList = {
  page: { ...whole(1, 10_000), default: 1 },
  page_size: { ...whole(1, 100), default: 20 },
  ...{ view, dataset, lang, is_optional: flag, is_in_dlc: flag, location_slug: slug, drops: slug },
  ...{
    sort: { type: 'string', enum: ['slug', 'name', 'hp', 'echoes'] },
    slugs: { type: 'string', maxLength: 4_000 },
  },
};
const querystring = (properties: object) => ({ type: 'object', properties, additionalProperties: false });
app.get('/v1/:game/bosses', { schema: { params, querystring: querystring(ofList) } }, respond);
app.get(
  '/v1/:game/bosses/:slug',
  { schema: { params, querystring: querystring({ view, dataset, lang }) } },
  respond,
);

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send!({ port: Number(new URL(address).port) });
