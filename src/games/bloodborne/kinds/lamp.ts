import type { KindDeclaration } from '../../../kinds/declare.ts';

export const lamp: KindDeclaration = {
  order: ['sort_order'],
  filters: {
    headstone: 'Only lamps of this headstone.',
    is_boss_lamp: 'Only lamps that a beaten boss leaves (`true`), or only the others (`false`).',
    location_slug: 'Only lamps of this location.',
  },
  sorts: {
    sort_order: { of: 'position among the lamps of the location', best: 'neither' },
  },
  links: {
    bosses: ['boss.lamp_slug', 'Bosses whose defeat makes it appear.'],
  },
  rest: {
    list: 'Lamps.',
    one: 'One lamp, with the bosses that leave it.',
    views: {
      summary: ['A lamp in a list.', 'slug name location_slug headstone is_boss_lamp'],
      detail: ['A lamp, with the bosses that leave it.', '...summary sort_order bosses { slug name }'],
      full: ['All data about a lamp.', '...detail position { map_id x y z } event_flag ...RecordNotes'],
    },
  },
};
