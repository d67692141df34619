import { servedGames } from '../src/kinds/served.ts';
import { published } from './published.ts';

/** The ids of all games that are served: a suite chooses a game by its id, never by its position. */
export const gameIds: readonly string[] = [...servedGames().keys()];

/** The data files of a game. */
export const publishedGame = (id: string) => published.games.find(({ game }) => game.slug === id)!;

/** The lists of records that the index of a game names: the others have rows without a slug. */
export const listsOfRecords = <List extends { readonly name: string }>(
  resources: readonly List[],
): readonly List[] => resources.filter(({ name }) => name !== 'level-costs');
