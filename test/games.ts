import { servedGames } from '../src/kinds/served.ts';
import { published } from './published.ts';

/** The ids of all games that are served: a suite chooses a game by its id, never by its position. */
export const gameIds: readonly string[] = [...servedGames().keys()];

/** The data files of a game. */
export const publishedGame = (id: string) => published.games.find(({ game }) => game.slug === id)!;
