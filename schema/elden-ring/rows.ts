// Derived from the JSON Schemas of the data files by `npm run derive`.

import type { RecordRow } from '../../src/graph/load/rows.ts';

export type ArmorSlot = 'head' | 'chest' | 'hands' | 'legs';

/** Damage negation in percent; negative values increase damage. */
export interface Negation {
readonly physical: number;
readonly strike: number;
readonly slash: number;
readonly pierce: number;
readonly magic: number;
readonly fire: number;
readonly lightning: number;
readonly holy: number;
}

export interface ArmorResistance {
readonly immunity: number;
readonly robustness: number;
readonly focus: number;
readonly vitality: number;
}

export type Currency = 'runes' | 'lost_ashes_of_war' | 'dragon_heart' | 'starlight_shard' | 'heart_of_bayle' | 'remembrance';

/** A price that holds from a moment of the story on. */
export interface PriceStep {
readonly from: string;
readonly price: number;
}

/** What a condition is about. */
export type RequirementKind = 'boss' | 'item' | 'location' | 'npc' | 'weapon' | 'talisman' | 'spell' | 'spirit_ash' | 'ending' | 'stage' | 'insight' | 'state';

/** A condition: a boss beaten, something held or used up, a location reached, a step of the story of an NPC done, an ending reached, a phase of the story begun, an amount of Insight gained, or a state of the world. */
export interface Requirement {
readonly kind: RequirementKind;
readonly slug?: string | null;
readonly name?: string | null;
readonly step?: string | null;
readonly quantity?: number;
readonly is_used?: boolean;
}

/** One way to open it. */
export interface GateWay {
readonly all: readonly Requirement[];
}

/** What it needs besides the location, boss or NPC that the entry itself names, and what ends it. */
export interface Gate {
readonly requires: readonly GateWay[];
readonly closed_by: readonly Requirement[];
}

export type AcquisitionKind = 'treasure' | 'boss_drop' | 'enemy_drop' | 'npc_gift' | 'npc_drop' | 'event' | 'starting' | 'crafting' | 'alteration' | 'other';

/** A spot in the coordinates of a map tile. */
export interface Position {
readonly map_id: string;
readonly x: number;
readonly y: number;
readonly z: number;
readonly grace_slug?: string | null;
}

export type AshAffinity = 'standard' | 'heavy' | 'keen' | 'quality' | 'fire' | 'flame_art' | 'lightning' | 'sacred' | 'magic' | 'cold' | 'poison' | 'blood' | 'occult';

/** Category of a weapon. */
export type WeaponCategory = 'arrow' | 'axe' | 'backhand_blade' | 'ballista' | 'ballista_bolt' | 'beast_claw' | 'bolt' | 'bow' | 'claw' | 'colossal_sword' | 'colossal_weapon' | 'crossbow' | 'curved_greatsword' | 'curved_sword' | 'dagger' | 'fist' | 'flail' | 'glintstone_staff' | 'great_hammer' | 'great_katana' | 'great_spear' | 'greatarrow' | 'greataxe' | 'greatbow' | 'greatshield' | 'greatsword' | 'halberd' | 'hammer' | 'hand_to_hand' | 'heavy_thrusting_sword' | 'katana' | 'light_bow' | 'light_greatsword' | 'medium_shield' | 'perfume_bottle' | 'reaper' | 'sacred_seal' | 'small_shield' | 'spear' | 'straight_sword' | 'throwing_blade' | 'thrusting_shield' | 'thrusting_sword' | 'torch' | 'twinblade' | 'whip';

/** A phase of a fight. */
export interface BossPhase {
readonly phase_index: number;
readonly name: string;
readonly hp_percent?: number | null;
readonly notes?: string | null;
}

/** What a combatant is. */
export type CombatantRole = 'form' | 'body' | 'helper' | 'variant';

/** Defenses. */
export interface Defense {
readonly physical: number | null;
readonly strike: number | null;
readonly slash: number | null;
readonly pierce: number | null;
readonly magic: number | null;
readonly fire: number | null;
readonly lightning: number | null;
readonly holy: number | null;
}

/** Resistance to status effects: the build-up needed to trigger them; null where `immune_to` lists the status effect, otherwise unknown. */
export interface StatusResistance {
readonly poison: number | null;
readonly scarlet_rot: number | null;
readonly bleed: number | null;
readonly frost: number | null;
readonly sleep: number | null;
readonly madness: number | null;
readonly death_blight: number | null;
}

