import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../src/data/database.ts';
import { migrate } from '../src/data/migrate.ts';
import { importDataset } from '../src/dataset/import.ts';
import { loadDataset } from '../src/dataset/load.ts';
import { fromRoot } from '../src/root.ts';

/**
 * Builds one embedded database with the whole dataset; every suite starts from its dump, which takes a second
 * instead of five. The dump's name holds a digest of all that it is made from.
 */
export default async function setup(): Promise<void> {
  // The service reads its pages, and GraphiQL, from `dist`.
  execFileSync(process.execPath, ['scripts/build.js', '--if-changed'], { cwd: fromRoot(), stdio: 'inherit' });
  const dataset = loadDataset(fromRoot('seeds'));
  const hash = createHash('sha256').update(dataset.contentHash);
  for (const file of [
    ...readdirSync(fromRoot('migrations'))
      .sort()
      .map((name) => `migrations/${name}`),
    ...readdirSync(fromRoot('src', 'graph', 'types'))
      .sort()
      .map((name) => `src/graph/types/${name}`),
    'src/graph/narrowing.ts',
    'src/graph/orders.ts',
    'src/graph/records.ts',
    'src/dataset/import.ts',
    'src/dataset/kinds.ts',
    'src/dataset/marked-texts.ts',
    'src/dataset/positions.ts',
    'src/dataset/search-rows.ts',
    'src/data/search/fold.ts',
    'package-lock.json',
  ]) {
    hash.update(readFileSync(fromRoot(file)));
  }
  const folder = path.join(tmpdir(), 'caryll-test');
  const file = path.join(folder, `${hash.digest('hex').slice(0, 16)}.tar`);
  process.env['CARYLL_TEST_DUMP'] = file;
  if (existsSync(file)) return;

  const database = await openDatabase({
    url: undefined,
    folder: 'memory://',
    poolSize: 1,
    statementTimeoutMs: 60_000,
    connectTimeoutMs: 60_000,
  });
  await migrate(database);
  await importDataset(database, dataset, { keep: 5 });
  const dump = await database.dump!();
  await database.close();
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.part`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${file}.part`, file);
}
