import type {
  ElementScalingRow,
  ScalingCurveRow,
  UpgradeTypeRow,
  WeaponAffinityRow,
  WeaponRow,
  WeaponCategory,
} from '../../../../schema/elden-ring/rows.ts';
import {
  attackStats,
  type AttackStat,
  damageTypes,
  type DamageType,
  type RatedWeapon,
} from './attack-rating.ts';

/** Weapons that can only be held in both hands. */
const bothHands: ReadonlySet<WeaponCategory> = new Set(['bow', 'light_bow', 'greatbow', 'ballista']);

/** The curves of a weapon that names no others: for types of damage, and for status effects. */
const usualCurves = { damage: 'scaling-curve-0', status: 'scaling-curve-6' };

/** What the rating of a weapon with an affinity is made of, as the data have it. */
export interface WeaponParts {
  readonly weapon: Pick<WeaponRow, 'category' | 'is_paired' | 'requirements'>;
  readonly affinity: Pick<WeaponAffinityRow, 'attack' | 'scaling_value' | 'curves' | 'status'>;
  readonly upgrades: Pick<UpgradeTypeRow, 'levels'>;
  readonly elements: Pick<ElementScalingRow, 'elements' | 'rates'>;
  readonly curves: ReadonlyMap<string, Pick<ScalingCurveRow, 'points'>>;
}

const map = <Key extends string>(keys: readonly Key[], of: (key: Key) => number) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, number>;

/** A weapon with an affinity at a level that it has. */
export function ratedWeapon(
  { weapon, affinity, upgrades, elements, curves }: WeaponParts,
  level: number,
): RatedWeapon {
  const upgrade = upgrades.levels.find((each) => each.level === level)!;
  const curveOf: RatedWeapon['curveOf'] = (subject) => {
    const usual = (damageTypes as readonly string[]).includes(subject)
      ? usualCurves.damage
      : usualCurves.status;
    return curves.get(affinity.curves.find(({ of }) => of === subject)?.curve_slug ?? usual)!;
  };
  const statsOf = (type: DamageType): readonly AttackStat[] =>
    elements.elements.find(({ element }) => element === type)?.stats ?? [];
  return {
    requirements: weapon.requirements,
    attack: map(damageTypes, (type) => affinity.attack[type] * upgrade.attack[type]),
    scaling: map(attackStats, (stat) => affinity.scaling_value[stat] * upgrade.scaling[stat]),
    statsOf: Object.fromEntries(damageTypes.map((type) => [type, statsOf(type)])) as RatedWeapon['statsOf'],
    scalingOf(type, stat) {
      const rate = elements.rates.find((each) => each.element === type && each.stat === stat)?.rate;
      return rate === undefined || affinity.scaling_value[stat] === 0
        ? undefined
        : rate * upgrade.scaling[stat];
    },
    curveOf,
    status: affinity.status.map(({ kind, by_level }) => ({ kind, amount: by_level[level]! })),
    isPaired: weapon.is_paired,
    needsBothHands: bothHands.has(weapon.category),
  };
}
