import { type ByType, damageTypes, type DamageType } from './attack-rating.ts';
import { shareThrough } from '../../calculators/defense.ts';

/** Kinds of physical damage; `physical` is the standard one. Attacks of a weapon differ in it. */
export type PhysicalKind = 'physical' | 'strike' | 'slash' | 'pierce';

type Against<Value> = Readonly<Record<DamageType | PhysicalKind, Value>>;

/** Defenses and negations of an enemy by type of damage. */
export interface Target {
  readonly defense: Against<number | null>;
  /** Percent that is taken away; below 0 more is taken. */
  readonly negation: Against<number>;
}

export interface Damage {
  /** Sum of the types; null when a defense is not known. */
  readonly total: number | null;
  readonly by_type: ByType<number | null>;
}

/**
 * Damage of a hit with 100 percent of the rating, in HP: for each type, rating x the share that the defense lets through
 * x what the negation leaves. Null where a defense is unknown.
 *
 * @param ratings attack rating by type.
 * @param physical which kind of physical damage the attack deals.
 */
export function damageOf(ratings: ByType, physical: PhysicalKind, { defense, negation }: Target): Damage {
  const damageBy = (type: DamageType): number | null => {
    const rating = ratings[type];
    if (rating <= 0) return 0;
    const kind = type === 'physical' ? physical : type;
    const against = defense[kind];
    return against === null ? null : rating * shareThrough(rating, against) * (1 - negation[kind] / 100);
  };
  const by_type = Object.fromEntries(damageTypes.map((type) => [type, damageBy(type)])) as Record<
    DamageType,
    number | null
  >;
  const total = damageTypes.reduce<number | null>((sum, type) => {
    const one = by_type[type];
    return sum === null || one === null ? null : sum + one;
  }, 0);
  return { total, by_type };
}
