import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Cell, Table } from './tables.ts';
import type { TableSink } from './write-tables.ts';

/** A field of a line (RFC 4180). Null is nothing at all; an empty text stands in quotes. */
function fieldOf(cell: Cell): string {
  if (cell === null) return '';
  const text = String(cell);
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const lineOf = (cells: readonly Cell[]) => `${cells.map(fieldOf).join(',')}\r\n`;

/** The file of a table in the folder. */
export const csvFile = ({ name }: Table): string => `${name}.csv`;

/** Writes tables into CSV files in a folder, one for each table; the first line names the columns. */
export function createCsvSink(folder: string, tables: readonly Table[]): TableSink {
  const fileOf = (table: Table) => path.join(folder, csvFile(table));
  for (const table of tables) {
    writeFileSync(fileOf(table), lineOf(table.columns.map(({ name }) => name)), { flag: 'wx', mode: 0o600 });
  }
  return {
    write: (table, rows) => appendFileSync(fileOf(table), rows.map(lineOf).join('')),
    close() {},
  };
}
