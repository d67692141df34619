/** The middle of what was measured, what few exceed, and numbers for a report. */

export const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
export const median = (values: readonly number[]) => percentile(values, 0.5);

/** The range of values, in hundredths of their median. */
export const spread = (values: readonly number[]) =>
  `${Math.round((Math.min(...values) / median(values)) * 100)}–${Math.round((Math.max(...values) / median(values)) * 100)} %`;

/** The median, with the quartiles beside it. */
export const quartiles = (values: readonly number[], digits = 2) =>
  `**${median(values).toFixed(digits)}** (${percentile(values, 0.25).toFixed(digits)}–${percentile(values, 0.75).toFixed(digits)})`;

export const formatNumber = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Numbers below a limit that are the same in every run (mulberry32). */
export function numbersFrom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
