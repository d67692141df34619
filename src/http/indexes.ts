import { z } from 'zod';
import type { Release, ReleaseGame, Releases } from '../data/releases.ts';
import { checkGame } from '../graph/refusals.ts';
import { type Operation, routesOfGame } from '../rest/operations.ts';
import { readParameters } from '../rest/params.ts';
import { pathSegments, routeNotFound } from '../rest/router.ts';
import { license } from '../root.ts';
import { nearest } from '../text/nearest.ts';
import { content } from './content.ts';
import { servedRelease } from './dataset.ts';
import type { CallerRoute, PublicRoute } from './handler.ts';
import type { RateLimit } from './rate-limit.ts';
import { sendContent } from './send.ts';

const gameSchema = z.object({
  id: z.string(),
  name: z.string(),
  dataset_version: z.string().describe('Version of its data, `YYYY.M.N`.'),
  released_at: z.string().describe('Date of that version.').meta({ format: 'date' }),
  records: z.int().describe('Number of records in all lists of the game.'),
  license: z.string().describe('License of its data, as an SPDX identifier.'),
  url: z.string().describe("Path of the game's index."),
});

/** The body of `GET /v1`. */
export const gamesSchema = z
  .object({ data: z.array(gameSchema) })
  .describe('The games with data in this service.');

/** The body of `GET /v1/{gameId}`. */
export const gameIndexSchema = z
  .object({
    data: gameSchema.extend({
      resources: z.array(
        z.object({
          name: z.string().describe('Path segment of the list.'),
          count: z.int().describe('Number of records in the list.'),
          url: z.string().describe('Path of the list.'),
        }),
      ),
      links: z.record(z.string(), z.string()).describe("Paths of the game's other routes, by name."),
    }),
  })
  .describe('A game with its lists.');

const described = (game: ReleaseGame, basePath: string) => ({
  id: game.id,
  name: game.name,
  dataset_version: game.datasetVersion,
  released_at: game.releasedAt,
  records: game.records,
  license,
  url: `${basePath}/v1/${game.id}`,
});

/** Paths at the level of the games that may be meant when no game matches. */
const notGames = ['usage', 'health'];

const jsonType = 'application/json; charset=utf-8';

/** `GET /v1`: the games. It needs no key, because newcomers look here first. */
export const createGamesRoute =
  (releases: Pick<Releases, 'current'>, basePath: string): PublicRoute =>
  () => {
    const games = [...servedRelease(releases).games.values()].map((game) => described(game, basePath));
    return content(jsonType, JSON.stringify({ data: games } satisfies z.infer<typeof gamesSchema>));
  };

export interface GameIndexParts {
  readonly operations: readonly Operation[];
  readonly releases: Pick<Releases, 'current'>;
  /** The path of PUBLIC_BASE_URL, or ''. */
  readonly basePath: string;
  readonly rateLimit: Pick<RateLimit, 'setHeaders'>;
}

/** `GET /v1/{gameId}`: the lists of a game with their sizes, and its other routes. It is free. */
export function createGameIndex(parts: GameIndexParts): (path: string) => CallerRoute | undefined {
  function indexOf(release: Release, gameId: string): z.infer<typeof gameIndexSchema> {
    const game = release.games.get(gameId)!;
    const own = parts.operations.filter(({ graph }) => graph.gameId === gameId);
    const { lists, others } = routesOfGame(own);
    const urlOf = (segment: string) => `${parts.basePath}/v1/${gameId}/${segment}`;
    const resources = lists.map(({ segment, operation }) => ({
      name: segment,
      count: game.sizes[operation.table!] ?? 0,
      url: urlOf(segment),
    }));
    const links = [...others.map(({ segment }) => segment), 'export'].sort();
    return {
      data: {
        ...described(game, parts.basePath),
        resources,
        links: Object.fromEntries(links.map((segment) => [segment, urlOf(segment)])),
      },
    };
  }

  return (path) =>
    /^\/v1\/[^/]+$/.test(path)
      ? {
          methods: ['GET', 'HEAD'],
          async handle(context, caller, _rawQuery, query) {
            context.operation = 'getGame';
            const [, gameId] = pathSegments(path) as [string, string];
            const release = servedRelease(parts.releases);
            if (!release.games.has(gameId)) {
              const near = nearest(gameId, notGames).map((segment) => `/v1/${segment}`);
              if (near.length > 0) throw routeNotFound(path, near);
            }
            checkGame(release, gameId);
            readParameters({ parameters: [] }, {}, query);
            await parts.rateLimit.setHeaders(context, caller);
            await sendContent(
              context,
              content(jsonType, JSON.stringify(indexOf(release, gameId)), {
                cacheControl: 'private, max-age=300',
                headers: ['X-Dataset-Version', release.games.get(gameId)!.datasetVersion],
              }),
            );
          },
        }
      : undefined;
}
