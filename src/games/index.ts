import { searchKinds } from '../data/search/types.ts';
import { generalRules } from '../dataset/check.ts';
import type { Rule } from '../dataset/rules/rule.ts';
import { addCompare } from '../graph/queries/compare.ts';
import { createGraph } from '../graph/create-graph.ts';
import type { Graph } from '../graph/graph.ts';
import { modelOf } from '../kinds/declare.ts';
import { withDefaults } from '../kinds/defaults.ts';
import { gameIds } from '../kinds/ids.ts';
import { type GameKinds, servedGames } from '../kinds/served.ts';
import { bloodborne } from './bloodborne/index.ts';
import { eldenRing } from './elden-ring/index.ts';
import type { GameModule } from './game-module.ts';
import { partsOf, withParts } from './parts.ts';

export { defaultGame } from './default-game.ts';

/** The games that have code. This is the only list of games in the service. */
const games: readonly GameModule[] = [bloodborne, eldenRing];

const moduleOf = (gameId: string): GameModule | undefined => games.find(({ id }) => id === gameId);

/** Returns the rules for the data of a game: those of every game, and its own. */
export const rulesOf = (gameId: string): readonly Rule[] => [
  ...generalRules,
  ...(moduleOf(gameId)?.rules ?? []),
];

/** Every rule, and the game that has it; null where all games have it. */
export const allRules: readonly (Rule & { readonly game: string | null })[] = [
  ...generalRules.map((rule) => ({ game: null, ...rule })),
  ...games.flatMap(({ id, rules }) => rules.map((rule) => ({ game: id, ...rule }))),
];

const graphs = new WeakMap<GameKinds, Graph>();

/**
 * Returns the GraphQL schema of a game, made on first use. A game without code is served as its schemas say.
 *
 * @example
 * graphOf(servedGames().get('bloodborne')!).schema.getType('Boss');
 */
export function graphOf(game: GameKinds): Graph {
  const known = graphs.get(game);
  if (known !== undefined) return known;
  const code = moduleOf(game.id);
  const parts = partsOf(game.model);
  const declared = withParts(parts, code?.kinds ?? {});
  const model = modelOf(game.schemas, declared);
  const source = {
    gameId: game.id,
    model,
    declarations: withDefaults(model, declared, parts),
    views: { ...parts.views, ...code?.views },
    search: searchKinds(game),
    ids: gameIds(game),
  };
  const graph = createGraph(source, (parts) => {
    code?.extend(parts);
    if (!code?.compares) addCompare(parts);
  });
  graphs.set(game, graph);
  return graph;
}

/** Returns the GraphQL schema of a game that comes with this program. */
export const servedGraph = (gameId: string): Graph => graphOf(servedGames().get(gameId)!);
