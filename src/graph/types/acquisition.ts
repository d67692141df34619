import { builder } from '../builder.ts';
import { AcquisitionKind, Currency, ObtainableKind, PriceStart, VariantKind } from '../enums.ts';
import { declareEntries } from '../narrowing.ts';
import {
  AcquisitionType,
  BossType,
  ChaliceDungeonType,
  DropType,
  EnemyType,
  ItemType,
  LocationType,
  MerchantType,
  NpcType,
  ObtainableType,
  type StockRow,
  StockType,
  type SubjectColumns,
  spoilersOfEntry,
  subjectField,
  subjectOf,
} from '../records.ts';
import { linkFields } from '../relations.ts';

/** What the subject of a row is, and its slug: enough to find its record. */
const subjectKeys = <Row extends SubjectColumns>(
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Row>,
  kind: string,
  slug: string,
) => ({
  [kind]: t.field({
    type: ObtainableKind,
    description: 'What it is, and so which list has its record.',
    resolve: (row: Row) => subjectOf(row).table as typeof ObtainableKind.$inferType,
  } as never),
  [slug]: t.field({
    type: 'Slug',
    description: 'Slug of its record.',
    resolve: (row: Row) => subjectOf(row).slug,
  } as never),
});

AcquisitionType.implement({
  description:
    'One way to obtain it. Its record lists it, and so do the location, boss, NPC and enemy named here.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AcquisitionKind, description: 'How it is obtained.' }),
    subArea: t.exposeString('sub_area', { nullable: true, description: 'Where inside the location.' }),
    layer: t.exposeInt('layer', { nullable: true, description: 'Layer of the chalice dungeon, from 1.' }),
    enemy: t.exposeString('enemy', { nullable: true, description: 'Name of the enemy that drops it.' }),
    dropRate: t.exposeFloat('drop_rate', {
      nullable: true,
      description: 'Chance from 0 to 1; null when it is no drop, or when unknown.',
    }),
    quantity: t.exposeInt('quantity', { nullable: true, description: 'How many; null when unknown.' }),
    tier: t.exposeInt('tier', { nullable: true, description: 'Tier of a rune.' }),
    variant: t.expose('variant', { type: VariantKind, nullable: true, description: 'Version of a weapon.' }),
    condition: t.exposeString('condition', { nullable: true, description: 'Condition that must be met.' }),
    notes: t.exposeString('notes', { description: 'A summary in one sentence.' }),
    ...spoilersOfEntry(t, { sub_area: 'subArea', condition: 'condition', notes: 'notes' }),
    subjectName: t.exposeString('subject_name', { description: 'Name of what is obtained.' }),
    ...subjectKeys(t, 'subjectKind', 'subjectSlug'),
    subject: t.field({ type: ObtainableType, description: 'What is obtained.', ...subjectField() }),
    ...linkFields(t, 'location_slug', LocationType, 'location', { nullable: true }),
    ...linkFields(t, 'boss_slug', BossType, 'boss that drops it', { nullable: true }),
    ...linkFields(t, 'npc_slug', NpcType, 'NPC that gives or drops it', { nullable: true }),
    ...linkFields(t, 'enemy_slug', EnemyType, 'enemy that drops it', { nullable: true, name: 'droppedBy' }),
    ...linkFields(t, 'used_item_slug', ItemType, 'item that gives it when used', { nullable: true }),
    ...linkFields(t, 'chalice_dungeon_slug', ChaliceDungeonType, 'chalice dungeon', { nullable: true }),
  }),
});

DropType.implement({
  description: 'Something dropped on defeat.',
  fields: (t) => ({
    name: t.exposeString('subject_name', { description: 'Name of what is dropped.' }),
    ...subjectKeys(t, 'kind', 'slug'),
    quantity: t.exposeInt('quantity', { nullable: true, description: 'How many; null when unknown.' }),
    dropRate: t.exposeFloat('drop_rate', {
      nullable: true,
      description: 'Chance from 0 to 1; null when unknown.',
    }),
    condition: t.exposeString('condition', { nullable: true, description: 'Condition that must be met.' }),
    ...spoilersOfEntry(t, { condition: 'condition' }),
    subject: t.field({ type: ObtainableType, description: 'What is dropped.', ...subjectField() }),
  }),
});

const PriceStepType = builder.objectRef<NonNullable<StockRow['price_steps']>[number]>('PriceStep').implement({
  description: 'A price that holds from a phase of the story on.',
  fields: (t) => ({
    from: t.expose('from', { type: PriceStart, description: 'Phase of the story in which it begins.' }),
    price: t.exposeInt('price', { description: 'Price.' }),
  }),
});

StockType.implement({
  description: 'Something that a merchant sells. Its record lists it, and so does the merchant.',
  fields: (t) => ({
    currency: t.expose('currency', { type: Currency, description: 'Currency of the price.' }),
    price: t.exposeInt('price', {
      nullable: true,
      description: 'Price, or the lowest price when it varies; null when unknown.',
    }),
    priceMax: t.exposeInt('price_max', {
      nullable: true,
      description: 'Highest price when it varies; null when it does not.',
    }),
    priceSteps: t.field({
      type: [PriceStepType],
      description: 'Every price in order, when it rises with the story; empty when it does not.',
      resolve: (row) => row.price_steps ?? [],
    }),
    condition: t.exposeString('condition', {
      nullable: true,
      description: 'When it goes on sale; null when it is on sale from the start.',
    }),
    ...spoilersOfEntry(t, { condition: 'condition' }),
    variant: t.expose('variant', { type: VariantKind, nullable: true, description: 'Version of a weapon.' }),
    subjectName: t.exposeString('subject_name', { description: 'Name of what is sold.' }),
    ...subjectKeys(t, 'subjectKind', 'subjectSlug'),
    subject: t.field({ type: ObtainableType, description: 'What is sold.', ...subjectField() }),
    ...linkFields(t, 'merchant_slug', MerchantType, 'merchant'),
  }),
});

const ofKind = {
  type: ObtainableKind,
  isTable: true,
  description: 'Only what is a record of this kind.',
} as const;

declareEntries('acquisition', 'Acquisition', 'ways to obtain something', {
  filters: {
    kind: { type: AcquisitionKind, description: 'Only what is obtained in this way.' },
    subjectKind: ofKind,
  },
});
declareEntries('stock', 'Stock', 'things on sale', {
  filters: {
    subjectKind: ofKind,
    currency: { type: Currency, description: 'Only what is sold for this currency.' },
  },
  figures: { price: { of: 'price' } },
});