/** What something can be immune to. */
export type Immunity = 'poison' | 'scarlet_rot' | 'bleed' | 'frost' | 'sleep' | 'madness' | 'death_blight' | 'stagger';

/** Values on a later playthrough. */
export interface NewGamePlus {
readonly playthrough: number;
readonly hp?: number | null;
readonly reward?: number | null;
readonly attack_rate?: number | null;
readonly defense_rate?: number | null;
readonly stamina_attack_rate?: number | null;
}

/** Stats of a character. */
export interface Stats {
readonly vigor: number;
readonly mind: number;
readonly endurance: number;
readonly strength: number;
readonly dexterity: number;
readonly intelligence: number;
readonly faith: number;
readonly arcane: number;
}

export type Element = 'physical' | 'magic' | 'fire' | 'lightning' | 'holy';

/** One stat. */
export type WeaponStat = 'strength' | 'dexterity' | 'intelligence' | 'faith' | 'arcane';

/** A damage type. */
export interface ElementStats {
readonly element: Element;
readonly stats: readonly WeaponStat[];
}

/** An exception. */
export interface ElementRate {
readonly element: Element;
readonly stat: WeaponStat;
readonly rate: number;
}

/** A variant of an enemy in a location. */
export interface PlacedVariant {
readonly npc_param_id: number;
readonly count?: number | null;
readonly spots?: readonly Position[] | null;
}

export type ItemFamily = 'consumable' | 'key_item' | 'material' | 'information';

export type ItemSubcategory = 'crafting_material' | 'crystal_tear' | 'great_rune' | 'regenerative' | 'remembrance' | 'upgrade_material' | 'wondrous_physick';

/** A material. */
export interface RecipeMaterial {
readonly item_slug: string;
readonly quantity: number;
}

/** When an NPC is an enemy. */
export type Hostility = 'never' | 'conditional' | 'always';

/** One step. */
export interface NpcStep {
readonly slug: string;
readonly notes: string;
readonly location_slug?: string | null;
readonly gate: Gate;
}

/** A point. */
export interface ScalingPoint {
readonly x: number;
readonly y: number;
readonly exponent: number;
}

export type SpellSchool = 'incantation' | 'sorcery';

export interface SpellRequirements {
readonly intelligence: number;
readonly faith: number;
readonly arcane: number;
}

export type TrophyKind = 'completion' | 'ending' | 'boss' | 'collection' | 'progress';

/** One upgrade. */
export interface UpgradePathStep {
readonly level: number;
readonly item_slug: string;
readonly quantity: number;
}

/** Base attack by damage type. */
export interface Attack {
readonly physical: number;
readonly magic: number;
readonly fire: number;
readonly lightning: number;
readonly holy: number;
}

/** How strongly each stat adds to attack, as a factor before upgrades; letters follow from it. */
export interface ScalingValue {
readonly strength: number;
readonly dexterity: number;
readonly intelligence: number;
readonly faith: number;
readonly arcane: number;
}

/** An upgrade. */
export interface UpgradeFactors {
readonly level: number;
readonly attack: Attack;
readonly scaling: ScalingValue;
}

/** Damage reduced by guarding. */
export interface Guard {
readonly physical: number;
readonly magic: number;
readonly fire: number;
readonly lightning: number;
readonly holy: number;
readonly boost: number;
}

/** Stats needed; 0 for none. */
export interface Requirements {
readonly strength: number;
readonly dexterity: number;
readonly intelligence: number;
readonly faith: number;
readonly arcane: number;
}

export type Affinity = 'standard' | 'heavy' | 'keen' | 'quality' | 'fire' | 'flame_art' | 'lightning' | 'sacred' | 'magic' | 'cold' | 'poison' | 'blood' | 'occult' | 'unique';

export type CurveSubject = 'physical' | 'magic' | 'fire' | 'lightning' | 'holy' | 'poison' | 'scarlet_rot' | 'bleed' | 'frost' | 'sleep' | 'madness' | 'death_blight';

/** A curve. */
export interface AffinityCurve {
readonly of: CurveSubject;
readonly curve_slug: string;
}

export type StatusEffect = 'poison' | 'scarlet_rot' | 'bleed' | 'frost' | 'sleep' | 'madness' | 'death_blight';

/** A status effect. */
export interface StatusBuildUp {
readonly kind: StatusEffect;
readonly by_level: readonly number[];
}

/** Phase of the story after the first. */
export type GateStage = 'erdtree_burns';

