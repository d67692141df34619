import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { isDatabaseFailure } from '../../data/errors.ts';
import type { Release, ReleaseGame } from '../../data/releases.ts';
import type { Export, ExportFile } from '../../export/exports.ts';
import { type ExportFormat, exportFormats, exportName, mediaTypes } from '../../export/formats.ts';
import { ReleaseGoneError } from '../../export/records.ts';
import { Problem } from '../../problem.ts';
import { datasetParameter, type OperationParameter } from '../../rest/operations.ts';
import { excerpt } from '../../text/excerpt.ts';
import { createFindRelease } from './dataset.ts';
import { acceptsGzip } from '../encoding.ts';
import { cacheControlOf, type HeaderList, matchesEtag } from '../headers.ts';
import { readRange } from '../range.ts';
import { type RequestContext, write } from '../send.ts';
import type { KeyedRequest, KeyedServiceRoute, RouteParts } from './service-route.ts';

const formatParameter: OperationParameter = {
  name: 'format',
  in: 'query',
  description:
    '`json`: one object with a list for each resource. `ndjson`: one object per line, `{ "resource", "record" }`, after a line with `meta`. `sqlite`: a database file with a table for each kind of record and each relation.',
  required: false,
  defaultValue: 'json' satisfies ExportFormat,
  schema: { type: 'string', enum: exportFormats },
  references: undefined,
};

/** The body of `GET /v1/{gameId}/export?format=json`. */
const exportSchema = z
  .object({
    game: z.string(),
    dataset_version: z.string().describe('Version of the data, `YYYY.M.N`.'),
    released_at: z.string().describe('Date of that version.').meta({ format: 'date' }),
    license: z.string().describe('License of the data.'),
    resources: z
      .record(z.string(), z.array(z.record(z.string(), z.unknown())))
      .describe('The records of each list in the view `full`. Lists are named as in their paths.'),
  })
  .describe('Every published record of a game.');

/** How long a request waits for its file, in milliseconds: less than the minute that common proxies wait. */
const patienceMs = 50_000;

/** The problem for a caller whose file could not be made. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const isOver = error instanceof ReleaseGoneError;
  const problem = new Problem(
    'unavailable',
    isOver
      ? 'The data changed while the file was being created. Try again.'
      : isDatabaseFailure(error)
        ? 'The data is unavailable at the moment. Try again in a few seconds.'
        : 'The file cannot be created at the moment. Try again later.',
    {},
    { 'Retry-After': isOver ? '1' : '5' },
  );
  if (!isOver) problem.cause = error;
  return problem;
}

/** The coding to send. A client that resumes a file in gzip gets the rest of that file. */
function codingFor({ req }: RequestContext, { identity, gzip }: Export): [ExportFile, HeaderList] {
  const { range, 'if-range': ifRange, 'accept-encoding': accepted } = req.headers;
  const isPart = range !== undefined && req.method === 'GET';
  return gzip && acceptsGzip(accepted) && (!isPart || ifRange === gzip.etag)
    ? [gzip, ['Content-Encoding', 'gzip']]
    : [identity, []];
}

/** The requested bytes. A Range field has meaning only for GET, and only for the file that If-Range names. */
function rangeFor({ req }: RequestContext, { etag, body: { length: size } }: ExportFile) {
  const { range, 'if-range': ifRange } = req.headers;
  if (req.method !== 'GET' || (ifRange !== undefined && ifRange !== etag)) return 'whole';
  const requested = readRange(range, size);
  if (requested !== 'unsatisfiable') return requested;
  const received = excerpt(range!);
  throw new Problem(
    'range_not_satisfiable',
    `Range must be bytes=first-last, bytes=first- or bytes=-length, within the ${size} bytes of the file; got ${received}.`,
    { errors: [{ in: 'header', name: 'Range', code: 'out_of_range', received, min: 0, max: size - 1 }] },
    { 'Content-Range': `bytes */${size}` },
  );
}

/** Headers of the file itself, whether it is sent whole or in part. */
const fileHeaders = (game: ReleaseGame, format: ExportFormat, digest: string): HeaderList => [
  'Content-Type',
  mediaTypes[format],
  'Content-Disposition',
  `attachment; filename="${exportName(game.id, game.datasetVersion, format)}"`,
  'Accept-Ranges',
  'bytes',
  'Repr-Digest',
  `sha-256=:${digest}:`,
];

