import { edits, nearest } from '../../text/nearest.ts';
import type { Release } from '../releases.ts';
import { searchRecords } from './search.ts';
import { searchTypes } from './types.ts';

/**
 * Slugs of a kind of record near to one that does not exist, best first: at most three.
 *
 * `type` is the table of the kind, e.g. `armor_set`; of a kind that search does not know the slugs themselves are
 * compared.
 */
export async function suggestSlugs(
  release: Release,
  gameId: string,
  type: string,
  slug: string,
): Promise<string[]> {
  if (!searchTypes.includes(type)) {
    const alike = await release.select<{ slug: string }>(
      `${type}_alike`,
      `select slug from ${type} where release_id = ? and game_id = ?
        order by similarity(slug, ?::text) desc, slug limit 50`,
      gameId,
      slug,
    );
    return nearest(
      slug,
      alike.map((each) => each.slug),
    );
  }
  const hits = await searchRecords(release, gameId, slug, [type]);
  return hits
    .filter(({ match }) => match !== 'text')
    .map((hit) => ({ slug: hit.slug, distance: edits(slug, hit.slug) }))
    .sort((a, b) => a.distance - b.distance || (a.slug < b.slug ? -1 : 1))
    .slice(0, 3)
    .map((near) => near.slug);
}