/** How much to reveal about what is not open yet. */
export type ProgressSpoilers = 'none' | 'mild' | 'all';

/** How a step leads to its end. */
export type WayKind = 'passage' | 'one_way' | 'entry';

/** Why there is no route. */
export type NoRoute = 'missing' | 'closed' | 'no_way';

/** Something that is open or needed. */
export interface ProgressThing {
readonly kind: string | null;
readonly slug: string | null;
readonly step: string | null;
readonly quantity: number | null;
readonly name: string | null;
readonly notes: string | null;
readonly have: string | null;
}

/** Something that opens or is missing, named or hidden. */
export interface OpenedThing {
readonly kind: string | null;
readonly slug: string | null;
readonly step: string | null;
readonly quantity: number | null;
readonly name: string | null;
readonly notes: string | null;
readonly have: string | null;
readonly count: number;
}

/** Something that ends, named or hidden. */
export interface LostThing {
readonly kind: string | null;
readonly slug: string | null;
readonly step: string | null;
readonly quantity: number | null;
readonly name: string | null;
readonly notes: string | null;
readonly have: string | null;
readonly count: number;
readonly is_for_good: boolean;
}

/** What is open now, by kind and slug. */
export interface ProgressOpen {
readonly locations: readonly ProgressThing[];
readonly bosses: readonly ProgressThing[];
readonly obtainable: readonly ProgressThing[];
readonly npcs: readonly ProgressThing[];
}

/** Something that can be done now and ends something. */
export interface ClosingGate {
readonly gate: ProgressThing;
readonly loses: readonly LostThing[];
}

/** Something that can be done now and opens something. */
export interface OpeningGate {
readonly gate: ProgressThing;
readonly opens: readonly OpenedThing[];
}

/** What is possible now, and what follows from it. */
export interface Progress {
readonly open: ProgressOpen;
readonly closing: readonly ClosingGate[];
readonly next: readonly OpeningGate[];
}

/** How the result was chosen. */
export interface ProgressMeta {
readonly spoilers: ProgressSpoilers;
}

/** What can be done now, and how the result was chosen. */
export interface ProgressResult {
readonly data: Progress;
readonly meta: ProgressMeta;
}

/** One step of a route. */
export interface RouteStep {
readonly from_slug: string;
readonly to_slug: string;
readonly way: WayKind;
readonly needs: readonly ProgressThing[];
}

/** The shortest route between two locations, or why there is none. */
export interface Route {
readonly steps: readonly RouteStep[];
readonly missing: readonly OpenedThing[];
readonly reason: NoRoute | null;
}

/** What something can be weak to. */
export type Weakness = 'physical' | 'strike' | 'slash' | 'pierce' | 'magic' | 'fire' | 'lightning' | 'holy';

/** How strongly a stat adds to attack: S, A, B, C, D, E, or a dash for none. */
export type ScalingGrade = 'S' | 'A' | 'B' | 'C' | 'D' | 'E' | '-';

/** A damage type. */
export type DamageType = 'physical' | 'strike' | 'slash' | 'pierce' | 'magic' | 'fire' | 'lightning' | 'holy';

/** Kind of a step of the attack rating. */
export type RatingStepKind = 'base' | 'scaling' | 'unmet_requirement';

/** Kind of physical damage. */
export type PhysicalDamage = 'physical' | 'strike' | 'slash' | 'pierce';

/** Value of armor. */
export type ArmorValue = 'negation_physical' | 'negation_strike' | 'negation_slash' | 'negation_pierce' | 'negation_magic' | 'negation_fire' | 'negation_lightning' | 'negation_holy' | 'poise';

/** A rule behind a result that was not verified against the game. */
export type Unverified = 'damage_formula' | 'unmet_arcane' | 'negations_multiply';

/** An order of attack ratings. Ties are broken by name, then by slug. */
export type RatingSort = 'total' | 'total_descending' | 'by_type_physical' | 'by_type_physical_descending' | 'by_type_magic' | 'by_type_magic_descending' | 'by_type_fire' | 'by_type_fire_descending' | 'by_type_lightning' | 'by_type_lightning_descending' | 'by_type_holy' | 'by_type_holy_descending' | 'status_poison' | 'status_poison_descending' | 'status_scarlet_rot' | 'status_scarlet_rot_descending' | 'status_bleed' | 'status_bleed_descending' | 'status_frost' | 'status_frost_descending' | 'status_sleep' | 'status_sleep_descending' | 'status_madness' | 'status_madness_descending' | 'status_death_blight' | 'status_death_blight_descending' | 'scaling_value_strength' | 'scaling_value_strength_descending' | 'scaling_value_dexterity' | 'scaling_value_dexterity_descending' | 'scaling_value_intelligence' | 'scaling_value_intelligence_descending' | 'scaling_value_faith' | 'scaling_value_faith_descending' | 'scaling_value_arcane' | 'scaling_value_arcane_descending' | 'name' | 'name_descending';

