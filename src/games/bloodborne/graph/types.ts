import type {
  ArmorSetRow,
  BloodGemFamilyRow,
  BloodGemRow,
  BossFormRow,
  BossRow,
  EnemyRow,
  EnemyVariantRow,
  OriginRow,
  StatCurveRow,
  WeaponLevelRow,
  WeaponMoveRow,
  WeaponRow,
} from '../../../../schema/bloodborne/rows.ts';
import type { ExtensibleGraph } from '../../../graph/graph.ts';

/** Cost of one upgrade step, to `level`. */
export interface WeaponUpgradeRow {
  readonly weapon_slug: string;
  readonly level: number;
  readonly item_slug: string;
  readonly quantity: number;
  readonly blood_echoes: number;
}

/** The records and rows that the calculators read. */
export function bloodborneTypes(graph: ExtensibleGraph) {
  const { types } = graph;
  return {
    graph,
    ArmorSet: types.record<ArmorSetRow>('armor_set'),
    BloodGem: types.record<BloodGemRow>('blood_gem'),
    BloodGemFamily: types.record<BloodGemFamilyRow>('blood_gem_family'),
    Boss: types.record<BossRow>('boss'),
    Enemy: types.record<EnemyRow>('enemy'),
    Origin: types.record<OriginRow>('origin'),
    StatCurve: types.record<StatCurveRow>('stat_curve'),
    Weapon: types.record<WeaponRow>('weapon'),
    formsOf: types.rows<BossFormRow>('boss_form.boss_slug'),
    variantsOf: types.rows<EnemyVariantRow>('enemy_variant.enemy_slug'),
    levelsByWeapon: types.rows<WeaponLevelRow>('weapon_level.weapon_slug'),
    upgradesByWeapon: types.rows<WeaponUpgradeRow>('weapon_upgrade.weapon_slug'),
    movesByWeapon: types.rows<WeaponMoveRow>('weapon_move.weapon_slug'),
  };
}

export type BloodborneTypes = ReturnType<typeof bloodborneTypes>;
