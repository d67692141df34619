import { fold } from './fold.ts';
import type { Release } from './releases.ts';

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
  const folded = fold(slug);
  if (folded === '') return [];
  const rows = await release.select<{ slug: string }>(
    'suggest_slugs',
    `select slug from search_document
      where release_id = ? and game_id = ? and type = ? and (folded % ? or ? <% folded)
      order by greatest(similarity(folded, ?), word_similarity(?, folded)) desc, similarity(folded, ?) desc, slug limit 3`,
    gameId,
    type,
    folded,
    folded,
    folded,
    folded,
    folded,
  );
  return rows.map((row) => row.slug);
}
