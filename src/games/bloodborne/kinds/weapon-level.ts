import type { WeaponRow } from '../../../../schema/bloodborne/rows.ts';
import { computed, type KindDeclaration } from '../../../kinds/declare.ts';
import { statusOf } from '../calculators/weapon-status.ts';

export const weaponLevel: KindDeclaration = {
  noun: 'levels',
  views: {
    weapon_upgrade: {
      title: 'UpgradeCost',
      description: 'The cost of the step to one level of fortification.',
      'x-key': ['weapon_slug', 'level'],
      properties: {
        weapon_slug: { 'x-references': 'weapon', 'x-link': 'record', description: 'The weapon.' },
        level: { type: 'integer', description: 'The level reached.' },
        item_slug: { 'x-references': 'item', description: 'The material.' },
        quantity: { type: 'integer', description: 'How many of it.' },
        cost: {
          type: 'integer',
          description:
            "Blood echoes for the step. They come from the game's tables; no published value confirms them.",
        },
      },
      required: ['weapon_slug', 'level', 'item_slug', 'quantity', 'cost'],
    },
  },
  filters: {
    level: 'Only the values at this level.',
  },
  fields: {
    status: computed<{ readonly weapon_slug: string }>({
      type: 'StatusAmount',
      isList: true,
      description: 'Status effects that it builds up, the same at every level.',
      loads: { weapon_slug: 'weapon' },
      value: ({ weapon_slug: weapon }, load) => load<WeaponRow, unknown>('weapon', weapon, statusOf),
    }),
  },
};

export const weaponUpgrade: KindDeclaration = {
  fields: {
    currency: computed({
      type: 'Currency',
      description: 'Currency of the cost.',
      value: () => 'blood_echoes',
    }),
  },
};
