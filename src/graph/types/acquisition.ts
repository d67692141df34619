import { builder } from '../builder.ts';
import { AcquisitionKind, Currency, VariantKind } from '../enums.ts';
import { type GameRow, groupedRows, keyOf } from '../loaders.ts';
import { leadsTo, recordBy } from '../relations.ts';
import { ArmorType } from './armor.ts';
import { BloodGemType } from './blood-gem.ts';
import { BossType } from './boss.ts';
import { ChaliceDungeonType } from './chalice-dungeon.ts';
import { GestureType } from './gesture.ts';
import { ItemType } from './item.ts';
import { LocationType } from './location.ts';
import { MerchantType } from './merchant.ts';
import { NpcType } from './npc.ts';
import { RuneType } from './rune.ts';
import { WeaponType } from './weapon.ts';

/** Columns that name what an edge is about; exactly one of them is set. */
export interface SubjectColumns extends GameRow {
  readonly item_slug: string | null;
  readonly gesture_slug: string | null;
  readonly rune_slug: string | null;
  readonly weapon_slug: string | null;
  readonly armor_slug: string | null;
  readonly blood_gem_slug: string | null;
  readonly subject_name: string;
}

export interface AcquisitionRow extends SubjectColumns {
  readonly ordinal: number;
  readonly kind: typeof AcquisitionKind.$inferType;
  readonly location_slug: string | null;
  readonly boss_slug: string | null;
  readonly npc_slug: string | null;
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

const subjectKinds = ['item', 'gesture', 'rune', 'weapon', 'armor', 'blood_gem'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Which resource an edge is about. */
export function subjectOf(row: SubjectColumns): { kind: SubjectKind; slug: string } {
  for (const kind of subjectKinds) {
    const slug = row[`${kind}_slug`];
    if (slug !== null) return { kind, slug };
  }
  throw new Error('an edge without a subject: the check constraint of its table is gone');
}

const Obtainable = builder.unionType('Obtainable', {
  description: 'Whatever can be come by.',
  types: () => [ItemType, GestureType, RuneType, WeaponType, ArmorType, BloodGemType],
});

// A function, because the resources import this file in turn and may not be there yet when it is read.
const subjectTypes = () =>
  ({
    item: ['Item', ItemType],
    gesture: ['Gesture', GestureType],
    rune: ['Rune', RuneType],
    weapon: ['Weapon', WeaponType],
    armor: ['Armor', ArmorType],
    blood_gem: ['BloodGem', BloodGemType],
  }) as const;

const leadsToSubject = leadsTo({
  kind: 'record',
  tables: Object.fromEntries(subjectKinds.map((kind) => [`${kind}_slug`, kind])),
});

/** The record that an edge is about, marked with its type for the union. */
async function loadSubject(row: SubjectColumns, context: Parameters<typeof ItemType.getDataloader>[0]) {
  const { kind, slug } = subjectOf(row);
  const [typeName, type] = subjectTypes()[kind];
  const record = (await type.getDataloader(context).load(`${row.game_id}/${slug}`)) as object;
  return { ...record, __typename: typeName };
}

export const AcquisitionType = builder.objectRef<AcquisitionRow>('Acquisition').implement({
  description: 'One way to come by something. Seen from the thing, and from the place, boss or NPC it names.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AcquisitionKind, description: 'How.' }),
    locationSlug: t.expose('location_slug', {
      type: 'Slug',
      nullable: true,
      description: 'Slug of the location.',
    }),
    bossSlug: t.expose('boss_slug', {
      type: 'Slug',
      nullable: true,
      description: 'Slug of the boss that leaves it.',
    }),
    npcSlug: t.expose('npc_slug', {
      type: 'Slug',
      nullable: true,
      description: 'Slug of the NPC that gives or leaves it.',
    }),
    usedItemSlug: t.expose('used_item_slug', {
      type: 'Slug',
      nullable: true,
      description: 'Slug of the item that is used for it.',
    }),
    chaliceDungeonSlug: t.expose('chalice_dungeon_slug', {
      type: 'Slug',
      nullable: true,
      description: 'Slug of the chalice dungeon.',
    }),
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
    subject: t.field({
      type: Obtainable,
      description: 'The thing.',
      resolve: (row, _args, context) => loadSubject(row, context) as never,
      extensions: leadsToSubject,
    }),
    location: t.field({
      type: LocationType,
      nullable: true,
      description: 'Where.',
      ...recordBy('location_slug', 'location'),
    }),
    boss: t.field({
      type: BossType,
      nullable: true,
      description: 'The boss that leaves it.',
      ...recordBy('boss_slug', 'boss'),
    }),
    npc: t.field({
      type: NpcType,
      nullable: true,
      description: 'The NPC that gives or leaves it.',
      ...recordBy('npc_slug', 'npc'),
    }),
    usedItem: t.field({
      type: ItemType,
      nullable: true,
      description: 'The item that is used for it.',
      ...recordBy('used_item_slug', 'item'),
    }),
    chaliceDungeon: t.field({
      type: ChaliceDungeonType,
      nullable: true,
      description: 'The chalice dungeon.',
      ...recordBy('chalice_dungeon_slug', 'chalice_dungeon'),
    }),
  }),
});

