import path from 'node:path';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { type FolderLock, socketOf } from '../embedded/folder-lock.ts';
import { databaseHosts } from '../text/database-hosts.ts';
import {
  applySettings,
  connectionSettings,
  keepMessagesBare,
  setKeepsStatements,
  statementLost,
  valueTypes,
} from './connection.ts';

/** A Postgres server or the embedded database: all other modules use it through knex, and cannot see the difference. */
export interface Database {
  readonly knex: Knex;
  readonly kind: 'postgres' | 'embedded';
  /** Servers only: whether the last connection is to a pooler such as PgBouncer; undefined before the first. */
  isPooled?(): boolean | undefined;
  /** Servers only: closes every connection, with its prepared statements, once its work is done. */
  renewConnections?(): void;
  /**
   * Embedded database only: serves clients of Postgres on the socket of its folder, until the returned function is
   * called.
   */
  serve?(lock: FolderLock): () => Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Address of a Postgres server; without it the embedded database is opened. */
  readonly url: string | undefined;
  /** Folder of the embedded database. */
  readonly folder: string;
  readonly poolSize: number;
  /** Time limit of one statement, in milliseconds. */
  readonly statementTimeoutMs: number;
  /** How long to wait for a connection, in milliseconds. */
  readonly connectTimeoutMs: number;
  /**
   * Timeout for a server that sends nothing at all, in milliseconds; the server's own timeout does not help when it
   * hangs. Without it there is no timeout: an import may take long.
   */
  readonly silenceTimeoutMs?: number;
  /** Name of the connections in `pg_stat_activity`; {@link instanceName} when absent. */
  readonly applicationName?: string;
}

/** Name of the connections of instances, of all versions. */
export const instanceName = 'caryll';

/** Name of the connections of commands. */
export const commandName = 'caryll command';

/** knex would log every lost connection to the console; the caller that waited for it gets the error anyway. */
const silent = { warn() {}, error() {}, deprecate() {}, debug() {} };

/** A connection of knex's pool, by the id that knex gives it and names in its events. */
type PooledConnection = pg.Client & { readonly __knexUid: string };

/**
 * The address of a Postgres server among several: the first that accepts writes, else the first that responds.
 *
 * @throws the error of the first when none responds.
 */
async function findServer(addresses: readonly string[], timeoutMs: number): Promise<string> {
  const readable: string[] = [];
  const errors: unknown[] = [];
  for (const connectionString of addresses) {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    // What breaks the connection rejects the call that waits for it.
    client.on('error', () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query('select where not pg_is_in_recovery()');
      if (rowCount === 1) return connectionString;
      readable.push(connectionString);
    } catch (error) {
      errors.push(error);
    } finally {
      await client.end().catch(() => {});
    }
  }
  if (readable[0] === undefined) throw errors[0];
  return readable[0];
}

/**
 * Makes each new connection one to the server that accepts writes then.
 *
 * @param timeoutMs how long to look for it.
 */
function followPrimary({ client }: Knex, addresses: readonly string[], timeoutMs: number): void {
  const connect = client.acquireRawConnection.bind(client);
  const settings: { connectionString: string } = client.connectionSettings;
  client.acquireRawConnection = async () => {
    // The one of the connection before is the likeliest.
    const inOrder = new Set([settings.connectionString, ...addresses]);
    settings.connectionString = await findServer([...inOrder], timeoutMs / (2 * addresses.length));
    return connect();
  };
}

