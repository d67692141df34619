import type { KindDeclaration } from '../../../kinds/declare.ts';

export const insightChange: KindDeclaration = {
  filters: {
    kind: 'Only changes of this kind.',
    location_slug: 'Only changes at this location.',
    boss_slug: 'Only changes by this boss.',
    npc_slug: 'Only changes by this NPC.',
    item_slug: 'Only changes by this item.',
    is_once: 'Only changes that come once in a playthrough, or only others.',
    is_certain: 'Only what sources agree on, or only the rest.',
  },
  sorts: {
    amount: 'Insight gained',
  },
};
