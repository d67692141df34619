import type { KindDeclaration } from '../../../kinds/declare.ts';

export const origin: KindDeclaration = {
  sorts: {
    level: { of: 'level at the start', best: 'neither' },
    blood_echoes: 'blood echoes at the start',
    discovery: 'discovery',
    vitality: 'vitality',
    endurance: 'endurance',
    strength: 'strength',
    skill: 'skill',
    blood_tinge: 'bloodtinge',
    arcane: 'arcane',
    sort_order: { of: 'position in the menu', best: 'neither' },
  },
  rest: {
    list: 'Origins, with the values that a hunter begins with.',
    one: 'One origin, with the values that a hunter begins with.',
    views: {
      summary: ['An origin in a list.', 'slug name level'],
      detail: [
        'An origin, with the values that a hunter begins with.',
        '...summary sort_order blood_echoes discovery vitality endurance strength skill blood_tinge arcane',
      ],
      full: ['All data about an origin.', '...detail ...RecordNotes'],
    },
  },
};
