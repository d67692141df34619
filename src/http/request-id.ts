import { randomFillSync } from 'node:crypto';

/** 12 bytes make 16 characters, and no two processes make the same. */
const idBytes = 12;

/**
 * Makes identifiers of requests at random, so that they tell nothing of how many requests there were. The randomness
 * is fetched for many at a time, which is quicker than a UUID for each.
 */
export function createRequestIds(): () => string {
  const pool = Buffer.alloc(idBytes * 512);
  let next = pool.length;
  return () => {
    if (next === pool.length) {
      randomFillSync(pool);
      next = 0;
    }
    next += idBytes;
    return pool.toString('base64url', next - idBytes, next);
  };
}
