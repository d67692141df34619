import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '../src/data/database.ts';

/** Makes a folder an embedded database with the whole dataset in it, as `scripts/jest-setup.js` made one. */
export function copyDatabase(folder: string): void {
  cpSync(process.env['CARYLL_TEST_DATABASE']!, folder, { recursive: true });
}

/** Opens the embedded database in a folder, or makes an empty one there. */
export const openFolder = (folder: string): Promise<Database> =>
  openDatabase({
    url: undefined,
    folder,
    poolSize: 1,
    // Only for what hangs: a busy machine may take its time.
    statementTimeoutMs: 60_000,
    connectTimeoutMs: 60_000,
  });

/** An embedded database with the whole dataset in it, or an empty one, in a folder that goes when it is closed. */
export async function openTestDatabase(contents: 'dataset' | 'empty' = 'dataset'): Promise<Database> {
  const parent = mkdtempSync(path.join(tmpdir(), 'database-'));
  const folder = path.join(parent, 'postgres');
  if (contents === 'dataset') copyDatabase(folder);
  const database = await openFolder(folder);
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
