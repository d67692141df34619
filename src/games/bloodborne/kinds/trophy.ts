import type { KindDeclaration } from '../../../kinds/declare.ts';

export const trophy: KindDeclaration = {
  filters: {
    grade: 'Only trophies of this grade.',
    is_dlc: 'Only trophies of The Old Hunters (`true`), or only the others (`false`).',
    is_grade_certain: 'Only trophies whose grade is certain (`true`), or only the others (`false`).',
    kind: 'Only trophies of this kind.',
  },
  rest: {
    list: 'Trophies, filtered by grade.',
    one: 'One trophy, with what it is awarded for.',
    views: {
      summary: ['A trophy in a list.', 'slug name grade kind is_dlc'],
      detail: ['A trophy with what it is awarded for.', '...summary is_grade_certain description requires'],
      full: ['All data about a trophy.', '...detail ...RecordNotes'],
    },
  },
};
