import { isThenable, type MaybePromise } from '@pothos/core';
import { dataloaderGetter } from '@pothos/plugin-dataloader';
import { type Release, schemaOf } from '../data/releases.ts';
import { builder, type GraphContext } from './builder.ts';
import { memoryOf } from './memory.ts';
import { namingColumn, sourceOf } from './views.ts';

/** What every row has: the game it belongs to. */
export interface GameRow {
  readonly game_id: string;
}

/** What every record has besides. */
export interface RecordRow extends GameRow {
  readonly slug: string;
  readonly name: string;
  /** Null when there are none. */
  readonly aliases: readonly string[] | null;
  readonly spoilers: readonly Spoiler[] | null;
  readonly provenance: Provenance;
}

/** A text of a record that gives something away. */
export interface Spoiler {
  /** JSON pointer to the text in the record. */
  readonly text: string;
  readonly level: 'mild' | 'major';
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

/** A statement on the tables of a game. */
export interface SelectTemplate {
  /** Its text for the schema of the game. */
  readonly sql: (schema: string) => string;
  /** Column that holds the key which a row answers, without the game. */
  readonly keyColumn: string;
}

/** All rows of a table of a game, in the order of their slugs. */
export const wholeTable = (table: string): SelectTemplate => ({
  sql: (schema) => `select * from ${schema}.${table} order by slug`,
  keyColumn: 'slug',
});

/** A row and the key it answers. */
interface Keyed<Row> {
  readonly key: string;
  readonly row: Row;
}

interface Load<Value> {
  (keys: readonly string[], context: GraphContext): Promise<Value[]>;
  /** A value that was read before; undefined where there is none. */
  known(release: Release, key: string): Value | undefined;
  /** Remembers a value that was found in another way; the first one stays. */
  remember(release: Release, key: string, value: Value): void;
}

/** What is remembered: a value, and before it is read the promise of it. */
interface Remembered<Value> {
  value: MaybePromise<Value>;
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

async function perGame<Row>(
  keys: readonly string[],
  select: (gameId: string, slugs: string[]) => Promise<Keyed<Row>[]>,
): Promise<Keyed<Row>[]> {
  const groups = await Promise.all([...byGame(keys)].map(([game, slugs]) => select(game, slugs)));
  return groups.length === 1 ? groups[0]! : groups.flat();
}

/**
 * Rows of a template, each with the key that it answers; and with its game. Edges that records of several kinds have
 * name theirs in a column for its kind, too, e.g. `item_slug`.
 */
async function keyedRows<Row>(
  { release }: GraphContext,
  { sql, keyColumn }: SelectTemplate,
  gameId: string,
  ...bindings: readonly unknown[]
): Promise<Keyed<Row>[]> {
  if (!release.games.has(gameId)) return [];
  const rows = await release.select<Record<string, unknown>>(sql(schemaOf(release, gameId)), ...bindings);
  return rows.map((row) => {
    row['game_id'] = gameId;
    if (typeof row['subject_kind'] === 'string') row[`${row['subject_kind']}_slug`] = row['subject_slug'];
    return { key: `${gameId}/${row[keyColumn]}`, row: row as Row };
  });
}

/** Rows of a template that no loader remembers: a page of a list, a range. */
export async function rowsOf<Row>(
  context: GraphContext,
  template: SelectTemplate,
  gameId: string,
  ...bindings: readonly unknown[]
): Promise<Row[]> {
  return (await keyedRows<Row>(context, template, gameId, ...bindings)).map(({ row }) => row);
}

/** A statement binds all keys of a batch, and this many are enough for the plan to be worth it. */
const loaderOptions = { cache: false, maxBatchSize: 1_000 } as const;

/** Loads made so far: each knows what it has remembered by its number. */
let loads = 0;

/**
 * Loads the values of one template in batches. Values are remembered on the release, so a batch asks only for what
 * nobody has read before; the loaders themselves remember nothing.
 *
 * Loaders know keys only: what the arguments of a relation choose is chosen from the rows of its key.
 *
 * @param collect makes the value of each key, in their order, from the rows that were found.
 */
function createLoad<Row, Value>(
  template: SelectTemplate,
  collect: (keys: readonly string[], rows: readonly Keyed<Row>[]) => Value[],
): Load<Value> {
  const prefix = `${++loads} `;
  const recall = (memory: ReturnType<typeof memoryOf>, key: string) =>
    (memory?.get(prefix + key) as Remembered<Value> | undefined)?.value;

  const load = async (keys: readonly string[], context: GraphContext) => {
    const { release } = context;
    const memory = memoryOf(release);
    const values = new Map<string, MaybePromise<Value> | undefined>();
    for (const key of keys) if (!values.has(key)) values.set(key, recall(memory, key));
    const missing = [...values].flatMap(([key, value]) => (value === undefined ? [key] : []));
    if (missing.length > 0) {
      const found = perGame(missing, (game, slugs) => keyedRows<Row>(context, template, game, slugs));
      const loaded = found.then((rows) => collect(missing, rows));
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
function templateBy(table: string, column: string, orderBy = 'slug', condition = 'true'): SelectTemplate {
  const naming = namingColumn(table, column);
  return {
    sql: (schema) =>
      `select t.* from ${sourceOf(schema, table)} t
        where ${allOf(`t.${naming.column} = any(?::text[])`, naming.condition, condition)} order by ${orderBy}`,
    keyColumn: naming.column,
  };
}

const tables = new Map<string, string>();
const finders = new Map<string, (context: GraphContext, key: string) => MaybePromise<RecordRow | null>>();

/**
 * A type whose values are rows of a table, loaded in batches by key. A resolver may return either a key or a
 * row.
 */
export function rowType<Row extends RecordRow>(name: string, table: string) {
  // First shape of a batch: one row for each key, in the order of the keys; null where there is none.
  const load = createLoad<Row, Row>(templateBy(table, 'slug'), (keys, rows) => {
    const found = new Map(rows.map(({ key, row }) => [key, row]));
    return keys.map((key) => found.get(key) ?? (null as unknown as Row));
  });
  const type = builder.loadableObjectRef<Row, string, string, Row>(name, { load, loaderOptions });
  const find = (context: GraphContext, key: string): MaybePromise<Row> =>
    load.known(context.release, key) ?? type.getDataloader(context).load(key);
  tables.set(name, table);
  finders.set(name, find);
  return Object.assign(type, {
    /** The row of a key, at once where it was read before. */
    find,
    /** The row of a key where it was read before. */
    known: load.known,
    /** Remembers rows that a page has read, for whoever asks for one of them by its key. */
    remember: (release: Release, rows: readonly Row[]) => {
      for (const row of rows) load.remember(release, keyOf(row, row.slug), row);
    },
  });
}

/** Table of the rows of a type; search knows the type under the same name. */
export function tableOf(typeName: string): string {
  return tables.get(typeName)!;
}

/** Whether values of a type are rows of a table. */
export function isRowType(typeName: string): boolean {
  return tables.has(typeName);
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

/** A record by the table it stands in, marked with its type for interfaces and unions. */
export async function recordIn(table: string, context: GraphContext, gameId: string, slug: string) {
  const [typeName] = [...tables].find(([, each]) => each === table)!;
  const record = await finders.get(typeName)!(context, `${gameId}/${slug}`);
  return { ...record!, __typename: typeName };
}

/** Identifier of a record among all records of all games, e.g. `bloodborne:boss:amygdala`. */
export const idOf = (row: RecordRow, typeName: string) => `${row.game_id}:${tableOf(typeName)}:${row.slug}`;

/** The record with an identifier, marked with its type; null when there is none. */
export async function recordWithId(id: string, context: GraphContext) {
  const [gameId, table, slug, ...more] = id.split(':');
  const [typeName] = [...tables].find(([, each]) => each === table) ?? [];
  if (typeName === undefined || slug === undefined || more.length > 0) return null;
  const record = await finders.get(typeName)!(context, `${gameId}/${slug}`);
  return record && { ...record, __typename: typeName };
}

/** Loads the rows of a relation for the key of a record. */
export interface GroupLoader<Row> {
  /** At once where they were read before. */
  (context: GraphContext, key: string): MaybePromise<readonly Row[]>;
  /** Their table. */
  readonly table: string;
}

function groupsOf<Row>(template: SelectTemplate, table: string): GroupLoader<Row> {
  const collected = createLoad<Row, readonly Row[]>(template, (keys, rows) => {
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
  const load = (context: GraphContext, key: string) =>
    collected.known(context.release, key) ?? loaderOf(context).load(key);
  return Object.assign(load, { table });
}

/** Second shape of a batch: all rows that name a key in `column`, in the order `orderBy`. */
export function groupedRows<Row extends GameRow>(
  table: string,
  column: string & keyof Row,
  orderBy: string,
  condition = 'true',
): GroupLoader<Row> {
  return groupsOf<Row>(templateBy(table, column, orderBy, condition), table);
}

/**
 * All records of `table` to which an edge leads: the edge's `column` is the key, its `target` the record. One
 * statement, where loading the edges first would take two.
 *
 * @param orderBy of the edges, as `e`.
 */
export function recordsAcross<Row extends RecordRow>(
  table: string,
  edge: string,
  column: string,
  target: string,
  orderBy = 'e.ordinal',
): GroupLoader<Row> {
  const from = namingColumn(edge, column);
  const to = namingColumn(edge, target);
  const template: SelectTemplate = {
    sql: (schema) =>
      `select t.*, e.${from.column} as key_ from ${sourceOf(schema, edge)} e join ${schema}.${table} t on t.slug = e.${to.column}
        where ${allOf(`e.${from.column} = any(?::text[])`, from.condition, to.condition)} order by ${orderBy}`,
    keyColumn: 'key_',
  };
  return groupsOf<Row>(template, table);
}
