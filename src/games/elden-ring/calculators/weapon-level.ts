import type { UpgradeTypeRow, WeaponAffinityRow, WeaponLevel } from '../../../../schema/elden-ring/rows.ts';
import { byStat, damageTypes } from './attack-rating.ts';
import { map } from './rated-weapon.ts';
import { gradesOf } from './scaling-grade.ts';

const rounded = (value: number) => Number(value.toFixed(4));

/** Columns that decide the values of a weapon with an affinity. */
type Upgraded = Pick<WeaponAffinityRow, 'attack' | 'scaling_value' | 'status'>;

/** The values of a weapon with an affinity at one of its levels. */
export function weaponLevel(
  { attack, scaling_value: scaling, status }: Upgraded,
  { levels }: Pick<UpgradeTypeRow, 'levels'>,
  level: number,
): WeaponLevel {
  const factors = levels.find((each) => each.level === level)!;
  const scalingValue = byStat((stat) => rounded(scaling[stat] * factors.scaling[stat]));
  return {
    level,
    attack: map(damageTypes, (type) => rounded(attack[type] * factors.attack[type])),
    scaling: gradesOf(scalingValue),
    scaling_value: scalingValue,
    status: status.map(({ kind, by_level: amounts }) => ({ kind, amount: amounts[level]! })),
  };
}

/** The values of a weapon without an affinity, as ammunition has them, at its only level. */
export const withoutAffinity = (attack: WeaponLevel['attack']): WeaponLevel => ({
  level: 0,
  attack,
  scaling: gradesOf(byStat(() => 0)),
  scaling_value: byStat(() => 0),
  status: [],
});
