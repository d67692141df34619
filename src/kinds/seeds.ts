import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../root.ts';

const ending = '.schema.json';

/** The file beside the data files of a game that has what only pages show: it is not data. */
export const pagesFile = 'pages.json';

/** Names of the folders below `seedsFolder` that hold a game. */
export function gameFolders(seedsFolder: string): string[] {
  return readdirSync(seedsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(seedsFolder, entry.name, 'game.json')))
    .map((entry) => entry.name)
    .sort();
}

/** A file or folder of a seeds folder; the one of this program where it has none. */
function ownOrShipped(seedsFolder: string, ...names: string[]): string {
  const own = path.join(seedsFolder, ...names);
  return existsSync(own) ? own : fromRoot('seeds', ...names);
}

/** The `game.json` whose words the schemas of a game refer to: that beside them. */
export function wordsFile(seedsFolder: string, gameId: string): string {
  const beside = path.join(ownOrShipped(seedsFolder, gameId, 'schema'), '..', 'game.json');
  return existsSync(beside) ? beside : path.join(seedsFolder, gameId, 'game.json');
}

/**
 * The files with the JSON Schemas of a game, by the name of what they describe: those that every game has (`common`,
 * `any-game`, and `progress`, which its results may extend), then its own: one for each data file, e.g. `cities`, and `game` where its `game.json` holds more.
 */
export function schemaFiles(seedsFolder: string, gameId: string): Map<string, string> {
  const folder = ownOrShipped(seedsFolder, gameId, 'schema');
  const own = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
  return new Map([
    ['common', ownOrShipped(seedsFolder, `common${ending}`)],
    ['any-game', ownOrShipped(seedsFolder, `game${ending}`)],
    ['progress', ownOrShipped(seedsFolder, `progress${ending}`)],
    ...own.sort().map((name) => [name.slice(0, -ending.length), path.join(folder, name)] as const),
  ]);
}
