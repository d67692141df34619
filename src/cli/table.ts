import { stripVTControlCharacters } from 'node:util';
import Table from 'cli-table3';
import { escapeAllBut } from '../text/controls.ts';
import { colorSequences } from './color.ts';

export interface PrintedColumn<Row> {
  /** A table whose columns have no titles has no line for them. */
  readonly title?: string;
  /** Returns the text of the column's cell for a row. */
  cell(row: Row): string;
  readonly align?: 'left' | 'right';
  /** May be truncated if there is no room; the others never are. */
  readonly shrinks?: boolean;
  /** Shrinks too, and wraps into the next line instead of being cut. */
  readonly wraps?: boolean;
  /** Omitted if there is no room, highest number first. Columns without a number always stay. */
  readonly leave?: number;
}

/** A value on one line, with no control character but those of our colors. */
export const escapeCell = (cell: string) => escapeAllBut(colorSequences, cell).replaceAll('\n', '\\n');

/** The parts of a frame, as cli-table3 names them; ours has none. */
const frame =
  'top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid';
const gap = 2;
/** Widths that columns which may shrink keep before others are left out, and the least that they shrink to. */
const comfortable = { cut: 16, wrapped: 24 };
const minWidth = 6;

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

/** A column with its cells, its title first. */
interface Strip {
  readonly cells: readonly string[];
  width: number;
  /** The width that it keeps before other columns are left out. */
  readonly min: number;
  readonly wraps: boolean;
  readonly align: 'left' | 'right';
  readonly leave: number;
}

/** Leaves columns out until the others fit into `room`, and shrinks those that may shrink, the widest first. */
function fit(all: readonly Strip[], room: number): readonly Strip[] {
  const strips = [...all];
  const total = (widthOf: (strip: Strip) => number) =>
    strips.reduce((sum, strip) => sum + gap + widthOf(strip), -gap);
  while (total(({ width, min }) => Math.min(width, min)) > room) {
    const next = strips.reduce((max, strip) => (strip.leave > max.leave ? strip : max));
    if (next.leave === 0) break;
    strips.splice(strips.indexOf(next), 1);
  }
  for (let excess = total(({ width }) => width) - room; excess > 0; excess--) {
    const yielding = strips.filter(({ min, width }) => min < Infinity && width > minWidth);
    if (yielding.length === 0) break;
    yielding.reduce((max, strip) => (strip.width > max.width ? strip : max)).width -= 1;
  }
  return strips;
}

/**
 * Formats rows under the titles of their columns, without a frame, so that the output works with grep and cut. Content
 * that does not fit into `room` is omitted, truncated with an ellipsis or wrapped; without a terminal (Infinity),
 * nothing is.
 */
export function renderTable<Row>(
  rows: readonly Row[],
  columns: readonly PrintedColumn<Row>[],
  room: number,
  paintTitle: (text: string) => string = (text) => text,
): string {
  const strips = fit(
    columns.map(({ title = '', cell, align = 'left', shrinks = false, wraps = false, leave = 0 }) => {
      const cells = [paintTitle(title), ...rows.map((row) => escapeCell(cell(row)))];
      const width = Math.max(...cells.map(displayWidth));
      const min = wraps ? comfortable.wrapped : shrinks ? comfortable.cut : Infinity;
      return { cells, width, min, wraps, align, leave };
    }),
    room,
  );
  const table = new Table({
    chars: { ...Object.fromEntries(frame.split(' ').map((part) => [part, ''])), middle: ' '.repeat(gap) },
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [], compact: true },
    colWidths: strips.map(({ width }) => width),
    colAligns: strips.map(({ align }) => align),
  });
  const hasTitles = columns.some(({ title }) => title);
  for (const index of [...(hasTitles ? [-1] : []), ...rows.keys()])
    table.push(
      strips.map(({ cells, wraps, width }) => {
        const content = cells[index + 1]!;
        // A word that is longer than its column is broken, not cut.
        const wrapOnWordBoundary = content.split(' ').every((word) => displayWidth(word) <= width);
        return { content, wordWrap: wraps, wrapOnWordBoundary };
      }),
    );
  return `${table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')}\n`;
}
