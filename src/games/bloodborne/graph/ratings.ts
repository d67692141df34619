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
import { recordNamed } from '../../../graph/refusals.ts';
import { addAttackRatingsWith, levelOf } from '../../calculators/attack-ratings.ts';
import { attackRating } from '../calculators/attack-rating.ts';
import { byColumn, statsOf, unmetOf } from './rating.ts';
import type { BloodborneTypes } from './types.ts';

/** A weapon and its levels, from the lowest. */
interface Leveled {
  readonly weapon: WeaponRow;
  readonly levels: readonly WeaponLevelRow[];
}

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

const known = new WeakMap<GraphContext['release'], Promise<readonly Leveled[]>>();

/** The weapons of a release with their levels, read once. */
function leveledOf(types: BloodborneTypes, context: GraphContext): Promise<readonly Leveled[]> {
  const { release } = context;
  const before = known.get(release);
  if (before !== undefined) return before;
  const reading = readLeveled(types, context);
  known.set(release, reading);
  reading.catch(() => known.delete(release));
  return reading;
}

/** Whether a list, if there is one, has a value. */
const isAmong = <Value>(list: readonly Value[] | null | undefined, value: Value) =>
  !list || list.includes(value);

/** The rating of a weapon at a level, in each of the wanted versions: they differ only in the gems that fit. */
function rowsFor(
  { weapon, levels }: Leveled,
  args: AttackRatingsArguments,
  stats: Parameters<typeof byColumn>[0],
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
        ...{ weapon: rated, stats: byColumn(stats), saturation, gems: [] },
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
        meets_requirements: unmetOf(weapon.requirements, byColumn(stats)).length === 0,
      };
    });
}

/** Adds the attack ratings of all weapons. */
export function addAttackRatings(types: BloodborneTypes): void {
  const { graph, Origin, StatCurve } = types;
  addAttackRatingsWith<AttackRatingsArguments, RatedWeapon>(graph, async (args, context) => {
    const origin: OriginRow | undefined = args.classSlug
      ? await recordNamed(graph, context, Origin, 'class_slug', args.classSlug)
      : undefined;
    const { bloodTinge: bloodtinge, ...others } = args;
    const stats = await statsOf(graph, { ...others, bloodtinge }, context, origin);
    const saturation = (await StatCurve.find(context, 'attack-saturation'))!;
    const { isDlc } = args;
    return (await leveledOf(types, context))
      .filter(
        ({ weapon }) =>
          isAmong(args.category, weapon.category) &&
          isAmong(args.slugs, weapon.slug) &&
          (isDlc === undefined || isDlc === null || weapon.is_dlc === isDlc),
      )
      .flatMap((each) => rowsFor(each, args, stats, saturation));
  });
}
