import type { ArmorRow } from '../../../../schema/bloodborne/rows.ts';
import { computed, type KindDeclaration } from '../../../kinds/declare.ts';
import { armorStatuses, damageTypes, resistanceOf } from '../calculators/protection.ts';
import { dropper, lowestPrice, onSale } from '../shared.ts';

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
    ...Object.fromEntries(
      damageTypes.map((type) => [
        `defense_${type}`,
        { of: `defense against ${type} damage`, at: `defense.${type}` },
      ]),
    ),
    ...Object.fromEntries(
      armorStatuses.map((status) => [
        `resistance_${status}`,
        {
          of: status === 'beasthood' ? status : `resistance to ${status.replace('_', ' ')}`,
          at: `defense.${status}`,
        },
      ]),
    ),
    weight: { of: 'weight', best: 'lowest' },
    price: lowestPrice,
    sell_price: 'blood echoes gained by selling it',
  },
  links: {
    classes: ['class_armor.armor_slug', 'Origins that begin with it.', { across: 'class_slug' }],
    ...onSale('armor'),
  },
  fields: {
    resistance: computed<ArmorRow>({
      type: 'ArmorResistance',
      description: 'Resistances to ailments, which are in `defense`, too.',
      value: resistanceOf,
    }),
  },
  rest: {
    list: 'Armor pieces, filtered by body part or set.',
    one: 'One armor piece, with its defenses and where to get it.',
    noun: 'armor piece',
    views: {
      summary: ['An armor piece in a list.', 'slug name slot set_slug variant_label is_dlc'],
      detail: [
        'An armor piece with its defenses and where to get it.',
        '...summary description wiki_url defense equip_load: weight sold_by acquisition',
      ],
      ArmorDefense: ['Defenses against damage and resistances to ailments. Null means not researched yet.'],
      full: [
        'All data about an armor piece.',
        '...detail set_name weight resistance sell_price offers acquisition { ...AcquisitionFull } dropped_by ...RecordNotes',
      ],
    },
  },
};
