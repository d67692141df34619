import type { KindDeclaration } from '../../../kinds/declare.ts';
import { nearest } from '../../nearest.ts';

export const lamp: KindDeclaration = {
  order: ['sort_order'],
  filters: {
    headstone: 'Only lamps of this headstone.',
    is_boss_lamp: 'Only lamps that a beaten boss leaves (`true`), or only the others (`false`).',
    is_dlc: 'Only lamps of The Old Hunters (`true`), or only the others (`false`).',
    location_slug: 'Only lamps of this location.',
  },
  sorts: {
    sort_order: { of: 'position among the lamps of the location', best: 'neither' },
  },
  links: {
    bosses: ['boss.lamp_slug', 'Bosses whose defeat makes it appear.'],
  },
  types: nearest('lamp'),
  rest: {
    list: 'Lamps.',
    one: 'One lamp, with the bosses that leave it.',
    views: {
      summary: ['A lamp in a list.', 'slug name is_dlc location_slug location_name headstone is_boss_lamp'],
      detail: [
        'A lamp, with the bosses that leave it.',
        '...summary sort_order bosses { kind: record_kind slug name }',
      ],
      full: ['All data about a lamp.', '...detail position event_flag ...RecordNotes'],
    },
  },
};
