import type { KindDeclaration } from '../../../kinds/declare.ts';

export const statCurve: KindDeclaration = {
  filters: {
    stat: { of: 'stats', text: 'Only curves that hold for this stat.' },
    is_cut:
      'Only curves whose values are rounded down to whole numbers (`true`), or only the others (`false`).',
    certainty: 'Only curves that are this certain.',
  },
};
