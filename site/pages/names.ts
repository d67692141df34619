import { LRUCache } from 'lru-cache';
import type { SiteRelease } from '../../src/site-port.ts';
import { compareTexts } from '../../src/text/compare-texts.ts';

/** A record as links name it. */
export interface NamedRecord {
  readonly slug: string;
  readonly name: string;
}

/** The names of all records of a game, in one language. */
export interface Names {
  /** The records of a table, by name. */
  of(table: string): readonly NamedRecord[];
  /** The name of a record; undefined where there is none, or none in that language. */
  find(table: string, slug: string): string | undefined;
}

interface CountedNames extends Names {
  readonly count: number;
}

interface NamesRequest {
  readonly release: SiteRelease;
  readonly gameId: string;
  readonly tables: readonly string[];
  readonly language: string | undefined;
}

async function readNames({ release, gameId, tables, language }: NamesRequest): Promise<CountedNames> {
  const rows = await release.names(gameId, tables, language);
  const byTable = new Map(tables.map((table) => [table, new Map<string, string>()]));
  for (const { table, slug, name } of rows.toSorted(
    (a, b) => compareTexts(a.name, b.name) || compareTexts(a.slug, b.slug),
  ))
    byTable.get(table)!.set(slug, name);
  const inOrder = new Map(
    [...byTable].map(([table, records]) => [table, [...records].map(([slug, name]) => ({ slug, name }))]),
  );
  return {
    count: rows.length,
    of: (table) => inOrder.get(table) ?? [],
    find: (table, slug) => byTable.get(table)?.get(slug),
  };
}

/** Names take about 150 bytes each. */
const maxNames = 200_000;

/** The names of a game in one language that were used last. */
const known = new LRUCache<string, CountedNames, NamesRequest>({
  maxSize: maxNames,
  sizeCalculation: ({ count }) => Math.max(1, count),
  // What is evicted while it is read still goes to those who wait for it.
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context }) => readNames(context),
});

/**
 * The names of a game's records, read once for a release.
 *
 * @param tables those of its kinds of records.
 * @param language undefined for English.
 */
export function namesOf(
  release: SiteRelease,
  gameId: string,
  tables: readonly string[],
  language?: string,
): Promise<Names> {
  const context = { release, gameId, tables, language };
  return known.forceFetch(`${release.serial} ${gameId} ${language ?? ''}`, { context });
}