/** Stats that raise attack. */
export interface RatingStats {
readonly strength: number;
readonly dexterity: number;
readonly intelligence: number;
readonly faith: number;
readonly arcane: number;
}

/** Build-up of a status effect per hit. */
export interface StatusRating {
readonly kind: StatusEffect;
readonly amount: number;
readonly base: number;
readonly bonus: number;
}

/** A stat that is too low for a weapon. */
export interface UnmetRequirement {
readonly stat: WeaponStat;
readonly needed: number;
readonly has: number;
}

/** One step of calculating the rating of a damage type from the attack of a weapon. */
export interface RatingStep {
readonly damage_type: DamageType;
readonly kind: RatingStepKind;
readonly source: WeaponStat | null;
readonly amount: number;
readonly result: number;
}

/** The attack rating of a weapon for given stats. */
export interface AttackRating {
readonly weapon_slug: string;
readonly affinity: Affinity;
readonly level: number;
readonly two_handed: boolean;
readonly stats: RatingStats;
readonly total: number;
readonly by_type: Attack;
readonly base: Attack;
readonly bonus: Attack;
readonly status: readonly StatusRating[];
readonly meets_requirements: boolean;
readonly unmet_requirements: readonly UnmetRequirement[];
readonly steps: readonly RatingStep[];
readonly unverified: readonly Unverified[];
}

/** Letters of scaling by stat. */
export interface Scaling {
readonly strength: ScalingGrade;
readonly dexterity: ScalingGrade;
readonly intelligence: ScalingGrade;
readonly faith: ScalingGrade;
readonly arcane: ScalingGrade;
}

/** A status effect that a weapon builds up. */
export interface StatusAmount {
readonly kind: StatusEffect;
readonly amount: number;
}

/** A weapon at one level. */
export interface WeaponLevel {
readonly level: number;
readonly attack: Attack;
readonly scaling: Scaling;
readonly scaling_value: ScalingValue;
readonly status: readonly StatusAmount[];
}

/** A weapon with an affinity, and its attack rating for given stats. */
export interface RatedWeapon {
readonly weapon_slug: string;
readonly weapon_name: string;
readonly category: WeaponCategory;
readonly affinity: Affinity;
readonly level: number;
readonly total: number;
readonly by_type: Attack;
readonly status: readonly StatusRating[];
readonly scaling: Scaling;
readonly scaling_value: ScalingValue;
readonly meets_requirements: boolean;
}

/** Stats, the points that they cost, and the attack rating with them. */
export interface StatDistribution {
readonly stats: RatingStats;
readonly spent: number;
readonly total: number;
readonly meets_requirements: boolean;
readonly unmet_requirements: readonly UnmetRequirement[];
}

/** The stats that raise the attack rating of a weapon the most with a number of points. */
export interface BestStats {
readonly weapon_slug: string;
readonly affinity: Affinity;
readonly level: number;
readonly two_handed: boolean;
readonly class_slug: string | null;
readonly start: RatingStats;
readonly points: number;
readonly exact: boolean;
readonly best: StatDistribution;
readonly next: readonly StatDistribution[];
readonly unverified: readonly Unverified[];
}

/** Damage by type, in HP; null when the defense is unknown. */
export interface DamageByType {
readonly physical: number | null;
readonly magic: number | null;
readonly fire: number | null;
readonly lightning: number | null;
readonly holy: number | null;
}

/** A form of a boss or a variant of an enemy, with the damage to it. */
export interface DamageTarget {
readonly name: string | null;
readonly role: CombatantRole;
readonly location_slug: string | null;
readonly sub_area: string | null;
readonly npc_param_id: number;
readonly hp: number | null;
readonly damage: number | null;
readonly by_type: DamageByType;
readonly hits_to_kill: number | null;
}

/** The damage of a hit to a boss or an enemy on the first playthrough. */
export interface Damage {
readonly boss_slug: string | null;
readonly enemy_slug: string | null;
readonly physical_damage: PhysicalDamage;
readonly targets: readonly DamageTarget[];
readonly rating: AttackRating;
readonly unverified: readonly Unverified[];
}

