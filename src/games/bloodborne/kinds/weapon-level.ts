import type { KindDeclaration } from '../../../kinds/declare.ts';

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
        blood_echoes: {
          type: 'integer',
          description:
            "Blood echoes for the step. They come from the game's tables; no published value confirms them.",
        },
      },
      required: ['weapon_slug', 'level', 'item_slug', 'quantity', 'blood_echoes'],
    },
  },
  filters: {
    level: 'Only the values at this level.',
  },
};
