import type {
  ArmorRow,
  ArmorSlot as ArmorSlotName,
  ArmorSetRow,
  Attack,
  BloodGemFamilyRow,
  BloodGemRow,
  BossRow,
  FormKind as FormKindName,
  GemChange as GemChangeName,
  GemUnit as GemUnitName,
  ItemRow,
  OriginRow,
  StatCurveRow,
  VariantKind as VariantKindName,
  WeaponLevelRow,
  WeaponMoveRow,
  WeaponRow,
} from '../../schema/rows.ts';
import { kinds } from '../games/bloodborne/kinds/index.ts';
import { modelOf } from '../kinds/declare.ts';
import { withDefaults } from '../kinds/defaults.ts';
import { servedGames } from '../kinds/served.ts';
import { ObtainableKind, Weakness } from './enums.ts';
import { typesOf } from './kinds.ts';
import type { GameRow, SelectTemplate } from './loaders.ts';

const model = modelOf(servedGames().get('bloodborne')!.schemas, kinds);

/** The types of Bloodborne, and those of them that its calculators name. */
export const graph = typesOf(model, withDefaults(model, kinds), { ObtainableKind, Weakness });

export const ArmorType = graph.record<ArmorRow>('armor');
export const ArmorSetType = graph.record<ArmorSetRow>('armor_set');
export const BloodGemType = graph.record<BloodGemRow>('blood_gem');
export const BloodGemFamilyType = graph.record<BloodGemFamilyRow>('blood_gem_family');
export const BossType = graph.record<BossRow>('boss');
export const ItemType = graph.record<ItemRow>('item');
export const OriginType = graph.record<OriginRow>('origin');
export const StatCurveType = graph.record<StatCurveRow>('stat_curve');
export const WeaponType = graph.record<WeaponRow>('weapon');

export const AttackType = graph.object<Attack>('Attack');
export const ArmorSlot = graph.set<ArmorSlotName>('ArmorSlot');
export const GemChange = graph.set<GemChangeName>('GemChange');
export const GemUnit = graph.set<GemUnitName>('GemUnit');
export const FormKind = graph.set<FormKindName>('FormKind');
export const VariantKind = graph.set<VariantKindName>('VariantKind');

/** What the step to one level costs. */
export interface WeaponUpgradeRow extends GameRow {
  readonly weapon_slug: string;
  readonly level: number;
  readonly item_slug: string;
  readonly quantity: number;
  readonly blood_echoes: number;
}

export const levelsByWeapon = graph.rows<WeaponLevelRow>('weapon_level.weapon_slug');
export const upgradesByWeapon = graph.rows<WeaponUpgradeRow>('weapon_upgrade.weapon_slug');
export const movesByWeapon = graph.rows<WeaponMoveRow>('weapon_move.weapon_slug');

/** Levels from the first to the second binding after the game, both included. */
export const levelCostRange: SelectTemplate = {
  sql: (schema) => `select * from ${schema}.level_cost where level between ? and ? order by level`,
  keyColumn: 'level',
};
