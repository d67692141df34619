import { kindsIn } from '../dataset/kinds.ts';
import type { ExportFormat } from './formats.ts';
import { readTables } from './read-tables.ts';
import { type ExportRequest, jsonOf, ndjsonOf, type RecordSource } from './records.ts';
import { type Cell, tableSources } from './tables.ts';

const readAll = (request: ExportRequest) =>
  readTables(tableSources(kindsIn(request.game.kinds.schemas)), request);

/** A field of CSV (RFC 4180). Null is empty; an empty text is `""`. */
function fieldOf(cell: Cell): string {
  if (cell === null) return '';
  const text = String(cell);
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Makes a CSV file for each table; its first line names the columns. @returns the bytes of each, by file name. */
export async function makeCsv(request: ExportRequest): Promise<Map<string, Buffer>> {
  const tables = await readAll(request);
  return new Map(
    [...tables].map(([{ name, columns }, rows]) => {
      const lines = [columns.map((column) => column.name), ...rows].map(
        (cells) => `${cells.map(fieldOf).join(',')}\r\n`,
      );
      return [`${name}.csv`, Buffer.from(lines.join(''))];
    }),
  );
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
    return sqliteOf(await readAll(request));
  }
  return Buffer.from(await (format === 'json' ? jsonOf : ndjsonOf)(source, request));
}
