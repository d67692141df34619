import { builder, type GraphContext } from '../builder.ts';
import { LootKind } from '../enums.ts';
import { listFields } from '../lists.ts';
import { groupedRows, recordIn, recordsAcross } from '../loaders.ts';
import { declareEntries } from '../narrowing.ts';
import {
  AcquisitionType,
  ArmorType,
  acquisitionsBy,
  BloodGemType,
  defenses,
  type EnemyLootRow,
  type EnemyPlacementRow,
  EnemyType,
  type EnemyVariantRow,
  type ItemEnemyDropRow,
  ItemEnemyDropType,
  ItemType,
  type LocationRow,
  LocationType,
  ObtainableType,
  RuneType,
  recordInterfaces,
  WeaponType,
} from '../records.ts';
import { leadsTo, linkFields, rowsBy, valueFields } from '../relations.ts';
import { weaknessFields } from '../weakness-fields.ts';

const variantsByEnemy = groupedRows<EnemyVariantRow>('enemy_variant', 'enemy_slug', 'ordinal');
const placementsByEnemy = groupedRows<EnemyPlacementRow>('enemy_placement', 'enemy_slug', 'ordinal');
const placementsByLocation = groupedRows<EnemyPlacementRow>('enemy_placement', 'location_slug', 'ordinal');
const locationsByEnemy = recordsAcross<LocationRow>(
  'location',
  'enemy_placement',
  'enemy_slug',
  'location_slug',
);
const lootByEnemy = groupedRows<EnemyLootRow>('enemy_drop', 'enemy_slug', 'ordinal');
const dropsByEnemy = groupedRows<ItemEnemyDropRow>('item_enemy_drop', 'enemy_slug', 'ordinal');

const EnemyDefense = builder.objectRef<EnemyVariantRow['defense']>('EnemyDefense').implement({
  description: 'Defences of an enemy on the first playthrough, as in the parameter tables.',
  fields: (t) => valueFields(t, 'Int', defenses),
});

const EnemyNgPlus = builder.objectRef<NonNullable<EnemyVariantRow['ng_plus']>>('EnemyNgPlus').implement({
  description: 'Figures of an enemy on the second playthrough.',
  fields: (t) => ({
    hp: t.exposeInt('hp', { description: 'Hit points.' }),
    bloodEchoes: t.exposeInt('blood_echoes', { description: 'Blood echoes.' }),
    attackRate: t.exposeFloat('attack_rate', {
      description: 'Factor of its attack, against the first playthrough.',
    }),
    defenseRate: t.exposeFloat('defense_rate', {
      description: 'Factor of its defences, against the first playthrough.',
    }),
  }),
});

const EnemyVariant = builder.objectRef<EnemyVariantRow>('EnemyVariant').implement({
  description:
    'A variant of an enemy: the same enemy in another place, with another weapon or at another time of the night.',
  fields: (t) => ({
    variantId: t.exposeInt('variant_id', {
      description: "Its number in the game's parameter tables; placements and drops name it.",
    }),
    isBase: t.exposeBoolean('is_base', {
      description:
        'Its figures are those before a level is applied: those of chalice dungeons, which depth and layer multiply, and of variants that no place uses.',
    }),
    hp: t.exposeInt('hp', { description: 'Hit points on the first playthrough.' }),
    bloodEchoes: t.exposeInt('blood_echoes', {
      description: 'Blood echoes on the first playthrough; 0 when it gives none.',
    }),
    superArmor: t.exposeInt('super_armor', {
      nullable: true,
      description: 'How much it takes to stagger it; 0 when any hit does, null when nothing does.',
    }),
    defense: t.field({ type: EnemyDefense, description: 'Defences.', resolve: (row) => row.defense }),
    slowPoisonResistance: t.int({
      description: 'Resistance to slow poison; 999 is immune.',
      resolve: (row) => row.resistance.slow_poison,
    }),
    rapidPoisonResistance: t.int({
      description: 'Resistance to rapid poison; 999 is immune.',
      resolve: (row) => row.resistance.rapid_poison,
    }),
    ngPlus: t.field({
      type: EnemyNgPlus,
      nullable: true,
      description: 'Figures on the second playthrough; null when unknown.',
      resolve: (row) => row.ng_plus,
    }),
    ...weaknessFields(t, 'without serrated and righteous weapons, which stand with the enemy,'),
  }),
});

