import { isoDay } from './moments.ts';
import type { Release } from './releases.ts';

/** A version of the data of a game that was served, and how many records it changed. */
export interface DatasetRelease {
  /** Sequence number of the change of the served release, from 1. */
  readonly number: number;
  readonly dataset_version: string;
  /** Its day, `YYYY-MM-DD`. */
  readonly released_at: string;
  readonly notes: readonly string[];
  readonly records: number;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}

/** A record that a version of the data added, removed or changed. */
export interface RecordChange {
  readonly dataset_version: string;
  readonly released_at: string;
  readonly resource: string;
  readonly slug: string;
  readonly name: string | null;
  readonly change: 'added' | 'removed' | 'changed';
  readonly fields: readonly { readonly field: string; readonly before?: unknown; readonly after?: unknown }[];
}

/** A part of a list: how many rows after how many others. */
export interface Part {
  readonly limit: number;
  readonly offset: number;
}

const ofGame = 'from dataset_version v where v.game_id = ?';
const changesOfGame =
  'from dataset_version v join dataset_change c using (game_id, number) where v.game_id = ? and number > ?';

/**
 * The versions of the data of a game that were served, newest first. A version that was served twice is listed twice.
 */
export const readReleases = (release: Release, gameId: string, { limit, offset }: Part) =>
  release.select<DatasetRelease>(
    `select v.number, v.dataset_version, ${isoDay('v.released_at')} as released_at, v.notes, v.records, v.added, v.removed,
            v.changed ${ofGame} order by v.number desc limit ? offset ?`,
    gameId,
    limit,
    offset,
  );

export async function countReleases(release: Release, gameId: string): Promise<number> {
  const [row] = await release.select<{ total: number }>(`select count(*)::int as total ${ofGame}`, gameId);
  return row!.total;
}

/** The names of the versions that were served, oldest first, each with the number of its first time. */
export const readVersionNumbers = (release: Release, gameId: string) =>
  release.select<{ dataset_version: string; number: number }>(
    `select v.dataset_version, min(v.number)::int as number ${ofGame} group by v.dataset_version order by number`,
    gameId,
  );

/** The changes after the version of that number, oldest version first, by list and then by slug. */
export const readChanges = (release: Release, gameId: string, number: number, { limit, offset }: Part) =>
  release.select<RecordChange>(
    `select v.dataset_version, ${isoDay('v.released_at')} as released_at, c.resource, c.slug, c.name, c.change, c.fields
       ${changesOfGame} order by number, c.position limit ? offset ?`,
    gameId,
    number,
    limit,
    offset,
  );

/** A record that a version changed, by its name. */
export interface ChangedName extends Pick<RecordChange, 'slug' | 'name' | 'change'> {
  /** That of the version, as {@link DatasetRelease} has it. */
  readonly number: number;
}

/** The names of what the versions from a number on changed, at most `limit` for each version and kind of change. */
export const readChangedNames = (release: Release, gameId: string, number: number, limit: number) =>
  release.select<ChangedName>(
    `select number, slug, name, change from (
       select number, c.slug, c.name, c.change, c.position,
              row_number() over (partition by number, c.change order by c.position) as nth ${changesOfGame}
     ) as named where nth <= ? order by number, position`,
    gameId,
    number - 1,
    limit,
  );

export async function countChanges(release: Release, gameId: string, number: number): Promise<number> {
  const [row] = await release.select<{ total: number }>(
    `select count(*)::int as total ${changesOfGame}`,
    gameId,
    number,
  );
  return row!.total;
}

/** A record, and the day of the last version that changed it, `YYYY-MM-DD`. */
export interface LastChange extends Pick<RecordChange, 'resource' | 'slug'> {
  readonly day: string;
}

/** The records that the versions of a game changed, each with the day of its last change. */
export const readLastChanges = (release: Release, gameId: string) =>
  release.select<LastChange>(
    `select c.resource, c.slug, ${isoDay('max(v.released_at)')} as day
       from dataset_version v join dataset_change c using (game_id, number) where v.game_id = ? group by c.resource, c.slug`,
    gameId,
  );

/** The day of the first version of a game that is known; undefined without any. */
export async function readFirstDay(release: Release, gameId: string): Promise<string | undefined> {
  const [row] = await release.select<{ day: string | null }>(
    `select ${isoDay('min(v.released_at)')} as day ${ofGame}`,
    gameId,
  );
  return row?.day ?? undefined;
}
