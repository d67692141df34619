import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareRecords } from '../src/dataset/diff.ts';
import { recordKey } from '../src/dataset/game-view.ts';
import { type ChangeLine, historyFile, readLines, type VersionLine } from '../src/dataset/history-file.ts';
import { type DataRecord, isRecord, type Kind } from '../src/dataset/kinds.ts';
import type { GameData, GameFile } from '../src/dataset/load.ts';
import { inPresentWords, pathInPresentWords, renames } from '../src/renames.ts';

/** A state of the data files of a game: the text of a file; undefined without it. */
type ReadFile = (name: string) => string | undefined;

/** The lines of one version. */
type Lines = readonly (VersionLine | ChangeLine)[];

/** Returns what git prints; undefined when it fails, e.g. without a repository, or in one that lacks a commit. */
function git(folder: string, ...argv: string[]): string | undefined {
  try {
    return execFileSync('git', argv, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

const versionIn = (read: ReadFile): string | undefined => {
  const text = read('game.json');
  return text === undefined ? undefined : (JSON.parse(text) as GameFile).dataset_version;
};

/** Finds the last state of versions in the history of a folder, on the way by which it reached the present commit. */
function statesOf(folder: string, versions: ReadonlySet<string>): Map<string, ReadFile> {
  const states = new Map<string, ReadFile>();
  for (const commit of git(folder, 'log', '--first-parent', '--format=%H', '--', '.')?.split('\n') ?? []) {
    if (states.size === versions.size) break;
    const read: ReadFile = (name) => git(folder, 'show', `${commit}:./${name}`);
    const version = commit === '' ? undefined : versionIn(read);
    if (version !== undefined && versions.has(version) && !states.has(version)) states.set(version, read);
  }
  return states;
}

/** Returns a record with its fields in present words; a field that became part of another one keeps its name. */
function inPresentFields(gameId: string, table: string, record: DataRecord): Record<string, unknown> {
  const fields = Object.entries(inPresentWords(gameId, table, record)).map(([name, value]) => {
    const present = pathInPresentWords(gameId, table, name);
    return [present.includes('.') ? name : present, value] as const;
  });
  return Object.fromEntries(fields);
}

/** Reads the published records of a kind, by key, in present words as far as they are known. */
function recordsIn(read: ReadFile, gameId: string, kind: Kind): Map<string, DataRecord> {
  const old = Object.entries(renames.tables[gameId] ?? {}).filter(([, now]) => now === kind.table);
  const files = [kind.file, ...old.map(([name]) => `${name.replaceAll('_', '-')}s`)];
  const text = files.map((file) => read(`${file}.json`)).find((found) => found !== undefined);
  if (text === undefined) return new Map();
  const records: readonly DataRecord[] = JSON.parse(text).records;
  return new Map(
    records
      .filter(({ draft }) => draft === undefined)
      .map((record) => {
        const row = inPresentFields(gameId, kind.table, record);
        for (const { field, table } of kind.edges) {
          const rows = row[field];
          if (!Array.isArray(rows)) continue;
          row[field] = rows.map((each) => (isRecord(each) ? inPresentWords(gameId, table, each) : each));
        }
        return [recordKey(kind, row), row];
      }),
  );
}

/** Returns the lines of a version: its size, and what differs from the state before; only the size of the first one. */
function linesOf(
  { game, kinds, model }: GameData,
  version: string,
  before: ReadFile | undefined,
  after: ReadFile,
): Lines {
  let records = 0;
  const changes: ChangeLine[] = [];
  for (const kind of [...kinds].sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const young = recordsIn(after, game.slug, kind);
    if (model.tables.get(kind.table)!.hasList) records += young.size;
    if (before === undefined) continue;
    const old = recordsIn(before, game.slug, kind);
    for (const slug of [...new Set([...old.keys(), ...young.keys()])].sort()) {
      const [was, is] = [old.get(slug), young.get(slug)];
      // A field that the data files no longer have follows from others, so the data did not change.
      const isThere = (name: string) => name in (is ?? {}) || name in kind.fields;
      const fields =
        was && is
          ? compareRecords(was, is)
              .map(({ field }) => /^[^.[]*/.exec(field)![0])
              .filter(isThere)
          : [];
      if (was && is && fields.length === 0) continue;
      const name = (is ?? was)?.['name'];
      changes.push({
        version,
        file: kind.file,
        slug,
        ...(typeof name === 'string' && { name }),
        change: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed',
        ...(fields.length > 0 && { fields: [...new Set(fields)] }),
      });
    }
  }
  return [{ version, records }, ...changes];
}

/**
 * Derives the history of a game's data: the lines of earlier versions as they are, then those of the present one, which
 * is compared with the last commit of the version before. Without a file, all versions are compared. A version whose
 * commit is not there, e.g. without a repository, keeps the lines that it has.
 *
 * @param folder the folder of the game.
 */
export function deriveHistory(folder: string, data: GameData): string {
  const lines = readLines(path.join(folder, historyFile));
  const linesIn = (version: string): Lines => lines.filter((line) => line.version === version);
  const known = new Set(lines.map(({ version }) => version));
  const versions = data.game.changes.map(({ version }) => version).reverse();
  const present: ReadFile = (name) => {
    const target = path.join(folder, name);
    return existsSync(target) ? readFileSync(target, 'utf8') : undefined;
  };
  const now = versions.at(-1)!;
  const missing = versions.filter((version) => version === now || !known.has(version));
  const wanted = missing.flatMap((version) =>
    versions.slice(Math.max(versions.indexOf(version) - 1, 0)).slice(0, 2),
  );
  const states = statesOf(folder, new Set(wanted.filter((version) => version !== now)));
  states.set(now, present);
  const made = versions.flatMap((version, index) => {
    const [before, after] = [states.get(versions[index - 1] ?? ''), states.get(version)];
    const isKnown = !missing.includes(version) || after === undefined || (index > 0 && before === undefined);
    return isKnown ? linesIn(version) : linesOf(data, version, before, after);
  });
  return made.map((line) => `${JSON.stringify(line)}\n`).join('');
}
