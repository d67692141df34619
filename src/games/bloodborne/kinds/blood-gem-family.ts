import type { KindDeclaration } from '../../../kinds/declare.ts';

export const bloodGemFamily: KindDeclaration = {
  filters: {
    category: 'Only families of this group of effects.',
    role: { of: 'roles', text: 'Only families that gems have in this role.' },
    certainty: 'Only families whose values are this certain.',
    usual_shape: { of: 'usual_shapes', text: 'Only families that usually have this shape.' },
    is_curse_effect: 'Only families whose effect is a drawback (`true`), or only the others (`false`).',
  },
  sorts: {
    rating_min: 'lowest rating',
    rating_max: 'highest rating',
  },
  links: {
    gems: ['blood_gem.family_slug', 'Its gems.'],
  },
};
