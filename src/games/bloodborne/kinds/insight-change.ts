import type { KindDeclaration } from '../../../kinds/declare.ts';

export const insightChange: KindDeclaration = {
  filters: {
    kind: 'Only changes of this kind.',
    location_slug: 'Only changes at this location.',
    boss_slug: 'Only changes by this boss.',
    npc_slug: 'Only changes by this NPC.',
    item_slug: 'Only changes by this item.',
    is_once: 'Only changes that come once in a playthrough (`true`), or only the others (`false`).',
    is_certain: 'Only what sources agree on (`true`), or only the rest (`false`).',
  },
  sorts: {
    amount: 'Insight gained',
  },
};
