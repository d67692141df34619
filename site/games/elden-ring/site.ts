import type { GameSite } from '../site.ts';
import { tools } from './tools.ts';

export const site: GameSite = {
  tools,
  calculators: {
    boss: 'bosses',
    class: 'classes',
    enemy: 'enemies',
    sets: 'armor-sets',
    weapon: 'weapons',
  },
};
