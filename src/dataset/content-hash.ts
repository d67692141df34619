import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readRegularFile } from './read-file.ts';

/** Raised when the import writes the same files differently, so that an unchanged dataset is imported anew. */
const importFormat = 4;

/** Names of the folders below `seedsFolder` that hold a game. */
export function gameFolders(seedsFolder: string): string[] {
  return readdirSync(seedsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(seedsFolder, entry.name, 'game.json')))
    .map((entry) => entry.name)
    .sort();
}

/**
 * Digest of the data files as they lie there, and of the schemas that say what becomes of them. It is many times
 * faster than reading and checking them, and enough to see that nothing has changed.
 */
export function hashDataset(seedsFolder: string, schemaFolder = path.join(seedsFolder, 'schema')): string {
  const hash = createHash('sha256').update(`format ${importFormat}`);
  for (const folder of [
    schemaFolder,
    ...gameFolders(seedsFolder).map((name) => path.join(seedsFolder, name)),
  ]) {
    for (const file of readdirSync(folder).sort()) {
      if (!file.endsWith('.json')) continue;
      const bytes = readRegularFile(path.join(folder, file));
      hash.update(`${path.basename(folder)}/${file} ${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest('hex');
}
