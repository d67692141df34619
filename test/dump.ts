import { rename, writeFile } from 'node:fs/promises';
import { openDatabase } from '../src/data/database.ts';
import { migrate } from '../src/data/migrate.ts';
import { importDataset } from '../src/dataset/import.ts';
import { published } from './published.ts';

/** Writes an embedded database with the whole dataset as an archive, to start others from. */
export async function writeDump(file: string): Promise<void> {
  const database = await openDatabase({
    url: undefined,
    folder: 'memory://',
    poolSize: 1,
    statementTimeoutMs: 60_000,
    connectTimeoutMs: 60_000,
  });
  // Postgres would keep the files of its log for later, and each suite would load them: a third of the archive.
  await database.knex.raw('set wal_recycle = off');
  await migrate(database);
  await importDataset(database, published, { keep: 5 });
  await database.knex.raw('checkpoint');
  const dump = await database.dump!();
  await database.close();
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
}
