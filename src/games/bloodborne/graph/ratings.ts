import type {
  AttackRatingsArguments,
  RatedWeapon,
  StatCurveRow,
  VariantKind,
  WeaponLevelRow,
  WeaponRow,
} from '../../../../schema/bloodborne/rows.ts';
import type { GraphContext } from '../../../graph/types/builder.ts';
import { rowsOf, wholeTable } from '../../../graph/load/loaders.ts';
import { addAttackRatingsWith, hasAmong, isAmong, isAsWanted } from '../../calculators/attack-ratings.ts';
import { atMost, type Level, wantedLevel } from '../../calculators/levels.ts';
import {
  attackRating,
  type AttackStat,
  attackTypes,
  type ByStat,
  unmetRequirements,
} from '../calculators/attack-rating.ts';
import { statusOf } from '../calculators/weapon-status.ts';
import { statsOf } from './rating.ts';
import type { BloodborneTypes } from './types.ts';

/** A weapon in one of its versions, which differ only in the gems that fit, and its levels, from the lowest. */
interface Version {
  readonly weapon: WeaponRow;
  readonly variant: VariantKind;
  readonly levels: readonly WeaponLevelRow[];
  readonly saturation: StatCurveRow;
}

/** Inputs of a rating besides the weapon. */
interface Build {
  readonly stats: ByStat;
  readonly level: Level;
}

/** Reads every weapon in each version, with its levels. */
async function readVersions(
  { graph, StatCurve }: BloodborneTypes,
  context: GraphContext,
): Promise<readonly Version[]> {
  const [weapons, rows, saturation] = await Promise.all([
    rowsOf<WeaponRow>(graph, context, wholeTable('weapon')),
    rowsOf<WeaponLevelRow>(graph, context, {
      sql: (schema) => `select * from ${schema}.weapon_level order by weapon_slug, level`,
      keyColumn: 'weapon_slug',
    }),
    StatCurve.find(context, 'attack-saturation'),
  ]);
  return weapons.flatMap((weapon) => {
    const levels = rows.filter(({ weapon_slug }) => weapon_slug === weapon.slug);
    if (levels.length === 0) return [];
    return weapon.variants.map(({ kind }) => ({ weapon, variant: kind, levels, saturation: saturation! }));
  });
}

/** The level of a weapon in a build. */
const levelIn = ({ levels }: Version, { level }: Build) => levels[atMost(levels.length - 1, level)]!;

/** The rating of a weapon at its level of a build. */
function ratingOf(version: Version, build: Build) {
  const { weapon, saturation } = version;
  const { stats } = build;
  const level = levelIn(version, build);
  const rated = { attack: level.attack, scaling: level.scaling_value };
  const { total, by_type } = attackRating({ weapon: rated, stats, saturation, gems: [], form: undefined });
  const meetsRequirements = unmetRequirements(weapon.requirements, stats).length === 0;
  return { level, total, by_type, meetsRequirements };
}

function rowOf(version: Version, build: Build): RatedWeapon {
  const { weapon, variant } = version;
  const { level, total, by_type, meetsRequirements } = ratingOf(version, build);
  return {
    weapon_slug: weapon.slug,
    weapon_name: weapon.name,
    category: weapon.category,
    variant,
    level: level.level,
    total,
    by_type,
    status: statusOf(weapon),
    scaling: level.scaling,
    scaling_value: level.scaling_value,
    meets_requirements: meetsRequirements,
  };
}

/** Adds the attack ratings of all weapons. */
export function addAttackRatings(types: BloodborneTypes): void {
  addAttackRatingsWith<AttackRatingsArguments, Version, Build, RatedWeapon>(types.graph, {
    types: attackTypes,
    read: (context) => readVersions(types, context),
    nameOf: ({ weapon }) => weapon,
    async buildOf(args, context) {
      return { stats: await statsOf(types, args, context), level: wantedLevel(args.level) };
    },
    isWanted: ({ weapon, variant }, args) =>
      isAmong(args.variant, variant) &&
      isAmong(args.category, weapon.category) &&
      isAmong(args.slugs, weapon.slug) &&
      hasAmong(args.status, statusOf(weapon)) &&
      isAsWanted(args.isDlc, weapon.is_dlc),
    quickRating(version, build) {
      const { total, by_type, meetsRequirements } = ratingOf(version, build);
      return { total, byType: attackTypes.map((type) => by_type[type]), meetsRequirements };
    },
    sortValues: {
      status: ({ weapon }, _build, status) =>
        statusOf(weapon).find(({ kind }) => kind === status)?.amount ?? 0,
      scaling_value: (version, build, stat) => levelIn(version, build).scaling_value[stat as AttackStat],
    },
    rowOf,
  });
}
