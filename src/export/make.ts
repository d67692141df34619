import { kindsIn } from '../dataset/kinds.ts';
import type { ExportFormat } from './formats.ts';
import { readTables } from './read-tables.ts';
import { type ExportRequest, jsonOf, ndjsonOf, type RecordSource } from './records.ts';
import { tableSources } from './tables.ts';

const sourcesOf = ({ game }: ExportRequest) => tableSources(kindsIn(game.kinds.schemas));

/** Makes a CSV file for each table. @returns the bytes of each, by file name. */
export async function makeCsv(request: ExportRequest): Promise<Map<string, Buffer>> {
  const { csvOf } = await import('./csv.ts');
  const tables = await readTables(sourcesOf(request), request);
  return new Map([...tables].map(([table, rows]) => [`${table.name}.csv`, Buffer.from(csvOf(table, rows))]));
}

/**
 * Makes the file with all data of a game. The same release gives the same bytes.
 *
 * @throws ReleaseGoneError or Problem `unavailable`.
 */
export async function makeExport(
  format: ExportFormat,
  source: RecordSource,
  request: ExportRequest,
): Promise<Buffer> {
  if (format === 'sqlite') {
    // Imported here because most processes never need it.
    const { sqliteOf } = await import('./sqlite.ts');
    return sqliteOf(await readTables(sourcesOf(request), request));
  }
  return Buffer.from(await (format === 'json' ? jsonOf : ndjsonOf)(source, request));
}
