const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of at most `width` characters, precise to an eighth; every value above 0 is visible. */
export function bar(value: number, highest: number, width: number): string {
  if (value <= 0 || highest <= 0) return '';
  const parts = Math.max(1, Math.round(Math.min(1, value / highest) * width * 8));
  return '█'.repeat(Math.floor(parts / 8)) + eighths[parts % 8];
}

/**
 * A number with commas between thousands.
 *
 * @example
 * formatNumber(16784); // '16,784'
 */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}

/**
 * A number of things.
 *
 * @example
 * plural(2, 'error'); // '2 errors'
 */
export function plural(count: number, thing: string): string {
  return `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`;
}
