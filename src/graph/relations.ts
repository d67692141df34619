import type { builder, GraphContext } from './builder.ts';
import { type GameRow, type GroupLoader, keyOf, type LeadsTo, tableOf } from './loaders.ts';

interface NamedType {
  readonly name: string;
}

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

/** Options of a field that holds the record whose slug stands in a column of the row: its type, resolver and price. */
export function recordBy<const Column extends string, Type extends NamedType>(column: Column, type: Type) {
  return {
    type,
    resolve: <Slug extends string | null>(row: GameRow & Readonly<Record<Column, Slug>>) =>
      keyOf(row, row[column]) as Slug extends string ? string : null,
    extensions: leadsTo({ kind: 'record', tables: { [column]: tableOf(type.name) } }),
  };
}

type FieldBuilder<Row> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Row>;

const camelCase = (column: string) =>
  column.replace(/_(.)/g, (_whole, letter: string) => letter.toUpperCase());

/**
 * The two fields of a link to another record: its slug and itself, e.g. `bossSlug` and `boss` for the column
 * `boss_slug`.
 *
 * @param what the record in words, for both descriptions, e.g. `boss that drops it`.
 */
export function linkFields<Row extends GameRow>(
  t: FieldBuilder<Row>,
  column: `${string}_slug` & keyof Row,
  type: NamedType,
  what: string,
  {
    nullable = false,
    name = camelCase(column.slice(0, -'_slug'.length)),
  }: { readonly nullable?: boolean; readonly name?: string } = {},
) {
  return {
    [`${name}Slug`]: t.field({
      type: 'Slug',
      nullable,
      description: `Slug of the ${what}.`,
      resolve: (row: Row) => row[column],
    } as never),
    [name]: t.field({ nullable, description: `The ${what}.`, ...recordBy(column, type) } as never),
  };
}

/** A field for each of several columns of one type; their descriptions by column. */
export function valueFields<Row>(
  t: FieldBuilder<Row>,
  type: 'Int' | 'Float' | NamedType,
  descriptions: Readonly<Partial<Record<string & keyof Row, string>>>,
  { nullable = false }: { readonly nullable?: boolean } = {},
) {
  return Object.fromEntries(
    Object.entries(descriptions).map(([column, description]) => [
      camelCase(column),
      t.expose(column as never, { type, nullable, description } as never),
    ]),
  );
}

/** Slugs of records, for the fields that name what the field beside them holds. */
export const slugsOf = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug);
