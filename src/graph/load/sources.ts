import type { Views } from '../../kinds/declare.ts';
import type { Model } from '../../kinds/model.ts';
import { hasSubject } from '../../kinds/tables.ts';

/** The tables and views of a game, as statements read them. */
export interface Sources {
  readonly model: Model;
  /** Queries that are read like tables, by name. */
  readonly views: Views;
}

/**
 * Returns the SQL source of a table name: the table, or the view that the game declares under that name, in
 * parentheses.
 */
export function sourceOf({ views }: Sources, schema: string, table: string): string {
  const view = views[table];
  return view === undefined ? `${schema}.${table}` : `(${view.sql(schema)})`;
}

/** A column that names records, and a condition on the rows, as SQL. */
export interface NamingColumn {
  readonly column: string;
  /** The condition on a row of this alias. */
  readonly condition: (row: string) => string;
}

/**
 * Where the rows of a table name records of a kind, for a column that is called for it, e.g. `item_slug`: the column
 * itself; in edges that name records of any kind their `kind` and `slug`; in edges that records of several kinds have,
 * whose edges they are.
 */
export function namingColumn({ model, views }: Sources, table: string, column: string): NamingColumn {
  const edges = model.tables.get(views[table]?.of ?? table);
  const isOwn =
    edges?.fields.some((field) => field.column === column) || views[table]?.own?.includes(column) === true;
  const plain = { column, condition: () => 'true' };
  if (edges === undefined || isOwn || !column.endsWith('_slug')) return plain;
  const kind = column.slice(0, -'_slug'.length);
  if (hasSubject(edges))
    return { column: 'subject_slug', condition: (row) => `${row}.subject_kind = '${kind}'` };
  return edges.fields.some(({ isOfAnyKind }) => isOfAnyKind) && edges.owners[0]?.column !== column
    ? { column: 'slug', condition: (row) => `${row}.kind = '${kind}'` }
    : plain;
}
