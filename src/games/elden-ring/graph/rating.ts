import type {
  Affinity,
  AttackRating,
  AttackRatingArguments,
  Build,
  ClassRow,
  ScalingCurveRow,
  StatsInput,
  WeaponAffinityRow,
  WeaponRow,
} from '../../../../schema/elden-ring/rows.ts';
import type { GraphContext } from '../../../graph/types/builder.ts';
import { rowsOf, wholeTable } from '../../../graph/load/loaders.ts';
import { addQuery } from '../../../graph/queries/declared.ts';
import { recordNamed, wrongArgument } from '../../../graph/limits/refusals.ts';
import { levelOf, noSuchLevel } from '../../calculators/levels.ts';
import {
  attackRating,
  attackStats,
  type ByStat,
  byStat,
  type ByType,
  damageTypes,
  rounded,
} from '../calculators/attack-rating.ts';
import { ratedWeapon } from '../calculators/rated-weapon.ts';
import type { EldenRingTypes } from './types.ts';

/** The attack rating on the rows of a release. This module reads the values; ../calculators/ computes. */

const classes = wholeTable('class');
const scalingCurves = wholeTable('scaling_curve');

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 40;

/** A rating as callers read it, and its exact values. */
interface Rated {
  readonly result: AttackRating;
  readonly exact: ByType;
  /** Factors at the level. */
  readonly scaling: ByStat;
}

export const roundedTypes = (values: ByType) =>
  Object.fromEntries(damageTypes.map((type) => [type, rounded(values[type])])) as Record<
    keyof ByType,
    number
  >;

/** Four decimals: factors are products of two that have up to three each. */
export const roundedFactor = (factor: number): number => Number(factor.toFixed(4));
export const roundedScaling = (scaling: ByStat): ByStat => byStat((stat) => roundedFactor(scaling[stat]));

/** Build-up of status effects as callers read it. */
export const roundedStatus = (status: ReturnType<typeof attackRating>['status']) =>
  status.map(({ kind, amount, base, bonus }) => ({
    kind,
    amount: rounded(amount),
    base: rounded(base),
    bonus: rounded(bonus),
  }));

/** Stats in a request, and the slug of the class whose stats count where none is given. */
export interface GivenStats {
  readonly stats?: StatsInput | null;
  readonly classSlug?: string | null;
}

/**
 * The stats: as requested, or else those of the class, or else the lowest with which a Tarnished of any class begins.
 *
 * @throws Problem for an unknown class.
 */
export async function statsOf(
  { graph, Class }: EldenRingTypes,
  { stats: given, classSlug }: GivenStats,
  context: GraphContext,
) {
  const [rows, ofClass] = await Promise.all([
    rowsOf<ClassRow>(graph, context, classes),
    classSlug ? recordNamed(graph, context, Class, 'class_slug', classSlug) : undefined,
  ]);
  const min = (stat: keyof ByStat) => Math.min(99, ...rows.map(({ stats }) => stats[stat]));
  return Object.fromEntries(
    attackStats.map((stat) => [stat, given?.[stat] ?? ofClass?.stats[stat] ?? min(stat)]),
  ) as Record<keyof ByStat, number>;
}

/** @throws Problem naming the argument with the level, when the weapon has no such level. */
export function checkLevel({ slug, max_level: max }: WeaponRow, name: string, level: number): void {
  if (level > max) throw noSuchLevel(slug, name, level, max, 'upgraded');
}

const noRequirements: ByStat = { strength: 0, dexterity: 0, intelligence: 0, faith: 0, arcane: 0 };

/** @throws Problem when the weapon has no rating, or not that affinity. */
function affinityOf(
  { slug }: WeaponRow,
  rows: readonly WeaponAffinityRow[],
  wanted: Affinity | null | undefined,
): WeaponAffinityRow {
  if (rows.length === 0) {
    throw wrongArgument(
      'weapon_slug',
      'not_allowed',
      `weapon_slug must not be ammunition, which has no attack rating of its own; got ${slug}.`,
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
    `affinity must be ${allowed.length > 1 ? 'one of ' : ''}${allowed.join(', ')} for ${slug}; got ${wanted}.`,
    { received: wanted, allowed },
  );
}

/**
 * The weapon of the arguments as calculators take it, and the stats.
 *
 * @param classSlug the class whose stats count where none is given.
 * @throws Problem naming the argument that cannot have its value.
 */
export async function weaponOf(
  types: EldenRingTypes,
  args: Build,
  context: GraphContext,
  classSlug?: string | null,
) {
  const { graph, Weapon, UpgradeType, ElementScaling, affinitiesOf } = types;
  const [weapon, rows, curves, stats] = await Promise.all([
    recordNamed(graph, context, Weapon, 'weapon_slug', args.weaponSlug),
    affinitiesOf(context, args.weaponSlug),
    rowsOf<ScalingCurveRow>(graph, context, scalingCurves),
    statsOf(types, { stats: args.stats ?? null, classSlug: classSlug ?? null }, context),
  ]);
  const affinity = affinityOf(weapon, rows, args.affinity);
  const level = levelOf(args.level, weapon.max_level);
  checkLevel(weapon, 'level', level);
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
  return { affinity: affinity.affinity, level, rated: ratedWeapon(parts, level), stats };
}

/**
 * The attack rating of a weapon for stats.
 *
 * @param classSlug the class whose stats count where none is given.
 * @throws Problem naming the argument that cannot have its value.
 */
export async function rate(
  types: EldenRingTypes,
  args: Build,
  context: GraphContext,
  classSlug?: string | null,
): Promise<Rated> {
  const { affinity, level, rated, stats } = await weaponOf(types, args, context, classSlug);
  const { unmet, ...asHeld } = attackRating(rated, stats, args.twoHanded);
  const { by_type, base, bonus, status, steps, total } = args.ignoreRequirements
    ? attackRating({ ...rated, requirements: noRequirements }, stats, args.twoHanded)
    : asHeld;
  const lacksArcane = unmet.some(({ stat }) => stat === 'arcane');
  return {
    exact: by_type,
    scaling: rated.scaling,
    result: {
      weapon_slug: args.weaponSlug,
      affinity,
      level,
      two_handed: args.twoHanded || rated.needsBothHands,
      stats,
      total: rounded(total),
      by_type: roundedTypes(by_type),
      base: roundedTypes(base),
      bonus: roundedTypes(bonus),
      status: roundedStatus(status),
      meets_requirements: unmet.length === 0,
      unmet_requirements: unmet,
      steps: steps.map((step) => ({
        ...step,
        amount: Number(step.amount.toFixed(4)),
        result: rounded(step.result),
      })),
      unverified: lacksArcane && status.some((each) => each.bonus < 0) ? ['unmet_arcane'] : [],
    },
  };
}

/** Adds the attack rating of a weapon. */
export function addAttackRating(types: EldenRingTypes): void {
  addQuery<AttackRatingArguments, AttackRating>(
    types.graph,
    'attackRating',
    rowsRead,
    async ({ build, classSlug }, context) => (await rate(types, build, context, classSlug)).result,
  );
}
