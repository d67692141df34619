import type { Release, ReleaseGame } from '../data/releases.ts';
import { isRowType, tableOf } from '../graph/loaders.ts';
import { type GameRoute, viewNames } from '../rest/operations.ts';
import { readParameters } from '../rest/params.ts';
import { operationRequest, type Replies } from '../rest/replies.ts';

/** Where records are read: the lists of records, and what executes them. */
export interface RecordSource {
  readonly lists: readonly GameRoute[];
  readonly replies: Pick<Replies, 'execute'>;
}

/** What is exported. */
export interface ExportRequest {
  readonly release: Release;
  readonly game: ReleaseGame;
  /** Ends the work when it is aborted. */
  readonly signal?: AbortSignal;
}

/** A release that was deleted while it was read. What is left of it must not be taken for the whole. */
export class ReleaseGoneError extends Error {
  override readonly name = 'ReleaseGoneError';
}

/** @throws ReleaseGoneError when fewer records of a table were read than the release has. */
export function checkComplete({ release, game }: ExportRequest, table: string, read: number): void {
  const expected = game.sizes[table] ?? read;
  if (read === expected) return;
  throw new ReleaseGoneError(
    `release ${release.id} was deleted while it was read: ${read} of ${expected} records of ${table}`,
  );
}

const pageSize = 100;

interface RecordPage {
  /** Segment of the list's path, e.g. `armor-sets`. */
  readonly resource: string;
  readonly records: readonly unknown[];
}

/**
 * Every published record of a game as its list answers it in the widest view, page by page. A list without records
 * is one empty page.
 */
async function* recordPages(
  { lists, replies }: RecordSource,
  request: ExportRequest,
): AsyncGenerator<RecordPage> {
  const { game, signal } = request;
  // Reading everything once must not push out of the release's memory what callers ask for.
  const release: Release = { ...request.release, rowsRemembered: 0 };
  for (const { segment, operation } of lists) {
    const view = viewNames.findLast((name) => operation.queries.has(name));
    let read = 0;
    for (let page = 1; ; page++) {
      signal?.throwIfAborted();
      const pairs = Object.entries({
        page: String(page),
        page_size: String(pageSize),
        ...(view && { view }),
      });
      const variables = readParameters(operation, { gameId: game.id }, { pairs, undecodable: [] });
      const { data } = await replies.execute(release, operationRequest(operation, variables));
      const records = data as readonly unknown[];
      read += records.length;
      if (records.length > 0 || page === 1) yield { resource: segment, records };
      if (records.length < pageSize) break;
    }
    if (isRowType(operation.recordType)) checkComplete(request, tableOf(operation.recordType), read);
  }
}

const headOf = ({ id, datasetVersion, releasedAt }: ReleaseGame) => ({
  game: id,
  dataset_version: datasetVersion,
  released_at: releasedAt,
});

/** One JSON object: `{ game, dataset_version, released_at, resources: { armor: […], … } }`, each record on a line. */
export async function* jsonText(source: RecordSource, request: ExportRequest): AsyncGenerator<string> {
  yield `${JSON.stringify(headOf(request.game)).slice(0, -1)},"resources":{`;
  let resource: string | undefined;
  let isFirst = true;
  for await (const page of recordPages(source, request)) {
    let text = '';
    if (page.resource !== resource) {
      text = `${resource === undefined ? '' : '\n],'}\n${JSON.stringify(page.resource)}:[`;
      resource = page.resource;
      isFirst = true;
    }
    for (const record of page.records) {
      text += `${isFirst ? '\n' : ',\n'}${JSON.stringify(record)}`;
      isFirst = false;
    }
    yield text;
  }
  yield `${resource === undefined ? '' : '\n]'}\n}}\n`;
}

/** One JSON object a line: first `{ meta }`, then `{ resource, record }` for each record. */
export async function* ndjsonText(source: RecordSource, request: ExportRequest): AsyncGenerator<string> {
  yield `${JSON.stringify({ meta: headOf(request.game) })}\n`;
  for await (const { resource, records } of recordPages(source, request))
    yield records.map((record) => `${JSON.stringify({ resource, record })}\n`).join('');
}
