import { LRUCache } from 'lru-cache';
import { type Release, schemaOf, serialOf } from '../data/releases.ts';

/** A record as links name it. */
export interface NamedRecord {
  readonly slug: string;
  readonly name: string;
}

/** The names of all records of a game. */
export interface Names {
  /** The records of a table, by name. */
  of(table: string): readonly NamedRecord[];
  /** The name of a record; undefined where there is none of that slug. */
  find(table: string, slug: string): string | undefined;
}

const ofReleases = new WeakMap<Release, Map<string, Promise<Names>>>();

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

async function readNames(release: Release, gameId: string, tables: readonly string[]): Promise<Names> {
  const schema = schemaOf(release, gameId);
  const rows = await release.select<NamedRecord & { readonly table: string }>(
    tables
      .map((table) => `select '${table}' as table, slug, name from ${schema}.${table}`)
      .join(' union all '),
  );
  const byTable = new Map(tables.map((table) => [table, new Map<string, string>()]));
  for (const { table, slug, name } of rows.toSorted(
    (a, b) => compare(a.name, b.name) || compare(a.slug, b.slug),
  ))
    byTable.get(table)!.set(slug, name);
  const inOrder = new Map(
    [...byTable].map(([table, records]) => [table, [...records].map(([slug, name]) => ({ slug, name }))]),
  );
  return {
    of: (table) => inOrder.get(table) ?? [],
    find: (table, slug) => byTable.get(table)?.get(slug),
  };
}

/**
 * The names of a game's records, read once for a release.
 *
 * @param tables those of its kinds of records.
 */
export function namesOf(release: Release, gameId: string, tables: readonly string[]): Promise<Names> {
  let games = ofReleases.get(release);
  if (games === undefined) ofReleases.set(release, (games = new Map()));
  const known = games.get(gameId);
  if (known !== undefined) return known;
  const reading = readNames(release, gameId, tables);
  games.set(gameId, reading);
  // A failure is not cached.
  reading.catch(() => games.delete(gameId));
  return reading;
}

/** The names of records in one language, by table and slug: `boss amygdala`. */
export type LocalNames = ReadonlyMap<string, string>;

/** Those that were used last: a game may have a dozen languages. */
const inLanguages = new LRUCache<string, LocalNames>({ max: 8 });

/** The names of a game's records in a language; a record without one is missing. */
export async function localNamesOf(
  release: Release,
  gameId: string,
  tables: readonly string[],
  language: string,
): Promise<LocalNames> {
  const key = `${serialOf(release)} ${gameId} ${language}`;
  const known = inLanguages.get(key);
  if (known !== undefined) return known;
  const schema = schemaOf(release, gameId);
  const rows = await release.select<{ readonly key: string; readonly name: string }>(
    tables
      .map(
        (table) =>
          `select '${table} ' || slug as key, names ->> '${language}' as name from ${schema}.${table}
            where names ->> '${language}' is not null`,
      )
      .join(' union all '),
  );
  const names = new Map(rows.map((row) => [row.key, row.name]));
  inLanguages.set(key, names);
  return names;
}
