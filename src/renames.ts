import { readFileSync } from 'node:fs';
import { fromRoot } from './root.ts';

type ByGame<Each> = Readonly<Record<string, Readonly<Record<string, Each>>>>;

/** Names from earlier versions of the program: parameters, tables, fields and records (`schema/renames.json`). */
interface Renames {
  /** Parameters of routes, by their old name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Members of responses and fields of GraphQL that are no columns, by their old name in REST. */
  readonly members: Readonly<Record<string, string>>;
  /** Types of GraphQL, by their old name: what replaces each. */
  readonly types: Readonly<Record<string, readonly string[]>>;
  /** Tables by game and old name. */
  readonly tables: ByGame<string>;
  /**
   * Columns by game, table and old name: the new name, or a list of columns with the same content in another form. A
   * table has its present name.
   */
  readonly columns: ByGame<Readonly<Record<string, string | readonly string[]>>>;
  /**
   * Columns and lists of edges, by game and table, that earlier versions did not have because they follow from
   * others.
   */
  readonly added: ByGame<readonly string[]>;
  /** Prefixes of the paths in `spoilers` and `provenance`, by game, table (`*` for every table) and old text. */
  readonly paths: ByGame<Readonly<Record<string, string>>>;
  /** Slugs, by game, table and old slug. */
  readonly slugs: ByGame<Readonly<Record<string, string>>>;
}

// Names and slugs that callers send are looked up here, so the objects inherit no members.
export const renames: Renames = JSON.parse(
  readFileSync(fromRoot('schema', 'renames.json'), 'utf8'),
  (_name, value) =>
    typeof value === 'object' && !Array.isArray(value) ? Object.setPrototypeOf(value, null) : value,
);

type Row = Readonly<Record<string, unknown>>;

/** The value of a column that replaces one of an earlier version with other words: it equals any other. */
export const restated = Symbol('restated');

/** Returns what a table is called in a release, which an earlier version may have made. */
export function tableIn(tables: ReadonlySet<string>, gameId: string, table: string): string | undefined {
  if (tables.has(table)) return table;
  const old = Object.entries(renames.tables[gameId] ?? {}).filter(([, now]) => now === table);
  return old.map(([name]) => name).find((name) => tables.has(name));
}

/** Returns a path that has its parts after `separator` with its beginning in present words. */
function presentPath(paths: Readonly<Record<string, string>>, path: string, separator: '.' | '/'): string {
  for (const [from, to] of Object.entries(paths)) {
    const [old, now] = [from, to].map((each) => each.replaceAll('.', separator)) as [string, string];
    if (path.startsWith(old) && (path.length === old.length || [separator, '['].includes(path[old.length]!)))
      return `${now}${path.slice(old.length)}`;
  }
  return path;
}

/** Returns the marks or the origins of a row with their paths in present words. */
function withPresentPaths(gameId: string, table: string, row: Row): Row {
  const paths = { ...renames.paths[gameId]?.[table], ...renames.paths[gameId]?.['*'] };
  const { spoilers, provenance } = row as {
    readonly spoilers?: readonly { readonly text: string }[] | null;
    readonly provenance?: { readonly fields?: Row } | null;
  };
  const fields = provenance?.fields;
  return {
    ...row,
    ...(spoilers && {
      spoilers: spoilers.map((mark) => ({
        ...mark,
        text: `/${presentPath(paths, mark.text.slice(1), '/')}`,
      })),
    }),
    ...(fields && {
      provenance: {
        ...provenance,
        fields: Object.fromEntries(
          Object.entries(fields).map(([path, origin]) => [presentPath(paths, path, '.'), origin]),
        ),
      },
    }),
  };
}

/** Returns a row of a release, which an earlier version may have made, with the columns that it would have now. */
export function inPresentWords(gameId: string, table: string, row: Row): Row {
  const columns = { ...withPresentPaths(gameId, table, row) };
  for (const [old, now] of Object.entries(renames.columns[gameId]?.[table] ?? {})) {
    if (!(old in row)) continue;
    delete columns[old];
    if (typeof now === 'string') columns[now] = row[old];
    else for (const name of now) columns[name] = restated;
  }
  for (const added of renames.added[gameId]?.[table] ?? [])
    if (!(added in columns)) columns[added] = restated;
  return columns;
}