/** One level. */
export interface LevelStep {
readonly level: number;
readonly cost: number;
readonly sum: number;
}

/** The cost of rising from one level to another. */
export interface LevelPrice {
readonly class_slug: string | null;
readonly from: number;
readonly to: number;
readonly currency: Currency;
readonly cost: number;
readonly stats: Stats | null;
readonly steps: readonly LevelStep[];
}

/** A smithing stone and how many of it are needed. */
export interface Material {
readonly item_slug: string;
readonly quantity: number;
}

/** One upgrade. */
export interface UpgradeStep {
readonly level: number;
readonly cost: number | null;
readonly materials: readonly Material[];
}

/** The smithing stones needed to upgrade a weapon. */
export interface UpgradePrice {
readonly weapon_slug: string;
readonly upgrade_path_slug: string | null;
readonly from: number;
readonly to: number;
readonly currency: Currency;
readonly cost: number | null;
readonly materials: readonly Material[];
readonly steps: readonly UpgradeStep[];
readonly unverified: readonly Unverified[];
}

/** An armor piece of an outfit. */
export interface WornPiece {
readonly slot: ArmorSlot;
readonly armor_slug: string;
readonly set_slug: string | null;
readonly value: number;
readonly weight: number;
}

/** The armor pieces that together have the highest value. */
export interface BestArmor {
readonly maximize: ArmorValue;
readonly max_weight: number | null;
readonly value: number;
readonly weight: number;
readonly pieces: readonly WornPiece[];
readonly unverified: readonly Unverified[];
}

/** Armor pieces that belong together: one group in the tables of the game, with their altered versions. */
export interface ArmorSetRow extends RecordRow {
readonly is_dlc: boolean;
readonly description: string | null;
}

/** An offer of a merchant. */
export interface OfferRow {
readonly subject_name: string;
readonly armor_slug: string | null;
readonly ash_of_war_slug: string | null;
readonly gesture_slug: string | null;
readonly item_slug: string | null;
readonly spell_slug: string | null;
readonly spirit_ash_slug: string | null;
readonly talisman_slug: string | null;
readonly weapon_slug: string | null;
readonly merchant_slug: string;
readonly currency: Currency;
readonly price: number;
readonly price_max: number | null;
readonly price_steps: readonly PriceStep[] | null;
readonly price_item_slug: string | null;
readonly is_unlimited: boolean | null;
readonly in_stock: number | null;
readonly condition: string | null;
readonly gate: Gate | null;
readonly stock_flag: number | null;
readonly unlock_flag: number | null;
}

/** A way to obtain it. */
export interface AcquisitionRow {
readonly subject_name: string;
readonly armor_slug: string | null;
readonly ash_of_war_slug: string | null;
readonly gesture_slug: string | null;
readonly item_slug: string | null;
readonly spell_slug: string | null;
readonly spirit_ash_slug: string | null;
readonly talisman_slug: string | null;
readonly weapon_slug: string | null;
readonly kind: AcquisitionKind;
readonly location_slug: string | null;
readonly boss_slug: string | null;
readonly npc_slug: string | null;
readonly notes: string | null;
readonly sub_area: string | null;
readonly enemy_slug: string | null;
readonly used_item_slug: string | null;
readonly quantity: number | null;
readonly chance: number | null;
readonly condition: string | null;
readonly gate: Gate | null;
readonly position: Position | null;
readonly event_flag: number | null;
}

/** A piece of armor. */
export interface ArmorRow extends RecordRow {
readonly is_dlc: boolean;
readonly slot: ArmorSlot;
readonly set_slug: string | null;
readonly weight: number;
readonly poise: number;
readonly negation: Negation;
readonly resistance: ArmorResistance;
readonly sell_price: number;
readonly altered_from_slug: string | null;
readonly description: string | null;
}

/** An ash of war. */
export interface AshOfWarRow extends RecordRow {
readonly is_dlc: boolean;
readonly skill_slug: string | null;
readonly effect: string | null;
readonly affinity: AshAffinity | null;
readonly fits: readonly WeaponCategory[];
readonly sell_price: number | null;
}

/** A form or body of a boss, a helper, or a variant of an enemy. */
export interface BossFormRow {
readonly boss_slug: string;
readonly name: string | null;
readonly role: CombatantRole;
readonly location_slug: string | null;
readonly sub_area: string | null;
readonly npc_param_id: number;
readonly hp: number | null;
readonly reward: number | null;
readonly poise: number | null;
readonly defense: Defense;
readonly negation: Negation;
readonly resistance: StatusResistance;
readonly immune_to: readonly Immunity[];
readonly new_game_plus: readonly NewGamePlus[] | null;
}

