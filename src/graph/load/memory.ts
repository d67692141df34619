import { LRUCache } from 'lru-cache';
import type { Release } from '../../data/releases.ts';
import type { GraphContext } from '../types/builder.ts';

/** Size of an entry without rows (slugs, a total), as a fraction of a row. */
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

/** Makes a function that reads something once for each release; what failed is read again. */
export function oncePerRelease<Value>(
  read: (context: GraphContext) => Promise<Value>,
): (context: GraphContext) => Promise<Value> {
  const known = new WeakMap<Release, Promise<Value>>();
  return (context) => {
    const { release } = context;
    let reading = known.get(release);
    if (reading === undefined) {
      reading = read(context);
      known.set(release, reading);
      reading.catch(() => known.delete(release));
    }
    return reading;
  };
}

/** Size of this many slugs or values in rows. */
export const sizeOfSlugs = (count: number): number => 1 + Math.floor(count / slugsInRow);
