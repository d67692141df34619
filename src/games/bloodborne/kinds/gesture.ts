import type { KindDeclaration } from '../../../kinds/declare.ts';
import { offers } from '../shared.ts';

export const gesture: KindDeclaration = {
  filters: {
    is_dlc: 'Only gestures of The Old Hunters (`true`), or only the others (`false`).',
  },
  sorts: {
    menu_order: { of: "position in the game's menu", best: 'neither' },
  },
  links: {
    offers: offers('gesture'),
  },
  rest: {
    list: 'Gestures.',
    one: 'One gesture, with who teaches it.',
    views: {
      summary: ['A gesture in a list.', 'slug name is_dlc menu_order'],
      detail: ['A gesture, with who teaches it.', '...summary acquisition'],
      full: [
        'All data about a gesture.',
        '...detail offers acquisition { ...AcquisitionFull } dropped_by ...RecordNotes',
      ],
    },
  },
};
