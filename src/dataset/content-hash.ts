import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gameFolders, pagesFile, schemaFiles } from '../kinds/seeds.ts';
import { readRegularFile } from './read-file.ts';

/** Raised when the import writes the same files differently, so that an unchanged dataset is imported again. */
const importFormat = 5;

/**
 * Digest of the raw data files and their schemas: much faster than reading and checking them, and enough to detect that
 * nothing has changed.
 */
export function hashDataset(seedsFolder: string): string {
  const hash = createHash('sha256').update(`format ${importFormat}`);
  for (const game of gameFolders(seedsFolder)) {
    const folder = path.join(seedsFolder, game);
    const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== pagesFile);
    for (const file of [
      ...schemaFiles(seedsFolder, game).values(),
      ...files.sort().map((name) => path.join(folder, name)),
    ]) {
      const bytes = readRegularFile(file);
      hash.update(`${game}/${path.basename(file)} ${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest('hex');
}
