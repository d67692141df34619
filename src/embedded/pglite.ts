import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { fromRoot } from '../root.ts';
import { StartError } from '../start-error.ts';
import { makeTreePrivate } from './private-folder.ts';

interface Pglite {
  /** Connection settings for pg. All connections share the only session. */
  readonly connection: ReturnType<typeof createPgConfig>;
  /** Makes the service parse a prepared statement again: clients can remove it from the session (`discard all`). */
  forgetStatement(name: string): void;
  /** Runs messages of Postgres's protocol in the same session. */
  run(messages: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

function damaged(folder: string, reason: unknown): StartError {
  const { message } = reason instanceof Error ? reason : { message: String(reason) };
  return new StartError(
    `The embedded database in ${folder} cannot be opened (${message}). If the disk is full, free up space and start again. If not, its files are damaged; move them away:
  mv '${folder}' '${folder}.damaged'
With a backup, run \`npx caryll migrate\` and \`npx caryll restore <file>\` before the next start. Without one the next start makes a new database: the data is imported again, but keys and their usage are lost.`,
  );
}

/**
 * Extracts the empty database that the build has made (scripts/empty-database.js) into a folder; without it PGlite
 * makes one, slowly. PGlite could load the archive itself, but keeps all of it in memory several times.
 */
async function copyEmptyDatabase(folder: string): Promise<void> {
  const file = fromRoot('dist', 'empty-database.tar.br');
  if (!existsSync(file)) return;
  const { extract } = await import('tar');
  await pipeline(createReadStream(file), createBrotliDecompress(), extract({ cwd: folder }));
}

/** Creates the folder of a new database, or finds an existing one. @returns whether it is new. */
async function prepareFolder(folder: string, mark: string): Promise<boolean> {
  // A process that was killed while creating the database left this marker and an incomplete, empty database.
  if (existsSync(mark)) await rm(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
  if (isNew) {
    await mkdir(path.dirname(folder), { recursive: true });
    await writeFile(mark, '');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await copyEmptyDatabase(folder);
  } else if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    // PGlite would treat it as an empty folder and create a new database over the files.
    throw damaged(folder, 'PG_VERSION is missing');
  }
  return isNew;
}

/**
 * Opens the embedded database, and creates it if there is none. Postgres finds damaged pages by their checksums.
 *
 * @throws StartError when its files are damaged.
 */
export async function openPglite(folder: string): Promise<Pglite> {
  const mark = `${folder}.unfinished`;
  const isNew = await prepareFolder(folder, mark);
  const db = await PGlite.create({
    dataDir: folder,
    // Postgres fills its default of 128 MB at each start. A smaller one costs nothing: the system also caches the files.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
  }).catch((error: unknown) => {
    throw isNew ? error : damaged(folder, error);
  });
  const close = async () => {
    if (!db.closed) await db.close();
  };
  try {
    // PGlite creates files that every user may read and write.
    makeTreePrivate(folder);
    await rm(mark, { force: true });
    // PGlite lacks the libraries of the conversions: after `set client_encoding` it would never return from the next
    // statement. Without default conversions, Postgres refuses all other encodings.
    await db.exec('update pg_conversion set condefault = false where condefault');
  } catch (error) {
    await close();
    throw error;
  }
  const connection = createPgConfig(db);
  return {
    connection,
    forgetStatement(name) {
      delete (connection.connection.parsedStatements as Record<string, string>)[name];
    },
    run: (messages) => db.execProtocolRaw(messages),
    close,
  };
}
