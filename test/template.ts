import { openDatabase } from '../src/data/database.ts';
import { migrate } from '../src/data/migrate.ts';
import { importDataset } from '../src/dataset/import.ts';
import { published } from './published.ts';

/** Makes a folder an embedded database with the whole dataset, to copy others from. */
export async function makeTemplate(folder: string): Promise<void> {
  const database = await openDatabase({
    url: undefined,
    folder,
    poolSize: 1,
    statementTimeoutMs: 60_000,
    connectTimeoutMs: 60_000,
  });
  // Postgres would keep the files of its log for later, and each suite would copy them: a third of the folder.
  await database.knex.raw('set wal_recycle = off');
  await migrate(database);
  await importDataset(database, published, { keep: 5 });
  await database.knex.raw('checkpoint');
  await database.close();
}
