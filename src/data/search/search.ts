import { LRUCache } from 'lru-cache';
import type { Release } from '../releases.ts';
import { findCandidates, maxCandidates } from './candidates.ts';
import { type Hit, rankCandidates } from './rank.ts';
import { searchTypes } from './types.ts';

/** The most records that one search finds. */
export const maxHits = maxCandidates;
/** Hits that each release remembers over all searches. */
const hitsRemembered = 50_000;

const remembered = new WeakMap<Release, LRUCache<string, Promise<readonly Hit[]>>>();

async function findHits(
  release: Release,
  gameId: string,
  text: string,
  types: readonly string[],
): Promise<Hit[]> {
  return rankCandidates(text, await findCandidates(release, gameId, text, types));
}

/**
 * What a text finds in a game, best first. Every page of a search, and its total, are taken from the same
 * answer: a release remembers it, so that it costs one statement.
 */
export function searchRecords(
  release: Release,
  gameId: string,
  text: string,
  types: readonly string[] = searchTypes,
): Promise<readonly Hit[]> {
  const searches = remembered.get(release) ?? new LRUCache({ maxSize: hitsRemembered });
  remembered.set(release, searches);
  const key = JSON.stringify([gameId, text, types]);
  const known = searches.get(key);
  if (known !== undefined) return known;
  const hits = findHits(release, gameId, text, types);
  // A search that is under way counts as the largest that it can become.
  searches.set(key, hits, { size: maxHits });
  hits.then(
    (found) => searches.set(key, hits, { size: found.length + 1 }),
    () => searches.delete(key),
  );
  return hits;
}