const VariantCount = builder.objectRef<EnemyPlacementRow['variants'][number]>('EnemyVariantCount').implement({
  description: 'How many of a variant are placed in a location.',
  fields: (t) => ({
    variantId: t.exposeInt('variant_id', { description: 'Number of the variant.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
  }),
});

const EnemyPlacement = builder.objectRef<EnemyPlacementRow>('EnemyPlacement').implement({
  description: 'An enemy in a location.',
  fields: (t) => ({
    ...linkFields(t, 'enemy_slug', EnemyType, 'enemy'),
    ...linkFields(t, 'location_slug', LocationType, 'location'),
    count: t.exposeInt('count', {
      nullable: true,
      description:
        'How many are placed there, including those that appear only at some time of the night or after an event; null when unknown.',
    }),
    variants: t.field({
      type: [VariantCount],
      description: 'How many of each variant; empty when unknown.',
      resolve: (row) => row.variants,
    }),
  }),
});

/** What can be dropped by chance, by the column of its slug. */
const lootTables = {
  item_slug: 'item',
  blood_gem_slug: 'blood_gem',
  rune_slug: 'rune',
  weapon_slug: 'weapon',
  armor_slug: 'armor',
} as const;

const slugOfLoot = (row: EnemyLootRow) => row[`${row.kind}_slug`];

/** The record that is dropped; null for a blood gem that the game makes at random. */
async function recordOfLoot(row: EnemyLootRow, context: GraphContext) {
  const slug = slugOfLoot(row);
  return slug === null ? null : recordIn(row.kind, context, row.game_id, slug);
}

const EnemyLoot = builder.objectRef<EnemyLootRow>('EnemyLoot').implement({
  description:
    'Something that an enemy drops by chance: one slot of a lot of the game. The slots of a lot exclude each other.',
  fields: (t) => ({
    ...linkFields(t, 'enemy_slug', EnemyType, 'enemy'),
    kind: t.expose('kind', { type: LootKind, description: 'What it is.' }),
    slug: t.field({
      type: 'Slug',
      nullable: true,
      description: 'Its slug among the records of its kind; null for a blood gem that is made at random.',
      resolve: slugOfLoot,
    }),
    name: t.exposeString('subject_name', {
      description: 'Its name; "Blood gem" for one that is made at random.',
    }),
    subject: t.field({
      type: ObtainableType,
      nullable: true,
      description: 'The record that is dropped; null for a blood gem that is made at random.',
      resolve: (row, _args, context) => recordOfLoot(row, context) as never,
      extensions: leadsTo({ kind: 'record', tables: lootTables }),
    }),
    tier: t.exposeInt('tier', { nullable: true, description: 'Tier of a rune.' }),
    quantity: t.exposeInt('quantity', { description: 'How many.' }),
    chance: t.exposeFloat('chance', { description: 'Chance at 100 discovery, from 0 to 1.' }),
    raisedByDiscovery: t.exposeBoolean('raised_by_discovery', {
      description: 'More discovery makes it likelier.',
    }),
    isOnce: t.exposeBoolean('is_once', { description: 'Dropped once in a playthrough.' }),
    variantIds: t.intList({
      description: 'Numbers of the variants that drop it.',
      resolve: (row) => [...row.variant_ids],
    }),
  }),
});

ItemEnemyDropType.implement({
  description: 'An ordinary enemy that drops an item at random.',
  fields: (t) => ({
    enemy: t.exposeString('enemy', { description: 'Name of the enemy.' }),
    maxRate: t.exposeFloat('max_rate', {
      nullable: true,
      description:
        'Highest chance among the variants of this enemy, those of chalice dungeons included, from 0 to 1.',
    }),
    ...linkFields(t, 'enemy_slug', EnemyType, 'enemy', { nullable: true, name: 'droppedBy' }),
    ...linkFields(t, 'item_slug', ItemType, 'item'),
  }),
});

EnemyType.implement({
  description: 'An ordinary enemy: what is fought between the bosses.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    description: t.exposeString('description', {
      nullable: true,
      description: 'What it is and how it fights; null when not written yet.',
    }),
    isDlc: t.exposeBoolean('is_dlc', { description: 'Met in The Old Hunters only.' }),
    isChalice: t.exposeBoolean('is_chalice', { description: 'Met in chalice dungeons only.' }),
    isBeast: t.exposeBoolean('is_beast', { description: 'Counts as a beast.' }),
    isKin: t.exposeBoolean('is_kin', { description: 'Counts as kin.' }),
    weakToSerrated: t.exposeBoolean('weak_to_serrated', {
      description: 'Takes more damage from serrated weapons.',
    }),
    weakToRighteous: t.exposeBoolean('weak_to_righteous', {
      description: 'Takes more damage from righteous weapons.',
    }),
    variants: t.field({
      type: [EnemyVariant],
      description: 'Its variants, with their figures.',
      ...rowsBy(variantsByEnemy),
    }),
    placements: t.field({
      type: [EnemyPlacement],
      description: 'Locations where it is placed, most of it first.',
      ...rowsBy(placementsByEnemy),
    }),
    locationSlugs: t.field({
      type: ['Slug'],
      description: 'Slugs of the locations where it is placed; empty for an enemy of chalice dungeons.',
      ...rowsBy(placementsByEnemy, (rows) => rows.map((row) => row.location_slug)),
    }),
    locations: t.field({
      type: [LocationType],
      description: 'Locations where it is placed; none for an enemy of chalice dungeons.',
      ...rowsBy(locationsByEnemy),
    }),
    drops: t.field({
      type: [EnemyLoot],
      description: 'What it drops by chance, slot by slot.',
      ...rowsBy(lootByEnemy),
    }),
    itemDrops: t.field({
      type: [ItemEnemyDropType],
      description: 'Items that it drops, each with its highest chance.',
      ...rowsBy(dropsByEnemy),
    }),
    provides: t.field({
      type: [AcquisitionType],
      description: 'Ways to obtain what it leaves at one place.',
      ...rowsBy(acquisitionsBy('enemy_slug')),
    }),
  }),
});

