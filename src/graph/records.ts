import { completeValue } from '@pothos/core';
import type { Curve } from '../calculators/stat-curve.ts';
import { builder, type GraphContext } from './builder.ts';
import type {
  AcquisitionKind,
  ArmorSlot,
  BossPartKind,
  Campaign,
  Certainty,
  Currency,
  CurveStat,
  DamageType,
  DungeonKind,
  Element,
  FormKind,
  GameStage,
  GemChange,
  GemCondition,
  GemKind,
  GemRole,
  GemShape,
  GemUnit,
  Hand,
  Headstone,
  Hostility,
  ItemFamily,
  LootKind,
  MoveInput,
  MoveKind,
  RuneKind,
  ShapeFrequency,
  TimeOfDay,
  VariantKind,
  WeaponCategory,
  PriceStart,
} from './enums.ts';
import {
  type GameRow,
  type GroupLoader,
  groupedRows,
  type RecordRow,
  recordIn,
  recordsAcross,
  rowType,
  type SelectTemplate,
  type Spoiler,
} from './loaders.ts';
import { markedTextsOf } from './marked-texts.ts';
import type { Figure, Filter } from './narrowing.ts';
import { leadsTo, leadsToSome, rowsBy } from './relations.ts';

/**
 * The records of the graph, the links between them, and how to load both. A type names its siblings by what stands
 * here, so no file in types/ imports another one. What only one of these files needs stands there.
 */

/** What can be asked for by its identifier. */
export const NodeInterface = builder.interfaceRef<RecordRow>('Node');

/** What every record implements besides. */
export const RecordInterface = builder.interfaceRef<RecordRow>('Record');

/** The interfaces that every record implements. */
export const recordInterfaces = [NodeInterface, RecordInterface];

export const SpoilerType = builder.objectRef<Spoiler>('Spoiler');

/**
 * The field that says which texts of an entry give something away, e.g. of a way to obtain something.
 *
 * @param texts columns of its texts, each with the name of its field.
 * @param kind table of the record that the entry is about, if of one kind only.
 */
export function spoilersOfEntry<Row extends GameRow>(
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Row>,
  texts: Readonly<Partial<Record<string & keyof Row, string>>>,
  kind?: string,
) {
  return {
    spoilers: t.field({
      type: [SpoilerType],
      description: 'Its texts that give something away. Every other text of it gives nothing away.',
      resolve: (row: Row, _args: unknown, { release }: GraphContext) =>
        completeValue(markedTextsOf(release, row.game_id), ({ levelOf }) =>
          Object.entries<string | undefined>(texts).flatMap(([column, field]) => {
            const text = row[column as keyof Row] as string | null;
            const level = text === null ? undefined : levelOf(text, kind);
            return level === undefined ? [] : [{ text: `/${field}`, level }];
          }),
        ),
      ...leadsToSome(1),
    } as never),
  };
}

// What can be obtained.

const obtainables = new Map<string, { readonly name: string }>();

/** A type of records that acquisitions and stock can be about: both tables have a column for its slug, e.g. `item_slug`. */
export function obtainableType<Row extends RecordRow>(name: string, table: string) {
  const type = rowType<Row>(name, table);
  obtainables.set(table, type);
  return type;
}

export const ObtainableType = builder.unionType('Obtainable', {
  description: 'Anything obtainable.',
  types: () => [...obtainables.values()] as never,
});

/** Columns that name what an acquisition or a stock entry is about; exactly one of them is set. */
export interface SubjectColumns extends GameRow {
  readonly [column: `${string}_slug`]: string | null;
  readonly subject_name: string;
}

/** The table and the slug of the record that a row is about. */
export function subjectOf(row: SubjectColumns): { readonly table: string; readonly slug: string } {
  for (const table of obtainables.keys()) {
    const slug = row[`${table}_slug`];
    if (slug) return { table, slug };
  }
  throw new Error('a row without a subject: the check constraint of its table is gone');
}

/** Resolver and price of a field that holds what a row is about. */
export const subjectField = () => ({
  resolve: (row: SubjectColumns, _args: unknown, context: GraphContext) => {
    const { table, slug } = subjectOf(row);
    return recordIn(table, context, row.game_id, slug) as never;
  },
  extensions: leadsTo({
    kind: 'record',
    tables: Object.fromEntries([...obtainables.keys()].map((table) => [`${table}_slug`, table])),
  }),
});

