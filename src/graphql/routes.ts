import type { IncomingMessage } from 'node:http';
import type { Database } from '../data/database.ts';
import type { Releases } from '../data/releases.ts';
import { defaultGame, graphOf } from '../games/index.ts';
import { checkGame } from '../graph/limits/refusals.ts';
import type { CallerRoute, PublicRoute } from '../http/handler.ts';
import { Problem } from '../problem.ts';
import { type Operations, queriesOf } from '../rest/operations.ts';
import { fromRoot } from '../root.ts';
import { basePathOf } from '../text/base-path.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { createGraphiql } from './graphiql.ts';
import { createResults } from './results.ts';
import type { GraphqlParts } from './route.ts';

export interface GraphqlRoutesParts extends Omit<
  GraphqlParts,
  'graph' | 'concurrency' | 'findPersisted' | 'results'
> {
  readonly database: Database;
  /** How many queries may wait, of all keys and of one. */
  readonly waiting: { readonly all: number; readonly ofKey: number };
  readonly operations: Operations;
  /** Path of the script that starts GraphiQL. Without it there is no page, only data. */
  readonly graphiqlScript: string | undefined;
}

/** The part of the cache that holds results; the rest holds documents. */
const resultsShare = 0.3;

/** The folder with the operations of internal tools on a game. */
export const persistedFolder = (gameId: string): string => fromRoot('schema', gameId, 'persisted');

/** The game of a path: `/graphql` is that of the default one; undefined for any other path. */
function gameAt(target: string): string | undefined {
  const [, gameId] = /^\/graphql(?:\/([^/]+))?$/.exec(target) ?? [undefined, undefined];
  return target === '/graphql' ? defaultGame : gameId;
}

/** @throws Problem `game_not_found`, `unavailable` */
function graphAt(releases: Releases, gameId: string) {
  const release = releases.current();
  if (release === undefined) throw new Problem('unavailable', 'No data has been imported yet.');
  checkGame(release, gameId);
  return graphOf(release.games.get(gameId)!.kinds);
}

/** `/graphql/{gameId}` for every game, each with its own schema; `/graphql` is that of the default game. */
export function createGraphqlRoutes(parts: GraphqlRoutesParts): {
  routeAt(path: string): CallerRoute | undefined;
  /** The page for people, and its files. */
  pageAt(path: string, req: IncomingMessage): PublicRoute | undefined;
} {
  const { releases, operations } = parts;
  const concurrency = createConcurrencyLimiter({
    maxRunning: 2,
    maxWaiting: parts.waiting.all,
    maxWaitingOfKey: parts.waiting.ofKey,
  });

  const results = createResults(Math.floor(resultsShare * parts.cacheBytes));
  const cacheBytes = (1 - resultsShare) * parts.cacheBytes;

  // Loaded by the first query: most instances never get one.
  async function load(gameId: string) {
    const graph = graphAt(releases, gameId);
    const [{ checkFor }, persistence, { createGraphqlRoute }] = await Promise.all([
      import('./limits.ts'),
      import('./persisted.ts'),
      import('./route.ts'),
    ]);
    const check = checkFor(graph.schema);
    const own = queriesOf({ ...operations, list: operations.list.filter((each) => each.graph === graph) });
    const persisted = persistence.loadPersisted(check, own, persistedFolder(gameId));
    const store = persistence.createPersistedStore(parts.database);
    const findPersisted = persistence.createFindPersisted(check, persisted, store);
    return {
      persisted,
      route: createGraphqlRoute({ ...parts, graph, concurrency, findPersisted, results, cacheBytes }),
    };
  }

  const loaded = new Map<string, ReturnType<typeof load>>();
  function loadOnce(gameId: string) {
    let loading = loaded.get(gameId);
    if (loading === undefined) {
      loading = load(gameId);
      loaded.set(gameId, loading);
      // What is not there yet may come with the next release.
      loading.catch(() => loaded.delete(gameId));
    }
    return loading;
  }

  const { graphiqlScript } = parts;
  const graphiql =
    graphiqlScript === undefined
      ? undefined
      : createGraphiql(async (gameId) => (await loadOnce(gameId)).persisted, {
          basePath: basePathOf(parts.baseUrl),
          startScript: graphiqlScript,
        });
  return {
    routeAt(target) {
      const gameId = gameAt(target);
      return gameId === undefined
        ? undefined
        : {
            methods: ['GET', 'HEAD', 'POST'],
            handle: async (...request) => {
              graphAt(releases, gameId);
              return (await loadOnce(gameId)).route.handle(...request);
            },
          };
    },
    pageAt(target, req) {
      const gameId = gameAt(target);
      return gameId === undefined ? graphiql?.assetAt(target) : graphiql?.pageFor(gameId, req);
    },
  };
}
