import { type AttackType, attackTypes, type ByType } from './attack-rating.ts';
import { shareThrough } from '../../calculators/defense.ts';
import { nearlyWhole } from '../../calculators/stat-curve.ts';

/** An attack as shares of the weapon's rating. */
export interface Hit {
  /** Percent of the rating of each type; null where it is not known. */
  readonly percent: ByType<number | null>;
  /** The type of its physical or blood part, which chooses the defense; null when it has neither. */
  readonly damage_type: AttackType | 'blunt' | 'thrust' | null;
}

export type Defense = Readonly<Record<AttackType | 'blunt' | 'thrust', number | null>>;

/** The defense against a type of attack. A blunt or thrust blow is physical attack against a separate defense. */
function defenseAgainst(defense: Defense, type: AttackType, { damage_type }: Hit): number | null {
  return type === 'physical' && (damage_type === 'blunt' || damage_type === 'thrust')
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
