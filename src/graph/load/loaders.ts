import { isThenable, type MaybePromise } from '@pothos/core';
import { dataloaderGetter } from '@pothos/plugin-dataloader';
import { type Release, schemaOf } from '../../data/releases.ts';
import type { ColumnOf } from '../../kinds/declare.ts';
import { type GraphContext, loadableRef } from '../types/builder.ts';
import type { GraphParts, GroupLoader, RecordType } from '../graph.ts';
import { memoryOf } from './memory.ts';
import type { RecordRow } from './rows.ts';
import { namingColumn, sourceOf } from './sources.ts';

/** A statement on the tables of a game. */
export interface SelectTemplate {
  /** Its text for the schema of the game. */
  readonly sql: (schema: string) => string;
  /** Column with the key to which a row belongs. */
  readonly keyColumn: string;
}

/**
 * All rows of a table of a game, in the order of their slugs.
 *
 * @example
 * wholeTable('boss').sql('bloodborne_17'); // 'select * from bloodborne_17.boss order by slug'
 */
export const wholeTable = (table: string): SelectTemplate => ({
  sql: (schema) => `select * from ${schema}.${table} order by slug`,
  keyColumn: 'slug',
});

/** A row and its key. */
interface Keyed<Row> {
  readonly key: string;
  readonly row: Row;
}

interface Load<Value> {
  (keys: readonly string[], context: GraphContext): Promise<Value[]>;
  /** A cached value; undefined if there is none. */
  known(release: Release, key: string): Value | undefined;
  /** Caches a value that was read elsewhere; an existing entry is kept. */
  remember(release: Release, key: string, value: Value): void;
}

/** A remembered value; while it is read, the promise of it. */
interface Remembered<Value> {
  value: MaybePromise<Value>;
}

/**
 * Rows of a template, each with its key. Edges of several kinds name theirs in a column for its kind, e.g. `item_slug`.
 */
async function keyedRows<Row>(
  { gameId }: GraphParts,
  { release }: GraphContext,
  { sql, keyColumn }: SelectTemplate,
  ...bindings: readonly unknown[]
): Promise<Keyed<Row>[]> {
  const rows = await release.select<Record<string, unknown>>(sql(schemaOf(release, gameId)), ...bindings);
  return rows.map((row) => {
    if (typeof row['subject_kind'] === 'string') row[`${row['subject_kind']}_slug`] = row['subject_slug'];
    return { key: String(row[keyColumn]), row: row as Row };
  });
}

/**
 * Rows of a template that no loader remembers: a page of a list, a range.
 *
 * @example
 * await rowsOf<BossRow>(graph, context, wholeTable('boss')); // every boss, by slug
 */
export async function rowsOf<Row>(
  graph: GraphParts,
  context: GraphContext,
  template: SelectTemplate,
  ...bindings: readonly unknown[]
): Promise<Row[]> {
  return (await keyedRows<Row>(graph, context, template, ...bindings)).map(({ row }) => row);
}

/**
 * Rows of a table, each with the rows of an edge that refer to it, in their order.
 *
 * @param edges the table and the column of the edge; none for no such rows.
 * @param slugs the rows to read; all by default.
 */
export async function rowsWithEdges<Row, Edge>(
  { gameId, model }: Pick<GraphParts, 'gameId' | 'model'>,
  release: Release,
  table: string,
  edges: ColumnOf | undefined,
  slugs?: readonly string[],
): Promise<{ readonly row: Row; readonly edges: readonly Edge[] }[]> {
  const schema = schemaOf(release, gameId);
  const [edge, column] = (edges?.split('.') ?? []) as [string?, string?];
  const select = <Each>(from: string, by: string, order = '') =>
    slugs === undefined
      ? release.select<Each>(`select * from ${schema}.${from}${order}`)
      : release.select<Each>(`select * from ${schema}.${from} where ${by} = any(?::text[])${order}`, slugs);
  const [rows, found] = await Promise.all([
    select<Row & { readonly slug: string }>(table, 'slug'),
    edge === undefined
      ? []
      : select<Edge & Record<string, string>>(
          edge,
          column!,
          ` order by ${(model.tables.get(edge)?.key ?? ['ordinal']).join(', ')}`,
        ),
  ]);
  const ofSlug = new Map(rows.map(({ slug }) => [slug, [] as Edge[]]));
  for (const each of found) ofSlug.get(each[column!]!)!.push(each);
  return rows.map((row) => ({ row, edges: ofSlug.get(row.slug)! }));
}

/** A statement binds all keys of a batch, and this many are enough for the plan to be worth it. */
const loaderOptions = { cache: false, maxBatchSize: 1_000 } as const;

/**
 * Loads the values of one template in batches. Values are cached with the release, so a batch queries only new ones;
 * the loaders themselves cache nothing.
 *
 * Loaders know keys only: what the arguments of a relation choose is chosen from the rows of its key.
 *
 * @param name distinguishes its entries in the cache from those of other loaders of the game.
 * @param collect makes the value of each key, in their order, from the rows that were found.
 */
