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
  type StatusKind,
} from './attack-rating.ts';

/** Weapons that can only be held in both hands. */
const bothHands: ReadonlySet<WeaponCategory> = new Set(['bow', 'light_bow', 'greatbow', 'ballista']);

/** The curves of a weapon that names no others: for types of damage, and for status effects. */
const usualCurves = { damage: 'scaling-curve-0', status: 'scaling-curve-6' };

/** Rows that the rating of a weapon with an affinity is computed from. */
export interface WeaponParts {
  readonly weapon: Pick<WeaponRow, 'category' | 'is_paired' | 'requirements'>;
  readonly affinity: Pick<WeaponAffinityRow, 'attack' | 'scaling_value' | 'curves' | 'status'>;
  readonly upgrades: Pick<UpgradeTypeRow, 'levels'>;
  readonly elements: Pick<ElementScalingRow, 'elements' | 'rates'>;
  readonly curves: ReadonlyMap<string, Pick<ScalingCurveRow, 'points'>>;
}

/** A value for each key. */
export const map = <Key extends string>(keys: readonly Key[], of: (key: Key) => number) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, number>;

/** The curve of a type of damage or a status effect. */
export function curveOf({ affinity, curves }: WeaponParts, subject: DamageType | StatusKind) {
  const usual = (damageTypes as readonly string[]).includes(subject)
    ? usualCurves.damage
    : usualCurves.status;
  return curves.get(affinity.curves.find(({ of }) => of === subject)?.curve_slug ?? usual)!;
}

/** The stats that a type of damage scales with. */
export const statsOf = ({ elements }: WeaponParts, type: DamageType): readonly AttackStat[] =>
  elements.elements.find(({ element }) => element === type)?.stats ?? [];

/** The factor that a stat has for a type of damage instead of that of the weapon; undefined where it is that. */
export const rateOf = (
  { affinity, elements }: WeaponParts,
  type: DamageType,
  stat: AttackStat,
): number | undefined =>
  affinity.scaling_value[stat] === 0
    ? undefined
    : elements.rates.find((each) => each.element === type && each.stat === stat)?.rate;

/** Returns the factors of attack and scaling at a level of a weapon. */
export const upgradeAt = ({ upgrades }: WeaponParts, level: number) =>
  upgrades.levels.find((each) => each.level === level)!;

/** The scaling of a weapon with a stat at a level. */
export const scalingAt = (parts: WeaponParts, level: number, stat: AttackStat): number =>
  parts.affinity.scaling_value[stat] * upgradeAt(parts, level).scaling[stat];

/** How a weapon is held. */
export const heldAs = ({ weapon }: WeaponParts) => ({
  isPaired: weapon.is_paired,
  needsBothHands: bothHands.has(weapon.category),
});

/** A weapon with an affinity at a level that it has. */
export function ratedWeapon(parts: WeaponParts, level: number): RatedWeapon {
  const { weapon, affinity } = parts;
  const upgrade = upgradeAt(parts, level);
  return {
    requirements: weapon.requirements,
    attack: map(damageTypes, (type) => affinity.attack[type] * upgrade.attack[type]),
    scaling: map(attackStats, (stat) => scalingAt(parts, level, stat)),
    statsOf: Object.fromEntries(
      damageTypes.map((type) => [type, statsOf(parts, type)]),
    ) as RatedWeapon['statsOf'],
    scalingOf(type, stat) {
      const rate = rateOf(parts, type, stat);
      return rate === undefined ? undefined : rate * upgrade.scaling[stat];
    },
    curveOf: (subject) => curveOf(parts, subject),
    status: affinity.status.map(({ kind, by_level }) => ({ kind, amount: by_level[level]! })),
    ...heldAs(parts),
  };
}
