import type {
  AttackRatingsArguments,
  OriginRow,
  RatedWeapon,
  StatCurveRow,
  WeaponLevelRow,
  WeaponRow,
} from '../../../../schema/bloodborne/rows.ts';
import type { GraphContext } from '../../../graph/builder.ts';
import { rowsOf, wholeTable } from '../../../graph/loaders.ts';
import { oncePerRelease } from '../../../graph/memory.ts';
import { recordNamed } from '../../../graph/refusals.ts';
import { addAttackRatingsWith, isAmong, isAsWanted, levelOf } from '../../calculators/attack-ratings.ts';
import { attackRating, type ByStat, unmetRequirements } from '../calculators/attack-rating.ts';
import { statsOf } from './rating.ts';
import type { BloodborneTypes } from './types.ts';

/** A weapon and its levels, from the lowest. */
interface Leveled {
  readonly weapon: WeaponRow;
  readonly levels: readonly WeaponLevelRow[];
}

/** Reads every weapon with its levels. */
async function readLeveled({ graph }: BloodborneTypes, context: GraphContext): Promise<readonly Leveled[]> {
  const [weapons, rows] = await Promise.all([
    rowsOf<WeaponRow>(graph, context, wholeTable('weapon')),
    rowsOf<WeaponLevelRow>(graph, context, {
      sql: (schema) => `select * from ${schema}.weapon_level order by weapon_slug, level`,
      keyColumn: 'weapon_slug',
    }),
  ]);
  return weapons.map((weapon) => ({
    weapon,
    levels: rows.filter(({ weapon_slug }) => weapon_slug === weapon.slug),
  }));
}

/** The rating of a weapon at a level, in each of the wanted versions: they differ only in the gems that fit. */
function rowsFor(
  { weapon, levels }: Leveled,
  args: AttackRatingsArguments,
  stats: ByStat,
  saturation: StatCurveRow,
): (() => RatedWeapon)[] {
  const level = levels[levelOf(args.level, levels.length - 1)];
  if (level === undefined) return [];
  return weapon.variants
    .filter(({ kind }) => isAmong(args.variant, kind))
    .map(({ kind }) => () => {
      const { attack, scaling, scaling_value } = level;
      const rated = { attack, scaling: scaling_value };
      const { total, by_type } = attackRating({
        weapon: rated,
        stats,
        saturation,
        gems: [],
        form: undefined,
      });
      return {
        weapon_slug: weapon.slug,
        weapon_name: weapon.name,
        category: weapon.category,
        variant: kind,
        level: level.level,
        total,
        by_type,
        scaling,
        scaling_value,
        meets_requirements: unmetRequirements(weapon.requirements, stats).length === 0,
      };
    });
}

/** Adds the attack ratings of all weapons. */
export function addAttackRatings(types: BloodborneTypes): void {
  const { graph, Origin, StatCurve } = types;
  const leveledOf = oncePerRelease((context) => readLeveled(types, context));
  addAttackRatingsWith<AttackRatingsArguments, RatedWeapon>(graph, async (args, context) => {
    const origin: OriginRow | undefined = args.classSlug
      ? await recordNamed(graph, context, Origin, 'class_slug', args.classSlug)
      : undefined;
    const stats = await statsOf(graph, args, context, origin);
    const saturation = (await StatCurve.find(context, 'attack-saturation'))!;
    return (await leveledOf(context))
      .filter(
        ({ weapon }) =>
          isAmong(args.category, weapon.category) &&
          isAmong(args.slugs, weapon.slug) &&
          isAsWanted(args.isDlc, weapon.is_dlc),
      )
      .flatMap((each) => rowsFor(each, args, stats, saturation));
  });
}
