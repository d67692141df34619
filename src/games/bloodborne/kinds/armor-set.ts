import type { KindDeclaration } from '../../../kinds/declare.ts';

export const armorSet: KindDeclaration = {
  filters: {
    is_dlc: 'Only sets of The Old Hunters (`true`), or only the others (`false`).',
  },
  links: {
    piece_slugs: ['armor.set_slug', 'Slugs of its pieces, from head to legs.', { pluck: 'slug' }],
    pieces: ['armor.set_slug', 'Its pieces, from head to legs.'],
  },
  rest: {
    list: 'Armor sets.',
    one: 'One armor set, with the slugs of its pieces.',
    views: {
      summary: ['An armor set in a list.', 'slug name is_dlc'],
      detail: [
        'An armor set with the slugs of its pieces, from head to legs.',
        '...summary wiki_url piece_slugs',
      ],
      full: [
        'All data about an armor set.',
        '...detail pieces { kind: record_kind slug name slot } description ...RecordNotes',
      ],
    },
  },
};
