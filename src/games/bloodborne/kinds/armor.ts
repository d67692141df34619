import type { KindDeclaration } from '../../../kinds/declare.ts';
import { dropper, droppedBy, lowestPrice, onSale } from '../shared.ts';

export const armor: KindDeclaration = {
  plural: 'armorPieces',
  order: ['slot'],
  filters: {
    slot: 'Only pieces for this body part.',
    set_slug: 'Only pieces of the set with this slug.',
    is_dlc: 'Only pieces of The Old Hunters (`true`), or only the others (`false`).',
    sold_by: { of: 'offers.merchant_slug', text: 'Only pieces that this merchant sells.' },
    dropped_by: dropper('pieces'),
  },
  sorts: {
    physical: { of: 'defense against physical damage', at: 'defense.physical' },
    blunt: { of: 'defense against blunt damage', at: 'defense.blunt' },
    thrust: { of: 'defense against thrust damage', at: 'defense.thrust' },
    blood: { of: 'defense against blood damage', at: 'defense.blood' },
    arcane: { of: 'defense against arcane damage', at: 'defense.arcane' },
    fire: { of: 'defense against fire damage', at: 'defense.fire' },
    bolt: { of: 'defense against bolt damage', at: 'defense.bolt' },
    slow_poison: { of: 'resistance to slow poison', at: 'defense.slow_poison' },
    rapid_poison: { of: 'resistance to rapid poison', at: 'defense.rapid_poison' },
    frenzy: { of: 'resistance to frenzy', at: 'defense.frenzy' },
    beasthood: { of: 'beasthood', at: 'defense.beasthood' },
    equip_load: { of: 'weight', best: 'lowest' },
    price: lowestPrice,
    sell_price: 'blood echoes gained by selling it',
  },
  links: {
    ...onSale('armor'),
    ...droppedBy('armor'),
  },
  rest: {
    list: 'Armor pieces, filtered by body part or set.',
    one: 'One armor piece, with its defenses and where to get it.',
    noun: 'armor piece',
    views: {
      summary: ['An armor piece in a list.', 'slug name slot set_slug variant_label is_dlc'],
      detail: [
        'An armor piece with its defenses and where to get it.',
        '...summary description wiki_url defense equip_load sold_by acquisition',
      ],
      ArmorDefense: ['Defenses against damage and resistances to ailments. Null means not researched yet.'],
      full: [
        'All data about an armor piece.',
        '...detail sell_price offers acquisition { ...AcquisitionFull } dropped_by ...RecordNotes',
      ],
    },
  },
};
