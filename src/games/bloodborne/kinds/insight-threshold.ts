import type { KindDeclaration } from '../../../kinds/declare.ts';

export const insightThreshold: KindDeclaration = {
  order: ['insight'],
  filters: {
    location_slug: 'Only changes that are seen at this location.',
    boss_slug: 'Only changes that involve this boss.',
    is_certain: 'Only what sources agree on (`true`), or only the rest (`false`).',
  },
  sorts: {
    insight: { of: 'Insight from which it applies', best: 'neither' },
  },
};