export interface AcquisitionRow extends SubjectColumns {
  readonly ordinal: number;
  readonly kind: typeof AcquisitionKind.$inferType;
  readonly location_slug: string | null;
  readonly boss_slug: string | null;
  readonly npc_slug: string | null;
  readonly enemy_slug: string | null;
  readonly used_item_slug: string | null;
  readonly chalice_dungeon_slug: string | null;
  readonly sub_area: string | null;
  readonly layer: number | null;
  readonly enemy: string | null;
  readonly drop_rate: number | null;
  readonly quantity: number | null;
  readonly tier: number | null;
  readonly variant: typeof VariantKind.$inferType | null;
  readonly condition: string | null;
  readonly notes: string;
}

export const AcquisitionType = builder.objectRef<AcquisitionRow>('Acquisition');
export const DropType = builder.objectRef<AcquisitionRow>('Drop');

export interface StockRow extends SubjectColumns {
  readonly ordinal: number;
  readonly merchant_slug: string;
  readonly currency: typeof Currency.$inferType;
  readonly price: number | null;
  readonly price_max: number | null;
  readonly price_steps:
    readonly { readonly from: typeof PriceStart.$inferType; readonly price: number }[] | null;
  readonly condition: string | null;
  readonly variant: typeof VariantKind.$inferType | null;
}

export const StockType = builder.objectRef<StockRow>('Stock');

/** One loader for each column, shared by all fields that load by it. */
function loadersOf<Row extends GameRow>(table: string) {
  const loaders = new Map<string, GroupLoader<Row>>();
  return (column: string & keyof Row): GroupLoader<Row> => {
    const loader = loaders.get(column) ?? groupedRows<Row>(table, column, 'ordinal');
    loaders.set(column, loader);
    return loader;
  };
}

export const acquisitionsBy = loadersOf<AcquisitionRow>('acquisition');
export const stockBy = loadersOf<StockRow>('stock');

/** Merchant slugs in the order of the stock, each once: one merchant may sell several versions of a thing. */
export function merchantSlugs(rows: readonly StockRow[]): string[] {
  return [...new Set(rows.map((row) => row.merchant_slug))];
}

/** Options of the field with the merchants that sell a thing, in the order of the stock, each once. */
export const merchantsSelling = (table: string) =>
  rowsBy(recordsAcross<MerchantRow>('merchant', 'stock_merchant', `${table}_slug`, 'merchant_slug'));

/** The filter of a list of what can be bought: what one merchant sells. */
export const soldBy = (table: string, noun: string): Filter => ({
  type: 'Slug',
  to: MerchantType,
  through: { edge: 'stock', column: 'merchant_slug', target: `${table}_slug` },
  description: `Only ${noun} that this merchant sells.`,
});

/** The figure by which what can be bought is sorted: what is not on sale for blood echoes is last. */
export const lowestPrice = (table: string): Figure => ({
  of: 'the lowest price in blood echoes',
  at: `(select min(s.price) from stock s where s.release_id = t.release_id and s.game_id = t.game_id and s.${table}_slug = t.slug and s.currency = 'blood_echoes')`,
});

// Values by attribute and by kind of damage.

export type ByAttribute<Value> = Record<'strength' | 'skill' | 'blood_tinge' | 'arcane', Value>;

/** Kinds of damage that armor and bosses defend against, with the descriptions of their fields. */
export const defenses = {
  physical: 'Against physical damage.',
  blunt: 'Against blunt damage.',
  thrust: 'Against thrust damage.',
  blood: 'Against blood damage.',
  arcane: 'Against arcane damage.',
  fire: 'Against fire damage.',
  bolt: 'Against bolt damage.',
} as const;

export type Defense = Record<keyof typeof defenses, number | null>;
export type Resistance = Record<'slow_poison' | 'rapid_poison' | 'frenzy' | 'beasthood', number | null>;

/** Points needed in each attribute, of weapons and of items. */
export const RequirementsType = builder.objectRef<ByAttribute<number | null>>('AttributeRequirements');

// Locations.

