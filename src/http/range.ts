/** A range of bytes: its first and last byte, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Parses a Range field (RFC 9110, section 14.2). `whole` without one, for an unknown unit, and for several ranges,
 * which a server need not support. `unsatisfiable` for an invalid range and for one outside the content.
 *
 * @param size bytes of the whole content.
 */
export function readRange(field: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, given] = /^\s*bytes\s*=(.*)$/is.exec(field ?? '') ?? [];
  if (given === undefined || given.includes(',')) return 'whole';
  const [, from, to] = /^\s*(\d*)-(\d*)\s*$/.exec(given) ?? [];
  if (from === undefined || to === undefined || from + to === '') return 'unsatisfiable';
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'unsatisfiable' : { first, last };
}