export const DropType = builder.objectRef<AcquisitionRow>('Drop').implement({
  description: 'Something left behind on defeat.',
  fields: (t) => ({
    name: t.exposeString('subject_name', { description: 'Name of the thing.' }),
    quantity: t.exposeInt('quantity', { nullable: true, description: 'How many; null when unknown.' }),
    dropRate: t.exposeFloat('drop_rate', {
      nullable: true,
      description: 'Chance from 0 to 1; null when unknown.',
    }),
    condition: t.exposeString('condition', { nullable: true, description: 'What must be true for it.' }),
    subject: t.field({
      type: Obtainable,
      description: 'The thing.',
      resolve: (row, _args, context) => loadSubject(row, context) as never,
      extensions: leadsToSubject,
    }),
  }),
});

const giftName = {
  item: 'ItemGift',
  gesture: 'GestureGift',
  rune: 'RuneGift',
  weapon: 'WeaponGift',
  armor: 'ArmorGift',
} as const;
type GiftKind = keyof typeof giftName;

function giftType<Kind extends GiftKind>(kind: Kind, camelSlug: string) {
  return builder.objectRef<AcquisitionRow>(giftName[kind]).implement({
    description: `A gift that is ${kind === 'item' || kind === 'armor' ? 'an' : 'a'} ${kind === 'armor' ? 'armor piece' : kind}.`,
    fields: (t) => ({
      name: t.exposeString('subject_name', { description: 'Name of the gift.' }),
      kind: t.string({
        description: `Always \`${kind}\`.`,
        resolve: () => kind,
        extensions: { jsonSchema: { const: kind } },
      }),
      quantity: t.exposeInt('quantity', { nullable: true, description: 'How many; null when unknown.' }),
      condition: t.exposeString('condition', { nullable: true, description: 'When it is given.' }),
      [camelSlug]: t.field({
        type: 'Slug',
        description: `Slug of the ${kind === 'armor' ? 'armor piece' : kind}.`,
        resolve: (row) => row[`${kind}_slug`]!,
      }),
      [kind]: t.field({
        type: subjectTypes()[kind][1] as never,
        description: 'The gift.',
        resolve: ((row: AcquisitionRow) => keyOf(row, row[`${kind}_slug`])) as never,
        extensions: leadsTo({ kind: 'record', tables: { [`${kind}_slug`]: kind } }),
      }),
    }),
  });
}

export const GiftType = builder.unionType('Gift', {
  description: 'Something an NPC hands over.',
  types: [
    giftType('item', 'itemSlug'),
    giftType('gesture', 'gestureSlug'),
    giftType('rune', 'runeSlug'),
    giftType('weapon', 'weaponSlug'),
    giftType('armor', 'armorSlug'),
  ],
  resolveType: (row) => giftName[subjectOf(row as AcquisitionRow).kind as GiftKind],
});

export interface StockRow extends SubjectColumns {
  readonly ordinal: number;
  readonly merchant_slug: string;
  readonly currency: typeof Currency.$inferType;
  readonly price: number | null;
  readonly price_max: number | null;
  readonly condition: string | null;
  readonly variant: typeof VariantKind.$inferType | null;
}

export const StockType = builder.objectRef<StockRow>('Stock').implement({
  description: 'Something on sale. Seen from the thing and from the merchant.',
  fields: (t) => ({
    merchantSlug: t.expose('merchant_slug', { type: 'Slug', description: 'Slug of the merchant.' }),
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
    subject: t.field({
      type: Obtainable,
      description: 'The thing.',
      resolve: (row, _args, context) => loadSubject(row, context) as never,
      extensions: leadsToSubject,
    }),
    merchant: t.field({
      type: MerchantType,
      description: 'The merchant.',
      ...recordBy('merchant_slug', 'merchant'),
    }),
  }),
});

/** The loaders of the two edge tables, one for each end from which an edge can be seen. */
const acquisitionsBy = (column: string & keyof AcquisitionRow) =>
  groupedRows<AcquisitionRow>('acquisition', column, 'ordinal');
const stockBy = (column: string & keyof StockRow) => groupedRows<StockRow>('stock', column, 'ordinal');

export const acquisitions = {
  item: acquisitionsBy('item_slug'),
  gesture: acquisitionsBy('gesture_slug'),
  rune: acquisitionsBy('rune_slug'),
  weapon: acquisitionsBy('weapon_slug'),
  armor: acquisitionsBy('armor_slug'),
  bloodGem: acquisitionsBy('blood_gem_slug'),
  location: acquisitionsBy('location_slug'),
  boss: acquisitionsBy('boss_slug'),
  npc: acquisitionsBy('npc_slug'),
  usedItem: acquisitionsBy('used_item_slug'),
  chaliceDungeon: acquisitionsBy('chalice_dungeon_slug'),
};

export const stock = {
  item: stockBy('item_slug'),
  gesture: stockBy('gesture_slug'),
  rune: stockBy('rune_slug'),
  bloodGem: stockBy('blood_gem_slug'),
  weapon: stockBy('weapon_slug'),
  armor: stockBy('armor_slug'),
  merchant: stockBy('merchant_slug'),
};

/** Merchant slugs in the order of the stock, each once: one merchant may sell several versions of a thing. */
export function merchantSlugs(rows: readonly StockRow[]): string[] {
  return [...new Set(rows.map((row) => row.merchant_slug))];
}
