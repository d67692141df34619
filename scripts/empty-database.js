import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** The archive, and beside it the version of PGlite that made it. */
const file = 'dist/empty-database.tar.gz';
const stamp = 'dist/.empty-database';

/**
 * An empty database, which the embedded one starts from (src/data/database.ts): making one takes PGlite three seconds,
 * most of a first start. It is made anew only for another version of PGlite.
 */
export async function makeEmptyDatabase() {
  const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return;
  const { PGlite } = await import('@electric-sql/pglite');
  const db = await PGlite.create('memory://');
  const dump = await db.dumpDataDir('none');
  await db.close();
  writeFileSync(file, gzipSync(await dump.arrayBuffer()));
  writeFileSync(stamp, version);
}