export interface LocationRow extends RecordRow {
  readonly region: string;
  readonly parent_slug: string | null;
  readonly headstone: typeof Headstone.$inferType;
  readonly time_of_day: readonly (typeof TimeOfDay.$inferType)[];
  readonly insight_total: number | null;
  readonly insight_notes: string | null;
  readonly is_dlc: boolean;
  readonly map_id: string | null;
  readonly description: string;
}

export const LocationType = rowType<LocationRow>('Location', 'location');
export const partsByLocation = groupedRows<LocationRow>('location', 'parent_slug', 'slug');

// Lamps.

export interface LampRow extends RecordRow {
  readonly location_slug: string;
  readonly headstone: typeof Headstone.$inferType;
  readonly is_boss_lamp: boolean;
  readonly sort_order: number;
}

export const LampType = rowType<LampRow>('Lamp', 'lamp');
export const lampsByLocation = groupedRows<LampRow>('lamp', 'location_slug', 'sort_order, slug');

// NPCs.

export interface NpcRow extends RecordRow {
  readonly role: string | null;
  readonly location_slug: string;
  readonly campaign: typeof Campaign.$inferType;
  readonly is_dlc: boolean;
  readonly is_hostile: boolean;
  readonly hostility: typeof Hostility.$inferType;
  readonly hostile_condition: string | null;
  readonly time_of_day: readonly (typeof TimeOfDay.$inferType)[];
  readonly services: readonly string[];
  readonly quest_notes: readonly string[];
  readonly description: string;
}

export interface NpcPlacementRow extends GameRow {
  readonly npc_slug: string;
  readonly location_slug: string;
  readonly sub_area: string;
  readonly condition: string | null;
}

export const NpcType = rowType<NpcRow>('Npc', 'npc');

export const NpcPlacementType = builder.objectRef<NpcPlacementRow>('NpcPlacement');
export const npcsByLocation = groupedRows<NpcRow>('npc', 'location_slug', 'slug');
export const placementsByLocation = groupedRows<NpcPlacementRow>('npc_placement', 'location_slug', 'ordinal');
export const npcsByBoss = recordsAcross<NpcRow>('npc', 'npc_summon', 'boss_slug', 'npc_slug');
export const placementsByNpc = groupedRows<NpcPlacementRow>('npc_placement', 'npc_slug', 'ordinal');
export const bossesByNpc = recordsAcross<BossRow>('boss', 'npc_summon', 'npc_slug', 'boss_slug');

// Bosses.

interface BossResistance {
  readonly slow_poison: number | null;
  readonly rapid_poison: number | null;
  readonly frenzy: number | null;
}

/** What a boss and each of its parts have in common. */
export interface BossTraits {
  readonly defense: Defense | null;
  readonly resistance: BossResistance | null;
  readonly is_beast: boolean | null;
  readonly is_kin: boolean | null;
  readonly weak_to_serrated: boolean | null;
  readonly weak_to_righteous: boolean | null;
  readonly super_armor: number | null;
  readonly weak_part_rate: number | null;
}

export interface BossFigures extends BossTraits {
  readonly new_game_plus: {
    readonly hp: number;
    readonly blood_echoes: number;
    readonly attack_rate: number;
    readonly defense_rate: number;
    readonly stamina_attack_rate: number;
  } | null;
  readonly insight: { readonly discovery: number; readonly defeat: number } | null;
  readonly parts: readonly (BossTraits & {
    readonly name: string;
    readonly kind: typeof BossPartKind.$inferType;
    readonly hp: number | null;
    readonly hp_ng_plus: number | null;
  })[];
  readonly by_depth: readonly {
    depth: number;
    layer: number;
    hp: number | null;
    blood_echoes: number | null;
  }[];
}

export interface BossRow extends RecordRow {
  readonly description: string;
  readonly is_optional: boolean;
  readonly is_required: boolean;
  readonly is_chalice: boolean;
  readonly is_dlc: boolean;
  readonly campaign: typeof Campaign.$inferType;
  readonly location_slug: string;
  readonly original_slug: string | null;
  readonly arena: string | null;
  readonly lamp_slug: string | null;
  readonly is_interruptible: boolean;
  readonly hp: number;
  readonly blood_echoes: number;
  readonly wiki_url: string;
  readonly phases: readonly {
    phase_index: number;
    name: string;
    hp_percent?: number;
    notes: string | null;
  }[];
  readonly figures: BossFigures;
}

