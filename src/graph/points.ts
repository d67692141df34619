/**
 * What a field leads to, as an extension of the field (`leadsTo`): it loads rows, which has a price in points
 * (`pointsOf`) and is counted while a query runs. A composite field of a record without this extension is a part of the
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
  /** Records that columns of this row name; each column leads to one table. */
  | { readonly kind: 'record'; readonly tables: Readonly<Record<string, string>> };

/** What a field leads to; undefined for a value or a part of what is loaded already. */
export function costHintOf({ extensions }: { readonly extensions: object }): CostHint | undefined {
  return (extensions as { costHint?: CostHint }).costHint;
}

/** Entries of a page that is not given. */
export const defaultPageSize = 20;

/**
 * What a field costs in points, and how often what is selected inside of it counts: 1 where it loads something, and as
 * often as its page has records. Values, and parts of what is loaded already, are free.
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
