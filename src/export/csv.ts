import type { Cell, Table } from './tables.ts';

/** A field of a line (RFC 4180). Null is empty; an empty text is `""`. */
function fieldOf(cell: Cell): string {
  if (cell === null) return '';
  const text = String(cell);
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV; the first line names the columns. */
export function csvOf({ columns }: Table, rows: readonly Cell[][]): string {
  return [columns.map(({ name }) => name), ...rows]
    .map((cells) => `${cells.map(fieldOf).join(',')}\r\n`)
    .join('');
}