export const BossType = rowType<BossRow>('Boss', 'boss');
export const bossesByLocation = groupedRows<BossRow>('boss', 'location_slug', 'slug');
export const versionsByBoss = groupedRows<BossRow>('boss', 'original_slug', 'slug');
export const bossesByLamp = groupedRows<BossRow>('boss', 'lamp_slug', 'slug');

// Items.

export interface ItemFigures {
  readonly echoes_value: number | null;
  readonly bullet_cost: number | null;
  readonly requirements: ByAttribute<number | null> | null;
  readonly max_carry: number | null;
  readonly max_storage: number | null;
  readonly sell_price: number | null;
}

export interface ItemRow extends RecordRow {
  readonly family: typeof ItemFamily.$inferType;
  readonly subcategory: string | null;
  readonly is_dlc: boolean;
  readonly effect: string | null;
  readonly wiki_url: string;
  readonly figures: ItemFigures;
}

export const ItemType = obtainableType<ItemRow>('Item', 'item');

// Enemies.

export interface EnemyRow extends RecordRow {
  readonly description: string | null;
  readonly is_dlc: boolean;
  readonly is_chalice: boolean;
  readonly is_beast: boolean;
  readonly is_kin: boolean;
  readonly weak_to_serrated: boolean;
  readonly weak_to_righteous: boolean;
}

export interface EnemyVariantRow extends GameRow {
  readonly enemy_slug: string;
  readonly variant_id: number;
  readonly is_base: boolean;
  readonly hp: number;
  readonly blood_echoes: number;
  readonly super_armor: number | null;
  readonly defense: Record<keyof typeof defenses, number>;
  readonly resistance: Record<'slow_poison' | 'rapid_poison', number>;
  readonly ng_plus: {
    readonly hp: number;
    readonly blood_echoes: number;
    readonly attack_rate: number;
    readonly defense_rate: number;
  } | null;
}

export interface EnemyPlacementRow extends GameRow {
  readonly enemy_slug: string;
  readonly location_slug: string;
  readonly count: number | null;
  readonly variants: readonly { readonly variant_id: number; readonly count: number }[];
}

/** One slot of a lot: what an enemy leaves with some chance. */
export interface EnemyLootRow extends GameRow {
  readonly enemy_slug: string;
  readonly kind: typeof LootKind.$inferType;
  readonly item_slug: string | null;
  readonly blood_gem_slug: string | null;
  readonly rune_slug: string | null;
  readonly weapon_slug: string | null;
  readonly armor_slug: string | null;
  readonly subject_name: string;
  readonly tier: number | null;
  readonly quantity: number;
  readonly chance: number;
  readonly raised_by_discovery: boolean;
  readonly is_once: boolean;
  readonly variant_ids: readonly number[];
}

/** What an item's own list says of an enemy that drops it. */
export interface ItemEnemyDropRow extends GameRow {
  readonly item_slug: string;
  readonly enemy: string;
  readonly enemy_slug: string | null;
  readonly max_rate: number | null;
}

export const EnemyType = rowType<EnemyRow>('Enemy', 'enemy');
export const ItemEnemyDropType = builder.objectRef<ItemEnemyDropRow>('EnemyDrop');
export const dropsByItem = groupedRows<ItemEnemyDropRow>('item_enemy_drop', 'item_slug', 'ordinal');

// Gestures.

export interface GestureRow extends RecordRow {
  readonly is_dlc: boolean;
  readonly menu_order: number;
}

export const GestureType = obtainableType<GestureRow>('Gesture', 'gesture');

// Runes.

export interface RuneTier {
  readonly tier: number;
  readonly effect_bonus: string;
}

export interface RuneRow extends RecordRow {
  readonly kind: typeof RuneKind.$inferType;
  readonly is_dlc: boolean;
  readonly effect_type: string;
  readonly tiers: readonly RuneTier[];
  readonly effect: string | null;
  readonly covenant_slug: string | null;
  readonly special_note: string | null;
  readonly description: string;
}

