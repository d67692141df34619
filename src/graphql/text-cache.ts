import { LRUCache } from 'lru-cache';

/** Estimate of the memory for a document, for each character of its text: a node takes 280. */
const bytesOfCharacter = 250;

/**
 * A cache for texts of callers. Yoga's own caches are limited by number only, and a text may be as long as a body.
 *
 * @param maxSize its limit in bytes.
 */
export const createTextCache = <Value extends object>(maxSize: number): LRUCache<string, Value> =>
  new LRUCache({
    maxSize,
    sizeCalculation: (_value, text) => text.length * bytesOfCharacter + 500,
  });
