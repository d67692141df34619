import { completeValue, type MaybePromise } from '@pothos/core';
import { camelCase } from '../../kinds/model.ts';
import type { NullMeaning } from '../../kinds/null-meaning.ts';
import { type FieldBuilder, type GraphContext, looseField } from '../types/builder.ts';
import type { GraphParts, GroupLoader } from '../graph.ts';
import {
  type ListArguments,
  maxSortKeys,
  randomOrder,
  readOrder,
  type UsedFilter,
  usedFilters,
} from '../queries/list-arguments.ts';
import { checkOrders, compareNumbers, inTurn, rowsLeft, sortRows } from './orders.ts';
import type { CostHint } from '../limits/points.ts';
import { languageArgument, nameIn, type NamedRow } from '../types/names.ts';
import { checkFilters, checkValues, wrongArgument } from '../limits/refusals.ts';

/** A type of records, as far as a link needs it. */
interface LinkedType {
  readonly name: string;
  readonly table: string;
}

/** A type of records, as far as the name of one needs it. */
interface NamedType extends LinkedType {
  find(context: GraphContext, slug: string): MaybePromise<NamedRow | null>;
}

/**
 * The extension of a field with the records in its result.
 *
 * @example
 * costHint({ kind: 'rows' }); // { costHint: { kind: 'rows' } }
 */
export const costHint = (what: CostHint) => ({ costHint: what });

/** The extension of a field with slugs: the table of the records that they name. */
export const slugsOf = (table: string) => ({ slugsOf: table });

/** Options of a field with rows as its result, whichever they are. */
export const costsRows = { extensions: costHint({ kind: 'rows' }) } as const;

interface Owner {
  readonly slug: string;
}

/** Makes the arguments of a relation: limit, order and filter. */
function argumentsOf({ builder }: GraphParts, list: ListArguments | undefined) {
  const order = list?.order;
  return builder.args((t) => ({
    limit: t.field({
      type: 'PageSize',
      required: false,
      description: 'Maximum number of entries, from the start of the list; all by default.',
    }),
    ...(order
      ? {
          sort: t.field({
            type: [order],
            required: false,
            description: `Sort order: 1 to ${maxSortKeys} sort keys, the first one decides. By default the order in the game or the data files.`,
          }),
        }
      : {}),
    ...(list?.input
      ? {
          filter: t.field({ type: list.input, required: false, description: 'Conditions; none by default.' }),
        }
      : {}),
  }));
}

interface RelationArgs {
  readonly filter?: object | null;
  readonly limit?: number | null;
  readonly sort?: readonly string[] | null;
}

/** Entries of a relation by one of their columns; equal ones as they were, and what is not known last. */
function sortEntries<Row extends object>(
  rows: readonly Row[],
  list: ListArguments,
  orders: readonly string[],
): Row[] {
  const comparisons = orders.map((order) => {
    const { by, backwards } = readOrder(order);
    const at = list.sortKeys.get(by)?.at ?? by;
    const valueIn = (row: Row) => row[at as keyof Row] as number | null;
    return (a: Row, b: Row) => compareNumbers(valueIn(a), valueIn(b), backwards ? -1 : 1);
  });
  return [...rows].sort((a, b) => inTurn(comparisons, a, b));
}

/** The rows of a relation that arguments choose, in the order that they choose. */
function filtered<Row extends object>(
  graph: GraphParts,
  rows: readonly Row[],
  list: ListArguments | undefined,
  args: RelationArgs,
  context: GraphContext,
): MaybePromise<readonly Row[]> {
  const limited = (chosen: readonly Row[]) => (args.limit ? chosen.slice(0, args.limit) : chosen);
  if (list === undefined) return limited(rows);
  if (args.sort) checkOrders(args.sort);
  if (args.sort?.includes(randomOrder))
    throw wrongArgument(
      'sort',
      'not_allowed',
      `sort: ${randomOrder} is available only for lists at the root.`,
      {
        received: randomOrder,
      },
    );
  const used = usedFilters(list, args.filter);
  return used.length === 0 && !args.sort
    ? limited(rows)
    : filteredAndSorted(graph, rows, list, used, args.sort, context).then(limited);
}

