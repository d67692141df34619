import type { KindDeclaration } from '../../../kinds/declare.ts';

export const insightThreshold: KindDeclaration = {
  order: ['insight'],
  filters: {
    location_slug: 'Only what is seen at this location.',
    boss_slug: 'Only what has to do with this boss.',
    is_certain: 'Only what sources agree on, or only the rest.',
  },
  sorts: {
    insight: 'Insight from which it holds',
  },
};
