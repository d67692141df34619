import type {
  ArmorSetRow,
  BloodGemFamilyRow,
  BloodGemRow,
  BossRow,
  OriginRow,
  StatCurveRow,
  WeaponLevelRow,
  WeaponMoveRow,
  WeaponRow,
} from '../../../../schema/rows.ts';
import type { ExtensibleGraph } from '../../../graph/graph.ts';
import { scalar, slugPattern } from '../../../graph/scalars.ts';

/** What the step to one level costs. */
export interface WeaponUpgradeRow {
  readonly weapon_slug: string;
  readonly level: number;
  readonly item_slug: string;
  readonly quantity: number;
  readonly blood_echoes: number;
}

/** A slug, and after a colon a value: `tempering-blood-gemstone-3:8.5`. */
const gemChoice = `${slugPattern.slice(0, -1)}(:-?[0-9]{1,3}([.][0-9]{1,2})?)?$`;
/** No weapon has more slots. */
const maxGems = 3;

function gemChoices(value: unknown): string[] {
  const gems = [value].flat() as string[];
  const pattern = new RegExp(gemChoice);
  if (gems.length < 1 || gems.length > maxGems)
    throw new TypeError(`GemChoices must be 1 to ${maxGems} gems; received ${gems.length}`);
  for (const gem of gems) {
    if (typeof gem !== 'string' || gem.length > 90 || !pattern.test(gem))
      throw new TypeError(
        `GemChoices must be slugs of gems, each with or without a value after a colon; received ${JSON.stringify(gem)}`,
      );
  }
  return gems;
}

const statMinimum = '^(strength|skill|bloodtinge|arcane):[1-9][0-9]?$';

function statMinimums(value: unknown): string[] {
  const minimums = [value].flat() as string[];
  const pattern = new RegExp(statMinimum);
  if (minimums.length < 1 || minimums.length > 4 || !minimums.every((each) => pattern.test(each)))
    throw new TypeError(
      `StatMinimums must be 1 to 4 stats, each with a value from 1 to 99 after a colon; received ${JSON.stringify(value)}`,
    );
  return minimums;
}

/** The records and rows that the calculators read; adds the scalars of their arguments. */
export function bloodborneTypes(graph: ExtensibleGraph) {
  const { types, builder } = graph;
  types.add(
    'GemChoices',
    scalar(
      builder,
      'GemChoices' as 'SearchTypes',
      `The blood gems in a weapon: 1 to ${maxGems} slugs. To use a gem several times, repeat its slug. If the value of a gem varies, add a colon and the value, e.g. \`tempering-blood-gemstone-3:8.5\`.`,
      {
        type: 'array',
        items: { type: 'string', pattern: gemChoice, maxLength: 90 },
        minItems: 1,
        maxItems: maxGems,
        'x-listed': 'slugs, each with or without a value after a colon',
      },
      gemChoices,
    ),
  );
  types.add(
    'StatMinimums',
    scalar(
      builder,
      'StatMinimums' as 'SearchTypes',
      'The lowest values of 1 to 4 stats: for each its name, a colon and a value from 1 to 99, e.g. `strength:14`.',
      {
        type: 'array',
        items: { type: 'string', pattern: statMinimum, maxLength: 20 },
        minItems: 1,
        maxItems: 4,
        'x-listed': 'stats, each with a value after a colon, e.g. strength:14',
      },
      statMinimums,
    ),
  );
  return {
    graph,
    ArmorSet: types.record<ArmorSetRow>('armor_set'),
    BloodGem: types.record<BloodGemRow>('blood_gem'),
    BloodGemFamily: types.record<BloodGemFamilyRow>('blood_gem_family'),
    Boss: types.record<BossRow>('boss'),
    Origin: types.record<OriginRow>('origin'),
    StatCurve: types.record<StatCurveRow>('stat_curve'),
    Weapon: types.record<WeaponRow>('weapon'),
    levelsByWeapon: types.rows<WeaponLevelRow>('weapon_level.weapon_slug'),
    upgradesByWeapon: types.rows<WeaponUpgradeRow>('weapon_upgrade.weapon_slug'),
    movesByWeapon: types.rows<WeaponMoveRow>('weapon_move.weapon_slug'),
  };
}

export type BloodborneTypes = ReturnType<typeof bloodborneTypes>;
