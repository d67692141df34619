/** Positions of records in the orders of their list, from 0; by the records' own order. */
export interface Positions {
  readonly bySlug: Int32Array;
  readonly byName: Int32Array;
}

/** A text whose characters are the bytes of another, so that it compares as Postgres compares it (collation C). */
const bytesOf = (text: string) => Buffer.from(text).toString('latin1');

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The n-th index of an order gets n. */
function numbered(order: Int32Array): Int32Array {
  const positions = new Int32Array(order.length);
  for (const [position, index] of order.entries()) positions[index] = position;
  return positions;
}

/** Where each record stands in the list of all: by slug, and by name and then slug. */
export function positionsOf(slugs: readonly string[], names: readonly string[]): Positions {
  const letters = names.map(bytesOf);
  const order = Int32Array.from(slugs.keys()).sort((a, b) => compare(slugs[a]!, slugs[b]!));
  const bySlug = numbered(order);
  order.sort((a, b) => compare(letters[a]!, letters[b]!) || bySlug[a]! - bySlug[b]!);
  return { bySlug, byName: numbered(order) };
}
