import { type AttackType, attackTypes, type ByType } from './attack-rating.ts';
import { nearlyWhole } from './stat-curve.ts';

/** Least and most that is left of an attack. */
export const leastShare = 0.1;
export const mostShare = 0.9;

/**
 * The share of an attack that a defense lets through, from 0.1 to 0.9; it depends only on attack / defense.
 *
 * Source: DamageService.cs of the calculator of Hikkaruu (BloodborneCalculator) only; the results were not compared
 * with the game.
 *
 * @param attack points of attack, move included.
 * @param defense points of defense against its type.
 */
export function shareThrough(attack: number, defense: number): number {
  const ratio = defense <= 0 ? Number.POSITIVE_INFINITY : attack / defense;
  if (ratio < 1 / 8) return leastShare;
  if (ratio < 1) return (19.2 / 49) * (ratio - 0.125) ** 2 + 0.1;
  if (ratio < 2.5) return (-0.4 / 3) * (ratio - 2.5) ** 2 + 0.7;
  if (ratio < 8) return (-0.8 / 121) * (ratio - 8) ** 2 + 0.9;
  return mostShare;
}

/** What an attack deals of each type. */
export interface Hit {
  /** Percent of the rating of each type; null where it is not known. */
  readonly percent: ByType<number | null>;
  /** The type of its physical or blood part, which chooses the defense; null when it has neither. */
  readonly damage_type: 'physical' | 'blunt' | 'thrust' | 'blood' | null;
}

export type Defense = Readonly<Record<AttackType | 'blunt' | 'thrust', number | null>>;

/** The defense against a type of attack. A blunt or thrust blow is physical attack against a separate defense. */
function defenseAgainst(defense: Defense, type: AttackType, { damage_type }: Hit): number | null {
  return type === 'physical' && damage_type !== null && damage_type !== 'blood'
    ? defense[damage_type]
    : defense[type];
}

export interface Damage {
  /** Sum of the types; null when one of them is not known. */
  readonly total: number | null;
  readonly by_type: ByType<number | null>;
}

/**
 * Damage of a hit in HP: for each type rating x percent of the move, times the share that the defense lets through,
 * times `rate`, cut to a whole number. Null where a defense or a percentage is unknown.
 *
 * @param ratings attack rating by type.
 * @param physicalRate factor on the physical part before the defense, e.g. of gems for blunt attacks.
 * @param rate factor on what is left, e.g. of a weakness of the foe.
 */
export function damageOf({
  ratings,
  hit,
  defense,
  physicalRate = 1,
  rate = 1,
}: {
  readonly ratings: ByType;
  readonly hit: Hit;
  readonly defense: Defense | null;
  readonly physicalRate?: number;
  readonly rate?: number;
}): Damage {
  const damageBy = (type: AttackType): number | null => {
    if (ratings[type] <= 0 || hit.percent[type] === 0) return 0;
    const against = defense && defenseAgainst(defense, type, hit);
    const percent = hit.percent[type];
    if (against === null || percent === null) return null;
    const attack = ((ratings[type] * percent) / 100) * (type === 'physical' ? physicalRate : 1);
    return Math.floor(attack * shareThrough(attack, against) * rate + nearlyWhole);
  };
  const byType = Object.fromEntries(attackTypes.map((type) => [type, damageBy(type)])) as ByType<
    number | null
  >;
  const total = attackTypes.reduce<number | null>((sum, type) => {
    const one = byType[type];
    return sum === null || one === null ? null : sum + one;
  }, 0);
  return { total, by_type: byType };
}

/** How often a hit must land; null when the damage is unknown or zero. */
export const hitsToKill = (hp: number, damage: number | null): number | null =>
  damage === null || damage <= 0 ? null : Math.ceil(hp / damage);
