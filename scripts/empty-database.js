import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** The archive, and beside it the version of PGlite that made it. */
const file = 'dist/empty-database.tar.br';
const stamp = 'dist/.empty-database';

/**
 * An empty database, which the embedded one starts from (src/embedded/pglite.ts): making one takes PGlite three seconds,
 * most of a first start. It is made again only for another version of PGlite.
 */
export async function makeEmptyDatabase() {
  const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return;
  const { PGlite } = await import('@electric-sql/pglite');
  const db = await PGlite.create('memory://');
  // Postgres would copy others from these two. There is one only, and they are two thirds of the files.
  await db.query('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await db.query(`drop database ${name}`);
  const dump = await db.dumpDataDir('none');
  await db.close();
  // It is the largest file of the package, and a third of the size that gzip makes.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(file, brotliCompressSync(await dump.arrayBuffer(), { params }));
  writeFileSync(stamp, version);
}
