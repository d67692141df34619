import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { fromRoot } from '../root.ts';
import { StartError } from '../start-error.ts';
import { makeTreePrivate } from './private-folder.ts';

export interface PgliteOptions {
  /** Folder of the embedded database; `memory://` keeps nothing. */
  readonly folder: string;
  /** A dump made by PGlite's `dumpDataDir`, to start from instead of an empty folder. */
  readonly dump?: Blob;
}

interface Pglite {
  /** What pg needs to speak to it as to a server. Everything that connects shares the only session there is. */
  readonly connection: ReturnType<typeof createPgConfig>;
  /** The whole folder as an archive, to start another from. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

/** The empty database that the build has made (scripts/empty-database.js); without it PGlite makes one, slowly. */
async function emptyDatabase(): Promise<Blob | undefined> {
  const file = fromRoot('dist', 'empty-database.tar.br');
  if (!existsSync(file)) return undefined;
  return new Blob([await promisify(brotliDecompress)(await readFile(file))], { type: 'application/x-tar' });
}

function damaged(folder: string, reason: unknown): StartError {
  const { message } = reason instanceof Error ? reason : { message: String(reason) };
  return new StartError(
    `The embedded database in ${folder} cannot be opened (${message}). If the disk is full, make room and start again. If not, its files are damaged; move them away:
  mv '${folder}' '${folder}.damaged'
With a backup, run \`npx caryll migrate\` and \`npx caryll restore <file>\` before the next start. Without one the next start makes a new database: the data is imported again, but keys and their usage are lost.`,
  );
}

/** Makes the folder of a new database, or finds that of one. @returns whether nothing is in it yet. */
async function prepareFolder(folder: string, mark: string): Promise<boolean> {
  // A process that was killed while it made the database left this mark, and half a database without any data.
  if (existsSync(mark)) await rm(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
  if (isNew) {
    await mkdir(path.dirname(folder), { recursive: true });
    await writeFile(mark, '');
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } else if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    // PGlite would take it for an empty folder, and make a new database over what is there.
    throw damaged(folder, 'PG_VERSION is missing');
  }
  return isNew;
}

/**
 * Opens the embedded database, and makes it if there is none. Damaged pages are found by the checksums that
 * Postgres has written with them since version 18.
 *
 * @throws StartError when its files are damaged.
 */
export async function openPglite(options: PgliteOptions): Promise<Pglite> {
  const { folder } = options;
  const onDisk = !folder.startsWith('memory://');
  const mark = `${folder}.unfinished`;
  const isNew = !onDisk || (await prepareFolder(folder, mark));
  const dump = options.dump ?? (isNew ? await emptyDatabase() : undefined);
  const db = await PGlite.create({
    dataDir: folder,
    extensions: { pg_trgm },
    // The default of 128 MB is written at each start, and is several times the size of the database.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
    ...(dump ? { loadDataDir: dump } : {}),
  }).catch((error: unknown) => {
    throw onDisk && !isNew ? damaged(folder, error) : error;
  });
  const close = async () => {
    if (!db.closed) await db.close();
  };
  if (onDisk) {
    try {
      // PGlite makes files that everybody may read and write.
      makeTreePrivate(folder);
      await rm(mark, { force: true });
    } catch (error) {
      await close();
      throw error;
    }
  }
  return { connection: createPgConfig(db), dump: () => db.dumpDataDir('none'), close };
}
