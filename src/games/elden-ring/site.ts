import type { GameSite } from '../site.ts';

export const site: GameSite = {
  calculators: {
    boss: 'bosses',
    class: 'classes',
    enemy: 'enemies',
    sets: 'armor-sets',
    weapon: 'weapons',
  },
};
