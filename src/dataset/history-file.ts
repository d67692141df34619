import { existsSync, readFileSync } from 'node:fs';

/**
 * The file beside the data files of a game with the versions before the present one, which `npm run derive` writes from the
 * commits of the data. It is no data: the history of a service that has never served them begins with it.
 */
export const historyFile = 'history.ndjson';

/** The first line of a version, in {@link historyFile}. */
export interface VersionLine {
  readonly version: string;
  /** Number of records in all lists. */
  readonly records: number;
}

/** A record that a version added, removed or changed, in {@link historyFile}. */
export interface ChangeLine {
  readonly version: string;
  /** Name of the data file, e.g. `bosses`. */
  readonly file: string;
  readonly slug: string;
  readonly name?: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** Names of the fields that differ, without their values. */
  readonly fields?: readonly string[];
}

/** A published version of the data of a game, in `game.json`. */
export interface ListedVersion {
  readonly version: string;
  readonly released_at: string;
  readonly notes: readonly string[];
}

/** A published version with what it changed. */
export interface PublishedVersion extends ListedVersion {
  readonly records: number;
  readonly changes: readonly ChangeLine[];
}

/**
 * Reads the versions of a game, oldest first. There are none unless the file has exactly those that `game.json` lists: a
 * gap would hide changes.
 */
export function readHistory(
  file: string | undefined,
  { changes }: { readonly changes: readonly ListedVersion[] },
): readonly PublishedVersion[] {
  if (file === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const sizes = new Map<string, number>();
  const byVersion = new Map<string, ChangeLine[]>();
  for (const text of lines) {
    const line = JSON.parse(text) as VersionLine | ChangeLine;
    if ('records' in line) {
      sizes.set(line.version, line.records);
      byVersion.set(line.version, []);
    } else byVersion.get(line.version)?.push(line);
  }
  const listed = [...changes].reverse();
  if (listed.map(({ version }) => version).join() !== [...sizes.keys()].join()) return [];
  return listed.map((each) => ({
    ...each,
    records: sizes.get(each.version)!,
    changes: byVersion.get(each.version)!,
  }));
}
