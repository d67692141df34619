import DataLoader from 'dataloader';
import { Pool } from 'pg';

/** Rows of a release, as resolvers written by hand read them. */
export interface Rows {
  /** The row of a slug. */
  one(table: string, slug: string): unknown;
  /** The rows that name a slug in a column, in the order of the service. */
  of(table: string, column: string, slug: string): unknown;
  /** The first rows of a table. */
  first(table: string, count: number): unknown;
  /** Number of rows of a table. */
  count(table: string): unknown;
}

type Row = Readonly<Record<string, unknown>>;

const orderOf = (table: string) => (table === 'acquisition' ? 'ordinal' : 'slug');

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const schema = process.env['BENCH_SCHEMA']!;

/** Names of prepared statements, by their texts. */
const names = new Map<string, string>();

async function select(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  if (!names.has(text)) names.set(text, `select_${names.size}`);
  return (await pool.query({ name: names.get(text)!, text, values: [...values] })).rows;
}

/** Rows grouped by a column. */
function grouped(rows: readonly Row[], column: string) {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    const group = groups.get(row[column]);
    if (group === undefined) groups.set(row[column], [row]);
    else group.push(row);
  }
  return groups;
}

/** Rows from Postgres by named statements, in batches of one request. */
export function createLoadedRows(): Rows {
  const loaders = new Map<string, DataLoader<string, unknown>>();
  function loaderOf(name: string, load: (keys: readonly string[]) => Promise<unknown[]>) {
    let loader = loaders.get(name);
    if (loader === undefined) loaders.set(name, (loader = new DataLoader(load)));
    return loader;
  }
  return {
    one: (table, slug) =>
      loaderOf(table, async (slugs) => {
        const rows = await select(`select * from ${schema}.${table} where slug = any($1::text[])`, [slugs]);
        const bySlug = new Map(rows.map((row) => [row['slug'], row]));
        return slugs.map((each) => bySlug.get(each) ?? null);
      }).load(slug),
    of: (table, column, slug) =>
      loaderOf(`${table}.${column}`, async (slugs) => {
        const text = `select * from ${schema}.${table} where ${column} = any($1::text[]) order by ${orderOf(table)}`;
        const groups = grouped(await select(text, [slugs]), column);
        return slugs.map((each) => groups.get(each) ?? []);
      }).load(slug),
    first: (table, count) =>
      select(`select * from ${schema}.${table} order by ${orderOf(table)} limit $1`, [count]),
    count: async (table) =>
      (await select(`select count(*)::int as count from ${schema}.${table}`))[0]!['count'],
  };
}

/** All rows that the queries of the benchmark need, in memory. */
export async function readRows(): Promise<Rows> {
  const names = ['boss', 'location', 'npc', 'acquisition'];
  const tables = new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, Row[]]> => [
        name,
        await select(`select * from ${schema}.${name} order by ${orderOf(name)}`),
      ]),
    ),
  );
  const groups = new Map<string, ReturnType<typeof grouped>>();
  function groupsOf(table: string, column: string) {
    const name = `${table}.${column}`;
    let known = groups.get(name);
    if (known === undefined) groups.set(name, (known = grouped(tables.get(table)!, column)));
    return known;
  }
  return {
    one: (table, slug) => groupsOf(table, 'slug').get(slug)?.[0] ?? null,
    of: (table, column, slug) => groupsOf(table, column).get(slug) ?? [],
    first: (table, count) => tables.get(table)!.slice(0, count),
    count: (table) => tables.get(table)!.length,
  };
}
