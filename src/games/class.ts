import type { KindDeclaration } from '../kinds/declare.ts';

/** Declaration of classes that every game shares: their fields in REST. */
export const characterClass: KindDeclaration = {
  addsToDefaults: true,
  shows: {
    list: 'slug name level',
    lists: {
      weapons: 'slug: weapon_slug name: weapon_name quantity',
      armor: 'slug: armor_slug name: armor_name slot',
    },
  },
};
