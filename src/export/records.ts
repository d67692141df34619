import type { Release, ReleaseGame } from '../data/releases.ts';
import { licenseText } from './formats.ts';
import { viewNames } from '../rest/kind-operations.ts';
import type { GameRoute } from '../rest/operations.ts';
import { readParameters } from '../rest/params.ts';
import { operationRequest, type Replies } from '../rest/replies.ts';

/** Where records are read: the lists of records, and what executes them. */
export interface RecordSource {
  readonly lists: readonly GameRoute[];
  readonly replies: Pick<Replies, 'execute'>;
}

/** A release and a game to export. */
export interface ExportRequest {
  readonly release: Release;
  readonly game: ReleaseGame;
}

/** A release was deleted while it was read, so the result would be incomplete. */
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

/** Every published record of a list in its widest view, as JSON. */
async function readList(
  { operation }: GameRoute,
  { replies }: RecordSource,
  request: ExportRequest,
): Promise<string[]> {
  const view = viewNames.findLast((name) => operation.queries.has(name));
  const texts: string[] = [];
  for (let page = 1; texts.length === (page - 1) * pageSize; page++) {
    const pairs = Object.entries({ page: String(page), page_size: String(pageSize), ...(view && { view }) });
    const query = { pairs, undecodable: [] };
    const variables = readParameters(operation, { gameId: request.game.id }, query);
    const { data } = await replies.execute(request.release, operationRequest(operation, variables));
    texts.push(...(data as readonly unknown[]).map((record) => JSON.stringify(record)));
  }
  if (operation.table !== undefined) checkComplete(request, operation.table, texts.length);
  return texts;
}

/** The lists by the segment of their path, e.g. `armor-sets`. */
async function readLists(source: RecordSource, request: ExportRequest): Promise<[string, string[]][]> {
  // Reading everything once must not evict rows that callers use from the cache of the release.
  const release: Release = { ...request.release, rowsRemembered: 0 };
  const lists: [string, string[]][] = [];
  for (const list of source.lists.filter(({ operation }) => operation.graph.gameId === request.game.id))
    lists.push([list.segment, await readList(list, source, { ...request, release })]);
  return lists;
}

const headOf = ({ game: { id, datasetVersion, releasedAt } }: ExportRequest) =>
  JSON.stringify({
    game: id,
    dataset_version: datasetVersion,
    released_at: releasedAt,
    license: licenseText,
  });

/** One JSON object: `{ game, dataset_version, released_at, license, resources: { armor: […], … } }`, each record on a line. */
export async function jsonOf(source: RecordSource, request: ExportRequest): Promise<string> {
  const lists = (await readLists(source, request)).map(
    ([resource, records]) => `\n"${resource}":[${records.map((record) => `\n${record}`).join(',')}\n]`,
  );
  return `${headOf(request).slice(0, -1)},"resources":{${lists.join(',')}\n}}\n`;
}

/** One JSON object a line: first `{ meta }`, then `{ resource, record }` for each record. */
export async function ndjsonOf(source: RecordSource, request: ExportRequest): Promise<string> {
  const lines = (await readLists(source, request)).flatMap(([resource, records]) =>
    records.map((record) => `{"resource":"${resource}","record":${record}}\n`),
  );
  return `{"meta":${headOf(request)}}\n${lines.join('')}`;
}
