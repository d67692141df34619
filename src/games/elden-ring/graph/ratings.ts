import type {
  AttackRatingsArguments,
  ClassRow,
  ElementScalingRow,
  RatedWeapon,
  ScalingCurveRow,
  UpgradeTypeRow,
  WeaponAffinityRow,
  WeaponRow,
} from '../../../../schema/elden-ring/rows.ts';
import type { GraphContext } from '../../../graph/builder.ts';
import { rowsOf, wholeTable } from '../../../graph/loaders.ts';
import { oncePerRelease } from '../../../graph/memory.ts';
import { recordNamed } from '../../../graph/refusals.ts';
import { addAttackRatingsWith, isAmong, isAsWanted, levelOf } from '../../calculators/attack-ratings.ts';
import { attackRating, attackStats, type ByStat } from '../calculators/attack-rating.ts';
import { ratedWeapon, type WeaponParts } from '../calculators/rated-weapon.ts';
import { rounded, roundedStatus, roundedTypes, statsOf } from './rating.ts';
import type { EldenRingTypes } from './types.ts';

/** A weapon with one of its affinities, and what its rating is made of. */
interface Infused extends WeaponParts {
  readonly weapon: WeaponRow;
  readonly affinity: WeaponAffinityRow;
}

const bySlug = <Row extends { readonly slug: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.slug, row]));

/** Reads every weapon with each of its affinities. */
async function readInfused({ graph }: EldenRingTypes, context: GraphContext): Promise<readonly Infused[]> {
  const read = <Row>(table: string) => rowsOf<Row>(graph, context, wholeTable(table));
  const [weapons, upgrades, elements, curves, affinities] = await Promise.all([
    read<WeaponRow>('weapon').then(bySlug),
    read<UpgradeTypeRow>('upgrade_type').then(bySlug),
    read<ElementScalingRow>('element_scaling').then(bySlug),
    read<ScalingCurveRow>('scaling_curve').then(bySlug),
    rowsOf<WeaponAffinityRow>(graph, context, {
      sql: (schema) => `select * from ${schema}.weapon_affinity order by weapon_slug, affinity`,
      keyColumn: 'weapon_slug',
    }),
  ]);
  return affinities.map((affinity) => ({
    weapon: weapons.get(affinity.weapon_slug)!,
    affinity,
    upgrades: upgrades.get(affinity.upgrade_type_slug)!,
    elements: elements.get(affinity.element_scaling_slug)!,
    curves,
  }));
}

/** Four decimals: factors are products of two that have up to three each. */
const roundedScaling = (scaling: ByStat) =>
  Object.fromEntries(attackStats.map((stat) => [stat, Number(scaling[stat].toFixed(4))])) as ByStat;

/** Whether the filters leave a weapon with an affinity. */
function isWanted({ weapon, affinity }: Infused, args: AttackRatingsArguments): boolean {
  const { status, skill } = args;
  return (
    isAmong(args.category, weapon.category) &&
    isAmong(args.affinity, affinity.affinity) &&
    isAmong(args.slugs, weapon.slug) &&
    (!status || affinity.status.some(({ kind }) => status.includes(kind))) &&
    (!skill || weapon.skill?.toLowerCase() === skill.toLowerCase()) &&
    isAsWanted(args.isDlc, weapon.is_dlc)
  );
}

/** Adds the attack ratings of all weapons. */
export function addAttackRatings(types: EldenRingTypes): void {
  const { graph, Class } = types;
  const infusedOf = oncePerRelease((context) => readInfused(types, context));
  addAttackRatingsWith<AttackRatingsArguments, RatedWeapon>(graph, async (args, context) => {
    const ofClass: ClassRow | undefined = args.classSlug
      ? await recordNamed(graph, context, Class, 'class_slug', args.classSlug)
      : undefined;
    const stats = await statsOf(types, args, context, ofClass?.stats);
    return (await infusedOf(context))
      .filter((each) => isWanted(each, args))
      .map((parts) => () => {
        const { weapon, affinity } = parts;
        const level = levelOf(args.level, weapon.max_level);
        const rated = ratedWeapon(parts, level);
        const { total, by_type, status, unmet } = attackRating(rated, stats, args.twoHanded);
        return {
          weapon_slug: weapon.slug,
          weapon_name: weapon.name,
          category: weapon.category,
          affinity: affinity.affinity,
          level,
          total: rounded(total),
          by_type: roundedTypes(by_type),
          status: roundedStatus(status),
          scaling_value: roundedScaling(rated.scaling),
          meets_requirements: unmet.length === 0,
        };
      });
  });
}
