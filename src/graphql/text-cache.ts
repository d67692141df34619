import { LRUCache } from 'lru-cache';

/** Bytes of memory that a document takes for each character of its text, at most: a node takes 280. */
const bytesOfCharacter = 250;

/**
 * What was made of texts of callers. Yoga's own caches are bounded by their number only, and a text may be as long as a
 * body.
 *
 * @param maxSize bytes that it may take.
 */
export const createTextCache = <Value extends object>(maxSize: number): LRUCache<string, Value> =>
  new LRUCache({
    maxSize,
    sizeCalculation: (_value, text) => text.length * bytesOfCharacter + 500,
  });
