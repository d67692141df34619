import { readFileSync } from 'node:fs';
import { fromRoot } from './root.ts';

/** Names by game and table. */
type ByTable<Names> = Readonly<Record<string, Readonly<Record<string, Names>>>>;

/** What parameters, fields and records of the data were called in earlier versions of the program (`schema/renames.json`). */
interface Renames {
  /** Parameters of routes, by their old name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Columns by their old name: the new name, or a list of columns that say the same in other words. */
  readonly columns: ByTable<Readonly<Record<string, string | readonly string[]>>>;
  /** Columns and lists of edges that say what others said, or what followed from others, before there were these. */
  readonly restated: ByTable<readonly string[]>;
  /** Paths in provenance and marks, by their old beginning. */
  readonly paths: ByTable<Readonly<Record<string, string>>>;
  /** The slug that replaces one of an earlier version of the data. */
  readonly slugs: ByTable<Readonly<Record<string, string>>>;
}

export const renames: Renames = JSON.parse(readFileSync(fromRoot('schema', 'renames.json'), 'utf8'));

type Row = Readonly<Record<string, unknown>>;

/** The value of a column that replaces one of an earlier version with other words: it equals any other. */
export const restated = Symbol('restated');

/** Returns the path, or pointer, with its beginning in present words. */
function presentPath(paths: Readonly<Record<string, string>>, path: string, separator: '.' | '/'): string {
  const inForm = (words: string) => (separator === '/' ? `/${words.replaceAll('.', separator)}` : words);
  for (const [old, now] of Object.entries(paths))
    if (`${path}${separator}`.startsWith(`${inForm(old)}${separator}`))
      return `${inForm(now)}${path.slice(inForm(old).length)}`;
  return path;
}

/** Returns the provenance and the marks of a row with the paths that they would have now. */
function withPresentPaths(paths: Readonly<Record<string, string>>, row: Row): Row {
  const { provenance, spoilers } = row as {
    readonly provenance?: { readonly fields?: object };
    readonly spoilers?: readonly { readonly text: string }[] | null;
  };
  return {
    ...row,
    ...(provenance?.fields && {
      provenance: {
        ...provenance,
        fields: Object.fromEntries(
          Object.entries(provenance.fields).map(([path, origin]) => [presentPath(paths, path, '.'), origin]),
        ),
      },
    }),
    ...(spoilers && {
      spoilers: spoilers.map((mark) => ({ ...mark, text: presentPath(paths, mark.text, '/') })),
    }),
  };
}

/** Returns a row of a release, which an earlier version may have made, with the columns that it would have now. */
export function inPresentWords(gameId: string, table: string, row: Row): Row {
  const paths = renames.paths[gameId]?.[table];
  const columns: Record<string, unknown> =
    paths === undefined ? { ...row } : { ...withPresentPaths(paths, row) };
  for (const [old, now] of Object.entries(renames.columns[gameId]?.[table] ?? {})) {
    if (!(old in row)) continue;
    delete columns[old];
    if (typeof now === 'string') columns[now] = row[old];
    else for (const name of now) columns[name] = restated;
  }
  for (const name of renames.restated[gameId]?.[table] ?? [])
    if (!(name in columns)) columns[name] = restated;
  return columns;
}