/** A boss in one place. */
export interface BossRow extends RecordRow {
readonly is_dlc: boolean;
readonly is_optional: boolean | null;
readonly is_required: boolean | null;
readonly description: string | null;
readonly location_slug: string;
readonly rest_point_slug: string | null;
readonly sub_area: string | null;
readonly reward: number | null;
readonly event_flag: number | null;
readonly position: Position | null;
readonly gate: Gate | null;
readonly phases: readonly BossPhase[] | null;
}

/** A weapon of a class. */
export interface ClassWeaponRow {
readonly class_slug: string;
readonly weapon_slug: string;
readonly quantity: number;
}

/** A piece of armor of a class. */
export interface ClassArmorRow {
readonly class_slug: string;
readonly armor_slug: string;
readonly slot: ArmorSlot;
}

/** A starting class. */
export interface ClassRow extends RecordRow {
readonly level: number;
readonly stats: Stats;
readonly starting_currency: number | null;
readonly sort_order: number;
}

/** One set. */
export interface ElementScalingRow extends RecordRow {
readonly number: number;
readonly elements: readonly ElementStats[];
readonly rates: readonly ElementRate[];
}

/** A way in which the game ends. */
export interface EndingRow extends RecordRow {
readonly final_boss_slug: string;
readonly gate: Gate;
readonly steps: readonly string[];
readonly description: string;
}

/** A form or body of a boss, a helper, or a variant of an enemy. */
export interface EnemyVariantRow {
readonly enemy_slug: string;
readonly name: string | null;
readonly role: CombatantRole | null;
readonly location_slug: string | null;
readonly sub_area: string | null;
readonly npc_param_id: number;
readonly hp: number | null;
readonly reward: number | null;
readonly poise: number | null;
readonly defense: Defense;
readonly negation: Negation;
readonly resistance: StatusResistance;
readonly immune_to: readonly Immunity[];
readonly new_game_plus: readonly NewGamePlus[] | null;
}

/** An enemy in a location. */
export interface EnemyPlacementRow {
readonly enemy_slug: string;
readonly location_slug: string;
readonly sub_area: string | null;
readonly condition: string | null;
readonly count: number | null;
readonly placed_variants: readonly PlacedVariant[];
}

/** A random drop of an enemy. */
export interface EnemyLootRow {
readonly enemy_slug: string;
readonly kind: string;
readonly weapon_slug: string | null;
readonly armor_slug: string | null;
readonly talisman_slug: string | null;
readonly ash_of_war_slug: string | null;
readonly spell_slug: string | null;
readonly item_slug: string | null;
readonly quantity: number;
readonly chance: number;
readonly is_once: boolean;
readonly lot_id: number;
}

/** An ordinary enemy. */
export interface EnemyRow extends RecordRow {
readonly is_dlc: boolean;
readonly description: string | null;
}

/** A gesture. */
export interface GestureRow extends RecordRow {
readonly is_dlc: boolean;
readonly menu_order: number;
}

/** A site of grace. */
export interface GraceRow extends RecordRow {
readonly is_dlc: boolean;
readonly location_slug: string;
readonly event_flag: number | null;
readonly position: Position | null;
}

/** A consumable, a key item, a material or another good. */
export interface ItemRow extends RecordRow {
readonly is_dlc: boolean;
readonly family: ItemFamily;
readonly subcategory: ItemSubcategory | null;
readonly effect: string | null;
readonly max_held: number | null;
readonly max_stored: number | null;
readonly sell_price: number;
readonly fp_cost: number;
readonly hp_cost: number;
readonly max_level: number;
readonly recipe: readonly RecipeMaterial[] | null;
}

/** Runes for one level. */
export interface LevelCostRow {
readonly level: number;
readonly cost: number;
}

/** A way to another location. */
export interface LocationConnectionRow {
readonly location_slug: string;
readonly to_slug: string;
readonly via: readonly string[] | null;
readonly one_way_reason: string | null;
readonly notes: string | null;
readonly gate: Gate | null;
}

/** A region, a dungeon or a landmark. A landmark has no ways of its own: it is reached with the location that it is in. */
export interface LocationRow extends RecordRow {
readonly is_dlc: boolean;
readonly description: string | null;
readonly region: string | null;
readonly parent_slug: string | null;
readonly map_ids: readonly string[];
readonly position: Position | null;
readonly gate: Gate | null;
}

