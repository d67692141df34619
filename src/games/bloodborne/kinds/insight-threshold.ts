import type { KindDeclaration } from '../../../kinds/declare.ts';

export const insightThreshold: KindDeclaration = {
  order: ['insight'],
  filters: {
    location_slug: 'Only changes that are seen at this location.',
    boss_slug: 'Only changes that involve this boss.',
    is_certain: 'Only what sources agree on, or only the rest.',
  },
  sorts: {
    insight: 'Insight from which it applies',
  },
};