/** Headers that 200, 206 and 304 share. */
const validatorsOf = (etag: string, dataset: string | undefined, game: ReleaseGame): HeaderList => [
  'ETag',
  etag,
  'Cache-Control',
  cacheControlOf(dataset),
  'X-Dataset-Version',
  game.datasetVersion,
];

/**
 * `GET /v1/{gameId}/export`: all published data of a game as one file. It is made by the first request of a release,
 * and kept in memory.
 */
export function createExport(
  parts: Pick<RouteParts, 'exports' | 'releases' | 'rateLimit' | 'uncharged'>,
  timeoutMs = patienceMs,
): (request: KeyedRequest) => Promise<undefined> {
  const { exports, releases, rateLimit, uncharged } = parts;
  const findRelease = createFindRelease(releases, uncharged);

  /** The export. It is made only for a key that has enough units. */
  async function exportOf(
    { context, caller, refuseIfExhausted }: KeyedRequest,
    release: Release,
    game: ReleaseGame,
    format: ExportFormat,
  ): Promise<Export> {
    const known = exports.made(release, game, format);
    context.cache = known ? 'hit' : 'miss';
    if (known) return known;
    await refuseIfExhausted();
    uncharged.check(caller);
    const late = pause(timeoutMs, undefined, { ref: false });
    const made = await Promise.race([exports.make(release, game, format), late]).catch((error: unknown) => {
      const problem = problemOf(error);
      if (problem.code !== 'unavailable') uncharged.count(caller, caller.plan.exportCost);
      throw problem;
    });
    if (made) return made;
    throw new Problem(
      'unavailable',
      `The ${format} file for this version of the data is being created. Try again in a few seconds; nothing was charged.`,
      {},
      { 'Retry-After': '5' },
    );
  }

  return async function response(request) {
    const { context, caller, gameId, charge } = request;
    const { format, dataset } = request.parameters as {
      readonly format: ExportFormat;
      readonly dataset?: string;
    };
    const release = await findRelease(caller, gameId, dataset);
    const game = release.games.get(gameId)!;
    const made = await exportOf(request, release, game, format);
    const [{ body, etag, digest }, coding] = codingFor(context, made);
    const validators = validatorsOf(etag, dataset, game);
    const condition = context.req.headers['if-none-match'];
    if (matchesEtag(condition, made.identity.etag)) {
      await rateLimit.setHeaders(context, caller);
      write(context, 304, validators);
      return undefined;
    }
    const range = rangeFor(context, { body, etag, digest });
    // A client that left while it waited gets nothing.
    if (context.res.destroyed) return undefined;
    await charge();
    // Anyone can send `*`, so it saves the body but no units.
    if (condition === '*') {
      write(context, 304, validators);
      return undefined;
    }
    const headers = [...fileHeaders(game, format, digest), ...validators, ...coding];
    if (range === 'whole') {
      write(context, 200, headers, body);
      return undefined;
    }
    const { first, last } = range;
    headers.push('Content-Range', `bytes ${first}-${last}/${body.length}`);
    write(context, 206, headers, body.subarray(first, last + 1));
    return undefined;
  };
}

export const exportRoute: KeyedServiceRoute = {
  id: 'getExport',
  path: '/v1/{gameId}/export',
  isKeyed: true,
  unitsOn: ({ exportCost }) => exportCost,
  summary: 'Export all data',
  description:
    'Every published record of a game in one file. The first request for a version of the data creates the file, which takes a few seconds. A part of the file costs as much as the whole.',
  parameters: [formatParameter, datasetParameter],
  body: {
    description: 'The file.',
    json: { name: 'Export', schema: exportSchema },
    others: {
      'application/x-ndjson': { type: 'string' },
      'application/vnd.sqlite3': { type: 'string', contentMediaType: 'application/vnd.sqlite3' },
    },
    isConditional: true,
    isFile: true,
  },
  exampleQuery: 'format=json',
  open: (parts) => createExport(parts),
};
