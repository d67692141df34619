/**
 * Cost hint of a field, as its extension `costHint`: the field loads rows, which has a price in points
 * (`pointsOf`) and is counted while a query runs. A composite field without the extension is a part of the
 * record's own row.
 */
export type CostHint =
  /** A list, whose rows its page holds. */
  | { readonly kind: 'list'; readonly search?: number }
  /** The rows of a page of a list, which the list has paid for. */
  | { readonly kind: 'page' }
  /** Rows; `search` is what a search or a calculation costs besides, in points. */
  | { readonly kind: 'rows'; readonly search?: number }
  /** The record that the argument `slug` names. */
  | { readonly kind: 'named'; readonly table: string }
  /** Records that columns of this row name; each column refers to one table. */
  | { readonly kind: 'record'; readonly tables: Readonly<Record<string, string>> };

/** Returns the cost hint of a field; `undefined` for a value or a part of a row that is already loaded. */
export function costHintOf({ extensions }: { readonly extensions: object }): CostHint | undefined {
  return (extensions as { costHint?: CostHint }).costHint;
}

/** Entries of a page that is not given. */
export const defaultPageSize = 20;

/**
 * Returns the points of a field and the factor for its selection: 1 if it loads a single record, otherwise
 * the number of records of its page. Values and parts of rows that are already loaded are free.
 */
export function pointsOf(
  { slugs, ids, page }: Readonly<Record<string, unknown>>,
  _context: unknown,
  field: { readonly extensions: object },
): { field: number; multiplier: number } {
  const costHint = costHintOf(field);
  if (costHint === undefined || costHint.kind === 'page') return { field: 0, multiplier: 1 };
  const named = slugs ?? ids;
  const { size = defaultPageSize } = (page ?? {}) as { readonly size?: number };
  return {
    field: 1 + (('search' in costHint && costHint.search) || 0),
    multiplier: Array.isArray(named) ? named.length : costHint.kind === 'list' ? size : 1,
  };
}
