import { readFileSync } from 'node:fs';
import { fromRoot } from './root.ts';

type ByGame<Each> = Readonly<Record<string, Readonly<Record<string, Each>>>>;

/** Names from earlier versions of the program: parameters, tables, fields and records (`schema/renames.json`). */
interface Renames {
  /** Parameters of routes, by their old name: what replaces each, in one route or another. */
  readonly parameters: Readonly<Record<string, string | readonly string[]>>;
  /** Segments of paths after the game, by old name. */
  readonly routes: Readonly<Record<string, string>>;
  /** Members of responses and fields of GraphQL that are not columns, by their old name in REST. */
  readonly members: Readonly<Record<string, string>>;
  /** Types of GraphQL, by their old name: what replaces each. */
  readonly types: Readonly<Record<string, readonly string[]>>;
  /** Tables by game and old name. */
  readonly tables: ByGame<string>;
  /**
   * Columns by game, table and old name: the new name, or a list of columns with the same content in another form, empty
   * if the rows of another table have it. A table has its present name.
   */
  readonly columns: ByGame<Readonly<Record<string, string | readonly string[]>>>;
  /**
   * Columns and lists of edges, by game and table, that earlier versions did not have because they follow from
   * others.
   */
  readonly added: ByGame<readonly string[]>;
  /** Prefixes of the paths in `spoilers` and `provenance`, by game, table (`*` for every table) and old text. */
  readonly paths: ByGame<Readonly<Record<string, string>>>;
  /** Values of closed sets, by old word. */
  readonly words: Readonly<Record<string, string>>;
  /** Prefixes of the entries of `have`, by old text. */
  readonly entries: Readonly<Record<string, string>>;
  /**
   * Conditions: the columns with gates, the tables whose rows are conditions, and their members by their old name, each
   * with the kind of the condition that has it now, and its present name.
   */
  readonly conditions: {
    readonly columns: readonly string[];
    readonly tables: readonly string[];
    readonly members: Readonly<Record<string, { readonly kind: string; readonly at: string }>>;
  };
  /** Slugs, by game, table and old slug. */
  readonly slugs: ByGame<Readonly<Record<string, string>>>;
  /** Tables to which some records of a table moved with their slugs, by game and table. */
  readonly kinds: ByGame<readonly string[]>;
}

// Names and slugs that callers send are looked up here, so the objects inherit no members.
export const renames: Renames = JSON.parse(
  readFileSync(fromRoot('schema', 'renames.json'), 'utf8'),
  (_name, value) =>
    typeof value === 'object' && !Array.isArray(value) ? Object.setPrototypeOf(value, null) : value,
);

type DataRow = Readonly<Record<string, unknown>>;

/** The value of a column that replaces one of an earlier version with other words: it equals any other. */
export const restated = Symbol('restated');

/** Returns what a table is called in a release, which an earlier version may have made. */
export function tableIn(tables: ReadonlySet<string>, gameId: string, table: string): string | undefined {
  if (tables.has(table)) return table;
  const old = Object.entries(renames.tables[gameId] ?? {}).filter(([, now]) => now === table);
  return old.map(([name]) => name).find((name) => tables.has(name));
}

/** Returns the paths of a table by their old name, those of all tables of the game included. */
const pathsOf = (gameId: string, table: string): Readonly<Record<string, string>> => ({
  ...renames.paths[gameId]?.[table],
  ...renames.paths[gameId]?.['*'],
});

/** Returns a path that has its parts after `separator` with its beginning in present words. */
function presentPath(paths: Readonly<Record<string, string>>, path: string, separator: '.' | '/'): string {
  for (const [from, to] of Object.entries(paths)) {
    const [old, now] = [from, to].map((each) => each.replaceAll('.', separator)) as [string, string];
    if (path.startsWith(old) && (path.length === old.length || [separator, '['].includes(path[old.length]!)))
      return `${now}${path.slice(old.length)}`;
  }
  return path;
}

/** Returns a path in the data of a table, which an earlier version may have recorded, in present words. */
export const pathInPresentWords = (gameId: string, table: string, path: string): string =>
  presentPath(pathsOf(gameId, table), path, '.');

/** Returns a source with the present word for its kind. */
const inPresentKind = (source: DataRow): DataRow => {
  const { kind } = source as { readonly kind?: string };
  return kind !== undefined && kind in renames.words ? { ...source, kind: renames.words[kind] } : source;
};

/** Returns the marks or the origins of a row with their paths in present words. */
function withPresentPaths(gameId: string, table: string, row: DataRow): DataRow {
  const paths = pathsOf(gameId, table);
  const { spoilers, provenance } = row as {
    readonly spoilers?: readonly { readonly text: string }[] | null;
    readonly provenance?: {
      readonly sources?: readonly DataRow[];
      readonly fields?: Readonly<Record<string, DataRow>>;
    } | null;
  };
  const { sources, fields } = provenance ?? {};
  return {
    ...row,
    ...(spoilers && {
      spoilers: spoilers.map((mark) => ({
        ...mark,
        text: `/${presentPath(paths, mark.text.slice(1), '/')}`,
      })),
    }),
    ...(provenance && {
      provenance: {
        ...provenance,
        ...(sources && { sources: sources.map(inPresentKind) }),
        ...(fields && {
          fields: Object.fromEntries(
            Object.entries(fields).map(([path, origin]) => [
              presentPath(paths, path, '.'),
              inPresentKind(origin),
            ]),
          ),
        }),
      },
    }),
  };
}

/** Returns a condition with its present members: the kind, and what it names. */
function presentCondition(condition: DataRow): DataRow {
  if ('kind' in condition) return condition;
  const { members } = renames.conditions;
  const own = Object.entries(condition).filter(([name]) => !(name in members));
  const named = Object.entries(members).flatMap(([old, { kind, at }]) =>
    (condition[old] ?? null) === null ? [] : Object.entries({ kind, [at]: condition[old] }),
  );
  return Object.fromEntries([...own, ...named]);
}

/** Returns a value with the present form of the gates in it. */
function withPresentGates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPresentGates);
  if (typeof value !== 'object' || value === null) return value;
  const { requires, closed_by: ends = [] } = value as Partial<Record<string, readonly DataRow[]>>;
  if (!requires?.every(({ all }) => Array.isArray(all)))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withPresentGates(inner)]));
  return {
    requires: requires.map(({ all }) => ({ all: (all as readonly DataRow[]).map(presentCondition) })),
    closed_by: ends.map(presentCondition),
  };
}

/** Returns a row of a release, which an earlier version may have made, with the columns that it would have now. */
export function inPresentWords(gameId: string, table: string, row: DataRow): DataRow {
  const columns: Record<string, unknown> = { ...withPresentPaths(gameId, table, row) };
  const { columns: gated, tables } = renames.conditions;
  for (const name of gated) if (row[name]) columns[name] = withPresentGates(row[name]);
  for (const [old, now] of Object.entries(renames.columns[gameId]?.[table] ?? {})) {
    if (!(old in row)) continue;
    delete columns[old];
    if (typeof now === 'string') columns[now] = row[old];
    else for (const name of now) columns[name] = restated;
  }
  for (const added of renames.added[gameId]?.[table] ?? [])
    if (!(added in columns)) columns[added] = restated;
  return tables.includes(table) ? presentCondition(columns) : columns;
}
