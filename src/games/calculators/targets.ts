import { wrongArgument } from '../../graph/refusals.ts';

/**
 * Returns the record that a hit is dealt to.
 *
 * @throws Problem unless exactly one of the two is given.
 */
export function foeOf(
  bossSlug: string | null | undefined,
  enemySlug: string | null | undefined,
): { readonly kind: 'boss' | 'enemy'; readonly slug: string } {
  if (bossSlug && enemySlug)
    throw wrongArgument(
      'enemy_slug',
      'not_with_boss',
      `enemy_slug cannot be combined with boss_slug; got ${enemySlug}.`,
      { received: enemySlug },
    );
  if (bossSlug) return { kind: 'boss', slug: bossSlug };
  if (enemySlug) return { kind: 'enemy', slug: enemySlug };
  throw wrongArgument('boss_slug', 'missing', 'boss_slug is required unless enemy_slug is given.');
}