export const RuneType = obtainableType<RuneRow>('Rune', 'rune');
export const runesByCovenant = groupedRows<RuneRow>('rune', 'covenant_slug', 'slug');

// Weapons.

export type Attack = Record<'physical' | 'blood' | 'arcane' | 'fire' | 'bolt', number>;

export interface WeaponFigures {
  readonly scaling_value: ByAttribute<number>;
  readonly scaling_plus10: ByAttribute<string>;
  readonly scaling_value_plus10: ByAttribute<number>;
  readonly attack: Attack;
  readonly attack_plus10: Attack;
  readonly rally: number | null;
  readonly rally_plus10: number | null;
  readonly bullet_use: number | null;
  readonly durability: number;
  readonly max_upgrade: number;
  readonly sell_price: number | null;
  readonly modifiers: readonly {
    kind: string;
    amount: number | null;
    form: typeof FormKind.$inferType | null;
  }[];
}

export interface WeaponForm {
  readonly slug: string;
  readonly name: string;
  readonly form_kind: typeof FormKind.$inferType;
  readonly sort_order: number;
  readonly attack: Attack;
  readonly scaling: ByAttribute<string>;
  readonly damage_types: readonly string[];
  readonly first_r1_multiplier: number | null;
  readonly move_count: number | null;
}

export interface WeaponVariant {
  readonly kind: typeof VariantKind.$inferType;
  readonly name: string;
  readonly gems: readonly (typeof GemShape.$inferType)[];
  readonly notes: string | null;
}

export interface WeaponRow extends RecordRow {
  readonly category: typeof WeaponCategory.$inferType;
  readonly hand: typeof Hand.$inferType;
  readonly is_dlc: boolean;
  readonly tags: readonly string[];
  readonly requirements: ByAttribute<number | null>;
  readonly scaling: ByAttribute<string>;
  readonly variants: readonly WeaponVariant[];
  readonly forms: readonly WeaponForm[];
  readonly figures: WeaponFigures;
  readonly wiki_url: string;
  readonly description: string;
}

export const WeaponType = obtainableType<WeaponRow>('Weapon', 'weapon');

/** What a weapon has at one level. */
export interface WeaponLevelRow extends GameRow {
  readonly weapon_slug: string;
  readonly level: number;
  readonly attack: Attack;
  readonly scaling: ByAttribute<string>;
  readonly scaling_value: ByAttribute<number>;
  readonly rally: number;
  readonly stamina_attack: number;
  readonly repair_price: number;
  readonly gem_slots: number;
}

/** What the step to one level costs. */
export interface WeaponUpgradeRow extends GameRow {
  readonly weapon_slug: string;
  readonly level: number;
  readonly item_slug: string;
  readonly quantity: number;
  readonly blood_echoes: number;
}

export interface WeaponMoveRow extends GameRow {
  readonly weapon_slug: string;
  readonly number: number;
  readonly form: typeof FormKind.$inferType;
  readonly name: string;
  readonly input: typeof MoveInput.$inferType | null;
  readonly kind: typeof MoveKind.$inferType;
  readonly damage_type: typeof DamageType.$inferType | null;
  /** Null where it is not known. */
  readonly percent: Record<keyof Attack, number | null>;
  readonly is_charged: boolean;
  readonly extra_hits: { readonly hits: number; readonly percent: number } | null;
  readonly stages: readonly {
    readonly projectiles: number;
    readonly percent: number | null;
    readonly seconds: number;
    readonly range: number;
  }[];
  readonly stamina: number | null;
  readonly stamina_damage_percent: number | null;
  readonly poise_damage_percent: number | null;
  readonly rally_percent: number | null;
  readonly rune_slug: string | null;
  readonly certainty: typeof Certainty.$inferType;
}

export const levelsByWeapon = groupedRows<WeaponLevelRow>('weapon_level', 'weapon_slug', 'level');
export const upgradesByWeapon = groupedRows<WeaponUpgradeRow>('weapon_upgrade', 'weapon_slug', 'level');
export const movesByWeapon = groupedRows<WeaponMoveRow>('weapon_move', 'weapon_slug', 'number');

