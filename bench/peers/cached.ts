import { readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/**
 * Parts that the peers share: whole bodies in an LRU, and one script in Redis that counts a request against its key
 * and the key's owner. ioredis sends the calls of a turn together. A 304 is free.
 */
const [bodiesFile, keysFile] = process.argv.slice(2) as [string, string];

export interface Known {
  readonly body: string;
  readonly etag: string;
  /** The headers that the service sends with it to every caller: name, value, name, value. */
  readonly headers: readonly string[];
}
export interface Owned {
  readonly key: string;
  readonly owner: string;
}

const bodies: Record<string, Known> = JSON.parse(readFileSync(bodiesFile, 'utf8'));
/** Bodies by target. */
export const known = new LRUCache<string, Known>({ max: 5_000 });
for (const [path, each] of Object.entries(bodies)) known.set(path, each);
/** Keys by the secret that callers send. */
export const keys: ReadonlyMap<string, Owned> = new Map(
  Object.entries(JSON.parse(readFileSync(keysFile, 'utf8')) as Record<string, Owned>),
);

export const limit = 1e9;
const day = Math.floor(Date.now() / 86_400_000);
export const reset = String((day + 1) * 86_400);

/** KEYS: counters of key and owner. ARGV: the limit of both. Returns whether it was granted, and the usage of both. */
const chargeScript = `
local key = tonumber(redis.call('GET', KEYS[1]) or 0)
local owner = tonumber(redis.call('GET', KEYS[2]) or 0)
local limit = tonumber(ARGV[1])
if key >= limit or owner >= limit then return {0, key, owner} end
if redis.call('INCR', KEYS[1]) == 1 then redis.call('EXPIRE', KEYS[1], 90000) end
if redis.call('INCR', KEYS[2]) == 1 then redis.call('EXPIRE', KEYS[2], 90000) end
return {1, key + 1, owner + 1}`;

interface Charging extends Redis {
  charge(key: string, owner: string, limit: number): Promise<[granted: number, key: number, owner: number]>;
}
const redis = new Redis(process.env['REDIS_URL']!, { enableAutoPipelining: true }) as Charging;
redis.defineCommand('charge', { numberOfKeys: 2, lua: chargeScript });

/** Counts a request; resolves to whether it was granted, and the usage of its key and owner. */
export const charge = ({ key, owner }: Owned) =>
  redis.charge(`peer:${day}:${key}`, `peer:${day}:${owner}`, limit);
