import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { fromRoot } from '../root.ts';

/**
 * A Postgres, whether a server or the embedded one: everything above speaks to it through knex and cannot
 * tell which it is.
 */
export interface Database {
  readonly knex: Knex;
  readonly kind: 'postgres' | 'embedded';
  /** Only of the embedded one: its whole folder as an archive, to start another from. */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Address of a Postgres server; without it the embedded database is opened. */
  readonly url: string | undefined;
  /** Folder of the embedded database; `memory://` keeps nothing. */
  readonly folder: string;
  readonly poolSize: number;
  /** Time limit of one statement, in milliseconds. */
  readonly statementTimeoutMs: number;
  /** How long to wait for a connection, in milliseconds. */
  readonly connectTimeoutMs: number;
  /**
   * After how long a server that answers nothing at all is given up, in milliseconds; its own time limit does
   * not help when it hangs. Absent, it is waited for: an import may take as long as it takes.
   */
  readonly silenceTimeoutMs?: number;
  /** A dump made by PGlite's `dumpDataDir`, to start from instead of an empty folder. */
  readonly dump?: Blob;
}

/**
 * How alike by trigram a term must be (search.ts): to a misspelt word, to two words written as one, and to a word
 * that exists. They are settings, each of an operator of its own, so that the index serves them.
 */
export const leastLikeness = 0.3;
export const joinedLikeness = 0.5;
export const knownLikeness = 0.55;

/** Settings of every connection. */
const settings = {
  'pg_trgm.similarity_threshold': leastLikeness,
  'pg_trgm.strict_word_similarity_threshold': joinedLikeness,
  'pg_trgm.word_similarity_threshold': knownLikeness,
  // Our statements have the same plan whatever their values: planning each time takes longer than running some.
  plan_cache_mode: 'force_generic_plan',
};

// Counts are far below 2^53; as strings they would only be parsed again by every reader.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date is a day, not a moment: left as text it cannot shift with a time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** The empty database that the build has made (scripts/empty-database.js); without it PGlite makes one, slowly. */
async function emptyDatabase(): Promise<Blob | undefined> {
  const file = fromRoot('dist', 'empty-database.tar.gz');
  if (!existsSync(file)) return undefined;
  return new Blob([await promisify(gunzip)(await readFile(file))], { type: 'application/x-tar' });
}

/**
 * knex puts the statement in front of every message (lib/execution/internal/query-executioner.js). A statement
 * does not belong into messages, and from there into logs, so it is taken off again, here and nowhere else.
 */
function keepMessagesBare(instance: Knex): void {
  instance.on('query-error', (error: Error, { sql }: { readonly sql: string }) => {
    const prefix = `${sql} - `;
    if (error.message.startsWith(prefix)) error.message = error.message.slice(prefix.length);
  });
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  // One after the other: they share modules, which Jest's loader cannot link twice at the same time.
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  const onDisk = !options.folder.startsWith('memory://');
  // Whoever was killed while making the database left this mark, and half a database that nothing is in yet.
  const mark = `${options.folder}.unfinished`;
  let isNew = !onDisk;
  if (onDisk) {
    if (existsSync(mark)) await rm(options.folder, { recursive: true, force: true });
    if (!existsSync(options.folder)) {
      await mkdir(path.dirname(options.folder), { recursive: true });
      await writeFile(mark, '');
      await mkdir(options.folder);
      isNew = true;
    }
  }
  const dump = options.dump ?? (isNew ? await emptyDatabase() : undefined);
  const db = await PGlite.create({
    dataDir: options.folder,
    extensions: { pg_trgm },
    // The standard of 128 MB is written over at each start, and several times what is in the database.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
    ...(dump ? { loadDataDir: dump } : {}),
  });
  if (onDisk) await rm(mark, { force: true });
  // As a function, because knex would otherwise copy the connection's settings, and with them the database.
  const instance = knex({
    client: 'pg',
    compileSqlOnError: false,
    pool: { min: 1, max: 1 },
    connection: () => createPgConfig(db) as unknown as Knex.PgConnectionConfig,
  });
  keepMessagesBare(instance);
  await instance.raw(
    Object.entries({ ...settings, statement_timeout: options.statementTimeoutMs })
      .map(([name, value]) => `set ${name} = ${value}`)
      .join('; '),
  );
  return {
    knex: instance,
    kind: 'embedded',
    dump: () => db.dumpDataDir('none'),
    async close() {
      await instance.destroy();
      if (!db.closed) await db.close();
    },
  };
}

function openServer(options: DatabaseOptions, url: string): Database {
  const open = new Map<string, pg.Client & { __knex__disposed?: unknown }>();
  const instance = knex({
    client: 'pg',
    compileSqlOnError: false,
    connection: {
      connectionString: url,
      application_name: 'caryll',
      statement_timeout: options.statementTimeoutMs,
      // Compiling a statement (jit) takes longer than any of ours runs.
      options: Object.entries({ ...settings, jit: 'off' })
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
      connectionTimeoutMillis: options.connectTimeoutMs,
      ...(options.silenceTimeoutMs === undefined ? {} : { query_timeout: options.silenceTimeoutMs }),
      keepAlive: true,
    },
    pool: { min: 0, max: options.poolSize, idleTimeoutMillis: 30_000 },
    acquireConnectionTimeout: options.connectTimeoutMs,
    // knex would tell the console of every connection that was lost; whoever waited for it is told anyway.
    log: { warn() {}, error() {}, deprecate() {}, debug() {} },
  });
  keepMessagesBare(instance);
  instance.client.pool.on('createSuccess', (_id: number, connection: pg.Client & { __knexUid: string }) => {
    open.set(connection.__knexUid, connection);
    connection.once('end', () => open.delete(connection.__knexUid));
  });
  instance.on('query-error', (error: Error, { __knexUid: id }: { __knexUid: string }) => {
    if (error.message.endsWith('Query read timeout')) {
      // The answer may still come, or never: either way nothing else must wait behind it.
      const connection = open.get(id);
      if (connection) {
        connection.__knex__disposed = error;
        (connection as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
      }
    }
  });
  return { knex: instance, kind: 'postgres', close: () => instance.destroy() };
}

/** Opens the database that the settings name. A server is first spoken to by the first query. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === undefined ? openEmbedded(options) : openServer(options, options.url);
}