/** Values of each type of attack. */
export const AttackType = builder.objectRef<Attack>('Attack');
export const ScalingType = builder.objectRef<ByAttribute<string>>('AttributeScaling');
export const ScalingValueType = builder.objectRef<ByAttribute<number>>('AttributeScalingValue');

// Armor.

export interface ArmorRow extends RecordRow {
  readonly slot: typeof ArmorSlot.$inferType;
  readonly set_slug: string;
  readonly variant_label: string | null;
  readonly is_dlc: boolean;
  readonly description: string | null;
  readonly wiki_url: string;
  readonly defense: Defense & Resistance;
  readonly equip_load: number;
  readonly sell_price: number | null;
}

export interface ArmorSetRow extends RecordRow {
  readonly is_dlc: boolean;
  readonly wiki_url: string;
  readonly description: string;
}

export const ArmorType = obtainableType<ArmorRow>('Armor', 'armor');

export const ArmorSetType = rowType<ArmorSetRow>('ArmorSet', 'armor_set');

// Blood gems.

export type Shape = typeof GemShape.$inferType;

export interface BloodGemRow extends RecordRow {
  readonly kind: typeof GemKind.$inferType;
  readonly family_slug: string | null;
  readonly grade: number | null;
  readonly category: string;
  readonly shape: Shape | null;
  readonly rating: number | null;
  readonly primary_effect: string;
  readonly secondary_effects: readonly string[];
  readonly shapes_available: readonly {
    readonly shape: Shape;
    readonly frequency?: typeof ShapeFrequency.$inferType;
    /** Only in releases of before. */
    readonly notes?: string;
  }[];
  readonly availability: string;
  /** Null in releases of before. */
  readonly drop_sources:
    | readonly {
        readonly kind: typeof AcquisitionKind.$inferType;
        readonly campaign: typeof Campaign.$inferType;
        readonly stage: typeof GameStage.$inferType | null;
        readonly depth: number | null;
        readonly is_rare: boolean;
      }[]
    | null;
  readonly wiki_url: string;
}

export const BloodGemType = obtainableType<BloodGemRow>('BloodGem', 'blood_gem');

export interface GemModifierValue {
  readonly changes: typeof GemChange.$inferType;
  readonly unit: typeof GemUnit.$inferType;
  readonly seconds: number | null;
  readonly condition: typeof GemCondition.$inferType | null;
  readonly converts_to: typeof Element.$inferType | null;
  readonly conversion_certainty: typeof Certainty.$inferType | null;
}

export interface BloodGemFamilyRow extends RecordRow {
  readonly category: string;
  readonly effect: string;
  readonly unit: string | null;
  readonly is_curse_effect: boolean;
  readonly rating_min: number;
  readonly rating_max: number;
  readonly values: readonly {
    rating: number;
    min: number;
    max: number;
    /** Absent in families that are not described by the tables. */
    strengths?: readonly (number | null)[];
  }[];
  readonly modifier: GemModifierValue | null;
  readonly roles: readonly (typeof GemRole.$inferType)[] | null;
  readonly obtainable: { readonly min: number; readonly max: number } | null;
  readonly certainty: typeof Certainty.$inferType | null;
  readonly usual_shapes: readonly Shape[];
}

export const BloodGemFamilyType = rowType<BloodGemFamilyRow>('BloodGemFamily', 'blood_gem_family');

// Chalice dungeons.

export interface ChaliceDungeonRow extends RecordRow {
  readonly area: string;
  readonly depth: number;
  readonly kind: typeof DungeonKind.$inferType;
  readonly is_sinister: boolean;
  readonly layers: number | null;
  readonly dungeon_names: readonly string[];
  readonly item_slug: string | null;
  readonly location_slug: string | null;
  readonly unknown_layers: readonly { layer: number; reason: string }[] | null;
  readonly rites: readonly string[];
  readonly ritual_blood_echoes: number | null;
  readonly description: string;
}

export interface RitualItemRow extends GameRow {
  readonly chalice_dungeon_slug: string;
  readonly item_slug: string;
  readonly quantity: number;
  readonly rite: string | null;
}

export interface ChaliceBossRow extends GameRow {
  readonly chalice_dungeon_slug: string;
  readonly layer: number;
  readonly boss_slug: string;
  readonly is_certain: boolean;
}

