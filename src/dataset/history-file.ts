import { existsSync, readFileSync } from 'node:fs';
import type { DataError } from './data-errors.ts';
import { isRecord } from './kinds.ts';

/**
 * The file beside the data files of a game with the versions before the present one, which `npm run derive` writes from the
 * commits of the data. It is not data: the history of a service that has never served them begins with it.
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

const changes: ReadonlySet<unknown> = new Set<ChangeLine['change']>(['added', 'removed', 'changed']);

function parseLine(text: string): VersionLine | ChangeLine | undefined {
  try {
    const line: unknown = JSON.parse(text);
    if (!isRecord(line) || typeof line['version'] !== 'string') return undefined;
    const isVersion = typeof line['records'] === 'number';
    const isChange =
      typeof line['file'] === 'string' && typeof line['slug'] === 'string' && changes.has(line['change']);
    return isVersion || isChange ? (line as unknown as VersionLine | ChangeLine) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the lines of a history; none without the file.
 *
 * @param errors receives the lines that are none, with the name of the file as errors have it.
 */
export function readLines(
  file: string,
  errors: DataError[] = [],
  name = file,
): readonly (VersionLine | ChangeLine)[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const line = text === '' ? undefined : parseLine(text);
      if (line === undefined && text !== '')
        errors.push({
          ...{ file: name, line: index + 1, column: 1, received: text },
          expected: 'a version or a change as JSON: remove the line, and run `npm run derive`',
        });
      return line ?? [];
    });
}

/**
 * Returns the versions of a game, oldest first. There are none unless the lines have exactly those that `game.json` lists: a
 * gap would hide changes.
 */
export function historyOf(
  lines: readonly (VersionLine | ChangeLine)[],
  game: { readonly changes: readonly ListedVersion[] },
): readonly PublishedVersion[] {
  const sizes = new Map<string, number>();
  const byVersion = new Map<string, ChangeLine[]>();
  for (const line of lines) {
    if ('records' in line) {
      sizes.set(line.version, line.records);
      byVersion.set(line.version, []);
    } else byVersion.get(line.version)?.push(line);
  }
  const listed = [...game.changes].reverse();
  if (listed.map(({ version }) => version).join() !== [...sizes.keys()].join()) return [];
  return listed.map((each) => ({
    ...each,
    records: sizes.get(each.version)!,
    changes: byVersion.get(each.version)!,
  }));
}
