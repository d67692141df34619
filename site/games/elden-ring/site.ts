import { progress } from '../../../src/games/elden-ring/progress.ts';
import { atlasOfFiles } from '../../../src/games/progress/rules.ts';
import { progressWords } from '../progress-words.ts';
import type { GameSite } from '../site.ts';
import { tools } from './tools.ts';

export const site: GameSite = {
  progress: { read: (data) => atlasOfFiles(data, progress), wording: progressWords },
  tools,
  calculators: {
    boss: 'bosses',
    class: 'classes',
    enemy: 'enemies',
    sets: 'armor-sets',
    weapon: 'weapons',
  },
};
