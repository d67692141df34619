import type { GameSite } from '../site.ts';
import { mapOfFiles } from './map.ts';
import { progressWords } from '../progress-words.ts';
import { progress } from '../../../src/games/bloodborne/progress.ts';
import { atlasOfFiles } from '../../../src/games/progress/rules.ts';
import { tools } from './tools.ts';

export const site: GameSite = {
  map: mapOfFiles,
  progress: {
    read: (data) => atlasOfFiles(data, progress),
    wording: progressWords,
  },
  tools,
  calculators: {
    boss: 'bosses',
    enemy: 'enemies',
    gems: 'blood-gems',
    class: 'classes',
    sets: 'armor-sets',
    weapon: 'weapons',
  },
  sharedLists: {
    name: 'Obtaining',
    label: 'How to get it',
    anchor: 'acquisition',
    fields: ['acquisition', 'offers', 'dropped_by'],
  },
};
