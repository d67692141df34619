import { existsSync } from 'node:fs';
import path from 'node:path';
import { requireNoErrors } from '../dataset/check.ts';
import type { KindsOf } from '../dataset/diff.ts';
import { kindsIn } from '../dataset/kinds.ts';
import { type Dataset, loadDataset } from '../dataset/load.ts';
import { rulesOf } from '../games/index.ts';
import { servedGames } from '../kinds/served.ts';
import { fromRoot } from '../root.ts';
import { CommandError } from './exit.ts';

export const seedsOption = [
  '--seeds <folder>',
  'folder with the data files (default: those shipped with caryll)',
] as const;

/** The folder that the option names. */
export const seedsFolder = (folder: string | undefined): string =>
  folder === undefined ? fromRoot('seeds') : path.resolve(folder);

/** Loads the data files of a folder, with its own schemas or, if it has none, those of this program. */
export function loadSeeds(folder: string | undefined): Dataset {
  const seeds = seedsFolder(folder);
  if (existsSync(seeds)) return loadDataset(seeds);
  throw new CommandError(
    'usage',
    `--seeds must be a folder with data files; got "${folder}", which does not exist.`,
  );
}

/** The kinds of a game that this program serves. */
export const servedKinds: KindsOf = (gameId) => {
  const game = servedGames().get(gameId);
  return game && { kinds: kindsIn(game.schemas), model: game.model };
};

/**
 * Like {@link loadSeeds}, but rejects data in which `caryll data check` finds errors.
 *
 * @throws DatasetError
 */
export function loadCheckedSeeds(folder?: string): Dataset {
  const dataset = loadSeeds(folder);
  requireNoErrors(dataset, rulesOf);
  return dataset;
}
