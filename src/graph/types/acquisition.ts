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
  description: 'One way to come by something. Seen from the thing, and from the place, boss or NPC it names.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AcquisitionKind, description: 'How.' }),
    subArea: t.exposeString('sub_area', { nullable: true, description: 'Where inside the location.' }),
    layer: t.exposeInt('layer', { nullable: true, description: 'Layer of the chalice dungeon, from 1.' }),
    enemy: t.exposeString('enemy', { nullable: true, description: 'Enemy that leaves it.' }),
    dropRate: t.exposeFloat('drop_rate', {
      nullable: true,
      description: 'Chance from 0 to 1; null when unknown.',
    }),
    quantity: t.exposeInt('quantity', { nullable: true, description: 'How many; null when unknown.' }),
    tier: t.exposeInt('tier', { nullable: true, description: 'Tier of a rune.' }),
    variant: t.expose('variant', { type: VariantKind, nullable: true, description: 'Version of a weapon.' }),
    condition: t.exposeString('condition', { nullable: true, description: 'What must be true for it.' }),
    notes: t.exposeString('notes', { description: 'All of it in one sentence.' }),
    subjectName: t.exposeString('subject_name', { description: 'Name of the thing.' }),
    subject: t.field({ type: Obtainable, description: 'The thing.', ...subject() }),
    ...linkFields(t, 'location_slug', LocationType, 'location', { nullable: true }),
    ...linkFields(t, 'boss_slug', BossType, 'boss that leaves it', { nullable: true }),
    ...linkFields(t, 'npc_slug', NpcType, 'NPC that gives or leaves it', { nullable: true }),
    ...linkFields(t, 'used_item_slug', ItemType, 'item that is used for it', { nullable: true }),
    ...linkFields(t, 'chalice_dungeon_slug', ChaliceDungeonType, 'chalice dungeon', { nullable: true }),
  }),
});

DropType.implement({
  description: 'Something left behind on defeat.',
  fields: (t) => ({
    name: t.exposeString('subject_name', { description: 'Name of the thing.' }),
    quantity: t.exposeInt('quantity', { nullable: true, description: 'How many; null when unknown.' }),
    dropRate: t.exposeFloat('drop_rate', {
      nullable: true,
      description: 'Chance from 0 to 1; null when unknown.',
    }),
    condition: t.exposeString('condition', { nullable: true, description: 'What must be true for it.' }),
    subject: t.field({ type: Obtainable, description: 'The thing.', ...subject() }),
  }),
});

StockType.implement({
  description: 'Something on sale. Seen from the thing and from the merchant.',
  fields: (t) => ({
    currency: t.expose('currency', { type: Currency, description: 'What is paid.' }),
    price: t.exposeInt('price', {
      nullable: true,
      description: 'Price, the lowest where it varies; null when unknown.',
    }),
    priceMax: t.exposeInt('price_max', { nullable: true, description: 'Highest price where it varies.' }),
    condition: t.exposeString('condition', {
      nullable: true,
      description: 'What puts it on sale; null when on sale from the start.',
    }),
    variant: t.expose('variant', { type: VariantKind, nullable: true, description: 'Version of a weapon.' }),
    subjectName: t.exposeString('subject_name', { description: 'Name of the thing.' }),
    subject: t.field({ type: Obtainable, description: 'The thing.', ...subject() }),
    ...linkFields(t, 'merchant_slug', MerchantType, 'merchant'),
  }),
});