builder.objectField(LocationType, 'enemies', (t) =>
  t.field({
    type: [EnemyPlacement],
    description: 'Ordinary enemies placed there, with their number.',
    ...rowsBy(placementsByLocation),
  }),
);

for (const [type, column] of [
  [ItemType, 'item_slug'],
  [BloodGemType, 'blood_gem_slug'],
  [RuneType, 'rune_slug'],
  [WeaponType, 'weapon_slug'],
  [ArmorType, 'armor_slug'],
] as const) {
  const loot = groupedRows<EnemyLootRow>('enemy_drop', column, 'ordinal');
  builder.objectField(type as typeof ItemType, 'droppedBy', (t) =>
    t.field({
      type: [EnemyLoot],
      description: 'Ordinary enemies that drop it by chance.',
      ...rowsBy(loot),
    }),
  );
}

/** A figure of the variant that stands for an enemy. */
const ofBase = (column: string, of: string) => ({
  of,
  at: `(select v.${column} from enemy_variant v where v.release_id = t.release_id and v.game_id = t.game_id and v.enemy_slug = t.slug and v.is_base limit 1)`,
});

declareEntries('enemy_drop', 'EnemyLoot', 'drops of enemies', {
  filters: { kind: { type: LootKind, description: 'Only drops of this kind.' } },
});

listFields({
  plural: 'enemies',
  type: EnemyType,
  filters: {
    locationSlug: {
      type: 'Slug',
      to: LocationType,
      through: { edge: 'enemy_placement', column: 'location_slug', target: 'enemy_slug' },
      description: 'Only enemies that are placed at this location.',
    },
    isDlc: { type: 'Boolean', description: 'Only enemies of The Old Hunters, or only others.' },
    isChalice: { type: 'Boolean', description: 'Only enemies of the chalice dungeons, or only others.' },
    isBeast: { type: 'Boolean', description: 'Only beasts, or only others.' },
    isKin: { type: 'Boolean', description: 'Only kin, or only others.' },
    weakToSerrated: {
      type: 'Boolean',
      description: 'Only enemies weak to serrated weapons, or only others.',
    },
    weakToRighteous: {
      type: 'Boolean',
      description: 'Only enemies weak to righteous weapons, or only others.',
    },
  },
  figures: {
    hp: ofBase('hp', 'hit points of the base variant'),
    blood_echoes: ofBase('blood_echoes', 'blood echoes of the base variant'),
  },
});
