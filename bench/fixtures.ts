/** Fixtures of all measurements: a database with the data, keys, and the responses of the service as files. */
import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { createKeyStore } from '../src/keys/store.ts';
import { openFilledDatabase } from './data.ts';
import { createKeys } from './keys.ts';
import { start } from './servers.ts';

function setting(name: string, what: string): string {
  const value = process.env[name];
  if (value) return value;
  process.stderr.write(`bench: ${name} must name ${what}\n`);
  process.exit(2);
}

export const databaseUrl = setting('BENCH_DATABASE_URL', 'an empty database of a Postgres');
export const redisUrl = setting('BENCH_REDIS_URL', 'a Redis that may be filled');
export const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
export const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
/** How long a server is under the same load before it is measured: V8 throws away compiled code of what rests. */
export const warmUpSeconds = 1;
export const connections = 64;
export const loadBefore = loadavg()[0]!;
export const folder = await mkdtemp(path.join(tmpdir(), 'caryll-bench-'));
export const listPath = '/v1/bloodborne/bosses';
export const detailPath = '/v1/bloodborne/bosses/father-gascoigne';

export const database = await openFilledDatabase(databaseUrl);
const store = createKeyStore({ database, now: Date.now });
export const keys = await createKeys(store);
// The measured servers know no limit; those that are started have that of the plan.
export const { secret: startKey } = await store.create({
  email: 'start@example.org',
  plan: 'internal',
  kind: 'test',
  actor: 'bench',
});
export const scalarOf = async (sql: string) =>
  String(Object.values((await database.knex.raw(sql)).rows[0] as Record<string, unknown>)[0]);
export const redis = new Redis(redisUrl);
export async function redisCpu(): Promise<number> {
  const info = await redis.info('cpu');
  return Number(/used_cpu_sys:([\d.]+)/.exec(info)?.[1]) + Number(/used_cpu_user:([\d.]+)/.exec(info)?.[1]);
}

// What the bare server sends is what the service sends.
export const caryll = await start('caryll', [], { REDIS_URL: redisUrl });
async function responseOf(target: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(caryll.url + target, {
    headers: { 'X-API-Key': keys[0]!, 'Accept-Encoding': 'identity', ...headers },
  });
  // node:http adds the date, and cares for its connections, by itself.
  const own = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  const fields = [...response.headers].filter(([name]) => !own.includes(name)).flat();
  return { status: response.status, headers: fields, body: await response.text() };
}
const list = await responseOf(listPath);
const detail = await responseOf(detailPath);
export const etag = list.headers[list.headers.indexOf('etag') + 1]!;
const { body: _none, ...unchanged } = await responseOf(listPath, { 'If-None-Match': etag });
export const fixtures = path.join(folder, 'fixtures.json');
writeFileSync(fixtures, JSON.stringify({ [listPath]: list, [detailPath]: detail }));
export const unchangedFixtures = path.join(folder, 'unchanged.json');
writeFileSync(unchangedFixtures, JSON.stringify({ [listPath]: unchanged }));

/** The records that every body compared must hold. */
export const expected = [
  JSON.parse(list.body).data as unknown[],
  JSON.parse(detail.body).data as unknown,
] as const;

// Peers that remember bodies get those that the service has, and its keys: two for each owner.
export const bodies = path.join(folder, 'bodies.json');
const detailTag = detail.headers[detail.headers.indexOf('etag') + 1]!;
writeFileSync(
  bodies,
  JSON.stringify({
    [listPath]: { body: list.body, etag, headers: list.headers },
    [detailPath]: { body: detail.body, etag: detailTag, headers: detail.headers },
  }),
);
export const ownedKeys = path.join(folder, 'keys.json');
const owned = keys.map((key, index) => [key, { key: `k${index}`, owner: `o${index >> 1}` }]);
writeFileSync(ownedKeys, JSON.stringify(Object.fromEntries(owned)));
