import { setImmediate } from 'node:timers/promises';
import type {
  AttackRatingsArguments,
  ElementScalingRow,
  RatedWeapon,
  ScalingCurveRow,
  UpgradeTypeRow,
  WeaponAffinityRow,
  WeaponRow,
} from '../../../../schema/elden-ring/rows.ts';
import type { GraphContext } from '../../../graph/types/builder.ts';
import { rowsOf, wholeTable } from '../../../graph/load/loaders.ts';
import { recordNamed } from '../../../graph/limits/refusals.ts';
import { addAttackRatingsWith, hasAmong, isAmong, isAsWanted } from '../../calculators/attack-ratings.ts';
import { atMost, type Level, wantedLevel } from '../../calculators/levels.ts';
import {
  attackRating,
  type AttackStat,
  type ByStat,
  damageTypes,
  rounded,
} from '../calculators/attack-rating.ts';
import { quickRating, quickStatus, type QuickWeapon, quickWeapon } from '../calculators/quick-rating.ts';
import { ratedWeapon, scalingAt, type WeaponParts } from '../calculators/rated-weapon.ts';
import { gradesOf } from '../calculators/scaling-grade.ts';
import { roundedFactor, roundedScaling, roundedStatus, roundedTypes, statsOf } from './rating.ts';
import type { EldenRingTypes } from './types.ts';

/** Columns that are read of a weapon: reading whole rows takes ten times as long. */
const weaponColumns = [
  'slug',
  'name',
  'category',
  'is_dlc',
  'is_paired',
  'requirements',
  'skill_slug',
  'max_level',
] as const;
type RatedWeaponRow = Pick<WeaponRow, (typeof weaponColumns)[number]>;

/** A weapon with one of its affinities, and what its rating is made of. */
interface Infused extends QuickWeapon {
  readonly parts: WeaponParts & { readonly weapon: RatedWeaponRow; readonly affinity: WeaponAffinityRow };
}

/** Inputs of a rating besides the weapon. */
interface Build {
  readonly stats: ByStat;
  readonly level: Level;
  readonly twoHanded: boolean;
}

const bySlug = <Row extends { readonly slug: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.slug, row]));

/** Weapons that are read between two turns of the event loop. */
const weaponsAtOnce = 30;

/** A weapon with all of its affinities; null of ammunition. */
interface Armed extends RatedWeaponRow {
  readonly affinities: readonly WeaponAffinityRow[] | null;
}

/** Reads weapons with their affinities, as one row for each weapon: a row for each affinity takes twice the time. */
const readArmed = ({ graph }: EldenRingTypes, context: GraphContext, after: string): Promise<Armed[]> =>
  rowsOf<Armed>(
    graph,
    context,
    {
      sql: (schema) => `
        select ${weaponColumns.join(', ')},
               (select json_agg(a order by a.affinity) from ${schema}.weapon_affinity a where a.weapon_slug = w.slug) as affinities
          from ${schema}.weapon w where slug > ? order by slug limit ${weaponsAtOnce}`,
      keyColumn: 'slug',
    },
    after,
  );

/** Reads every weapon with each of its affinities, in turns. */
async function readInfused(types: EldenRingTypes, context: GraphContext): Promise<readonly Infused[]> {
  const read = async <Row extends { readonly slug: string }>(table: string) => {
    await setImmediate();
    return bySlug(await rowsOf<Row>(types.graph, context, wholeTable(table)));
  };
  const upgrades = await read<UpgradeTypeRow>('upgrade_type');
  const elements = await read<ElementScalingRow>('element_scaling');
  const curves = await read<ScalingCurveRow>('scaling_curve');
  const infused: Infused[] = [];
  for (let after = '', isLast = false; !isLast;) {
    await setImmediate();
    const weapons = await readArmed(types, context, after);
    for (const weapon of weapons)
      for (const affinity of weapon.affinities ?? []) {
        const parts = {
          weapon,
          affinity,
          upgrades: upgrades.get(affinity.upgrade_type_slug)!,
          elements: elements.get(affinity.element_scaling_slug)!,
          curves,
        };
        infused.push({ ...quickWeapon(parts), parts });
      }
    isLast = weapons.length < weaponsAtOnce;
    after = weapons.at(-1)?.slug ?? after;
  }
  return infused;
}

/** Whether the filters leave a weapon with an affinity. */
function isWanted({ parts: { weapon, affinity } }: Infused, args: AttackRatingsArguments): boolean {
  const { status, skillSlug } = args;
  return (
    isAmong(args.category, weapon.category) &&
    isAmong(args.affinity, affinity.affinity) &&
    isAmong(args.slugs, weapon.slug) &&
    hasAmong(status, affinity.status) &&
    (!skillSlug || weapon.skill_slug === skillSlug) &&
    isAsWanted(args.isDlc, weapon.is_dlc)
  );
}

/** The level of a weapon in a build. */
const levelIn = ({ parts: { weapon } }: Infused, { level }: Build) => atMost(weapon.max_level, level);

function rowOf(infused: Infused, build: Build): RatedWeapon {
  const { weapon, affinity } = infused.parts;
  const level = levelIn(infused, build);
  const rated = ratedWeapon(infused.parts, level);
  const rating = attackRating(rated, build.stats, build.twoHanded);
  const scaling = roundedScaling(rated.scaling);
  return {
    weapon_slug: weapon.slug,
    weapon_name: weapon.name,
    category: weapon.category,
    affinity: affinity.affinity,
    level,
    total: rounded(rating.total),
    by_type: roundedTypes(rating.by_type),
    status: roundedStatus(rating.status),
    scaling: gradesOf(scaling),
    scaling_value: scaling,
    meets_requirements: rating.unmet.length === 0,
  };
}

/** Adds the attack ratings of all weapons. */
export function addAttackRatings(types: EldenRingTypes): void {
  const { graph, Skill } = types;
  addAttackRatingsWith<AttackRatingsArguments, Infused, Build, RatedWeapon>(graph, {
    types: damageTypes,
    read: (context) => readInfused(types, context),
    nameOf: ({ parts: { weapon } }) => weapon,
    async buildOf(args, context) {
      if (args.skillSlug) await recordNamed(graph, context, Skill, 'skill_slug', args.skillSlug);
      const stats = await statsOf(types, args, context);
      return { stats, level: wantedLevel(args.level), twoHanded: args.twoHanded };
    },
    isWanted,
    quickRating: (infused, build) =>
      quickRating(infused, levelIn(infused, build), build.stats, build.twoHanded),
    sortValues: {
      status: (infused, build, status) => quickStatus(infused, levelIn(infused, build), build.stats, status),
      scaling_value: (infused, build, stat) =>
        roundedFactor(scalingAt(infused.parts, levelIn(infused, build), stat as AttackStat)),
    },
    rowOf,
  });
}