/** A place of a merchant. */
export interface MerchantPlaceRow {
readonly merchant_slug: string;
readonly location_slug: string;
readonly sub_area: string | null;
readonly condition: string | null;
readonly position: Position | null;
}

/** Someone who sells things. */
export interface MerchantRow extends RecordRow {
readonly is_dlc: boolean;
readonly npc_slug: string | null;
readonly description: string | null;
}

/** A place where an NPC can be found. */
export interface NpcPlacementRow {
readonly npc_slug: string;
readonly location_slug: string;
readonly sub_area: string | null;
readonly condition: string | null;
readonly position: Position | null;
}

/** Someone met in the game: friend, teacher, merchant, invader or target of a hunt. */
export interface NpcRow extends RecordRow {
readonly is_dlc: boolean;
readonly role: string;
readonly location_slug: string;
readonly hostility: Hostility;
readonly hostile_condition: string | null;
readonly services: readonly string[];
readonly quest_notes: readonly string[];
readonly steps: readonly NpcStep[] | null;
readonly description: string;
}

/** A curve. */
export interface ScalingCurveRow extends RecordRow {
readonly number: number;
readonly points: readonly ScalingPoint[];
}

/** A skill. */
export interface SkillRow extends RecordRow {
readonly is_dlc: boolean;
readonly effect: string | null;
readonly fp_cost: number | null;
readonly fp_cost_light: number | null;
readonly fp_cost_strong: number | null;
}

/** A sorcery or an incantation. */
export interface SpellRow extends RecordRow {
readonly is_dlc: boolean;
readonly school: SpellSchool;
readonly effect: string | null;
readonly fp_cost: number;
readonly fp_cost_charged: number | null;
readonly stamina: number | null;
readonly slots: number;
readonly requirements: SpellRequirements;
readonly sell_price: number | null;
}

/** A spirit ash. */
export interface SpiritAshRow extends RecordRow {
readonly is_dlc: boolean;
readonly is_renowned: boolean;
readonly effect: string | null;
readonly max_held: number | null;
readonly max_stored: number | null;
readonly sell_price: number | null;
readonly fp_cost: number;
readonly hp_cost: number;
readonly max_level: number;
}

/** A talisman. */
export interface TalismanRow extends RecordRow {
readonly is_dlc: boolean;
readonly weight: number;
readonly level: number;
readonly effect: string | null;
readonly sell_price: number;
readonly conflict_group: number | null;
readonly description: string | null;
}

/** Something that a trophy requires. */
export interface TrophyRequirementRow {
readonly trophy_slug: string;
readonly kind: RequirementKind;
readonly slug: string | null;
readonly name: string | null;
readonly step: string | null;
readonly quantity: number;
readonly is_used: boolean;
}

/** A trophy, or an achievement. */
export interface TrophyRow extends RecordRow {
readonly kind: TrophyKind;
readonly description: string;
}

/** The smithing stones needed by the weapons on a path. */
export interface UpgradePathRow extends RecordRow {
readonly steps: readonly UpgradePathStep[];
}

/** How upgrades raise the attack and scaling of a weapon. */
export interface UpgradeTypeRow extends RecordRow {
readonly number: number;
readonly levels: readonly UpgradeFactors[];
}

/** A weapon with an affinity. */
export interface WeaponAffinityRow {
readonly weapon_slug: string;
readonly affinity: Affinity;
readonly attack: Attack;
readonly scaling_value: ScalingValue;
readonly upgrade_type_slug: string;
readonly element_scaling_slug: string;
readonly curves: readonly AffinityCurve[];
readonly status: readonly StatusBuildUp[];
}

/** A weapon, a shield, a staff, a seal or ammunition. */
export interface WeaponRow extends RecordRow {
readonly is_dlc: boolean;
readonly category: WeaponCategory;
readonly is_ammunition: boolean;
readonly weight: number | null;
readonly critical: number | null;
readonly attack: Attack;
readonly stamina_attack: number | null;
readonly guard: Guard | null;
readonly requirements: Requirements;
readonly skill_slug: string | null;
readonly upgrade_path_slug: string | null;
readonly max_level: number;
readonly is_infusable: boolean;
readonly is_paired: boolean;
readonly recipe: readonly RecipeMaterial[] | null;
readonly description: string | null;
readonly sell_price: number | null;
}

