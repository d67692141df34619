import type { ImportProgress } from '../dataset/import.ts';
import type { Io } from './io.ts';
import { bar, formatNumber } from './format.ts';

/** The sequence that clears the line: back to its start, and erase to its end (ECMA-48, section 8.3.41). */
// oxlint-disable-next-line no-control-regex -- such sequences begin with one.
export const progressSequences = /\r\u001b\[K/g;

/**
 * One line that shows the progress and speed of an import. Without a terminal there is none, as it would only fill a
 * log file.
 */
export function createProgressLine(io: Io, now: () => number) {
  const startedAt = now();
  let drawnAt = 0;
  let drawn = false;
  return {
    update({ step, rows, total }: ImportProgress): void {
      if (!io.stderrIsTerminal || (now() - drawnAt < 80 && rows < total)) return;
      drawnAt = now();
      drawn = true;
      const seconds = Math.max(0.001, (now() - startedAt) / 1000);
      const width = Math.min(30, Math.max(8, io.columns - 60));
      const part = bar(rows, total, width).padEnd(width, '·');
      const line = `${part} ${formatNumber(rows)}/${formatNumber(total)} rows  ${formatNumber(Math.round(rows / seconds))} rows/s  ${step}`;
      // A line that the terminal wraps could not be cleared.
      io.err(`\r\u001b[K${line.slice(0, io.columns - 1)}`);
    },
    /** Clears the line. */
    end(): void {
      if (drawn) io.err('\r\u001b[K');
    },
  };
}
