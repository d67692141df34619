import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { Release } from '../data/releases.ts';
import { builder, type GraphContext } from './builder.ts';

/** What every row has: the game it belongs to. */
export interface GameRow {
  readonly game_id: string;
}

/** What every record has besides. */
export interface RecordRow extends GameRow {
  readonly slug: string;
  readonly name: string;
  readonly provenance: Provenance;
}

export interface Provenance {
  readonly sources: readonly { kind: string; source: string }[];
  readonly fields?: Readonly<
    Record<
      string,
      {
        kind: string;
        source: string;
        note?: string;
        rejected?: readonly { value: unknown; source: string }[];
      }
    >
  >;
  readonly external_ids?: Readonly<Record<string, number | readonly number[]>>;
}

/** A row's key inside its release: `{gameId}/{slug}`. */
export function keyOf(row: GameRow, slug: string): string;
export function keyOf(row: GameRow, slug: string | null): string | null;
export function keyOf(row: GameRow, slug: string | null): string | null {
  return slug === null ? null : `${row.game_id}/${slug}`;
}

/** How many rows, or groups of rows, each loader of a release remembers. */
let rowsRemembered = 20_000;

/** Sets the size of the row caches of releases loaded from now on; 0 remembers nothing. */
export function setRowCacheSize(rows: number): void {
  rowsRemembered = rows;
}

function loaderOptions<V>() {
  return {
    maxBatchSize: 1_000,
    cache: rowsRemembered > 0,
    // A getter, because the plugin makes one loader per release from this one object.
    get cacheMap() {
      return rowsRemembered > 0 ? new LRUCache<string, Promise<V>>({ max: rowsRemembered }) : null;
    },
  };
}

/** Keys by game. A batch nearly always speaks of one game, and then costs one statement. */
function byGame(keys: readonly string[]): Map<string, string[]> {
  const games = new Map<string, string[]>();
  for (const key of keys) {
    const slash = key.indexOf('/');
    const game = key.slice(0, slash);
    const slugs = games.get(game);
    if (slugs) slugs.push(key.slice(slash + 1));
    else games.set(game, [key.slice(slash + 1)]);
  }
  return games;
}

async function selectByColumn<Row extends GameRow>(
  release: Release,
  name: string,
  sql: string,
  keys: readonly string[],
): Promise<Row[]> {
  const groups = await Promise.all(
    [...byGame(keys)].map(([game, slugs]) => release.select<Row>(name, sql, game, slugs)),
  );
  return groups.length === 1 ? groups[0]! : groups.flat();
}

/** First shape of a batch: one row for each key, in the order of the keys; null where there is none. */
async function rowsByKey<Row extends RecordRow>(table: string, keys: readonly string[], release: Release) {
  // `= any` keeps one statement text for any number of keys, and with it one prepared statement.
  const rows = await selectByColumn<Row>(
    release,
    `${table}_by_slug`,
    `select * from ${table} where release_id = ? and game_id = ? and slug = any(?::text[])`,
    keys,
  );
  const found = new Map(rows.map((row) => [`${row.game_id}/${row.slug}`, row]));
  return keys.map((key) => found.get(key) ?? (null as unknown as Row));
}

const tables = new Map<string, string>();
const finders = new Map<string, (context: GraphContext, key: string) => Promise<RecordRow | null>>();

/**
 * A type whose values are rows of a table, loaded in batches by key. A resolver may return either a key or a
 * row.
 */
export function rowType<Row extends RecordRow>(name: string, table: string) {
  const type = builder.loadableObjectRef<Row, string, string, Row>(name, {
    load: (keys: string[], { release }: GraphContext) => rowsByKey<Row>(table, keys, release),
    loaderOptions: loaderOptions<Row>(),
  });
  tables.set(name, table);
  finders.set(name, (context, key) => type.getDataloader(context).load(key));
  return type;
}

/** Table of the rows of a type; search knows the type under the same name. */
export function tableOf(typeName: string): string {
  return tables.get(typeName)!;
}

/** Whether a record of a type exists; asked of the same loader, and so of the same cache, as everything else. */
export async function recordExists(
  typeName: string,
  context: GraphContext,
  gameId: string,
  slug: string,
): Promise<boolean> {
  return (await finders.get(typeName)!(context, `${gameId}/${slug}`)) !== null;
}

type GroupLoader<Row> = (context: GraphContext, key: string) => Promise<readonly Row[]>;

/**
 * Second shape of a batch: all rows that name a key in `column`, in the order `orderBy`.
 *
 * Loaders belong to the release, so relation fields must not take arguments: the first call's would be used
 * for all others.
 */
export function groupedRows<Row extends GameRow>(
  table: string,
  column: string & keyof Row,
  orderBy: string,
  condition = 'true',
): GroupLoader<Row> {
  const loaders = new WeakMap<Release, DataLoader<string, readonly Row[]>>();
  const sql = `select * from ${table} where release_id = ? and game_id = ? and ${column} = any(?::text[]) and ${condition} order by ${orderBy}`;
  const name = `${table}_by_${column}${condition === 'true' ? '' : '_where'}`;
  return ({ release }, key) => {
    let loader = loaders.get(release);
    if (loader === undefined) {
      loader = new DataLoader(async (keys: readonly string[]) => {
        const groups = new Map<string, Row[]>(keys.map((each) => [each, []]));
        for (const row of await selectByColumn<Row>(release, name, sql, keys)) {
          groups.get(`${row.game_id}/${row[column] as string}`)?.push(row);
        }
        return keys.map((each) => groups.get(each)!);
      }, loaderOptions<readonly Row[]>());
      loaders.set(release, loader);
    }
    return loader.load(key);
  };
}
