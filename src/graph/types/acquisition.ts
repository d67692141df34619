import { builder, type GraphContext } from '../builder.ts';
import { AcquisitionKind, Currency, VariantKind } from '../enums.ts';
import { recordIn } from '../loaders.ts';
import {
  AcquisitionType,
  BossType,
  ChaliceDungeonType,
  DropType,
  ItemType,
  LocationType,
  MerchantType,
  NpcType,
  obtainableTypes,
  StockType,
  type SubjectColumns,
  subjectOf,
} from '../records.ts';
import { leadsTo, linkFields } from '../relations.ts';

const Obtainable = builder.unionType('Obtainable', {
  description: 'Anything obtainable.',
  types: () => [...obtainableTypes.values()] as never,
});

/** Resolver and price of a field that holds what a row is about. */
const subject = () => ({
  resolve: (row: SubjectColumns, _args: unknown, context: GraphContext) => {
    const { table, slug } = subjectOf(row);
    return recordIn(table, context, row.game_id, slug) as never;
  },
  extensions: leadsTo({
    kind: 'record',
    tables: Object.fromEntries([...obtainableTypes.keys()].map((table) => [`${table}_slug`, table])),
  }),
});

AcquisitionType.implement({
  description: 'One way to obtain it. Its record lists it, and so do the location, boss and NPC named here.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AcquisitionKind, description: 'How it is obtained.' }),
    subArea: t.exposeString('sub_area', { nullable: true, description: 'Where inside the location.' }),
    layer: t.exposeInt('layer', { nullable: true, description: 'Layer of the chalice dungeon, from 1.' }),
    enemy: t.exposeString('enemy', { nullable: true, description: 'Enemy that drops it.' }),
    dropRate: t.exposeFloat('drop_rate', {
      nullable: true,
      description: 'Chance from 0 to 1; null when unknown.',
    }),
    quantity: t.exposeInt('quantity', { nullable: true, description: 'How many; null when unknown.' }),
    tier: t.exposeInt('tier', { nullable: true, description: 'Tier of a rune.' }),
    variant: t.expose('variant', { type: VariantKind, nullable: true, description: 'Version of a weapon.' }),
    condition: t.exposeString('condition', { nullable: true, description: 'Condition that must be met.' }),
    notes: t.exposeString('notes', { description: 'A summary in one sentence.' }),
    subjectName: t.exposeString('subject_name', { description: 'Name of what is obtained.' }),
    subject: t.field({ type: Obtainable, description: 'What is obtained.', ...subject() }),
    ...linkFields(t, 'location_slug', LocationType, 'location', { nullable: true }),
    ...linkFields(t, 'boss_slug', BossType, 'boss that drops it', { nullable: true }),
    ...linkFields(t, 'npc_slug', NpcType, 'NPC that gives or drops it', { nullable: true }),
    ...linkFields(t, 'used_item_slug', ItemType, 'item that gives it when used', { nullable: true }),
    ...linkFields(t, 'chalice_dungeon_slug', ChaliceDungeonType, 'chalice dungeon', { nullable: true }),
  }),
});

DropType.implement({
  description: 'Something dropped on defeat.',
  fields: (t) => ({
    name: t.exposeString('subject_name', { description: 'Name of what is dropped.' }),
    quantity: t.exposeInt('quantity', { nullable: true, description: 'How many; null when unknown.' }),
    dropRate: t.exposeFloat('drop_rate', {
      nullable: true,
      description: 'Chance from 0 to 1; null when unknown.',
    }),
    condition: t.exposeString('condition', { nullable: true, description: 'Condition that must be met.' }),
    subject: t.field({ type: Obtainable, description: 'What is dropped.', ...subject() }),
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
    condition: t.exposeString('condition', {
      nullable: true,
      description: 'When it goes on sale; null when it is on sale from the start.',
    }),
    variant: t.expose('variant', { type: VariantKind, nullable: true, description: 'Version of a weapon.' }),
    subjectName: t.exposeString('subject_name', { description: 'Name of what is sold.' }),
    subject: t.field({ type: Obtainable, description: 'What is sold.', ...subject() }),
    ...linkFields(t, 'merchant_slug', MerchantType, 'merchant'),
  }),
});
