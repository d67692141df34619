import { viewGame } from '../../../src/dataset/game-view.ts';
import { createSubject } from '../../../src/dataset/rules/rule.ts';
import type { GameSite } from '../site.ts';
import { mapOfFiles } from './map.ts';
import { progressWords } from './progress-words.ts';
import { notesOfFiles, worldOfFiles } from '../../../src/games/bloodborne/rules/gate.ts';
import { tools } from './tools.ts';

export const site: GameSite = {
  map: mapOfFiles,
  progress: {
    read(data) {
      const subject = createSubject(viewGame(data), data, () => {});
      return { world: worldOfFiles(subject), notes: notesOfFiles(subject) };
    },
    wording: progressWords,
  },
  tools,
  calculators: {
    boss: 'bosses',
    enemy: 'enemies',
    gems: 'blood-gems',
    origin: 'origins',
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
