import { rename, writeFile } from 'node:fs/promises';
import { openDatabase } from '../src/data/database.ts';
import { migrate } from '../src/data/migrate.ts';
import { importDataset } from '../src/dataset/import.ts';
import { loadDataset } from '../src/dataset/load.ts';
import { fromRoot } from '../src/root.ts';

/** Writes an embedded database with the whole dataset as an archive, to start others from. */
export async function writeDump(file: string): Promise<void> {
  const database = await openDatabase({
    url: undefined,
    folder: 'memory://',
    poolSize: 1,
    statementTimeoutMs: 60_000,
    connectTimeoutMs: 60_000,
  });
  await migrate(database);
  await importDataset(database, loadDataset(fromRoot('seeds')), { keep: 5 });
  const dump = await database.dump!();
  await database.close();
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
}
