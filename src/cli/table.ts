import { stripVTControlCharacters } from 'node:util';
import Table from 'cli-table3';
import { escapeAllBut } from '../text/controls.ts';
import { colourSequences } from './colour.ts';

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
  /** May be truncated before other columns are; the others are truncated only if necessary. */
  readonly shrinks?: boolean;
  /** Shrinks too, and wraps into the next line instead of being cut. */
  readonly wraps?: boolean;
  /** Width in characters that it keeps before other columns are left out. Default: 16. */
  readonly least?: number;
  /** Omitted if there is no room, highest number first. Columns without a number always stay. */
  readonly leave?: number;
}

/** A value on one line, with no control character but those of our colors. */
export const escapeCell = (cell: string) => escapeAllBut(colourSequences, cell).replaceAll('\n', '\\n');

/** The parts of a frame, as cli-table3 names them; ours has none. */
const frame =
  'top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid';
const gap = 2;
const comfortable = 16;
/** Width to which a column is cut at most. */
const narrowest = 6;

const isYielding = ({ shrinks = false, wraps = false }: Column) => shrinks || wraps;

/** Ideographs, Hangul, kana and emoji take two cells of a terminal. */
const wide =
  /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Emoji_Presentation}|[\uff01-\uff60]/u;
const segmenter = new Intl.Segmenter();

/** Cells that a text takes on a terminal. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of segmenter.segment(stripVTControlCharacters(text))) {
    width += wide.test(segment) ? 2 : 1;
  }
  return width;
}

/** Indexes of the columns that there is room for. */
function chooseColumns(natural: readonly number[], columns: number, spec: readonly Column[]): number[] {
  const chosen = spec.map((_column, index) => index);
  const needed = () =>
    chosen.reduce(
      (sum, index) => {
        const column = spec[index]!;
        const width = natural[index]!;
        return sum + (isYielding(column) ? Math.min(column.least ?? comfortable, width) : width);
      },
      gap * (chosen.length - 1),
    );
  while (needed() > columns) {
    const order = (index: number) => spec[index]!.leave ?? 0;
    const next = chosen.reduce((most, index) => (order(index) > order(most) ? index : most));
    if (order(next) === 0) break;
    chosen.splice(chosen.indexOf(next), 1);
  }
  return chosen;
}

/** Widths that fit into `columns`: columns that may shrink do so first, starting with the widest. */
function fitWidths(natural: readonly number[], columns: number, spec: readonly Column[]): number[] {
  const widths = [...natural];
  const total = () => widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1);
  for (const willing of [true, false]) {
    while (total() > columns) {
      let widest = -1;
      for (const [index, width] of widths.entries()) {
        if (isYielding(spec[index]!) !== willing || width <= narrowest) continue;
        if (widest === -1 || width > widths[widest]!) widest = index;
      }
      if (widest === -1) break;
      widths[widest]! -= 1;
    }
  }
  return widths;
}

/**
 * Formats rows under their titles, without a frame, so that the output works with grep and cut. Content that does not
 * fit into `width` is omitted, truncated with an ellipsis or wrapped; without a terminal (Infinity), nothing is.
 */
export function renderTable(
  allColumns: readonly Column[],
  allRows: readonly (readonly string[])[],
  width: number,
  paintTitle: (text: string) => string = (text) => text,
): string {
  const cells = allRows.map((row) => row.map((cell) => escapeCell(cell)));
  const naturalOfAll = allColumns.map((column, index) =>
    Math.max(displayWidth(column.title), ...cells.map((row) => displayWidth(row[index] ?? ''))),
  );
  const chosen = chooseColumns(naturalOfAll, width, allColumns);
  const columns = chosen.map((index) => allColumns[index]!);
  const rows = cells.map((row) => chosen.map((index) => row[index] ?? ''));
  const natural = chosen.map((index) => naturalOfAll[index]!);
  const widths = Number.isFinite(width) ? fitWidths(natural, width, columns) : natural;
  const table = new Table({
    chars: { ...Object.fromEntries(frame.split(' ').map((part) => [part, ''])), middle: ' '.repeat(gap) },
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [], compact: true },
    colWidths: widths,
    colAligns: columns.map((column) => column.align ?? 'left'),
  });
  table.push(columns.map((column) => paintTitle(column.title)));
  for (const row of rows) {
    table.push(row.map((content, index) => ({ content, wordWrap: columns[index]!.wraps ?? false })));
  }
  return `${table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')}\n`;
}

/**
 * A text in lines of at most `width` cells, broken between words. The lines after the first begin with `indent`
 * spaces, which the first is taken to have already.
 */
export function wrapText(text: string, width: number, indent: number): string {
  if (!Number.isFinite(width)) return text;
  const room = Math.max(comfortable, width - indent);
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line === '') lines[lines.length - 1] = word;
    else if (displayWidth(line) + 1 + displayWidth(word) <= room) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}