async function filteredAndSorted<Row extends object>(
  graph: GraphParts,
  rows: readonly Row[],
  list: ListArguments,
  used: readonly UsedFilter[],
  sort: readonly string[] | null | undefined,
  context: GraphContext,
): Promise<readonly Row[]> {
  const { release } = context;
  if (rows.length > 0) await checkFilters(graph, context, list, used);
  const chosen = used.length === 0 ? rows : await rowsLeft(graph, release, list, rows, used);
  if (chosen.length === 0 && rows.length > 0) await checkValues(graph, context, list, used);
  if (!sort) return chosen;
  return list.isList ? sortRows(graph, release, list, chosen, sort) : sortEntries(chosen, list, sort);
}

interface RelationField<Value> {
  readonly args?: Record<never, never>;
  readonly resolve: (row: Owner, args: RelationArgs, context: GraphContext) => MaybePromise<Value>;
  readonly extensions: { readonly costHint: CostHint };
}

/**
 * Options of a field that holds the rows of a relation: its arguments, its resolver and its price. A field of the rows
 * themselves takes a limit, and the filters and orders that are declared for their table.
 *
 * @param only a condition on the rows.
 * @param face another type for the rows, with its own filters and orders.
 */
export function resolveMany<Row extends object>(
  graph: GraphParts,
  load: GroupLoader<Row>,
  only?: (row: Row) => boolean,
  face: string = load.table,
): RelationField<readonly Row[]> {
  const list = graph.listArguments.get(face);
  return {
    args: argumentsOf(graph, list),
    resolve: (row, args, context) =>
      completeValue(load(context, row.slug), (rows) =>
        filtered(graph, only ? rows.filter(only) : rows, list, args, context),
      ),
    ...costsRows,
  };
}

/** Options of a field that is made of the rows of a relation; it takes no arguments. */
export const valueOfRows = <Row extends object, Value>(
  load: GroupLoader<Row>,
  as: (rows: readonly Row[]) => Value,
): RelationField<Value> => ({
  resolve: (row, _args, context) => completeValue(load(context, row.slug), as),
  ...costsRows,
});

/** Options of a field with the record whose slug is in a column of the row: its type, resolver and price. */
export function resolveOne<const Column extends string, Type extends LinkedType>(column: Column, type: Type) {
  return {
    type,
    resolve: <Slug extends string | null>(row: Readonly<Record<Column, Slug>>) => row[column],
    extensions: costHint({ kind: 'record', tables: { [column]: type.table } }),
  };
}

/**
 * The three fields of a link to another record: its slug, its name and itself, e.g. `bossSlug`, `bossName` and `boss` for
 * the column `boss_slug`.
 *
 * @param what the record in words, for both descriptions, e.g. `boss that drops it`.
 * @param ownName the column with the name that a row has itself, also where it names no record.
 */
export function linkFields<Row extends object>(
  t: FieldBuilder<Row>,
  column: `${string}_slug` & keyof Row,
  type: NamedType,
  what: string,
  {
    nullable = false,
    nullMeaning,
    name = camelCase(column.slice(0, -'_slug'.length)),
    ownName,
  }: {
    readonly nullable?: boolean;
    readonly nullMeaning?: NullMeaning | undefined;
    readonly name?: string;
    readonly ownName?: string | undefined;
  } = {},
) {
  return {
    [`${name}Slug`]: looseField(t, {
      type: 'Slug',
      nullable,
      nullMeaning,
      description: `Slug of the ${what}.`,
      extensions: slugsOf(type.table),
      resolve: (row: Row) => row[column],
    }),
    [`${name}Name`]: looseField(t, {
      type: 'String',
      nullable,
      nullMeaning,
      args: { lang: languageArgument(t) },
      description: `Name of the ${what}, in \`lang\` if known, otherwise in English.`,
      resolve: (row: Row, { lang }: { readonly lang?: string | null }, context: GraphContext) => {
        const slug = row[column] as string | null | undefined;
        const own = ownName && (row[ownName as keyof Row] as string | null);
        if (own && !(slug && lang)) return own;
        return slug
          ? completeValue(type.find(context, slug), (found) => found && nameIn(found, lang ?? undefined))
          : null;
      },
      extensions: costHint({ kind: 'record', tables: { [column]: type.table } }),
    }),
    [name]: looseField(t, {
      nullable,
      nullMeaning,
      description: `The ${what}.`,
      ...resolveOne(column, type),
    }),
  };
}
