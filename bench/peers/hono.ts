import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { charge, keys, known, limit, reset } from './cached.ts';

const app = new Hono();

async function answer(context: Context): Promise<Response> {
  const owned = keys.get(context.req.header('x-api-key') ?? '');
  if (owned === undefined) return context.json({ error: 'no such key' }, 401);
  const reading = known.get(context.req.path);
  if (reading === undefined) return context.json({ error: 'not found' }, 404);
  const common = { ETag: reading.etag, 'Cache-Control': 'private, max-age=300' };
  if (context.req.header('if-none-match') === reading.etag) return context.body(null, 304, common);
  const left = await charge(owned);
  const rate = { 'X-RateLimit-Limit': String(limit), 'X-RateLimit-Reset': reset };
  if (left === undefined) return context.json({ error: 'quota exceeded' }, 429, rate);
  return context.body(reading.body, 200, {
    ...common,
    ...rate,
    'X-RateLimit-Remaining': String(left),
    'Content-Type': 'application/json; charset=utf-8',
  });
}
app.get('/v1/:game/bosses', answer);
app.get('/v1/:game/bosses/:slug', answer);

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send!({ port }));
