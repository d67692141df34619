import { migrate } from '../src/data/migrate.ts';
import { importDataset } from '../src/dataset/import.ts';
import { openFolder } from './databases.ts';
import { published } from './published.ts';

/** Makes a folder an embedded database with the whole dataset, to copy others from. */
export async function makeTemplate(folder: string): Promise<void> {
  const database = await openFolder(folder);
  // Postgres would keep the files of its log for later, and each suite would copy them: a third of the folder.
  await database.knex.raw('set wal_recycle = off');
  await migrate(database);
  await importDataset(database, published, { keep: 5 });
  await database.knex.raw('checkpoint');
  await database.close();
}
