import { readFileSync } from 'node:fs';
import { fromRoot } from './root.ts';

/** What parameters, fields and records of the data were called in earlier versions of the program (`schema/renames.json`). */
interface Renames {
  /** Parameters of routes, by their old name. */
  readonly parameters: Readonly<Record<string, string>>;
  /**
   * By game and table, the columns by their old name: the new name, or a list of columns that say the same in other
   * words.
   */
  readonly columns: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>>
  >;
  /** By game and table, the slug that replaces one of an earlier version of the data. */
  readonly slugs: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

export const renames: Renames = JSON.parse(readFileSync(fromRoot('schema', 'renames.json'), 'utf8'));

type Row = Readonly<Record<string, unknown>>;

/** The value of a column that replaces one of an earlier version with other words: it equals any other. */
export const restated = Symbol('restated');

/** Returns a row of a release, which an earlier version may have made, with the columns that it would have now. */
export function inPresentWords(gameId: string, table: string, row: Row): Row {
  const columns = { ...row };
  for (const [old, now] of Object.entries(renames.columns[gameId]?.[table] ?? {})) {
    if (!(old in row)) continue;
    delete columns[old];
    if (typeof now === 'string') columns[now] = row[old];
    else for (const name of now) columns[name] = restated;
  }
  return columns;
}
