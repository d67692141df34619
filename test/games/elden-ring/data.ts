import { readFileSync } from 'node:fs';
import type {
  ElementScalingRow,
  ScalingCurveRow,
  UpgradeTypeRow,
  WeaponAffinityRow,
  WeaponRow,
} from '../../../schema/elden-ring/rows.ts';
import { ratedWeapon } from '../../../src/games/elden-ring/calculators/rated-weapon.ts';
import { fromRoot } from '../../../src/root.ts';

/** Records of a data file of Elden Ring. */
export const recordsOf = <Row = any>(file: string): Row[] =>
  JSON.parse(readFileSync(fromRoot('seeds', 'elden-ring', `${file}.json`), 'utf8')).records;

const bySlug = <Row extends { readonly slug: string }>(file: string) =>
  new Map(recordsOf<Row>(file).map((row) => [row.slug, row]));

export interface Weapon extends WeaponRow {
  readonly affinities: readonly WeaponAffinityRow[];
}

export const weapons = bySlug<Weapon>('weapons');
const upgradeTypes = bySlug<UpgradeTypeRow>('upgrade-types');
const elementScalings = bySlug<ElementScalingRow>('element-scalings');
const curves = bySlug<ScalingCurveRow>('scaling-curves');

/** A weapon at a level, as the calculators take it. */
export function weaponAt(weapon: Weapon, affinity: WeaponAffinityRow, level: number) {
  const upgrades = upgradeTypes.get(affinity.upgrade_type_slug)!;
  const elements = elementScalings.get(affinity.element_scaling_slug)!;
  return ratedWeapon({ weapon, affinity, upgrades, elements, curves }, level);
}
