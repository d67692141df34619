import { builder } from '../builder.ts';
import { ArmorSlot } from '../enums.ts';
import { listFields } from '../lists.ts';
import { groupedRows, type RecordRow, rowType } from '../loaders.ts';
import { recordBy, rowsBy, slugsOf } from '../relations.ts';
import { AcquisitionType, acquisitions, merchantSlugs, StockType, stock } from './acquisition.ts';
import { RecordInterface } from './provenance.ts';

type Defense = Record<
  | 'physical'
  | 'blunt'
  | 'thrust'
  | 'blood'
  | 'arcane'
  | 'fire'
  | 'bolt'
  | 'slow_poison'
  | 'rapid_poison'
  | 'frenzy'
  | 'beasthood',
  number | null
>;

export interface ArmorRow extends RecordRow {
  readonly slot: typeof ArmorSlot.$inferType;
  readonly set_slug: string;
  readonly variant_label: string | null;
  readonly is_dlc: boolean;
  readonly description: string | null;
  readonly wiki_url: string;
  readonly defense: Defense;
  readonly equip_load: number;
  readonly sell_price: number | null;
}

export interface ArmorSetRow extends RecordRow {
  readonly is_dlc: boolean;
  readonly wiki_url: string;
  readonly description: string;
}

export const ArmorType = rowType<ArmorRow>('Armor', 'armor');
export const ArmorSetType = rowType<ArmorSetRow>('ArmorSet', 'armor_set');

// Head to legs, as the game lists them.
const piecesBySet = groupedRows<ArmorRow>(
  'armor',
  'set_slug',
  `array_position(array['head', 'chest', 'hands', 'legs'], slot), slug`,
);

const ArmorDefense = builder.objectRef<Defense>('ArmorDefense').implement({
  description: 'Defences against damage and resistances to ailments; null where not curated.',
  fields: (t) => ({
    physical: t.exposeInt('physical', { nullable: true, description: 'Against physical damage.' }),
    blunt: t.exposeInt('blunt', { nullable: true, description: 'Against blunt damage.' }),
    thrust: t.exposeInt('thrust', { nullable: true, description: 'Against thrust damage.' }),
    blood: t.exposeInt('blood', { nullable: true, description: 'Against blood damage.' }),
    arcane: t.exposeInt('arcane', { nullable: true, description: 'Against arcane damage.' }),
    fire: t.exposeInt('fire', { nullable: true, description: 'Against fire damage.' }),
    bolt: t.exposeInt('bolt', { nullable: true, description: 'Against bolt damage.' }),
    slowPoison: t.exposeInt('slow_poison', { nullable: true, description: 'Resistance to slow poison.' }),
    rapidPoison: t.exposeInt('rapid_poison', { nullable: true, description: 'Resistance to rapid poison.' }),
    frenzy: t.exposeInt('frenzy', { nullable: true, description: 'Resistance to frenzy.' }),
    beasthood: t.exposeInt('beasthood', { nullable: true, description: 'Beasthood.' }),
  }),
});

ArmorType.implement({
  description: 'An armor piece.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    slot: t.expose('slot', { type: ArmorSlot, description: 'Body part it covers.' }),
    setSlug: t.expose('set_slug', { type: 'Slug', description: 'Slug of the set it belongs to.' }),
    set: t.field({
      type: ArmorSetType,
      description: 'The set it belongs to.',
      ...recordBy('set_slug', 'armor_set'),
    }),
    variantLabel: t.exposeString('variant_label', {
      nullable: true,
      description: 'What tells it from a piece of the same name.',
    }),
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'What is worth knowing of it.',
    }),
    wikiUrl: t.expose('wiki_url', { type: 'Url', description: 'Its page on the Bloodborne wiki.' }),
    defense: t.field({
      type: ArmorDefense,
      description: 'Defences and resistances.',
      resolve: (row) => row.defense,
    }),
    equipLoad: t.exposeFloat('equip_load', {
      description: 'Weight in the parameter tables; the game does not show it.',
    }),
    sellPrice: t.exposeInt('sell_price', { nullable: true, description: 'Echoes for selling it.' }),
    soldBy: t.field({
      type: ['Slug'],
      description: 'Slugs of the merchants that sell it; empty when none does.',
      ...rowsBy(stock.armor, merchantSlugs),
    }),
    offers: t.field({
      type: [StockType],
      description: 'Where it is on sale, with prices and conditions.',
      ...rowsBy(stock.armor),
    }),
    acquisition: t.field({
      type: [AcquisitionType],
      description: 'How else it is come by.',
      ...rowsBy(acquisitions.armor),
    }),
  }),
});

ArmorSetType.implement({
  description: 'Armor pieces that belong together. The game itself knows no sets.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    wikiUrl: t.expose('wiki_url', { type: 'Url', description: 'Its page on the Bloodborne wiki.' }),
    description: t.exposeString('description', { description: 'What belongs together, and why.' }),
    pieceSlugs: t.field({
      type: ['Slug'],
      description: 'Slugs of its pieces, from head to legs.',
      ...rowsBy(piecesBySet, slugsOf),
    }),
    pieces: t.field({
      type: [ArmorType],
      description: 'Its pieces, from head to legs.',
      ...rowsBy(piecesBySet),
    }),
  }),
});

listFields({
  plural: 'armorPieces',
  singular: 'armor',
  table: 'armor',
  type: ArmorType,
  noun: 'armor pieces',
  filters: {
    slot: { column: 'slot', type: ArmorSlot, description: 'Only pieces for this body part.' },
    setSlug: { column: 'set_slug', type: 'Slug', description: 'Only pieces of this set.' },
  },
});
listFields({
  plural: 'armorSets',
  singular: 'armorSet',
  table: 'armor_set',
  type: ArmorSetType,
  noun: 'armor sets',
});
