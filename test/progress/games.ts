import { siteOf } from '../../site/games/sites.ts';
import { gameIds } from '../games.ts';
import { bloodborne } from './bloodborne.ts';
import { eldenRing } from './elden-ring.ts';
import type { PlayedGame } from './played.ts';

const known = new Map([bloodborne, eldenRing].map((game) => [game.id, game]));

/** Lists every game with progress. One without a walkthrough is an error. */
export const playedGames: readonly PlayedGame[] = gameIds
  .filter((id) => siteOf(id).progress !== undefined)
  .map((id) => {
    const game = known.get(id);
    if (game === undefined) throw new Error(`test/progress must have a walkthrough of ${id}`);
    return game;
  });
