import type { KindDeclaration } from '../kinds/declare.ts';

/** What the classes of every game have in common: what is shown of them. */
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
