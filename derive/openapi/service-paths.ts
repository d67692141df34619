import { exportFormats, mediaTypes } from '../../src/export/formats.ts';
import { defaultGame } from '../../src/games/default-game.ts';
import type { ProblemCode } from '../../src/problem.ts';
import type { Examples } from './examples.ts';
import {
  bodyHeaders,
  commonHeaders,
  dataHeaders,
  type HeaderName,
  headerRefs,
  rateHeaders,
} from './headers.ts';
import { keyProblems, transportProblems } from './problems.ts';
import type { Schema } from './schema.ts';

/** What the route of the whole data has of its own. */
interface ExportRoute {
  /** Units of each plan. */
  readonly costs: Readonly<Record<string, number>>;
  readonly inWords: string;
  readonly parameters: readonly Schema[];
}

/** The routes without an operation. */
export function servicePaths(
  problemResponses: (codes: readonly ProblemCode[], keyed: boolean) => Record<string, Schema>,
  { operations: examples }: Examples,
  exportRoute: ExportRoute,
): Schema {
  const withExample = (id: string) => (examples[id] ? { example: examples[id].body } : {});
  const health = (description: string, ...names: HeaderName[]) => ({
    description,
    headers: headerRefs(...commonHeaders, ...bodyHeaders, ...names),
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Health' }, ...withExample('getHealth') },
    },
  });
  const body = (id: string, component: string) => ({
    content: {
      'application/json': { schema: { $ref: `#/components/schemas/${component}` }, ...withExample(id) },
    },
  });
  /** Headers of a response with an entity tag. */
  const taggedHeaders = [...commonHeaders, 'ETag', 'Cache-Control'] as const satisfies readonly HeaderName[];
  const tagged = (...names: HeaderName[]) =>
    headerRefs(...taggedHeaders, 'Content-Length', 'Content-Encoding', ...names);
  const notModified = (...names: HeaderName[]) => ({
    description: 'Not modified: `If-None-Match` has the current entity tag.',
    headers: headerRefs(...taggedHeaders, ...names),
  });
  const ifNoneMatch = { $ref: '#/components/parameters/IfNoneMatch' };
  const gameId = (description: string) => ({
    name: 'gameId',
    in: 'path',
    required: true,
    description,
    schema: { type: 'string' },
    example: defaultGame,
  });
  const keyedProblems = [
    'unknown_parameter',
    'key_in_query',
    'malformed_request',
    ...keyProblems,
    'internal_error',
    'unavailable',
    ...transportProblems,
  ] as const satisfies readonly ProblemCode[];
  const fileHeaders: readonly HeaderName[] = [
    ...commonHeaders,
    ...rateHeaders,
    ...dataHeaders,
    'Content-Length',
    'Accept-Ranges',
    'Content-Disposition',
    'Repr-Digest',
  ];
  const fileContent = {
    ...body('getExport', 'Export').content,
    'application/x-ndjson': { schema: { type: 'string' } },
    'application/vnd.sqlite3': { schema: { type: 'string', contentMediaType: 'application/vnd.sqlite3' } },
  };
  return {
    '/v1': {
      get: {
        operationId: 'listGames',
        summary: 'List games',
        description: 'The games with data in this service. Requires no key.',
        tags: ['Service'],
        'x-quota-cost': 0,
        security: [],
        parameters: [ifNoneMatch],
        responses: {
          200: { description: 'The games.', headers: tagged(), ...body('listGames', 'Games') },
          304: notModified(),
          ...problemResponses(['malformed_request', 'unavailable', ...transportProblems], false),
        },
      },
    },
    '/v1/{gameId}': {
      get: {
        operationId: 'getGame',
        summary: 'Get game index',
        description:
          'A game: its lists with the number of records of each, and its other routes. Costs nothing.',
        tags: ['Service'],
        'x-quota-cost': 0,
        parameters: [gameId('The game.'), ifNoneMatch],
        responses: {
          200: {
            description: 'The game.',
            headers: tagged(...rateHeaders, 'X-Dataset-Version'),
            ...body('getGame', 'GameIndex'),
          },
          304: notModified(...rateHeaders, 'X-Dataset-Version'),
          ...problemResponses([...keyedProblems, 'game_not_found'], true),
        },
      },
    },
    '/v1/{gameId}/export': {
      get: {
        operationId: 'getExport',
        summary: 'Export all data',
        description: `Every published record of a game in one file. The first request for a version of the data creates the file, which takes a few seconds. ${exportRoute.inWords} A part of the file costs the same.`,
        tags: ['Service'],
        'x-quota-cost': exportRoute.costs,
        parameters: [
          gameId('The game.'),
          ...exportRoute.parameters,
          ...['IfNoneMatch', 'Range', 'IfRange'].map((name) => ({ $ref: `#/components/parameters/${name}` })),
        ],
        responses: {
          200: {
            description: 'The file.',
            headers: headerRefs(...fileHeaders, 'Content-Encoding'),
            content: fileContent,
          },
          206: {
            description: 'The part of the file in `Range`.',
            headers: headerRefs(...fileHeaders, 'Content-Encoding', 'Content-Range'),
            content: {
              ...Object.fromEntries(
                exportFormats.map((format) => [
                  mediaTypes[format].split(';')[0]!,
                  { schema: { type: 'string', contentMediaType: 'application/octet-stream' } },
                ]),
              ),
            },
          },
          304: { $ref: '#/components/responses/NotModified' },
          ...problemResponses(
            [
              'invalid_parameter',
              'unknown_reference',
              ...keyedProblems,
              'game_not_found',
              'dataset_gone',
              'range_not_satisfiable',
              'quota_exceeded',
              'too_many_requests',
            ],
            true,
          ),
        },
      },
    },
    '/feeds/{gameId}.atom': {
      get: {
        operationId: 'getFeed',
        summary: 'Get release feed',
        description:
          'An Atom feed with one entry for each version of the data, newest first. Requires no key.',
        tags: ['Service'],
        'x-quota-cost': 0,
        security: [],
        parameters: [gameId('The game.'), ifNoneMatch],
        responses: {
          200: {
            description: 'The feed.',
            headers: tagged(),
            content: { 'application/atom+xml': { schema: { type: 'string' } } },
          },
          304: notModified(),
          ...problemResponses(
            ['malformed_request', 'route_not_found', 'internal_error', ...transportProblems],
            false,
          ),
        },
      },
    },
    '/v1/usage': {
      get: {
        operationId: 'getUsage',
        summary: 'Get plan and usage',
        description:
          "The caller's plan, both counters of today, their reset time, and the last 30 days. Costs nothing.",
        tags: ['Service'],
        'x-quota-cost': 0,
        responses: {
          200: {
            description: 'Plan and usage.',
            headers: headerRefs(...commonHeaders, ...rateHeaders, ...bodyHeaders),
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Usage' },
                ...withExample('getUsage'),
              },
            },
          },
          ...problemResponses(keyedProblems, true),
        },
      },
    },
    '/v1/health': {
      get: {
        operationId: 'getHealth',
        summary: 'Get service health',
        description:
          'Status of the service and its components, and the version of each data set. Requires no key.',
        tags: ['Service'],
        'x-quota-cost': 0,
        security: [],
        responses: {
          200: health(
            'The service responds. `degraded` when a component is lost and responses come from the cache.',
          ),
          ...problemResponses(['malformed_request', ...transportProblems], false),
          503: health('The service cannot respond.', 'Retry-After'),
        },
      },
    },
  };
}
