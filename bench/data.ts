import { type Database, openDatabase } from '../src/data/database.ts';
import { migrate } from '../src/data/migrate.ts';
import { importDataset } from '../src/dataset/import.ts';
import { loadDataset } from '../src/dataset/load.ts';
import { fromRoot } from '../src/root.ts';

/** A database on a server, for the benchmark's own queries. */
export const openServerDatabase = (url: string): Promise<Database> =>
  openDatabase({ url, folder: '', poolSize: 4, statementTimeoutMs: 60_000, connectTimeoutMs: 10_000 });

/**
 * Opens a database with the tables and the data.
 *
 * @param keep releases to keep.
 */
export async function openFilledDatabase(url: string, keep = 1): Promise<Database> {
  const database = await openServerDatabase(url);
  await migrate(database);
  await importDataset(database, loadDataset(fromRoot('seeds')), { keep });
  return database;
}
