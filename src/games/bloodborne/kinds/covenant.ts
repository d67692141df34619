import type { KindDeclaration } from '../../../kinds/declare.ts';

export const covenant: KindDeclaration = {
  filters: {
    is_dlc: 'Only covenants of The Old Hunters (`true`), or only the others (`false`).',
    is_full_covenant:
      'Only full covenants (`true`), or only oaths that change nothing but the body (`false`).',
    leader_slug: { of: 'leader_npc_slug', text: 'Only covenants that this NPC leads.' },
    offering_slug: { of: 'offering_item_slug', text: 'Only covenants that take this item as an offering.' },
  },
  links: {
    attacked_by: ['covenant_hostility.target_slug', 'Covenants whose members fight its own members.'],
    runes: ['rune.covenant_slug', 'Its oath runes.'],
  },
  rest: {
    list: 'Covenants.',
    one: 'One covenant, with its leader, runes and enemies.',
    views: {
      summary: ['A covenant in a list.', 'slug name is_dlc is_full_covenant'],
      detail: [
        'A covenant, with its leader, runes and enemies.',
        '...summary description leader_slug leader_name offering_slug offering_name runes { slug name } hostile_to { slug name }',
      ],
      full: ['All data about a covenant.', '...detail ...RecordNotes'],
    },
  },
};
