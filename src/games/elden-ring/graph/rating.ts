import type {
  Affinity,
  ClassRow,
  ScalingCurveRow,
  WeaponAffinityRow,
  WeaponRow,
} from '../../../../schema/elden-ring/rows.ts';
import type { GraphContext, QueryBuilder } from '../../../graph/builder.ts';
import { rowsOf, wholeTable } from '../../../graph/loaders.ts';
import { recordNamed, wrongArgument } from '../../../graph/refusals.ts';
import { type AttackRating, attackRating, attackStats, type ByStat } from '../calculators/attack-rating.ts';
import { ratedWeapon } from '../calculators/rated-weapon.ts';
import type { EldenRingTypes } from './types.ts';
import type { ValueOf } from './sets.ts';

/** The attack rating on the rows of a release. This module reads the values; ../calculators/ computes. */

const classes = wholeTable('class');
const scalingCurves = wholeTable('scaling_curve');

export interface RatingArguments extends Partial<ByStat<number | null | undefined>> {
  readonly weapon: string;
  readonly affinity?: Affinity | null | undefined;
  readonly level: number;
  readonly twoHanded: boolean;
}

export interface RatingAnswer extends AttackRating {
  readonly weapon_slug: string;
  readonly affinity: Affinity;
  readonly level: number;
  readonly two_handed: boolean;
  readonly stats: ByStat;
  readonly unverified: readonly ValueOf<'Unverified'>[];
}

/** Two decimals, as all results have. */
export const rounded = (value: number) => Number(value.toFixed(2));

/** The stats: as requested, or else the lowest with which a Tarnished of any class begins. */
async function statsOf({ graph }: EldenRingTypes, args: RatingArguments, context: GraphContext) {
  const rows = await rowsOf<ClassRow>(graph, context, classes);
  const least = (stat: keyof ByStat) => Math.min(99, ...rows.map(({ stats }) => stats[stat]));
  return Object.fromEntries(
    attackStats.map((stat) => [stat, args[stat] ?? least(stat)]),
  ) as unknown as ByStat;
}

/** @throws Problem naming the argument with the level, when the weapon has no such level. */
export function checkLevel({ slug, max_upgrade: max }: WeaponRow, name: string, level: number): void {
  if (level <= max) return;
  const expected =
    max === 0
      ? `${name} must be 0 for ${slug}, which cannot be upgraded`
      : `${name} must be an integer from 0 to ${max} for ${slug}`;
  throw wrongArgument(name, 'out_of_range', `${expected}; received ${level}.`, {
    received: String(level),
    min: 0,
    max,
  });
}

/** @throws Problem when the weapon has no rating, or not that affinity. */
function affinityOf(
  { slug }: WeaponRow,
  rows: readonly WeaponAffinityRow[],
  wanted: Affinity | null | undefined,
): WeaponAffinityRow {
  if (rows.length === 0) {
    throw wrongArgument(
      'weapon',
      'not_allowed',
      `weapon must be one that is no ammunition, which has no rating of its own; received ${slug}.`,
      { received: slug },
    );
  }
  const found = rows.find(({ affinity }) => affinity === (wanted ?? 'standard'));
  if (found) return found;
  if (!wanted) return rows[0]!;
  const allowed = rows.map(({ affinity }) => affinity);
  throw wrongArgument(
    'affinity',
    'not_allowed',
    `affinity must be ${allowed.length > 1 ? 'one of ' : ''}${allowed.join(', ')} for ${slug}; received ${wanted}.`,
    { received: wanted, allowed },
  );
}

/**
 * The attack rating of a weapon for stats.
 *
 * @throws Problem naming the argument that cannot have its value.
 */
export async function rate(
  types: EldenRingTypes,
  args: RatingArguments,
  context: GraphContext,
): Promise<RatingAnswer> {
  const { graph, Weapon, UpgradeType, ElementScaling, affinitiesOf } = types;
  const [weapon, rows, curves, stats] = await Promise.all([
    recordNamed(graph, context, Weapon, 'weapon', args.weapon),
    affinitiesOf(context, args.weapon),
    rowsOf<ScalingCurveRow>(graph, context, scalingCurves),
    statsOf(types, args, context),
  ]);
  const affinity = affinityOf(weapon, rows, args.affinity);
  checkLevel(weapon, 'level', args.level);
  const [upgrades, elements] = await Promise.all([
    UpgradeType.find(context, affinity.upgrade_type_slug),
    ElementScaling.find(context, affinity.element_scaling_slug),
  ]);
  const parts = {
    weapon,
    affinity,
    upgrades: upgrades!,
    elements: elements!,
    curves: new Map(curves.map((curve) => [curve.slug, curve])),
  };
  const rated = ratedWeapon(parts, args.level);
  const rating = attackRating(rated, stats, args.twoHanded);
  const lacksArcane = rating.unmet.some(({ stat }) => stat === 'arcane');
  return {
    ...rating,
    weapon_slug: weapon.slug,
    affinity: affinity.affinity,
    level: args.level,
    two_handed: args.twoHanded || rated.needsBothHands,
    stats,
    unverified: lacksArcane && rating.status.some(({ bonus }) => bonus < 0) ? ['unmet_arcane'] : [],
  };
}

/** The arguments of every question about a rating. */
export const ratingArguments = ({ AffinityName, WeaponLevel, Stat }: EldenRingTypes, t: QueryBuilder) => ({
  weapon: t.arg({ type: 'Slug', required: true, description: 'Slug of the weapon.' }),
  affinity: t.arg({
    type: AffinityName,
    description: 'Its affinity. Without it, `standard`, or `unique` where it takes no other.',
  }),
  level: t.arg({ type: WeaponLevel, required: true, defaultValue: 0, description: 'Upgrade of the weapon.' }),
  twoHanded: t.arg({
    type: 'Boolean',
    required: true,
    defaultValue: false,
    description:
      'Whether it is held in both hands, which raises strength by half. Bows and ballistae always are.',
  }),
  strength: t.arg({ type: Stat, description: 'Strength. Without it, the lowest of any class.' }),
  dexterity: t.arg({ type: Stat, description: 'Dexterity. Without it, the lowest of any class.' }),
  intelligence: t.arg({ type: Stat, description: 'Intelligence. Without it, the lowest of any class.' }),
  faith: t.arg({ type: Stat, description: 'Faith. Without it, the lowest of any class.' }),
  arcane: t.arg({ type: Stat, description: 'Arcane. Without it, the lowest of any class.' }),
});
