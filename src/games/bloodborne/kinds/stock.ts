import type { KindDeclaration } from '../../../kinds/declare.ts';

export const stock: KindDeclaration = {
  noun: 'things on sale',
  filters: {
    subject_kind: { isSubjectKind: true, text: 'Only records of this kind.' },
    currency: 'Only what is sold for this currency.',
  },
  sorts: {
    price: 'price',
  },
};
