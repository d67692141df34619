import { type Release, schemaOf } from '../data/releases.ts';
import { memoryOf, sizeOfSlugs } from './memory.ts';
import { columnOfFilter, matches, type Narrowing, readOrder, type UsedFilter } from './narrowing.ts';
import type { GraphParts } from './graph.ts';
import { namingColumn } from './sources.ts';

/**
 * Orders and filters of lists as SQL, with the table called `t`; and the same for rows of a relation that are read
 * already. What is not known is last in both directions, and of equal figures the lower slug comes first.
 */

/** A figure of each record of a list, by slug. */
type Figures = ReadonlyMap<string, number | null>;
type Known = Figures | ReadonlySet<string> | number;

/** What was found out about a release under a key: once for all who ask. What failed is asked again. */
function remembered<Value extends Known>(
  release: Release,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const memory = memoryOf(release);
  const name = `order ${key}`;
  const known = memory?.get(name);
  if (known !== undefined) return known as Promise<Value>;
  const reading = read();
  if (memory === undefined) return reading;
  memory.set(name, reading, { size: 1 });
  reading.then(
    (value) => memory.set(name, reading, { size: typeof value === 'number' ? 1 : sizeOfSlugs(value.size) }),
    () => memory.delete(name),
  );
  return reading;
}

/** The expression of a figure, as a number. */
function figureOf({ figures }: Narrowing, by: string, schema: string): string {
  const at = figures.get(by)!.at ?? by;
  if (typeof at === 'function') return `(${at(schema)})::double precision`;
  const [column, ...path] = at.split('.');
  return path.length === 0 ? `t.${column}` : `(t.${column} #>> '{${path.join(',')}}')::double precision`;
}

/** What a list is ordered by, for an order of its enum. */
export function orderBy(narrowing: Narrowing, order: string, schema: string): string {
  const { by, backwards } = readOrder(order);
  const direction = backwards ? ' desc' : '';
  if (by === 'slug') return `t.slug${direction}`;
  if (by === 'name') return `t.name collate "C"${direction}, t.slug${direction}`;
  return `${figureOf(narrowing, by, schema)}${direction} nulls last, t.slug`;
}

/** A condition on the rows of a list, and what it binds. */
export interface Condition {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

/** The rows of a game that filters leave. */
export function conditionOf(graph: GraphParts, schema: string, used: readonly UsedFilter[]): Condition {
  const parts = used.map(({ name, filter }) => {
    if (filter.through) {
      const { edge, column, target } = filter.through;
      const to = namingColumn(graph, edge, target);
      return `t.slug in (select ${to.column} from ${schema}.${edge} where ${to.condition} and ${column} = ?)`;
    }
    const column = columnOfFilter(name, filter);
    return filter.isArray ? `t.${column} @> array[?::text]` : `t.${column} = ?`;
  });
  return { sql: parts.join(' and ') || 'true', bindings: used.map(({ value }) => value) };
}

/** How many records of a list filters leave: it cannot change within a release. */
export function countLeft(
  graph: GraphParts,
  release: Release,
  { table }: Narrowing,
  used: readonly UsedFilter[],
): Promise<number> {
  const { gameId } = graph;
  const chosen = used.map(({ name, value }) => [name, value]);
  return remembered(release, `total ${JSON.stringify([gameId, table, chosen])}`, async () => {
    const schema = schemaOf(release, gameId);
    const { sql, bindings } = conditionOf(graph, schema, used);
    const [row] = await release.select<{ total: number }>(
      `select count(*) as total from ${schema}.${table} t where ${sql}`,
      ...bindings,
    );
    return row!.total;
  });
}

/** The records that a table leads to from one record, for a filter that goes through it. */
function reached(graph: GraphParts, release: Release, { filter, value }: UsedFilter) {
  const { gameId } = graph;
  const { edge, column, target } = filter.through!;
  return remembered(release, `through ${JSON.stringify([gameId, edge, column, target, value])}`, async () => {
    const to = namingColumn(graph, edge, target);
    const rows = await release.select<{ slug: string }>(
      `select ${to.column} as slug from ${schemaOf(release, gameId)}.${edge} where ${to.condition} and ${column} = ?`,
      value,
    );
    return new Set(rows.map(({ slug }) => slug));
  });
}

const slugOf = (row: object) => (row as { readonly slug: string }).slug;

/** The rows of a relation that filters leave, in their own order. */
export async function rowsLeft<Each extends object>(
  graph: GraphParts,
  release: Release,
  rows: readonly Each[],
  used: readonly UsedFilter[],
): Promise<readonly Each[]> {
  let chosen = rows;
  for (const each of used) {
    if (chosen.length === 0) break;
    if (each.filter.through === undefined) {
      chosen = chosen.filter((row) => matches(row, each));
    } else {
      const slugs = await reached(graph, release, each);
      chosen = chosen.filter((row) => slugs.has(slugOf(row)));
    }
  }
  return chosen;
}

/** Rows of a relation that leads to records of a list, in an order of that list. */
export async function sortRows<Each extends object>(
  graph: GraphParts,
  release: Release,
  narrowing: Narrowing,
  rows: readonly Each[],
  order: string,
): Promise<Each[]> {
  if (rows.length === 0) return [];
  const { gameId } = graph;
  const { by, backwards } = readOrder(order);
  const direction = backwards ? -1 : 1;
  const bySlug = (a: Each, b: Each) => (slugOf(a) < slugOf(b) ? -1 : 1);
  if (by === 'slug') return [...rows].sort((a, b) => direction * bySlug(a, b));
  if (by === 'name') {
    const bytes = new Map(rows.map((row) => [row, Buffer.from((row as Each & { name: string }).name)]));
    return [...rows].sort(
      (a, b) => direction * (Buffer.compare(bytes.get(a)!, bytes.get(b)!) || bySlug(a, b)),
    );
  }
  const figures = await remembered(
    release,
    `figures ${JSON.stringify([gameId, narrowing.table, by])}`,
    async () => {
      const schema = schemaOf(release, gameId);
      const found = await release.select<{ slug: string; figure: number | null }>(
        `select t.slug, ${figureOf(narrowing, by, schema)} as figure from ${schema}.${narrowing.table} t`,
      );
      return new Map(found.map(({ slug, figure }) => [slug, figure]));
    },
  );
  const figureIn = (row: Each) => figures.get(slugOf(row)) ?? null;
  return [...rows].sort((a, b) => {
    const [left, right] = [figureIn(a), figureIn(b)];
    if (left === null || right === null)
      return Number(left === null) - Number(right === null) || bySlug(a, b);
    return direction * (left - right) || bySlug(a, b);
  });
}
