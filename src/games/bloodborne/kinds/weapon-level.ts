import type { KindDeclaration } from '../../../kinds/declare.ts';

export const weaponLevel: KindDeclaration = {
  noun: 'levels',
  views: {
    weapon_upgrade: {
      title: 'UpgradeCost',
      description: 'What the step to one level of fortification costs.',
      'x-key': ['weapon_slug', 'level'],
      properties: {
        weapon_slug: { 'x-references': 'weapon', 'x-link': 'record', description: 'The weapon.' },
        level: { type: 'integer', description: 'The level reached.' },
        item_slug: { 'x-references': 'item', description: 'The material.' },
        quantity: { type: 'integer', description: 'How many of it.' },
        blood_echoes: {
          type: 'integer',
          description:
            "Blood echoes for the step. They stand in the game's tables; no published figure confirms them.",
        },
      },
      required: ['weapon_slug', 'level', 'item_slug', 'quantity', 'blood_echoes'],
    },
  },
  filters: {
    level: 'Only the figures at this level.',
  },
};
