/** Least and most that is left of an attack. */
const minShare = 0.1;
const maxShare = 0.9;

/**
 * The share of an attack that a defense lets through, from 0.1 to 0.9; it depends only on attack / defense.
 *
 * Sources: DamageService.cs of the calculator of Hikkaruu for Bloodborne, and the calculator of guyathomas for Elden
 * Ring, which has the same curve with rounded divisors. The results were not compared with the games.
 *
 * @param attack points of attack, move included.
 * @param defense points of defense against its type.
 */
export function shareThrough(attack: number, defense: number): number {
  const ratio = defense <= 0 ? Number.POSITIVE_INFINITY : attack / defense;
  if (ratio < 1 / 8) return minShare;
  if (ratio < 1) return (19.2 / 49) * (ratio - 0.125) ** 2 + 0.1;
  if (ratio < 2.5) return (-0.4 / 3) * (ratio - 2.5) ** 2 + 0.7;
  if (ratio < 8) return (-0.8 / 121) * (ratio - 8) ** 2 + 0.9;
  return maxShare;
}

/** How often a hit must land; null when the damage is unknown or zero. */
export const hitsToKill = (hp: number, damage: number | null): number | null =>
  damage === null || damage <= 0 ? null : Math.ceil(hp / damage);
