import { queryText } from '../../src/text/query-text.ts';

/** A query of an address, in the order of names; what is undefined is left out, and nothing is nothing. */
export function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(values)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return pairs.length === 0 ? '' : `?${queryText(pairs)}`;
}