export const ChaliceDungeonType = rowType<ChaliceDungeonRow>('ChaliceDungeon', 'chalice_dungeon');

export const ChaliceBossType = builder.objectRef<ChaliceBossRow>('ChaliceBoss');

export const RitualItemType = builder.objectRef<RitualItemRow>('RitualItem');
export const dungeonsByItem = groupedRows<ChaliceDungeonRow>('chalice_dungeon', 'item_slug', 'slug');
export const dungeonsByLocation = groupedRows<ChaliceDungeonRow>(
  'chalice_dungeon',
  'location_slug',
  'depth, slug',
);
export const dungeonsByBoss = groupedRows<ChaliceBossRow>('chalice_boss', 'boss_slug', 'ordinal');
export const ritualsByItem = groupedRows<RitualItemRow>('chalice_ritual_item', 'item_slug', 'ordinal');
export const bossesByDungeon = groupedRows<ChaliceBossRow>('chalice_boss', 'chalice_dungeon_slug', 'ordinal');
export const ritualItemsByDungeon = groupedRows<RitualItemRow>(
  'chalice_ritual_item',
  'chalice_dungeon_slug',
  'ordinal',
);

// Covenants.

export interface CovenantRow extends RecordRow {
  readonly is_dlc: boolean;
  readonly is_full_covenant: boolean;
  readonly leader_npc_slug: string | null;
  readonly offering_item_slug: string | null;
  readonly description: string;
}

export const CovenantType = rowType<CovenantRow>('Covenant', 'covenant');
export const covenantsByLeader = groupedRows<CovenantRow>('covenant', 'leader_npc_slug', 'slug');
export const covenantsByOffering = groupedRows<CovenantRow>('covenant', 'offering_item_slug', 'slug');
export const enemiesByCovenant = recordsAcross<CovenantRow>(
  'covenant',
  'covenant_hostility',
  'covenant_slug',
  'target_slug',
);
export const opponentsByCovenant = recordsAcross<CovenantRow>(
  'covenant',
  'covenant_hostility',
  'target_slug',
  'covenant_slug',
);

// Merchants.

export interface MerchantRow extends RecordRow {
  readonly npc_slug: string | null;
  readonly location_slug: string | null;
  readonly currency: typeof Currency.$inferType;
  readonly description: string;
}

export const MerchantType = rowType<MerchantRow>('Merchant', 'merchant');
export const merchantsByLocation = groupedRows<MerchantRow>('merchant', 'location_slug', 'slug');
export const merchantsByNpc = groupedRows<MerchantRow>('merchant', 'npc_slug', 'slug');

// Endings.

export interface EndingRow extends RecordRow {
  readonly sort_order: number;
  readonly final_boss_slug: string | null;
  readonly cords_min: number;
  readonly cords_max: number | null;
  readonly cord_item_slug: string;
  readonly reward_item_slug: string | null;
  readonly starts_new_game_plus: boolean;
  readonly steps: readonly string[];
  readonly description: string;
}

export const EndingType = rowType<EndingRow>('Ending', 'ending');

// Origins, curves and levels.

export interface OriginRow extends RecordRow {
  readonly level: number;
  readonly blood_echoes: number;
  readonly discovery: number;
  readonly vitality: number;
  readonly endurance: number;
  readonly strength: number;
  readonly skill: number;
  readonly blood_tinge: number;
  readonly arcane: number;
  readonly sort_order: number;
}

export const OriginType = rowType<OriginRow>('Origin', 'origin');

export interface StatCurveRow extends RecordRow, Curve {
  readonly description: string;
  readonly stats: readonly (typeof CurveStat.$inferType)[];
  readonly unit: string;
  readonly certainty: typeof Certainty.$inferType;
}

export const StatCurveType = rowType<StatCurveRow>('StatCurve', 'stat_curve');

export interface LevelCostRow extends GameRow {
  readonly level: number;
  readonly blood_echoes: number;
}

/** Levels from the first to the second binding after the game, both included. */
export const levelCostRange: SelectTemplate = {
  name: 'level_cost_range',
  sql: 'select * from level_cost where release_id = ? and game_id = ? and level between ? and ? order by level',
  keyColumn: 'level',
};
