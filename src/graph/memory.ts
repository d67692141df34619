import { LRUCache } from 'lru-cache';
import type { Release } from '../data/releases.ts';

/** What one entry takes that holds no row: slugs, a total. Many of them take what a row takes. */
const slugsInRow = 25;

type Memory = LRUCache<string, object>;

const memories = new WeakMap<Release, Memory>();

/**
 * A cache for a release: rows of all kinds, pages of lists, and values of sort keys. The size of an entry is counted in
 * rows.
 *
 * @returns undefined when caching is off.
 */
export function memoryOf(release: Release): Memory | undefined {
  if (release.rowsRemembered === 0) return undefined;
  let memory = memories.get(release);
  if (memory === undefined) {
    memory = new LRUCache({ maxSize: release.rowsRemembered });
    memories.set(release, memory);
  }
  return memory;
}

/** Size of this many slugs or values in rows. */
export const sizeOfSlugs = (count: number): number => 1 + Math.floor(count / slugsInRow);
