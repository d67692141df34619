import { builder } from '../builder.ts';
import { ArmorSlot } from '../enums.ts';
import { listFields } from '../lists.ts';
import { groupedRows } from '../loaders.ts';
import {
  AcquisitionType,
  type ArmorRow,
  ArmorSetType,
  ArmorType,
  acquisitionsBy,
  type Defense,
  defenses,
  lowestPrice,
  MerchantType,
  merchantSlugs,
  merchantsSelling,
  type Resistance,
  recordInterfaces,
  StockType,
  soldBy,
  stockBy,
} from '../records.ts';
import { linkFields, rowsBy, slugsOf, valueFields } from '../relations.ts';

// Head to legs, as the game lists them.
const piecesBySet = groupedRows<ArmorRow>(
  'armor',
  'set_slug',
  `array_position(array['head', 'chest', 'hands', 'legs'], slot), slug`,
);

const ArmorDefense = builder.objectRef<Defense & Resistance>('ArmorDefense').implement({
  description: 'Defences against damage and resistances to ailments; null when not curated yet.',
  fields: (t) =>
    valueFields(
      t,
      'Int',
      {
        ...defenses,
        slow_poison: 'Resistance to slow poison.',
        rapid_poison: 'Resistance to rapid poison.',
        frenzy: 'Resistance to frenzy.',
        beasthood: 'Beasthood.',
      },
      { nullable: true },
    ),
});

ArmorType.implement({
  description: 'An armor piece.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    slot: t.expose('slot', { type: ArmorSlot, description: 'Body part it covers.' }),
    ...linkFields(t, 'set_slug', ArmorSetType, 'set it belongs to'),
    variantLabel: t.exposeString('variant_label', {
      nullable: true,
      description: 'Label that distinguishes it from other pieces of the same name.',
    }),
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'A short description.',
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
    sellPrice: t.exposeInt('sell_price', {
      nullable: true,
      description: 'Blood echoes gained by selling it.',
    }),
    soldBy: t.field({
      type: ['Slug'],
      description: 'Slugs of the merchants that sell it; empty when none does.',
      ...rowsBy(stockBy('armor_slug'), merchantSlugs),
    }),
    merchants: t.field({
      type: [MerchantType],
      description: 'Merchants that sell it, each once.',
      ...merchantsSelling('armor'),
    }),
    offers: t.field({
      type: [StockType],
      description: 'Where it is on sale, with prices and conditions.',
      ...rowsBy(stockBy('armor_slug')),
    }),
    acquisition: t.field({
      type: [AcquisitionType],
      description: 'How else it is obtained.',
      ...rowsBy(acquisitionsBy('armor_slug')),
    }),
  }),
});

ArmorSetType.implement({
  description: 'Armor pieces that belong together. The game itself has no sets.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    wikiUrl: t.expose('wiki_url', { type: 'Url', description: 'Its page on the Bloodborne wiki.' }),
    description: t.exposeString('description', { description: 'Which pieces belong together, and why.' }),
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
  type: ArmorType,
  filters: {
    slot: { type: ArmorSlot, description: 'Only pieces for this body part.' },
    setSlug: { type: 'Slug', to: ArmorSetType, description: 'Only pieces of this set.' },
    isDlc: { type: 'Boolean', description: 'Only pieces of The Old Hunters, or only others.' },
    soldBy: soldBy('armor', 'pieces'),
  },
  figures: {
    physical: { of: 'defence against physical damage', at: 'defense.physical' },
    blunt: { of: 'defence against blunt damage', at: 'defense.blunt' },
    thrust: { of: 'defence against thrust damage', at: 'defense.thrust' },
    blood: { of: 'defence against blood damage', at: 'defense.blood' },
    arcane: { of: 'defence against arcane damage', at: 'defense.arcane' },
    fire: { of: 'defence against fire damage', at: 'defense.fire' },
    bolt: { of: 'defence against bolt damage', at: 'defense.bolt' },
    slow_poison: { of: 'resistance to slow poison', at: 'defense.slow_poison' },
    rapid_poison: { of: 'resistance to rapid poison', at: 'defense.rapid_poison' },
    frenzy: { of: 'resistance to frenzy', at: 'defense.frenzy' },
    beasthood: { of: 'beasthood', at: 'defense.beasthood' },
    equip_load: { of: 'weight' },
    price: lowestPrice('armor'),
    sell_price: { of: 'blood echoes gained by selling it' },
  },
});
listFields({
  plural: 'armorSets',
  type: ArmorSetType,
  filters: { isDlc: { type: 'Boolean', description: 'Only sets of The Old Hunters, or only others.' } },
});