/** Something that is dropped. */
export interface DroppedRow {
readonly quantity: number | null;
readonly chance: number | null;
readonly condition: string | null;
readonly is_once: boolean | null;
readonly npc_param_ids: readonly number[];
readonly lot_id: number | null;
readonly event_flag: number | null;
readonly is_random: boolean;
readonly ordinal: number;
}

/** An item that the player holds. */
export interface ItemHeld {
readonly slug: string;
readonly quantity: number;
}

/** A step of the story of an NPC that has happened. */
export interface NpcStepDone {
readonly slug: string;
readonly step: string;
}

/** Stats that raise attack. Those that are not given have a default. */
export interface StatsInput {
readonly strength?: number | null;
readonly dexterity?: number | null;
readonly intelligence?: number | null;
readonly faith?: number | null;
readonly arcane?: number | null;
}

/** A level of a weapon: a number, or its highest. */
export interface WeaponLevelInput {
readonly at?: number | null;
readonly max?: boolean | null;
}

/** A weapon as somebody wields it. */
export interface Build {
readonly weaponSlug: string;
readonly level?: WeaponLevelInput | null;
readonly stats?: StatsInput | null;
readonly affinity?: Affinity | null;
readonly twoHanded: boolean;
readonly ignoreRequirements: boolean;
}

/** Who is hit: a boss or an enemy. */
export interface TargetInput {
readonly bossSlug?: string | null;
readonly enemySlug?: string | null;
}

/** Something that the player has done, holds or has reached. */
export interface HaveInput {
readonly boss?: string | null;
readonly item?: ItemHeld | null;
readonly location?: string | null;
readonly npc?: NpcStepDone | null;
readonly stage?: GateStage | null;
}

/** What is possible in the game now, what opens next, and what is about to be closed off. */
export interface ProgressArguments {
readonly have?: readonly HaveInput[] | null;
readonly spoilers: ProgressSpoilers;
}

/** The attack rating of a weapon. */
export interface AttackRatingArguments {
readonly build: Build;
readonly classSlug?: string | null;
}

/** The attack ratings of all weapons for given stats, with each affinity, the highest first. */
export interface AttackRatingsArguments {
readonly classSlug?: string | null;
readonly level?: WeaponLevelInput | null;
readonly twoHanded: boolean;
readonly stats?: StatsInput | null;
readonly category?: readonly WeaponCategory[] | null;
readonly affinity?: readonly Affinity[] | null;
readonly skillSlug?: string | null;
readonly status?: readonly StatusEffect[] | null;
readonly meetsRequirements?: boolean | null;
readonly isDlc?: boolean | null;
readonly slugs?: readonly string[] | null;
readonly sort: RatingSort;
}

/** The stats that raise the attack rating of a weapon the most with a number of points. */
export interface BestStatsArguments {
readonly build: Build;
readonly points: number;
readonly classSlug?: string | null;
}

/** The damage of a hit to a boss or an enemy, and the number of hits to kill it. */
export interface DamageArguments {
readonly build: Build;
readonly classSlug?: string | null;
readonly target: TargetInput;
readonly physicalDamage: PhysicalDamage;
}

/** The runes needed to level up: from one level to another, or from a class to target stats. */
export interface LevelPriceArguments {
readonly classSlug?: string | null;
readonly from?: number | null;
readonly to?: number | null;
readonly vigor?: number | null;
readonly mind?: number | null;
readonly endurance?: number | null;
readonly strength?: number | null;
readonly dexterity?: number | null;
readonly intelligence?: number | null;
readonly faith?: number | null;
readonly arcane?: number | null;
}

/** The smithing stones needed to upgrade a weapon. */
export interface UpgradePriceArguments {
readonly weaponSlug: string;
readonly from: number;
readonly to?: number | null;
}

/** The armor pieces, one per body part, with the highest total negation or poise. */
export interface BestArmorArguments {
readonly maximize: ArmorValue;
readonly maxWeight?: number | null;
}

/** Records of one kind side by side; for weapons, also their attack ratings. */
export interface CompareArguments {
readonly kind: string;
readonly slugs: readonly string[];
readonly affinity?: Affinity | null;
readonly level?: readonly WeaponLevelInput[] | null;
readonly twoHanded?: boolean | null;
readonly classSlug?: string | null;
readonly stats?: StatsInput | null;
}

/** The shortest route on foot between two locations, without sites of grace. */
export interface RouteArguments {
readonly from: string;
readonly to: string;
readonly have?: readonly HaveInput[] | null;
readonly spoilers: ProgressSpoilers;
}
