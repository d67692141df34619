import { searchKinds } from '../data/search/types.ts';
import { addCompare } from '../graph/compare.ts';
import { createGraph } from '../graph/create-graph.ts';
import type { Graph } from '../graph/graph.ts';
import { modelOf } from '../kinds/declare.ts';
import { withDefaults } from '../kinds/defaults.ts';
import { gameIds } from '../kinds/ids.ts';
import { type GameKinds, servedGames } from '../kinds/served.ts';
import { extendGraph as extendBloodborne } from './bloodborne/graph/index.ts';
import { kinds } from './bloodborne/kinds/index.ts';
import { views } from './bloodborne/views.ts';
import type { GameCode } from './code.ts';
import { extendGraph as extendEldenRing } from './elden-ring/graph/index.ts';
import * as eldenRingKinds from './elden-ring/kinds.ts';

export { defaultGame } from './default-game.ts';

/** What the program has in code of each game. A game without code is served as its schemas say. */
const codeOf: Readonly<Record<string, GameCode>> = {
  bloodborne: { kinds, views, extend: extendBloodborne, compares: true },
  'elden-ring': { ...eldenRingKinds, extend: extendEldenRing, compares: true },
};

const graphs = new WeakMap<GameKinds, Graph>();

/** The GraphQL schema of a game, made on first use. */
export function graphOf(game: GameKinds): Graph {
  const known = graphs.get(game);
  if (known !== undefined) return known;
  const code = codeOf[game.id] ?? {};
  const declared = code.kinds ?? {};
  const model = modelOf(game.schemas, declared);
  const source = {
    gameId: game.id,
    model,
    declarations: withDefaults(model, declared),
    views: code.views ?? {},
    search: searchKinds(game),
    ids: gameIds(game),
  };
  const graph = createGraph(source, (parts) => {
    code.extend?.(parts);
    if (!code.compares) addCompare(parts);
  });
  graphs.set(game, graph);
  return graph;
}

/** The GraphQL schema of a game that comes with this program. */
export const servedGraph = (gameId: string): Graph => graphOf(servedGames().get(gameId)!);
