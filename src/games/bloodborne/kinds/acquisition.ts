import type { KindDeclaration } from '../../../kinds/declare.ts';

export const acquisition: KindDeclaration = {
  noun: 'ways to obtain something',
  filters: {
    kind: 'Only what is obtained in this way.',
    subject_kind: { isSubjectKind: true, text: 'Only records of this kind.' },
  },
};
