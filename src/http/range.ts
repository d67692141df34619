/** A part of something that is sent: its first and last byte, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * What a Range field asks for (RFC 9110, section 14.2). `whole` where there is none, where its unit is not ours, and
 * where it names several ranges: of those we send none, as a server may. `unsatisfiable` where it cannot be read or
 * names no byte that there is.
 *
 * @param size bytes of the whole.
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
