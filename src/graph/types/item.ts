import { builder } from '../builder.ts';
import { ItemFamily } from '../enums.ts';
import { listFields } from '../lists.ts';
import {
  AcquisitionType,
  acquisitionsBy,
  ChaliceDungeonType,
  CovenantType,
  covenantsByOffering,
  dropsByItem,
  dungeonsByItem,
  ItemEnemyDropType,
  type ItemFigures,
  ItemType,
  lowestPrice,
  MerchantType,
  merchantSlugs,
  merchantsSelling,
  RequirementsType,
  RitualItemType,
  recordInterfaces,
  ritualsByItem,
  StockType,
  soldBy,
  stockBy,
} from '../records.ts';
import { rowsBy } from '../relations.ts';

const ItemFiguresType = builder.objectRef<ItemFigures>('ItemFigures').implement({
  description: 'Further figures of an item; null when unknown or not applicable.',
  fields: (t) => ({
    echoesValue: t.exposeInt('echoes_value', {
      nullable: true,
      description: 'Blood echoes gained by using it.',
    }),
    bulletCost: t.exposeInt('bullet_cost', { nullable: true, description: 'Quicksilver bullets per use.' }),
    requirements: t.field({
      type: RequirementsType,
      nullable: true,
      description: 'Attributes needed.',
      resolve: (row) => row.requirements,
    }),
    maxCarry: t.exposeInt('max_carry', { nullable: true, description: 'How many can be carried.' }),
    maxStorage: t.exposeInt('max_storage', {
      nullable: true,
      description: 'How many can be kept in storage; null when it cannot be stored.',
    }),
    sellPrice: t.exposeInt('sell_price', {
      nullable: true,
      description: 'Blood echoes gained by selling it; null when it cannot be sold.',
    }),
  }),
});

ItemType.implement({
  description: 'A consumable, key item, hunter tool or multiplayer item.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    family: t.expose('family', { type: ItemFamily, description: 'Family it belongs to.' }),
    subcategory: t.exposeString('subcategory', {
      nullable: true,
      description: 'Group inside the family; null when there is none.',
    }),
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    effect: t.exposeString('effect', {
      nullable: true,
      description: 'What it does; null when it does nothing.',
    }),
    wikiUrl: t.expose('wiki_url', { type: 'Url', description: 'Its page on the Bloodborne wiki.' }),
    figures: t.field({
      type: ItemFiguresType,
      description: 'Further figures.',
      resolve: (row) => row.figures,
    }),
    enemyDrops: t.field({
      type: [ItemEnemyDropType],
      description: 'Ordinary enemies that drop it.',
      ...rowsBy(dropsByItem),
    }),
    soldBy: t.field({
      type: ['Slug'],
      description: 'Slugs of the merchants that sell it; empty when none does.',
      ...rowsBy(stockBy('item_slug'), merchantSlugs),
    }),
    merchants: t.field({
      type: [MerchantType],
      description: 'Merchants that sell it, each once.',
      ...merchantsSelling('item'),
    }),
    offers: t.field({
      type: [StockType],
      description: 'Where it is on sale, with prices and conditions.',
      ...rowsBy(stockBy('item_slug')),
    }),
    acquisition: t.field({
      type: [AcquisitionType],
      description: 'How else it is obtained.',
      ...rowsBy(acquisitionsBy('item_slug')),
    }),
    yields: t.field({
      type: [AcquisitionType],
      description: 'Ways to obtain things by using it.',
      ...rowsBy(acquisitionsBy('used_item_slug')),
    }),
    opens: t.field({
      type: [ChaliceDungeonType],
      description: 'Chalice dungeons that it opens.',
      ...rowsBy(dungeonsByItem),
    }),
    rituals: t.field({
      type: [RitualItemType],
      description: 'Chalice rituals that consume it.',
      ...rowsBy(ritualsByItem),
    }),
    offeringOf: t.field({
      type: [CovenantType],
      description: 'Covenants that take it as an offering.',
      ...rowsBy(covenantsByOffering),
    }),
  }),
});

listFields({
  plural: 'items',
  type: ItemType,
  filters: {
    family: { type: ItemFamily, description: 'Only items of this family.' },
    subcategory: { type: 'Label', description: 'Only items of this group inside their family.' },
    isDlc: { type: 'Boolean', description: 'Only items of The Old Hunters, or only others.' },
    soldBy: soldBy('item', 'items'),
  },
  figures: {
    price: lowestPrice('item'),
    sell_price: { of: 'blood echoes gained by selling it', at: 'figures.sell_price' },
    echoes_value: { of: 'blood echoes gained by using it', at: 'figures.echoes_value' },
    bullet_cost: { of: 'quicksilver bullets per use', at: 'figures.bullet_cost' },
    max_carry: { of: 'how many can be carried', at: 'figures.max_carry' },
  },
});
