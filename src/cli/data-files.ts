import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Dataset, loadDataset } from '../dataset/load.ts';
import { fromRoot } from '../root.ts';
import type { Outcome } from './command.ts';
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
 * Writes files that follow from the data.
 *
 * @param check whether to write nothing and to throw CommandError when one of them is stale.
 */
export async function writeDerived(
  context: Context,
  files: readonly (readonly [file: string, text: string])[],
  check = false,
): Promise<Outcome> {
  const stale: string[] = [];
  for (const [file, text] of files) {
    const old = existsSync(file) ? await context.io.readFile(file) : undefined;
    if (old === text) continue;
    stale.push(file);
    if (!check) await context.io.writeFile(file, text);
  }
  if (check && stale.length > 0) {
    throw new CommandError(
      'refused',
      `Not up to date with the data: ${stale.join(', ')}`,
      'Run the command without --check.',
    );
  }
  const unchanged = files.map(([file]) => file).filter((file) => !stale.includes(file));
  return {
    json: () => ({ written: stale, unchanged }),
    print: () => context.print(stale.map((file) => `written: ${file}`).join('\n') || 'up to date'),
  };
}
