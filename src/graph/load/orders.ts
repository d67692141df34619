import { type Release, schemaOf } from '../../data/releases.ts';
import { memoryOf, sizeOfSlugs } from './memory.ts';
import {
  columnOfFilter,
  type Filter,
  isFilter,
  matches,
  type ListArguments,
  maxSortKeys,
  randomOrder,
  readOrder,
  type UsedFilter,
} from '../queries/list-arguments.ts';
import type { GraphParts } from '../graph.ts';
import { checkEntries, wrongArgument } from '../limits/refusals.ts';
import { namingColumn, sourceOf } from './sources.ts';

/**
 * Sort orders and filters of lists as SQL, with the table called `t`; and the same for rows of a relation that are
 * already loaded. Unknown values come last in both directions, and ties are broken by slug.
 */

/** The values of a sort key by slug. */
type SortValues = ReadonlyMap<string, number | null>;
type ReleaseValues = SortValues | ReadonlyMap<string, readonly string[]> | ReadonlySet<string> | number;

/** A value about a release under a key: computed once for all callers. A failure is not cached. */
function remembered<Value extends ReleaseValues>(
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

/** The SQL expression of a sort key, as a number: a field, or a path into one, e.g. `figures.attack.physical`. */
export function columnOfSortKey({ sortKeys }: ListArguments, by: string): string {
  const [column, ...path] = (sortKeys.get(by)!.at ?? by).split('.');
  return path.length === 0 ? `t.${column}` : `(t.${column} #>> '{${path.join(',')}}')::numeric`;
}

/**
 * Checks the sort keys of a list.
 *
 * @throws Problem `invalid_parameter` for none or too many, for one that is there twice, in whichever direction, and for a
 *   random order beside another.
 */
export function checkOrders(orders: readonly string[]): void {
  checkEntries(
    'sort',
    'sort keys',
    orders.map((order) => readOrder(order).by),
    [1, maxSortKeys],
  );
  if (orders.length > 1 && orders.includes(randomOrder))
    throw wrongArgument(
      'sort',
      'not_combinable',
      `sort must be ${randomOrder} alone, or sort keys without it; got ${orders.join(', ')}.`,
      { received: orders.join(',') },
    );
}

/** Whether the slug that breaks ties is descending: with the names of a list that is last ordered by them. */
const isTieBackwards = (orders: readonly string[]) => orders.at(-1) === 'name_descending';

/** Returns the `order by` columns for values of the list's order enum. A random order binds the seed. */
export function orderBy(list: ListArguments, orders: readonly string[]): string {
  if (orders.includes(randomOrder)) return `md5(? || ' ' || t.slug) collate "C", t.slug`;
  const columns = orders.map((order) => {
    const { by, backwards } = readOrder(order);
    const direction = backwards ? ' desc' : '';
    if (by === 'slug') return `t.slug${direction}`;
    if (by === 'name') return `t.name collate "C"${direction}`;
    return `${columnOfSortKey(list, by)}${direction} nulls last`;
  });
  const isTotal = orders.some((order) => readOrder(order).by === 'slug');
  const ties = isTotal ? [] : [`t.slug${isTieBackwards(orders) ? ' desc' : ''}`];
  return [...columns, ...ties].join(', ');
}

/** A condition on the rows of a list, and what it binds. */
export interface Condition {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

const comparison = (isList: true | undefined) => (isList ? '= any(?::text[])' : '= ?');

/** The slugs that rows of another table name, for the value of a filter. */
function throughOf(graph: GraphParts, schema: string, { isList, through }: Filter): string {
  const { edge, column, target } = through!;
  const to = namingColumn(graph, edge, target);
  return `select ${to.column} as slug from ${sourceOf(graph, schema, edge)} r where ${to.condition('r')} and ${column} ${comparison(isList)}`;
}

/** The column with the record that a record is a part of. */
const wholeColumn = 'parent_slug';

/** The parts of the records of a table, at any depth, by slug. */
const partsIn = ({ gameId }: GraphParts, release: Release, table: string) =>
  remembered(release, `parts ${JSON.stringify([gameId, table])}`, async () => {
    const rows = await release.select<{ slug: string; parts: readonly string[] }>(
      `with recursive inside as (
         select slug as part, ${wholeColumn} as slug from ${schemaOf(release, gameId)}.${table} where ${wholeColumn} is not null
         union
         select i.part, t.${wholeColumn} from inside i join ${schemaOf(release, gameId)}.${table} t on t.slug = i.slug
         where t.${wholeColumn} is not null
       )
       select slug, array_agg(part order by part) as parts from inside group by slug`,
    );
    return new Map(rows.map(({ slug, parts }) => [slug, parts]));
  });

/** The filters with the parts of what they name: what is in a part of a location is in that location. */
const withParts = (
  graph: GraphParts,
  release: Release,
  used: readonly UsedFilter[],
): Promise<readonly UsedFilter[]> =>
  Promise.all(
    used.map(async (each) => {
      if (!isFilter(each) || !each.filter.isList) return each;
      const [table, ...others] = each.filter.to ?? [];
      const fields = others.length > 0 ? undefined : graph.model.tables.get(table ?? '')?.fields;
      if (!fields?.some(({ column, references }) => column === wholeColumn && references === table))
        return each;
      const parts = await partsIn(graph, release, table!);
      const named = [each.value].flat() as string[];
      return { ...each, value: [...new Set([...named, ...named.flatMap((slug) => parts.get(slug) ?? [])])] };
    }),
  );

/** The SQL condition of the rows of a game that match the filters. */
export async function conditionOf(
  graph: GraphParts,
  release: Release,
  list: ListArguments,
  used: readonly UsedFilter[],
): Promise<Condition> {
  const schema = schemaOf(release, graph.gameId);
  const whole = await withParts(graph, release, used);
  const parts = whole.map(async ({ name, filter, value }): Promise<[sql: string, binding: unknown]> => {
    if ('end' in filter) {
      const operator = filter.end === 'min' ? '>=' : '<=';
      return [`${columnOfSortKey(list, filter.sortKey)} ${operator} ?::numeric`, value];
    }
    if (filter.values !== undefined) {
      const slugs = await havingValues(graph, release, list, name, filter, value);
      return ['t.slug = any(?::text[])', [...slugs]];
    }
    if (filter.through) return [`t.slug in (${throughOf(graph, schema, filter)})`, value];
    const column = `t.${columnOfFilter(name, filter)}`;
    if (filter.isArray) return [`${column} && ?::text[]`, [value].flat()];
    return [`${column} ${comparison(filter.isList)}`, value];
  });
  const all = await Promise.all(parts);
  return {
    sql: all.map(([sql]) => sql).join(' and ') || 'true',
    bindings: all.map(([, binding]) => binding),
  };
}

/** The records with one of the requested computed values. */
async function havingValues(
  { gameId }: GraphParts,
  release: Release,
  { table }: ListArguments,
  name: string,
  filter: Filter,
  value: unknown,
): Promise<Set<string>> {
  const valuesOf = await remembered(release, `values ${JSON.stringify([gameId, table, name])}`, () =>
    filter.values!(release),
  );
  const wanted = [value].flat();
  return new Set(
    [...valuesOf].flatMap(([slug, own]) => (own.some((each) => wanted.includes(each)) ? slug : [])),
  );
}

/** How many records of a list filters leave: it cannot change within a release. */
export function countLeft(
  graph: GraphParts,
  release: Release,
  list: ListArguments,
  used: readonly UsedFilter[],
): Promise<number> {
  const { gameId } = graph;
  const { table } = list;
  const chosen = used.map(({ name, value }) => [name, value]);
  return remembered(release, `total ${JSON.stringify([gameId, table, chosen])}`, async () => {
    const { sql, bindings } = await conditionOf(graph, release, list, used);
    const [row] = await release.select<{ total: number }>(
      `select count(*) as total from ${schemaOf(release, gameId)}.${table} t where ${sql}`,
      ...bindings,
    );
    return row!.total;
  });
}

/** The records that a table connects with those that a filter names. */
function reached(graph: GraphParts, release: Release, filter: Filter, value: unknown) {
  const { gameId } = graph;
  const { edge, column, target } = filter.through!;
  return remembered(release, `through ${JSON.stringify([gameId, edge, column, target, value])}`, async () => {
    const sql = throughOf(graph, schemaOf(release, gameId), filter);
    const rows = await release.select<{ slug: string }>(sql, value);
    return new Set(rows.map(({ slug }) => slug));
  });
}

/** Unknown numbers come last in both directions. */
export function compareNumbers(a: number | null, b: number | null, direction: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return direction * (a - b);
}

const slugOf = (row: object) => (row as { readonly slug: string }).slug;

/** The rows of a relation that match the filters, in their own order. */
export async function rowsLeft<Each extends object>(
  graph: GraphParts,
  release: Release,
  list: ListArguments,
  rows: readonly Each[],
  used: readonly UsedFilter[],
): Promise<readonly Each[]> {
  let chosen = rows;
  for (const { name, filter, value } of await withParts(graph, release, used)) {
    if (chosen.length === 0) break;
    if ('end' in filter) {
      const values = await valuesOfSortKey(graph, release, list, filter.sortKey);
      const direction = filter.end === 'min' ? 1 : -1;
      chosen = chosen.filter((row) => {
        const own = values.get(slugOf(row)) ?? null;
        return own !== null && direction * (own - (value as number)) >= 0;
      });
    } else if (filter.through === undefined && filter.values === undefined) {
      chosen = chosen.filter((row) => matches(row, name, filter, value));
    } else {
      const slugs = await (filter.through === undefined
        ? havingValues(graph, release, list, name, filter, value)
        : reached(graph, release, filter, value));
      chosen = chosen.filter((row) => slugs.has(slugOf(row)));
    }
  }
  return chosen;
}

/** The values of a sort key of a list, by slug. */
export const valuesOfSortKey = (
  { gameId }: Pick<GraphParts, 'gameId'>,
  release: Release,
  list: ListArguments,
  sortKey: string,
): Promise<SortValues> =>
  remembered(release, `sort values ${JSON.stringify([gameId, list.table, sortKey])}`, async () => {
    const found = await release.select<{ slug: string; value: number | null }>(
      `select t.slug, ${columnOfSortKey(list, sortKey)} as value from ${schemaOf(release, gameId)}.${list.table} t`,
    );
    return new Map(found.map(({ slug, value }) => [slug, value]));
  });

type Comparison<Each> = (a: Each, b: Each) => number;

/** Compares in turn, until a comparison is not 0. */
export function inTurn<Each>(comparisons: readonly Comparison<Each>[], a: Each, b: Each): number {
  for (const compare of comparisons) {
    const found = compare(a, b);
    if (found !== 0) return found;
  }
  return 0;
}

/** Rows of a relation to records of a list, in an order of that list. */
export async function sortRows<Each extends object>(
  graph: GraphParts,
  release: Release,
  list: ListArguments,
  rows: readonly Each[],
  orders: readonly string[],
): Promise<Each[]> {
  if (rows.length === 0) return [];
  const bySlug = (a: Each, b: Each) => (slugOf(a) < slugOf(b) ? -1 : Number(slugOf(a) > slugOf(b)));
  const comparisons = await Promise.all(
    orders.map(async (order): Promise<Comparison<Each>> => {
      const { by, backwards } = readOrder(order);
      const direction = backwards ? -1 : 1;
      if (by === 'slug') return (a, b) => direction * bySlug(a, b);
      if (by === 'name') {
        const bytes = new Map(rows.map((row) => [row, Buffer.from((row as Each & { name: string }).name)]));
        return (a, b) => direction * Buffer.compare(bytes.get(a)!, bytes.get(b)!);
      }
      const values = await valuesOfSortKey(graph, release, list, by);
      const valueIn = (row: Each) => values.get(slugOf(row)) ?? null;
      return (a, b) => compareNumbers(valueIn(a), valueIn(b), direction);
    }),
  );
  const ties = isTieBackwards(orders) ? -1 : 1;
  return [...rows].sort((a, b) => inTurn(comparisons, a, b) || ties * bySlug(a, b));
}
