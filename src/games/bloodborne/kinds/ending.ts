import type { KindDeclaration } from '../../../kinds/declare.ts';
import { trophies } from '../shared.ts';

export const ending: KindDeclaration = {
  order: ['sort_order'],
  filters: {
    cord_item_slug: 'Only endings for which this item is used.',
    final_boss_slug: 'Only endings with this last boss.',
    reward_item_slug: 'Only endings that leave this item.',
    starts_new_game_plus:
      'Only endings after which the next playthrough begins at once (`true`), or only the others (`false`).',
  },
  sorts: {
    sort_order: { of: 'the number that players give it', best: 'neither' },
  },
  links: {
    trophies: trophies('ending'),
  },
  rest: {
    list: 'Endings of the game.',
    one: 'One ending, with what it requires and what leads to it.',
    views: {
      summary: ['An ending in a list.', 'slug name final_boss_slug final_boss_name'],
      detail: [
        'An ending with what it requires and what leads to it.',
        '...summary sort_order description cords_min cords_max cord_item_slug cord_item_name reward_item_slug reward_item_name starts_new_game_plus bosses { ...EndingBoss } steps trophies',
      ],
      EndingBoss: ['A boss that must be beaten for an ending.', 'slug name'],
      EndingTrophy: ['A trophy for an ending.', 'slug name grade'],
      full: ['All data about an ending.', '...detail ...RecordNotes'],
    },
  },
};