function openServer(options: DatabaseOptions, url: string): Database {
  const addresses = databaseHosts(url);
  const open = new Map<string, PooledConnection>();
  const givenUp = new WeakSet<pg.Client>();
  const settings = {
    ...connectionSettings,
    // Compiling a statement takes longer than any of ours runs.
    jit: 'off',
    statement_timeout: options.statementTimeoutMs,
  };
  let isPooled: boolean | undefined;
  const instance = knex({
    client: 'pg',
    compileSqlOnError: false,
    connection: {
      connectionString: addresses[0]!,
      // PgBouncer refuses all other parameters of a connection.
      application_name: options.applicationName ?? instanceName,
      connectionTimeoutMillis: options.connectTimeoutMs,
      ...(options.silenceTimeoutMs === undefined ? {} : { query_timeout: options.silenceTimeoutMs }),
      keepAlive: true,
      types: valueTypes,
    },
    pool: {
      min: 0,
      max: options.poolSize,
      idleTimeoutMillis: 30_000,
      afterCreate(connection: PooledConnection, done: (error?: Error) => void) {
        open.set(connection.__knexUid, connection);
        connection.once('end', () => open.delete(connection.__knexUid));
        applySettings(connection, settings).then(
          (isOwn) => {
            isPooled = !isOwn;
            setKeepsStatements(instance, isOwn);
            done();
          },
          (error: Error) => {
            connection.end().catch(() => {});
            done(error);
          },
        );
      },
      validate: (connection: pg.Client) => !givenUp.has(connection),
    },
    acquireConnectionTimeout: options.connectTimeoutMs,
    log: silent,
  });
  if (addresses.length > 1) followPrimary(instance, addresses, options.connectTimeoutMs);
  keepMessagesBare(instance);
  instance.on('query-error', (error: Error, { __knexUid: id }: { __knexUid: string }) => {
    if (!error.message.endsWith('Query read timeout')) return;
    // The response may be late or never arrive, and nothing may wait for it. As the statement still counts as running,
    // pg closes the connection without waiting for the server.
    const connection = open.get(id);
    if (connection === undefined) return;
    givenUp.add(connection);
    connection.end().catch(() => {});
  });
  return {
    knex: instance,
    kind: 'postgres',
    isPooled: () => isPooled,
    renewConnections() {
      for (const connection of open.values()) givenUp.add(connection);
    },
    close: () => instance.destroy(),
  };
}

/**
 * Statements that reset the session as `discard all` does, except for prepared statements: those of clients last, as
 * they do on a server.
 */
const resetStatements = [
  'close all',
  // A session of PGlite has no default to which `reset session authorization` returns.
  'set session authorization postgres',
  'set role none',
  'reset all',
  'unlisten *',
  'select pg_advisory_unlock_all()',
  'discard temp',
  'discard sequences',
];

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  // Imported on use, because it is most of the program.
  const { openPglite } = await import('../embedded/pglite.ts');
  const { connection, forgetStatement, run, close: closePglite } = await openPglite(options.folder);
  const settings = Object.entries({
    ...connectionSettings,
    statement_timeout: options.statementTimeoutMs,
  }).map(([name, value]) => `set ${name} = ${value}`);
  const reset = [...resetStatements, ...settings].join('; ');
  // A function, because knex would deep-copy a plain settings object, including the database.
  const instance = knex({
    client: 'pg',
    compileSqlOnError: false,
    pool: { min: 1, max: 1 },
    connection: () => ({ ...connection, types: valueTypes }) as Knex.PgConnectionConfig,
  });
  keepMessagesBare(instance);
  setKeepsStatements(instance, true);
  instance.on('query-error', ({ code }: { code?: string }, { options }: { options?: { name?: string } }) => {
    if (code === statementLost && options?.name !== undefined) forgetStatement(options.name);
  });
  const close = async () => {
    await instance.destroy();
    await closePglite();
  };
  try {
    await instance.raw(reset);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    knex: instance,
    kind: 'embedded',
    // The holder of the pool's only connection has PGlite's only session.
    serve: (lock) =>
      lock.serve({
        async take() {
          const taken: pg.Client = await instance.client.acquireConnection();
          return async () => {
            // A database that fails here also fails the next statement.
            await taken.query(reset).catch(() => {});
            await instance.client.releaseConnection(taken);
          };
        },
        run,
      }),
    close,
  };
}

/**
 * Connects to the embedded database that another process has open, through the socket in its folder.
 *
 * @throws when there is no response within `timeoutMs`: the other process is starting, stopping, or a command.
 */
export async function joinDatabase(folder: string, timeoutMs: number): Promise<Database> {
  const instance = knex({
    client: 'pg',
    compileSqlOnError: false,
    pool: { min: 0, max: 1 },
    connection: {
      host: path.dirname(socketOf(folder)),
      user: 'postgres',
      database: 'postgres',
      connectionTimeoutMillis: timeoutMs,
      types: valueTypes,
    } as Knex.PgConnectionConfig,
    log: silent,
  });
  keepMessagesBare(instance);
  try {
    await instance.raw('select 1');
  } catch (error) {
    await instance.destroy();
    throw error;
  }
  return { knex: instance, kind: 'embedded', close: () => instance.destroy() };
}

/**
 * Opens the database that the settings name. The first query is the first contact with a server.
 *
 * @example
 * const database = await openDatabase({
 *   url: undefined, // embedded
 *   folder: '.data/postgres',
 *   poolSize: 1,
 *   statementTimeoutMs: 5_000,
 *   connectTimeoutMs: 5_000,
 * });
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === undefined ? openEmbedded(options) : openServer(options, options.url);
}
