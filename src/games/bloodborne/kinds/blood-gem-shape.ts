import type { KindDeclaration } from '../../../kinds/declare.ts';

export const bloodGemShape: KindDeclaration = {
  links: {
    gems: ['blood_gem.shape', 'Gems that have this shape only.', { order: 'slug' }],
  },
};
