import { defaultGame } from '../../src/games/default-game.ts';
import type { Plans } from '../../src/keys/plans.ts';
import { license } from '../../src/root.ts';
import { joined } from '../../src/text/joined.ts';
import type { Examples } from './examples.ts';
import { type DescribedGame, describeGame, parameterOf } from './game-paths.ts';
import { joinGames } from './games.ts';
import { commonHeaders, dataHeaders, type HeaderName, headerRefs, headers, rateHeaders } from './headers.ts';
import { createProblems } from './problems.ts';
import { bodySchemas } from './runtime-schemas.ts';
import type { Schema } from './schema.ts';
import { servicePaths } from './service-paths.ts';

export interface OpenApiOptions {
  readonly version: string;
  readonly examples: Examples;
  /** Every plan by name, with its prices. */
  readonly plans: Plans;
}

const headerParameter = (name: string, description: string): Schema => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

/** Parameter components by name. */
const parameters: Readonly<Record<string, Schema>> = {
  Range: headerParameter(
    'Range',
    'One range of bytes: `bytes=first-last`, `bytes=first-` or `bytes=-length`. It refers to the uncompressed file, unless `If-Range` has the tag of the compressed one.',
  ),
  IfRange: headerParameter(
    'If-Range',
    'Entity tag of the file that the range refers to. If the file has changed, the whole file is sent.',
  ),
  IfNoneMatch: headerParameter(
    'If-None-Match',
    'Entity tags that the caller has. If one matches, the response is 304 and costs nothing. `*` matches too, but is charged.',
  ),
};

const notModified = (...names: HeaderName[]): Schema => ({
  description:
    'Not modified: `If-None-Match` has the entity tag of this response, which costs nothing, or is `*`, which is charged.',
  headers: headerRefs(...commonHeaders, ...rateHeaders, ...dataHeaders, ...names),
});

/** The parameter of paths that are the same in all games. */
const gameParameterOf = (games: readonly DescribedGame[]): Schema => ({
  name: 'gameId',
  in: 'path',
  required: true,
  description: 'The game.',
  schema: { type: 'string', enum: games.map(({ gameId }) => gameId) },
  example: defaultGame,
});

/** Makes the OpenAPI 3.1 document from the operations of all games, their schemas and the registry of errors. */
export function createOpenApi(
  games: readonly DescribedGame[],
  { version, examples, plans }: OpenApiOptions,
): Schema {
  const bodies = bodySchemas();
  const problems = createProblems(examples.problems, bodies.Problem);
  const gameParameter = gameParameterOf(games);
  const { paths, schemas, tags } = joinGames(
    games.map((game) => describeGame(game, { examples, plans, problems })),
    gameParameter,
  );
  const service = servicePaths({
    problemResponses: problems.responses,
    examples,
    plans,
    parameterOf,
    gameParameter,
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Caryll',
      version,
      summary: 'Reference data about action role-playing games.',
      description: [
        `Read-only reference data about action role-playing games: ${joined(games.map(({ name }) => name))}.`,
        'Every data route requires an API key and costs units of a daily quota. Unchanged responses (304) and client errors (4xx, except for an unknown record) are free.',
        'HEAD works wherever GET does, with the same headers and units. OPTIONS is free.',
        'With `?game=` and the id of a game, `/openapi.json` describes that game alone.',
        `The license of the service and of its data is ${license}.`,
      ].join(' '),
      license: { name: license, identifier: license },
      contact: { name: 'The Caryll maintainer' },
    },
    servers: [{ url: '/', description: 'This service.' }],
    security: [{ ApiKey: [] }, { Bearer: [] }],
    tags: [
      ...tags,
      { name: 'Service', description: 'The service itself: its health, and the usage of a key.' },
    ],
    paths: { ...paths, ...service },
    components: {
      securitySchemes: {
        ApiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The key itself.' },
        Bearer: { type: 'http', scheme: 'bearer', description: 'The key as a bearer token.' },
      },
      parameters,
      headers,
      responses: {
        NotModified: notModified(),
        ListNotModified: notModified('Link'),
        ...Object.fromEntries(problems.components),
      },
      schemas: { ...schemas, ...bodies },
    },
  };
}
