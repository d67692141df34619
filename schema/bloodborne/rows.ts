// Derived from the JSON Schemas of the data files by `npm run derive`.

import type { RecordRow } from '../../src/graph/load/rows.ts';

/** Body part that an armor piece covers. */
export type ArmorSlot = 'head' | 'chest' | 'hands' | 'legs';

/** Defenses against damage and resistances to ailments; null when not researched yet. */
export interface ArmorDefense {
readonly physical: number | null;
readonly blunt: number | null;
readonly thrust: number | null;
readonly blood: number | null;
readonly arcane: number | null;
readonly fire: number | null;
readonly bolt: number | null;
readonly slow_poison: number | null;
readonly rapid_poison: number | null;
readonly frenzy: number | null;
readonly beasthood: number | null;
}

/** Currency of a price. */
export type Currency = 'blood_echoes' | 'insight';

/** Phase of the story from which a price holds. */
export type PriceStart = 'start' | 'evening' | 'night' | 'blood_moon' | 'new_game_plus';

/** A price that holds from a phase of the story on. */
export interface PriceStep {
readonly from: PriceStart;
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

/** Version of a weapon. */
export type VariantKind = 'normal' | 'uncanny' | 'lost';

/** How it is obtained. */
export type AcquisitionKind = 'treasure' | 'chest' | 'boss_drop' | 'npc_gift' | 'npc_drop' | 'enemy_drop' | 'event' | 'coffin' | 'dungeon_reward' | 'starting' | 'use_item' | 'covenant_reward';

/** A spot in the coordinates of the game's map files, in meters. */
export interface Position {
readonly map_id: string;
readonly x: number;
readonly y: number;
readonly z: number;
readonly lamp_slug?: string | null;
}

/** Range of the value of an effect at one rating. */
export interface GemValueRange {
readonly rating: number;
readonly min: number;
readonly max: number;
readonly strengths?: readonly (number | null)[] | null;
}

/** Value that the effect of a gem changes. */
export type GemChange = 'physical_attack' | 'blunt_attack' | 'thrust_attack' | 'blood_attack' | 'arcane_attack' | 'fire_attack' | 'bolt_attack' | 'all_attack' | 'charge_attack' | 'strength_scaling' | 'skill_scaling' | 'blood_tinge_scaling' | 'arcane_scaling' | 'damage_to_beasts' | 'damage_to_kin' | 'damage_to_open_foes' | 'slow_poison' | 'rapid_poison' | 'stamina_cost' | 'hp' | 'rally' | 'durability';

/** How the values of a gem effect count. */
export type GemUnit = 'percent' | 'points' | 'hp';

/** When the effect of a gem works. */
export type GemCondition = 'full_hp' | 'near_death' | 'charge_attack';

/** Element of an attack. */
export type Element = 'arcane' | 'fire' | 'bolt';

/** How certain a value is. */
export type Certainty = 'certain' | 'probable' | 'doubtful';

/** What the effect of a gem changes. */
export interface GemModifier {
readonly changes: GemChange;
readonly unit: GemUnit;
readonly seconds: number | null;
readonly condition: GemCondition | null;
readonly converts_to: Element | null;
readonly conversion_certainty: Certainty | null;
}

/** Role of an effect in the gems that have it. */
export type GemRole = 'main' | 'secondary';

/** A weakest and a strongest value. */
export interface ValueRange {
readonly min: number;
readonly max: number;
}

/** Shape of a blood gem or of a slot. */
export type GemShape = 'radial' | 'triangle' | 'waning' | 'circle' | 'droplet';

/** Where a blood gem comes from. */
export type GemKind = 'grade' | 'unique' | 'placed';

/** How common a shape is for a gem. */
export type ShapeFrequency = 'only' | 'most' | 'equal' | 'less' | 'rare';

/** A shape that a gem can have. */
export interface AvailableShape {
readonly shape: GemShape;
readonly frequency: ShapeFrequency;
}

/** Part of the game. */
export type Campaign = 'main_story' | 'the_old_hunters' | 'chalice_dungeon';

/** Stage within a part of the game. */
export type GameStage = 'earliest' | 'early' | 'middle' | 'late' | 'last';

/** A part of the game whose foes drop something. */
export interface DropSource {
readonly kind: AcquisitionKind;
readonly campaign: Campaign;
readonly stage: GameStage | null;
readonly depth: number | null;
readonly is_rare: boolean;
}

/** A phase of a fight. */
export interface BossPhase {
readonly phase_index: number;
readonly name: string;
readonly hp_percent?: number | null;
readonly notes: string | null;
}

/** Insight that a boss gives. */
export interface BossInsight {
readonly discovery: number;
readonly defeat: number;
}

/** Values of a boss on one layer at one depth of a chalice dungeon. */
export interface BossAtDepth {
readonly depth: number;
readonly layer: number;
readonly hp: number | null;
readonly reward: number | null;
}

/** What a combatant is. */
export type CombatantRole = 'form' | 'body' | 'helper' | 'variant';

/** Defenses on the first playthrough. Elemental defenses are scaled like physical ones, as in the parameter tables; some wikis give them unscaled. */
export interface Defense {
readonly physical: number | null;
readonly blunt: number | null;
readonly thrust: number | null;
readonly blood: number | null;
readonly arcane: number | null;
readonly fire: number | null;
readonly bolt: number | null;
}

/** Damage negation in percent. This game has none. */
export interface Negation {
readonly physical: number;
readonly blunt: number;
readonly thrust: number;
readonly blood: number;
readonly arcane: number;
readonly fire: number;
readonly bolt: number;
}

/** Resistance to status effects; null where `immune_to` lists the status effect, otherwise unknown. */
export interface StatusResistance {
readonly slow_poison: number | null;
readonly rapid_poison: number | null;
readonly frenzy: number | null;
}

/** What something can be immune to. */
export type Immunity = 'slow_poison' | 'rapid_poison' | 'frenzy' | 'stagger';

/** Values on a later playthrough. */
export interface NewGamePlus {
readonly playthrough: number;
readonly hp?: number | null;
readonly reward?: number | null;
readonly attack_rate?: number | null;
readonly defense_rate?: number | null;
readonly stamina_attack_rate?: number | null;
}

/** Kind of chalice dungeon. */
export type DungeonKind = 'fixed' | 'root' | 'special';

/** A layer of a fixed dungeon whose boss is not listed. */
export interface UnknownLayer {
readonly layer: number;
readonly reason: string;
}

/** Stats of a character. */
export interface Stats {
readonly vitality: number;
readonly endurance: number;
readonly strength: number;
readonly skill: number;
readonly blood_tinge: number;
readonly arcane: number;
}

/** A variant of an enemy in a location. */
export interface PlacedVariant {
readonly npc_param_id: number;
readonly count?: number | null;
readonly spots?: readonly Position[] | null;
}

/** What gives or takes Insight. */
export type InsightChangeKind = 'boss_found' | 'boss_beaten' | 'meeting' | 'event' | 'item' | 'multiplayer' | 'enemy' | 'purchase';

/** Family of an item. */
export type ItemFamily = 'consumable' | 'key_item' | 'arcane_tool' | 'multiplayer';

/** Points needed in each attribute; null when unknown. */
export interface Requirements {
readonly strength: number | null;
readonly skill: number | null;
readonly blood_tinge: number | null;
readonly arcane: number | null;
}

/** Headstone of the Hunter's Dream that leads to a place. */
export type Headstone = 'yharnam' | 'frontier' | 'unseen' | 'hunters_nightmare' | 'nightmare' | 'hunters_dream' | 'chalice';

/** Phase of the night; it advances with the story. */
export type TimeOfDay = 'day' | 'evening' | 'night' | 'blood_moon';

/** When an NPC is an enemy. */
export type Hostility = 'never' | 'conditional' | 'always';

/** One step. */
export interface NpcStep {
readonly slug: string;
readonly notes: string;
readonly location_slug?: string | null;
readonly gate: Gate;
}

/** Where a rune is memorized. */
export type RuneKind = 'caryll' | 'oath';

/** A tier of a rune. */
export interface RuneTier {
readonly tier: number;
readonly effect_bonus: string;
}

/** Stat that a curve applies to. */
export type CurveStat = 'level' | 'vitality' | 'endurance' | 'strength' | 'skill' | 'blood_tinge' | 'arcane' | 'insight';

/** A point of a curve. Between two points t = (x - x0) / (x1 - x0) is bent by the exponent a of the first: to t^a when a is above 0, to 1 - (1 - t)^(-a) when it is below; the value is y0 + (y1 - y0) times that. */
export interface CurvePoint {
readonly x: number;
readonly y: number;
readonly exponent: number;
}

/** Grade of a trophy. */
export type TrophyGrade = 'platinum' | 'gold' | 'silver' | 'bronze';

/** What a trophy is awarded for. */
export type TrophyKind = 'completion' | 'ending' | 'boss' | 'collection' | 'place' | 'progress';

/** Attack rating by damage type. */
export interface Attack {
readonly physical: number;
readonly blood: number;
readonly arcane: number;
readonly fire: number;
readonly bolt: number;
}

/** How strongly an attribute adds to attack: S, A, B, C, D, E, or a dash for none. */
export type ScalingGrade = 'S' | 'A' | 'B' | 'C' | 'D' | 'E' | '-';

/** Scaling grade by attribute. */
export interface Scaling {
readonly strength: ScalingGrade;
readonly skill: ScalingGrade;
readonly blood_tinge: ScalingGrade;
readonly arcane: ScalingGrade;
}

/** Scaling as a factor; 1 adds as much as the attack itself when the attribute is saturated. */
export interface ScalingValue {
readonly strength: number;
readonly skill: number;
readonly blood_tinge: number;
readonly arcane: number;
}

/** Form of a trick weapon. */
export type FormKind = 'untransformed' | 'transformed';

/** Button that makes a move. */
export type MoveInput = 'R1' | 'R2' | 'L1' | 'L2';

/** Whether a move strikes or shoots. */
export type MoveKind = 'melee' | 'shot';

/** A damage type. */
export type DamageType = 'physical' | 'blunt' | 'thrust' | 'blood' | 'arcane' | 'fire' | 'bolt';

/** Percent of each type of attack that a move deals; null when unknown. Damage before defense is the sum, over all types, of percentage times attack. */
export interface MovePercent {
readonly physical: number | null;
readonly blood: number | null;
readonly arcane: number | null;
readonly fire: number | null;
readonly bolt: number | null;
}

/** Additional hits of one move. */
export interface ExtraHits {
readonly hits: number;
readonly percent: number;
}

/** A stage of a shot. */
export interface ShotStage {
readonly projectiles: number;
readonly percent: number | null;
readonly seconds: number;
readonly range: number;
}

/** Kind of weapon. */
export type WeaponCategory = 'trick_weapon' | 'firearm' | 'left_hand_tool' | 'shield' | 'torch';

/** Hand that holds a weapon. */
export type Hand = 'right' | 'left';

/** A status effect or multiplier. */
export interface WeaponModifier {
readonly kind: string;
readonly amount: number | null;
readonly form: FormKind | null;
}

/** A version of a weapon. */
export interface WeaponVariant {
readonly kind: VariantKind;
readonly name: string;
readonly gems: readonly GemShape[];
readonly notes: string | null;
}

/** A form of a weapon. */
export interface WeaponForm {
readonly slug: string;
readonly name: string;
readonly form_kind: FormKind;
readonly sort_order: number;
readonly attack: Attack;
readonly scaling: Scaling;
readonly damage_types: readonly string[];
readonly first_r1_multiplier: number | null;
readonly move_count: number | null;
}

/** Phase of the story after the first. */
export type GateStage = 'evening' | 'night' | 'blood_moon' | 'new_game_plus';

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

/** What something can be weak to, or immune to. */
export type Weakness = 'physical' | 'blunt' | 'thrust' | 'blood' | 'arcane' | 'fire' | 'bolt' | 'serrated' | 'righteous' | 'slow_poison' | 'rapid_poison';

/** A status effect that builds up. */
export type StatusEffect = 'slow_poison' | 'rapid_poison' | 'frenzy';

/** Stat that raises attack. */
export type WeaponStat = 'strength' | 'skill' | 'blood_tinge' | 'arcane';

/** Kind of a step of the attack rating. */
export type RatingStepKind = 'base' | 'scaling' | 'form_rate' | 'gem_percent' | 'form_points' | 'gem_points' | 'cut';

/** A rule behind a result that has fewer than two sources. */
export type Unverified = 'cut_by_type' | 'gem_percentages_multiply' | 'gem_points_last' | 'physical_gems_raise_blood' | 'conversion' | 'flat_gems_do_not_convert' | 'gem_effect_unknown' | 'form_effects' | 'unmet_requirements' | 'damage_formula' | 'weaknesses' | 'extra_hits' | 'upgrade_cost';

/** An order of attack ratings. Ties are broken by name, then by slug. */
export type RatingSort = 'total' | 'total_descending' | 'by_type_physical' | 'by_type_physical_descending' | 'by_type_blood' | 'by_type_blood_descending' | 'by_type_arcane' | 'by_type_arcane_descending' | 'by_type_fire' | 'by_type_fire_descending' | 'by_type_bolt' | 'by_type_bolt_descending' | 'scaling_value_strength' | 'scaling_value_strength_descending' | 'scaling_value_skill' | 'scaling_value_skill_descending' | 'scaling_value_blood_tinge' | 'scaling_value_blood_tinge_descending' | 'scaling_value_arcane' | 'scaling_value_arcane_descending' | 'status_slow_poison' | 'status_slow_poison_descending' | 'status_rapid_poison' | 'status_rapid_poison_descending' | 'status_frenzy' | 'status_frenzy_descending' | 'name' | 'name_descending';

/** Value of armor. */
export type ArmorValue = 'defense_physical' | 'defense_blunt' | 'defense_thrust' | 'defense_blood' | 'defense_arcane' | 'defense_fire' | 'defense_bolt' | 'resistance_slow_poison' | 'resistance_rapid_poison' | 'resistance_frenzy' | 'resistance_beasthood';

/** Stats of the hunter that raise attack. */
export interface RatingStats {
readonly strength: number;
readonly skill: number;
readonly blood_tinge: number;
readonly arcane: number;
}

/** Resistances of armor. */
export interface ArmorResistance {
readonly slow_poison: number | null;
readonly rapid_poison: number | null;
readonly frenzy: number | null;
readonly beasthood: number | null;
}

/** A status effect that a weapon builds up. */
export interface StatusAmount {
readonly kind: StatusEffect;
readonly amount: number;
}

/** One step of calculating the rating of a damage type from the attack of a weapon. */
export interface RatingStep {
readonly damage_type: DamageType;
readonly kind: RatingStepKind;
readonly source: string | null;
readonly amount: number;
readonly result: number;
}

/** A stat that is too low for a weapon. */
export interface UnmetRequirement {
readonly stat: WeaponStat;
readonly needed: number;
readonly has: number;
}

/** An effect of a gem in a weapon. */
export interface SetGemEffect {
readonly changes: GemChange;
readonly unit: GemUnit;
readonly value: number;
readonly is_counted: boolean;
}

/** A blood gem in a slot of a weapon. */
export interface SetGem {
readonly gem_slug: string;
readonly slot: number;
readonly effects: readonly SetGemEffect[];
}

/** The rating at one value of a stat. */
export interface RatingAtStat {
readonly value: number;
readonly total: number;
}

/** The attack rating of a weapon for given stats. */
export interface AttackRating {
readonly weapon_slug: string;
readonly variant: VariantKind;
readonly form: FormKind | null;
readonly level: number;
readonly stats: RatingStats;
readonly total: number;
readonly by_type: Attack;
readonly base: Attack;
readonly bonus: Attack;
readonly status: readonly StatusAmount[];
readonly meets_requirements: boolean;
readonly unmet_requirements: readonly UnmetRequirement[];
readonly gems: readonly SetGem[];
readonly steps: readonly RatingStep[];
readonly unverified: readonly Unverified[];
readonly curve: readonly RatingAtStat[];
}

/** A weapon in a version, and its attack rating for given stats. */
export interface RatedWeapon {
readonly weapon_slug: string;
readonly weapon_name: string;
readonly category: WeaponCategory;
readonly variant: VariantKind;
readonly level: number;
readonly total: number;
readonly by_type: Attack;
readonly status: readonly StatusAmount[];
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
readonly variant: VariantKind;
readonly form: FormKind | null;
readonly level: number;
readonly class_slug: string | null;
readonly start: RatingStats;
readonly points: number;
readonly exact: boolean;
readonly best: StatDistribution;
readonly next: readonly StatDistribution[];
readonly unverified: readonly Unverified[];
}

/** Damage by type, in HP; null when a defense or the percentage of the attack is unknown. */
export interface DamageByType {
readonly physical: number | null;
readonly blood: number | null;
readonly arcane: number | null;
readonly fire: number | null;
readonly bolt: number | null;
}

/** Additional hits of an attack. */
export interface ExtraDamage {
readonly hits: number;
readonly damage: number | null;
}

/** Source of a multiplier of damage: a property of the weapon, or the value that a gem changes. */
export type DamageRateKind = 'serrated' | 'righteous' | 'blunt_attack' | 'thrust_attack' | 'damage_to_beasts' | 'damage_to_kin' | 'charge_attack';

/** A damage multiplier. */
export interface DamageRate {
readonly kind: DamageRateKind;
readonly rate: number;
}

/** A form of a boss or a variant of an enemy, with the damage to it. */
export interface DamageTarget {
readonly name: string | null;
readonly role: CombatantRole;
readonly npc_param_id: number | null;
readonly hp: number | null;
readonly damage: number | null;
readonly by_type: DamageByType;
readonly hits_to_kill: number | null;
readonly extra_hits: ExtraDamage | null;
readonly rates: readonly DamageRate[];
}

/** The damage of a hit to a boss or an enemy on the first playthrough. */
export interface Damage {
readonly boss_slug: string | null;
readonly enemy_slug: string | null;
readonly attack: string | null;
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

/** The cost of leveling up from one level to another. */
export interface LevelPrice {
readonly class_slug: string | null;
readonly from: number;
readonly to: number;
readonly currency: Currency;
readonly cost: number;
readonly stats: Stats | null;
readonly steps: readonly LevelStep[];
}

/** A material and how many of it are needed. */
export interface Material {
readonly item_slug: string;
readonly quantity: number;
}

/** The step to one level of fortification. */
export interface UpgradeStep {
readonly level: number;
readonly cost: number | null;
readonly materials: readonly Material[];
}

/** The cost of fortifying a weapon from one level to another. */
export interface UpgradePrice {
readonly weapon_slug: string;
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
readonly set_slug: string;
readonly value: number | null;
readonly weight: number;
}

/** The armor pieces with the highest total of a value. */
export interface BestArmor {
readonly maximize: ArmorValue;
readonly max_weight: number | null;
readonly value: number;
readonly weight: number;
readonly pieces: readonly WornPiece[];
readonly unverified: readonly Unverified[];
}

/** A phase of the night after the first, and what begins it. */
export interface Stage {
readonly stage: GateStage;
readonly notes: string;
readonly gate: Gate;
}

/** Armor pieces that belong together. The game itself has no sets. */
export interface ArmorSetRow extends RecordRow {
readonly is_dlc: boolean;
readonly wiki_url: string;
readonly description: string;
}

/** Something that a merchant sells. It is listed by the record sold and by the merchant. */
export interface OfferRow {
readonly subject_name: string;
readonly armor_slug: string | null;
readonly item_slug: string | null;
readonly weapon_slug: string | null;
readonly merchant_slug: string;
readonly currency: Currency;
readonly price: number | null;
readonly price_max: number | null;
readonly price_steps: readonly PriceStep[] | null;
readonly price_item_slug: string | null;
readonly is_unlimited: boolean | null;
readonly in_stock: number | null;
readonly condition: string | null;
readonly gate: Gate | null;
readonly stock_flag: number | null;
readonly unlock_flag: number | null;
readonly variant: VariantKind | null;
}

/** A way to obtain a record. It is listed by that record and by the location, boss, NPC and enemy named here. */
export interface AcquisitionRow {
readonly subject_name: string;
readonly armor_slug: string | null;
readonly blood_gem_slug: string | null;
readonly gesture_slug: string | null;
readonly item_slug: string | null;
readonly rune_slug: string | null;
readonly weapon_slug: string | null;
readonly kind: AcquisitionKind;
readonly location_slug: string | null;
readonly sub_area: string | null;
readonly boss_slug: string | null;
readonly npc_slug: string | null;
readonly used_item_slug: string | null;
readonly chalice_dungeon_slug: string | null;
readonly layer: number | null;
readonly enemy_slug: string | null;
readonly enemy_name: string | null;
readonly chance: number | null;
readonly quantity: number | null;
readonly tier: number | null;
readonly variant: VariantKind | null;
readonly condition: string | null;
readonly gate: Gate | null;
readonly position: Position | null;
readonly event_flag: number | null;
readonly notes: string;
readonly lot_id: number | null;
}

/** An armor piece. */
export interface ArmorRow extends RecordRow {
readonly slot: ArmorSlot;
readonly set_slug: string;
readonly variant_label: string | null;
readonly is_dlc: boolean;
readonly description: string | null;
readonly wiki_url: string;
readonly defense: ArmorDefense;
readonly weight: number;
readonly sell_price: number | null;
}

/** Blood gems with the same effect, in all grades. */
export interface BloodGemFamilyRow extends RecordRow {
readonly category: string;
readonly effect: string;
readonly unit: string | null;
readonly is_curse_effect: boolean;
readonly rating_min: number;
readonly rating_max: number;
readonly values: readonly GemValueRange[];
readonly modifier: GemModifier | null;
readonly roles: readonly GemRole[];
readonly obtainable: ValueRange | null;
readonly certainty: Certainty;
readonly usual_shapes: readonly GemShape[];
}

/** A shape of gems and slots. */
export interface BloodGemShapeRow extends RecordRow {
readonly glyph: string;
readonly home: string | null;
readonly description: string;
}

/** A blood gem: one grade of a family, a unique gem, or a gem at a fixed place. */
export interface BloodGemRow extends RecordRow {
readonly kind: GemKind;
readonly family_slug: string | null;
readonly grade: number | null;
readonly category: string;
readonly shape: GemShape | null;
readonly rating: number | null;
readonly primary_effect: string;
readonly secondary_effects: readonly string[];
readonly shapes_available: readonly AvailableShape[];
readonly availability: string;
readonly drop_sources: readonly DropSource[];
readonly wiki_url: string;
readonly sell_price: number | null;
}

/** A form or body of a boss, a helper, or a variant of an enemy. */
export interface BossFormRow {
readonly boss_slug: string;
readonly name: string | null;
readonly role: CombatantRole;
readonly location_slug: string | null;
readonly sub_area: string | null;
readonly npc_param_id: number | null;
readonly hp: number;
readonly reward: number | null;
readonly poise: number | null;
readonly defense: Defense;
readonly negation: Negation | null;
readonly resistance: StatusResistance;
readonly immune_to: readonly Immunity[];
readonly new_game_plus: readonly NewGamePlus[];
readonly is_base: boolean | null;
readonly is_beast: boolean | null;
readonly is_kin: boolean | null;
readonly weak_to_serrated: boolean | null;
readonly weak_to_righteous: boolean | null;
readonly weak_part_rate: number | null;
}

/** A boss. The chalice dungeon version of a boss is a separate record. */
export interface BossRow extends RecordRow {
readonly description: string;
readonly is_optional: boolean;
readonly is_required: boolean;
readonly is_chalice: boolean;
readonly is_dlc: boolean;
readonly campaign: Campaign;
readonly location_slug: string;
readonly original_slug: string | null;
readonly sub_area: string | null;
readonly lamp_slug: string | null;
readonly is_interruptible: boolean;
readonly reward: number;
readonly wiki_url: string;
readonly position: Position | null;
readonly gate: Gate | null;
readonly event_flag: number | null;
readonly phases: readonly BossPhase[];
readonly insight: BossInsight | null;
readonly by_depth: readonly BossAtDepth[];
}

/** A material that a chalice ritual consumes. */
export interface ChaliceRitualItemRow {
readonly chalice_dungeon_slug: string;
readonly item_slug: string;
readonly quantity: number;
readonly rite: string | null;
}

/** A boss on a layer of a chalice dungeon. */
export interface ChaliceBossRow {
readonly chalice_dungeon_slug: string;
readonly layer: number;
readonly boss_slug: string;
readonly is_certain: boolean;
}

/** A dungeon that a chalice opens. It has the slug of the chalice. */
export interface ChaliceDungeonRow extends RecordRow {
readonly area: string;
readonly depth: number;
readonly kind: DungeonKind;
readonly is_sinister: boolean;
readonly layers: number | null;
readonly dungeon_names: readonly string[];
readonly item_slug: string | null;
readonly location_slug: string | null;
readonly rites: readonly string[];
readonly ritual_cost: number | null;
readonly unknown_layers: readonly UnknownLayer[] | null;
readonly description: string;
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

/** A starting class: the past with which a hunter begins. */
export interface ClassRow extends RecordRow {
readonly level: number;
readonly starting_currency: number;
readonly discovery: number;
readonly stats: Stats;
readonly sort_order: number;
}

/** A group that a hunter joins with an oath rune. */
export interface CovenantRow extends RecordRow {
readonly is_dlc: boolean;
readonly is_full_covenant: boolean;
readonly leader_npc_slug: string | null;
readonly offering_item_slug: string | null;
readonly description: string;
}

/** A way in which the game ends. */
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

/** A form or body of a boss, a helper, or a variant of an enemy. */
export interface EnemyVariantRow {
readonly enemy_slug: string;
readonly name: string | null;
readonly role: CombatantRole | null;
readonly location_slug: string | null;
readonly sub_area: string | null;
readonly npc_param_id: number;
readonly hp: number;
readonly reward: number;
readonly poise: number | null;
readonly defense: Defense;
readonly negation: Negation | null;
readonly resistance: StatusResistance;
readonly immune_to: readonly Immunity[];
readonly new_game_plus: readonly NewGamePlus[];
readonly is_base: boolean | null;
readonly is_beast: boolean | null;
readonly is_kin: boolean | null;
readonly weak_to_serrated: boolean | null;
readonly weak_to_righteous: boolean | null;
readonly weak_part_rate: number | null;
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

/** A random drop of an enemy: one slot of an item lot of the game. At most one slot of a lot is dropped. */
export interface EnemyLootRow {
readonly enemy_slug: string;
readonly kind: string;
readonly item_slug: string | null;
readonly blood_gem_slug: string | null;
readonly rune_slug: string | null;
readonly weapon_slug: string | null;
readonly armor_slug: string | null;
readonly tier: number | null;
readonly quantity: number | null;
readonly condition: string | null;
readonly chance: number;
readonly raised_by_discovery: boolean | null;
readonly is_once: boolean | null;
readonly lot_id: number | null;
readonly npc_param_ids: readonly number[];
}

/** An ordinary enemy, not a boss. */
export interface EnemyRow extends RecordRow {
readonly description: string | null;
readonly is_dlc: boolean;
readonly is_chalice: boolean;
readonly is_beast: boolean;
readonly is_kin: boolean;
readonly weak_to_serrated: boolean;
readonly weak_to_righteous: boolean;
}

/** A gesture that a hunter can make. */
export interface GestureRow extends RecordRow {
readonly is_dlc: boolean;
readonly menu_order: number;
}

/** Something that gives or takes Insight. */
export interface InsightChangeRow extends RecordRow {
readonly kind: InsightChangeKind;
readonly amount: number | null;
readonly is_once: boolean;
readonly is_certain: boolean;
readonly location_slug: string | null;
readonly boss_slug: string | null;
readonly npc_slug: string | null;
readonly item_slug: string | null;
readonly condition: string | null;
readonly description: string | null;
}

/** Something that changes in the world at an amount of Insight. */
export interface InsightThresholdRow extends RecordRow {
readonly insight: number | null;
readonly is_certain: boolean;
readonly location_slug: string | null;
readonly boss_slug: string | null;
readonly condition: string | null;
readonly description: string;
}

/** A consumable, key item, hunter tool or multiplayer item. */
export interface ItemRow extends RecordRow {
readonly family: ItemFamily;
readonly subcategory: string | null;
readonly is_dlc: boolean;
readonly effect: string | null;
readonly wiki_url: string;
readonly currency_value: number | null;
readonly bullet_cost: number | null;
readonly requirements: Requirements | null;
readonly max_held: number | null;
readonly max_stored: number;
readonly sell_price: number;
}

/** A lamp at which a hunter can wake. */
export interface LampRow extends RecordRow {
readonly is_dlc: boolean;
readonly location_slug: string;
readonly headstone: Headstone;
readonly is_boss_lamp: boolean;
readonly sort_order: number;
readonly event_flag: number | null;
readonly position: Position | null;
}

/** Blood echoes for one level. */
export interface LevelCostRow {
readonly level: number;
readonly cost: number;
}

/** A way from one location to another. */
export interface LocationConnectionRow {
readonly from_slug: string;
readonly to_slug: string;
readonly one_way_reason: string | null;
readonly via: readonly string[] | null;
readonly gate: Gate | null;
readonly notes: string;
}

/** A place of the game. */
export interface LocationRow extends RecordRow {
readonly region: string;
readonly parent_slug: string | null;
readonly headstone: Headstone;
readonly time_of_day: readonly TimeOfDay[];
readonly insight_total: number | null;
readonly insight_notes: string | null;
readonly is_dlc: boolean;
readonly map_ids: readonly string[];
readonly gate: Gate | null;
readonly description: string;
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
readonly description: string;
}

/** A place where an NPC can be found. */
export interface NpcPlacementRow {
readonly npc_slug: string;
readonly location_slug: string;
readonly sub_area: string;
readonly condition: string | null;
}

/** Someone met in the game: friend, merchant, hostile hunter or summon. */
export interface NpcRow extends RecordRow {
readonly role: string | null;
readonly location_slug: string;
readonly campaign: Campaign;
readonly is_dlc: boolean;
readonly is_hostile: boolean;
readonly hostility: Hostility;
readonly hostile_condition: string | null;
readonly time_of_day: readonly TimeOfDay[];
readonly services: readonly string[];
readonly quest_notes: readonly string[];
readonly steps: readonly NpcStep[] | null;
readonly description: string;
}

/** A rune that can be memorized. */
export interface RuneRow extends RecordRow {
readonly kind: RuneKind;
readonly is_dlc: boolean;
readonly effect_type: string;
readonly tiers: readonly RuneTier[];
readonly effect: string | null;
readonly covenant_slug: string | null;
readonly special_note: string | null;
readonly description: string;
readonly sell_price: number | null;
}

/** How a value of the hunter depends on a stat. */
export interface StatCurveRow extends RecordRow {
readonly description: string;
readonly stats: readonly CurveStat[];
readonly unit: string;
readonly is_cut: boolean;
readonly points: readonly CurvePoint[];
readonly certainty: Certainty;
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

/** A trophy of the PlayStation Network. */
export interface TrophyRow extends RecordRow {
readonly grade: TrophyGrade;
readonly is_grade_certain: boolean;
readonly is_dlc: boolean;
readonly kind: TrophyKind;
readonly description: string;
}

/** A weapon at one level of fortification. All of its versions have the same values. */
export interface WeaponLevelRow {
readonly weapon_slug: string;
readonly level: number;
readonly attack: Attack;
readonly scaling: Scaling;
readonly scaling_value: ScalingValue;
readonly rally: number;
readonly stamina_attack: number;
readonly repair_price: number;
readonly gem_slots: number;
readonly upgrade_item_slug: string | null;
readonly upgrade_quantity: number | null;
readonly upgrade_cost: number | null;
}

/** An attack that can be made with a weapon. */
export interface WeaponMoveRow {
readonly weapon_slug: string;
readonly number: number;
readonly form: FormKind;
readonly name: string;
readonly input: MoveInput | null;
readonly kind: MoveKind;
readonly damage_type: DamageType | null;
readonly percent: MovePercent;
readonly is_charged: boolean;
readonly extra_hits: ExtraHits | null;
readonly stages: readonly ShotStage[];
readonly stamina: number | null;
readonly stamina_damage_percent: number | null;
readonly poise_damage_percent: number | null;
readonly rally_percent: number | null;
readonly rune_slug: string | null;
readonly certainty: Certainty;
readonly param_id: number | null;
}

/** A weapon of either hand. */
export interface WeaponRow extends RecordRow {
readonly category: WeaponCategory;
readonly hand: Hand;
readonly is_dlc: boolean;
readonly tags: readonly string[];
readonly requirements: Requirements;
readonly attack: Attack;
readonly scaling: Scaling;
readonly scaling_value: ScalingValue;
readonly max_level: number;
readonly durability: number;
readonly bullet_use: number | null;
readonly sell_price: number | null;
readonly modifiers: readonly WeaponModifier[];
readonly variants: readonly WeaponVariant[];
readonly forms: readonly WeaponForm[];
readonly wiki_url: string;
readonly description: string;
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
readonly tier: number | null;
readonly raised_by_discovery: boolean | null;
readonly is_random: boolean;
readonly ordinal: number;
}

/** The cost of the step to one level of fortification. */
export interface WeaponUpgradeRow {
readonly weapon_slug: string;
readonly level: number;
readonly item_slug: string;
readonly quantity: number;
readonly cost: number;
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

/** Stats of the hunter that raise attack. Those that are not given have a default. */
export interface StatsInput {
readonly strength?: number | null;
readonly skill?: number | null;
readonly bloodTinge?: number | null;
readonly arcane?: number | null;
}

/** A level of a weapon: a number, or its highest. */
export interface WeaponLevelInput {
readonly at?: number | null;
readonly max?: boolean | null;
}

/** A blood gem in a slot of a weapon. To use a gem several times, repeat it. */
export interface GemChoice {
readonly slug: string;
readonly value?: number | null;
}

/** A weapon as somebody wields it. */
export interface Build {
readonly weaponSlug: string;
readonly level?: WeaponLevelInput | null;
readonly stats?: StatsInput | null;
readonly variant: VariantKind;
readonly form?: FormKind | null;
readonly gems?: readonly GemChoice[] | null;
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
readonly insight?: number | null;
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
readonly curve?: WeaponStat | null;
}

/** The attack ratings of all weapons for given stats, in each version, the highest first. */
export interface AttackRatingsArguments {
readonly classSlug?: string | null;
readonly level?: WeaponLevelInput | null;
readonly stats?: StatsInput | null;
readonly category?: readonly WeaponCategory[] | null;
readonly variant?: readonly VariantKind[] | null;
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
readonly attack?: string | null;
}

/** The blood echoes needed to level up: from one level to another, or from an origin to target stats. */
export interface LevelPriceArguments {
readonly classSlug?: string | null;
readonly from?: number | null;
readonly to?: number | null;
readonly vitality?: number | null;
readonly endurance?: number | null;
readonly strength?: number | null;
readonly skill?: number | null;
readonly bloodTinge?: number | null;
readonly arcane?: number | null;
}

/** The materials and blood echoes needed to fortify a weapon. */
export interface UpgradePriceArguments {
readonly weaponSlug: string;
readonly from: number;
readonly to?: number | null;
}

/** The armor pieces, one per body part, with the highest total of a value. */
export interface BestArmorArguments {
readonly maximize: ArmorValue;
readonly sets?: readonly string[] | null;
readonly maxWeight?: number | null;
}

/** Records of one kind side by side; for weapons, also their attack ratings. */
export interface CompareArguments {
readonly kind: string;
readonly slugs: readonly string[];
readonly level?: readonly WeaponLevelInput[] | null;
readonly classSlug?: string | null;
readonly stats?: StatsInput | null;
}

/** The shortest route on foot between two locations, without lamps. */
export interface RouteArguments {
readonly from: string;
readonly to: string;
readonly have?: readonly HaveInput[] | null;
readonly spoilers: ProgressSpoilers;
}
