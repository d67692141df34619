import { edits } from '../../text/nearest.ts';
import type { Release } from '../releases.ts';
import { searchRecords } from './search.ts';
import { searchTypes } from './types.ts';

/**
 * Slugs of a kind of record near to one that does not exist, best first: at most three.
 *
 * `type` is the kind as search knows it, e.g. `armor_set`.
 */
export async function suggestSlugs(
  release: Release,
  gameId: string,
  type: string,
  slug: string,
): Promise<string[]> {
  if (!searchTypes.includes(type)) return [];
  const hits = await searchRecords(release, gameId, slug, [type]);
  return hits
    .filter(({ match }) => match !== 'text')
    .map((hit) => ({ slug: hit.slug, distance: edits(slug, hit.slug) }))
    .sort((a, b) => a.distance - b.distance || (a.slug < b.slug ? -1 : 1))
    .slice(0, 3)
    .map((near) => near.slug);
}
