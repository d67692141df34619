import type { KindDeclaration } from '../../../kinds/declare.ts';
import { dropper, lowestPrice, onSale, trophies } from '../shared.ts';

export const item: KindDeclaration = {
  filters: {
    family: 'Only items of this family.',
    is_dlc: 'Only items of The Old Hunters (`true`), or only the others (`false`).',
    sold_by: { of: 'offers.merchant_slug', text: 'Only items that this merchant sells.' },
    subcategory: 'Only items of this group inside their family.',
    dropped_by: dropper('items'),
  },
  sorts: {
    price: lowestPrice,
    sell_price: 'blood echoes gained by selling it',
    currency_value: 'blood echoes gained by using it',
    bullet_cost: { of: 'quicksilver bullets per use', best: 'lowest' },
    max_held: 'how many can be carried',
  },
  links: {
    ...onSale('item'),
    endings: ['ending.cord_item_slug', 'Endings that count how often it was used.'],
    insight_changes: ['insight_change.item_slug', 'Insight that its use gives or takes.'],
    offering_of: ['covenant.offering_item_slug', 'Covenants that take it as an offering.'],
    opens: ['chalice_dungeon.item_slug', 'Chalice dungeons that it opens.'],
    reward_of: ['ending.reward_item_slug', 'Endings that leave it for the next playthrough.'],
    rituals: ['chalice_ritual_item.item_slug', 'Chalice rituals that consume it.'],
    trophies: trophies('item'),
    upgrades: ['weapon_upgrade.item_slug', 'Weapon upgrades that use it up.'],
    yields: ['acquisition.used_item_slug', 'Ways to obtain things by using it.', { as: 'Find' }],
  },
  rest: {
    list: 'Items, filtered by family.',
    one: 'One item, with its effect, who sells it and how else to get it.',
    views: {
      summary: ['An item in a list.', 'slug name family subcategory is_dlc'],
      detail: [
        'An item with its effect, who sells it and how else to get it.',
        '...summary effect sold_by acquisition',
      ],
      full: [
        'All data about an item.',
        '...detail sell_price max_held max_stored wiki_url currency_value bullet_cost requirements { ...WeaponRequirements } offers acquisition { ...AcquisitionFull } dropped_by opens { slug } rituals yields { ...Find } ...RecordNotes',
      ],
      ItemRitual: ['A ritual that uses it up.', 'chalice_dungeon_slug chalice_dungeon_name quantity rite'],
    },
  },
};
