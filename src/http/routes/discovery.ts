import { z } from 'zod';
import type { ReleaseGame } from '../../data/releases.ts';
import { wordLists } from '../../kinds/words.ts';
import { dataLists } from '../../rest/operations.ts';
import { license } from '../../root.ts';
import { basePathOf } from '../../text/base-path.ts';
import { content } from '../content.ts';
import { servedRelease } from './dataset.ts';
import type { KeyedServiceRoute, PublicServiceRoute } from './service-route.ts';

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
const gamesSchema = z.object({ data: z.array(gameSchema) }).describe('The games with data in this service.');

const wordSchema = z.object({
  word: z.string().describe('The word, in members and parameters.'),
  label: z.string().describe('Its label in English.'),
});

/** The body of `GET /v1/{gameId}`. */
const gameIndexSchema = z
  .object({
    data: gameSchema.extend({
      resources: z.array(
        z.object({
          kind: z.string().describe('Kind of its records, e.g. for `kind=` of a search.'),
          name: z.string().describe('Path segment of the list.'),
          label: z.string().describe('Name of the list in English.'),
          idea: z
            .string()
            .nullable()
            .describe(
              'Shape of its records that games have in common, whatever their kind is called; null if none has.',
            )
            .meta({ 'x-null-means': 'none' }),
          count: z.int().describe('Number of records in the list.'),
          url: z.string().describe('Path of the list.'),
        }),
      ),
      words: z
        .object(
          Object.fromEntries(
            Object.entries(wordLists).map(([list, text]) => [
              list,
              z.array(wordSchema).readonly().describe(text),
            ]),
          ),
        )
        .describe(
          'The words of the game: the keys of its objects, and the values of its closed sets, in order.',
        ),
      links: z.record(z.string(), z.string()).describe("Paths of the game's other routes, by name."),
    }),
  })
  .describe('A game with its lists.');

/** Returns the members of a game that the index of games and its own have, with its address. */
export const described = (game: ReleaseGame, url: string) => ({
  id: game.id,
  name: game.name,
  dataset_version: game.datasetVersion,
  released_at: game.releasedAt,
  records: game.records,
  license,
  url,
});

/** Returns a list of a game as the index of the game has it. */
export function resourceOf(
  { kinds, sizes }: ReleaseGame,
  { segment, operation }: ReturnType<typeof dataLists>[number],
  url: string,
) {
  const kind = operation.kind!;
  const { file, idea = null } = kinds.model.tables.get(kind)!;
  return {
    kind,
    name: segment,
    label: kinds.schemas.get(file!)?.title ?? segment,
    idea,
    count: sizes[kind] ?? 0,
    url,
  };
}

const jsonType = 'application/json; charset=utf-8';

/** `GET /v1`: the games. It needs no key, because newcomers look here first. */
export const gamesRoute: PublicServiceRoute = {
  id: 'listGames',
  path: '/v1',
  isKeyed: false,
  summary: 'List games',
  description: 'The games with data in this service.',
  body: {
    description: 'The games.',
    json: { name: 'Games', schema: gamesSchema },
    isConditional: true,
  },
  problems: ['unavailable'],
  open({ releases, baseUrl }) {
    const basePath = basePathOf(baseUrl);
    return () => {
      const games = [...servedRelease(releases).games.values()].map((game) =>
        described(game, `${basePath}/v1/${game.id}`),
      );
      return content(jsonType, JSON.stringify({ data: games } satisfies z.infer<typeof gamesSchema>));
    };
  },
};

/** `GET /v1/{gameId}`: the lists of a game with their sizes, and its other routes. */
export const gameRoute: KeyedServiceRoute = {
  id: 'getGame',
  path: '/v1/{gameId}',
  isKeyed: true,
  unitsOn: () => 0,
  summary: 'Get game index',
  description: 'A game: its lists with the number of records of each, and its other routes.',
  body: {
    description: 'The game.',
    json: { name: 'GameIndex', schema: gameIndexSchema },
    isConditional: true,
  },
  open({ operations, linked, releases, baseUrl }) {
    const basePath = basePathOf(baseUrl);
    function indexOf(game: ReleaseGame): z.infer<typeof gameIndexSchema> {
      const own = operations.filter(({ graph }) => graph.gameId === game.id);
      const lists = dataLists(own);
      const listed = new Set(lists.map(({ segment }) => segment));
      const others = own.flatMap(({ path }) => /^\/v1\/\{gameId\}\/([^{}]+)$/.exec(path)?.[1] ?? []);
      const urlOf = (segment: string) => `${basePath}/v1/${game.id}/${segment}`;
      const resources = lists.map((list) => resourceOf(game, list, urlOf(list.segment)));
      const links = [...others.filter((segment) => !listed.has(segment)), ...linked].sort();
      return {
        data: {
          ...described(game, `${basePath}/v1/${game.id}`),
          resources,
          words: game.kinds.words,
          links: Object.fromEntries(links.map((segment) => [segment, urlOf(segment)])),
        },
      };
    }
    return async ({ gameId, charge }) => {
      const game = servedRelease(releases).games.get(gameId)!;
      await charge();
      return content(jsonType, JSON.stringify(indexOf(game)), {
        cacheControl: 'private, max-age=300',
        headers: ['X-Dataset-Version', game.datasetVersion],
      });
    };
  },
};
