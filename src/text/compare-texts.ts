/**
 * Compares two texts by code units, for `sort`: the same order everywhere, unlike that of a locale.
 *
 * @example
 * compareTexts('B', 'a'); // -1
 */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