function createLoad<Row, Value>(
  graph: GraphParts,
  name: string,
  template: SelectTemplate,
  collect: (keys: readonly string[], rows: readonly Keyed<Row>[]) => Value[],
): Load<Value> {
  const prefix = `${graph.gameId} ${name} `;
  const recall = (memory: ReturnType<typeof memoryOf>, key: string) =>
    (memory?.get(prefix + key) as Remembered<Value> | undefined)?.value;

  const load = async (keys: readonly string[], context: GraphContext) => {
    const { release } = context;
    const memory = memoryOf(release);
    const values = new Map<string, MaybePromise<Value> | undefined>();
    for (const key of keys) if (!values.has(key)) values.set(key, recall(memory, key));
    const missing = [...values].flatMap(([key, value]) => (value === undefined ? [key] : []));
    if (missing.length > 0) {
      const loaded = keyedRows<Row>(graph, context, template, missing).then((rows) => collect(missing, rows));
      missing.forEach((key, index) => {
        const reading = loaded.then((all) => all[index]!);
        values.set(key, reading);
        if (memory === undefined) return;
        const remembered: Remembered<Value> = { value: reading };
        memory.set(prefix + key, remembered, { size: 1 });
        reading.then(
          (value) => {
            remembered.value = value;
            if (Array.isArray(value)) memory.set(prefix + key, remembered, { size: value.length + 1 });
          },
          () => memory.delete(prefix + key),
        );
      });
    }
    return Promise.all(keys.map((key) => values.get(key)!));
  };
  return Object.assign(load, {
    known(release: Release, key: string) {
      const value = recall(memoryOf(release), key);
      return isThenable(value) ? undefined : value;
    },
    remember(release: Release, key: string, value: Value) {
      const memory = memoryOf(release);
      if (memory?.has(prefix + key) === false) memory.set(prefix + key, { value }, { size: 1 });
    },
  });
}

const allOf = (...conditions: readonly string[]) =>
  conditions.filter((condition) => condition !== 'true').join(' and ');

/**
 * Rows of `table` by the value of a column. `= any` keeps one statement text for any number of keys, and with
 * it one prepared statement.
 */
function templateBy(graph: GraphParts, table: string, column: string, orderBy = 'slug'): SelectTemplate {
  const naming = namingColumn(graph, table, column);
  return {
    sql: (schema) =>
      `select t.* from ${sourceOf(graph, schema, table)} t
        where ${allOf(`t.${naming.column} = any(?::text[])`, naming.condition('t'))} order by ${orderBy}`,
    keyColumn: naming.column,
  };
}

/**
 * A type whose values are rows of a table, loaded in batches by slug. A resolver may return either a slug or a row.
 */
export function recordType<Row extends RecordRow>(
  graph: GraphParts,
  name: string,
  table: string,
): RecordType<Row> {
  // First shape of a batch: one row for each slug, in the order of the slugs; null where there is none.
  const load = createLoad<Row, Row | null>(graph, table, templateBy(graph, table, 'slug'), (keys, rows) => {
    const found = new Map(rows.map(({ key, row }) => [key, row]));
    return keys.map((key) => found.get(key) ?? null);
  });
  const type = loadableRef<Row>(graph.builder, name, { load, loaderOptions });
  return Object.assign(type, {
    table,
    find: (context: GraphContext, slug: string): MaybePromise<Row | null> =>
      load.known(context.release, slug) ?? type.getDataloader(context).load(slug),
    known: (release: Release, slug: string) => load.known(release, slug) ?? undefined,
    remember: (release: Release, rows: readonly Row[]) => {
      for (const row of rows) load.remember(release, row.slug, row);
    },
  });
}

/**
 * A record by its table, marked with its type for interfaces and unions; null when there is none.
 *
 * @example
 * await recordIn(graph, 'boss', context, 'gehrman'); // the row, with `__typename: 'Boss'`
 */
export async function recordIn(graph: GraphParts, table: string, context: GraphContext, slug: string) {
  const type = graph.records.get(table);
  const record = await type?.find(context, slug);
  return record ? { ...record, __typename: type!.name } : null;
}

function groupsOf<Row>(
  graph: GraphParts,
  name: string,
  template: SelectTemplate,
  table: string,
): GroupLoader<Row> {
  const collected = createLoad<Row, readonly Row[]>(graph, name, template, (keys, rows) => {
    const groups = new Map<string, Row[]>(keys.map((key) => [key, []]));
    for (const { key, row } of rows) groups.get(key)?.push(row);
    return keys.map((key) => groups.get(key)!);
  });
  const loaderOf = dataloaderGetter<string, readonly Row[], string>(
    loaderOptions,
    (keys, context) => collected(keys, context as GraphContext),
    undefined,
    false,
  );
  const load = (context: GraphContext, slug: string) =>
    collected.known(context.release, slug) ?? loaderOf(context).load(slug);
  return Object.assign(load, { table });
}

/** Second shape of a batch: all rows that name a slug in `column`, in the order `orderBy`. */
export function groupedRows<Row>(
  graph: GraphParts,
  table: string,
  column: string,
  orderBy: string,
): GroupLoader<Row> {
  const name = `${table}.${column} by ${orderBy}`;
  return groupsOf<Row>(graph, name, templateBy(graph, table, column, orderBy), table);
}

/**
 * All records of `table` to which an edge leads: the edge's `column` is the key, its `target` the record. One
 * statement, where loading the edges first would take two.
 *
 * @param orderBy of the edges, as `e`.
 */
export function recordsAcross<Row extends RecordRow>(
  graph: GraphParts,
  table: string,
  edge: string,
  column: string,
  target: string,
  orderBy = 'e.ordinal',
): GroupLoader<Row> {
  const from = namingColumn(graph, edge, column);
  const to = namingColumn(graph, edge, target);
  const template: SelectTemplate = {
    sql: (schema) =>
      `select t.*, e.${from.column} as key_ from ${sourceOf(graph, schema, edge)} e join ${schema}.${table} t on t.slug = e.${to.column}
        where ${allOf(`e.${from.column} = any(?::text[])`, from.condition('e'), to.condition('e'))} order by ${orderBy}`,
    keyColumn: 'key_',
  };
  return groupsOf<Row>(graph, `${edge}.${column} > ${target} by ${orderBy}`, template, table);
}
