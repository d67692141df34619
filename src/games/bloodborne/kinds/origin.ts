import type { KindDeclaration } from '../../../kinds/declare.ts';

export const origin: KindDeclaration = {
  sorts: {
    level: 'level at the start',
    blood_echoes: 'blood echoes at the start',
    discovery: 'discovery',
    vitality: 'vitality',
    endurance: 'endurance',
    strength: 'strength',
    skill: 'skill',
    blood_tinge: 'bloodtinge',
    arcane: 'arcane',
    sort_order: 'place in the menu',
  },
  rest: {
    list: 'Origins, with the figures that a hunter begins with.',
    one: 'One origin, with the figures that a hunter begins with.',
    views: {
      summary: ['An origin in a list.', 'slug name level'],
      detail: [
        'An origin, with the figures that a hunter begins with.',
        '...summary sort_order blood_echoes discovery vitality endurance strength skill blood_tinge arcane',
      ],
      full: ['Everything that is known of an origin.', '...detail bloodtinge: blood_tinge ...RecordNotes'],
    },
  },
};
