import type { ProgressWords } from '../../src/games/progress/words.ts';

/** How the pages of every game call what can be done. */
export const progressWords: ProgressWords = {
  kinds: {
    npc: { one: 'NPC step', more: 'NPC steps', short: 'NPC' },
    armor: { one: 'piece of armor', more: 'pieces of armor', short: 'piece' },
    location: { one: 'location', more: 'locations', short: 'location' },
    stage: { one: 'phase', more: 'phases', short: 'phase' },
  },
  toDo: { location: 'Go to', boss: 'Beat' },
  done: { location: 'reached', boss: 'beaten' },
  main: 'boss',
  counts: [
    ['locations', 'Locations open'],
    ['bosses', 'Bosses to beat'],
    ['npcs', 'NPC steps'],
    ['obtainable', 'Items available'],
  ],
};
