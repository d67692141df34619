import { existsSync } from 'node:fs';
import path from 'node:path';
import { requireNoErrors } from '../dataset/check.ts';
import { type Dataset, loadDataset } from '../dataset/load.ts';
import { fromRoot } from '../root.ts';
import type { Context } from './context.ts';
import { CommandError } from './exit.ts';

export const seedsOption = [
  '--seeds <folder>',
  'folder of the data files (default: the one of this program)',
] as const;

/** Loads the data files of a folder, with the schemas in it or else those of this program. */
export function loadSeeds(context: Context, folder: string | undefined): Dataset {
  const seeds = folder === undefined ? fromRoot('seeds') : context.resolve(folder);
  if (!existsSync(seeds)) {
    throw new CommandError(
      'usage',
      `--seeds: expected a folder with data files, got "${folder}", which does not exist.`,
    );
  }
  const own = path.join(seeds, 'schema');
  return loadDataset(seeds, existsSync(own) ? own : fromRoot('seeds', 'schema'));
}

/**
 * The same for an import: data in which `caryll data check` finds errors are not served.
 *
 * @throws DatasetError
 */
export function loadCheckedSeeds(context: Context, folder: string | undefined): Dataset {
  const dataset = loadSeeds(context, folder);
  requireNoErrors(dataset);
  return dataset;
}
