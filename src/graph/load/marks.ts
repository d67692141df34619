import type { MaybePromise } from '@pothos/core';
import { type Release, schemaOf } from '../../data/releases.ts';
import type { Spoiler } from './rows.ts';

/** The marks of a game's records. */
export interface Marks {
  /** The marks of a record, with JSON pointers into its data file. */
  of(table: string, slug: string): readonly Spoiler[];
  /** Returns how much the name of a record reveals; undefined if it reveals nothing. */
  levelOfName(table: string, slug: string): Spoiler['level'] | undefined;
}

const ofReleases = new WeakMap<Release, Map<string, MaybePromise<Marks>>>();

async function readMarks(release: Release, gameId: string): Promise<Marks> {
  const rows = await release.select<{
    readonly kind: string;
    readonly slug: string;
    readonly spoilers: readonly Spoiler[];
  }>(`select kind, slug, spoilers from ${schemaOf(release, gameId)}.record where spoilers is not null`);
  const records = new Map(rows.map(({ kind, slug, spoilers }) => [`${kind} ${slug}`, spoilers]));
  const marksOf = (table: string, slug: string) => records.get(`${table} ${slug}`) ?? [];
  return {
    of: marksOf,
    levelOfName: (table, slug) => marksOf(table, slug).find(({ text }) => text === '/name')?.level,
  };
}

/** Returns the marks of a game in a release, at once if they were read before. */
export function marksOf(release: Release, gameId: string): MaybePromise<Marks> {
  let games = ofReleases.get(release);
  if (games === undefined) ofReleases.set(release, (games = new Map()));
  const known = games.get(gameId);
  if (known !== undefined) return known;
  const reading = readMarks(release, gameId);
  games.set(gameId, reading);
  reading.then(
    (marks) => games.set(gameId, marks),
    () => games.delete(gameId),
  );
  return reading;
}
