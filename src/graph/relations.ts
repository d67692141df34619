import type { GraphContext } from './builder.ts';
import { type GameRow, type GroupLoader, keyOf, type LeadsTo } from './loaders.ts';

/** The extension of a field that says what it leads to. */
export const leadsTo = (what: LeadsTo) => ({ leadsTo: what });

interface Owner extends GameRow {
  readonly slug: string;
}

/**
 * Options of a field that holds the rows of a relation: its resolver and its price.
 *
 * @param as makes the value of the field from the rows; without it the value is the rows.
 */
export function rowsBy<Row>(load: GroupLoader<Row>): RowsField<readonly Row[]>;
export function rowsBy<Row, Value>(
  load: GroupLoader<Row>,
  as: (rows: readonly Row[]) => Value,
): RowsField<Value>;
export function rowsBy<Row, Value>(load: GroupLoader<Row>, as?: (rows: readonly Row[]) => Value) {
  return {
    resolve: (row: Owner, _args: unknown, context: GraphContext) => {
      const rows = load(context, keyOf(row, row.slug));
      return as === undefined ? rows : rows.then(as);
    },
    extensions: leadsTo(load.leadsTo),
  };
}

interface RowsField<Value> {
  readonly resolve: (row: Owner, args: unknown, context: GraphContext) => Promise<Value>;
  readonly extensions: { readonly leadsTo: LeadsTo };
}

/** Options of a field that holds the record whose slug stands in a column of the row: its resolver and its price. */
export function recordBy<const Column extends string>(column: Column, table: string) {
  return {
    resolve: <Slug extends string | null>(row: GameRow & Readonly<Record<Column, Slug>>) =>
      keyOf(row, row[column]) as Slug extends string ? string : null,
    extensions: leadsTo({ kind: 'record', tables: { [column]: table } }),
  };
}

/** Slugs of records, for the fields that name what the field beside them holds. */
export const slugsOf = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug);
