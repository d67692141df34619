import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Service } from './app.ts';
import { type Closers, openOrUnwind } from './closers.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './data/database.ts';
import { explainDatabase, isDatabaseAwaited } from './data/errors.ts';
import { migrate, migrationState } from './data/migrate.ts';
import { readRows } from './data/read-rows.ts';
import { hashDataset } from './dataset/content-hash.ts';
import { DatasetError, errorLine } from './dataset/data-errors.ts';
import { findRelease, importDataset, type ImportResult } from './dataset/import.ts';
import { type FolderLock, lockFolder } from './embedded/folder-lock.ts';
import { demoOwner, makesDemoKey, ownDemoKey } from './keys/demo-key.ts';
import { createKeyStore, type KeyStore } from './keys/store.ts';
import { servedShape } from './kinds/served.ts';
import type { Emit } from './observe/events.ts';
import type { Say } from './observe/log.ts';
import { fromRoot } from './root.ts';
import type { OpenSite } from './site-port.ts';
import { metricsPortTaken, StartError } from './start-error.ts';
import { reasonOf } from './text/redact.ts';

/** The plan of the key that a very first start makes: it is for local use, so it opens everything. */
export const firstKeyPlan = 'internal';

/** One process that serves: its database, the service on it, and the address where it listens. */
export interface Instance {
  readonly address: string;
  /** The key that a very first start makes; it is shown once. */
  readonly firstKey: string | undefined;
  /** Lets requests in progress finish, then closes everything. */
  stop(): Promise<void>;
}

export interface InstanceParts {
  readonly config: Config;
  readonly emit: Emit;
  /** Prints a line for the user that starts it. */
  readonly say: Say;
  /** Loads the website, which the service has if there is one. */
  readonly loadSite?: (() => Promise<OpenSite>) | undefined;
  /** How long to keep trying a database that cannot be reached, in milliseconds. */
  readonly timeoutMs?: number;
}

/** Explains why the database cannot be used, as every command does, e.g. with a wrong password. */
function databaseRefused(error: unknown, { DATABASE_URL, DATA_DIR }: Config, step: string): unknown {
  const explained = error instanceof StartError ? undefined : explainDatabase(error);
  if (explained === undefined) return error;
  if (DATABASE_URL === undefined) {
    if (!isDatabaseAwaited(error)) return error;
    return new StartError(
      `DATA_DIR must have a database that responds; got "${reasonOf(error)}" from the one in ${DATA_DIR} while ${step}. Raise DATABASE_TIMEOUT_MS on a slow machine.`,
    );
  }
  const { message, hint, kind } = explained;
  return new StartError(`While ${step}: ${message}\n${hint}`, kind);
}

/** Repeats a step of the start after each failure that may be temporary. */
type Retry = <Value>(step: string, work: () => Promise<Value>) => Promise<Value>;

const firstPauseMs = 250;
const maxPauseMs = 8_000;

/**
 * The database may be slow on a busy machine, or start later than the service: a step that times out, or that cannot
 * reach the database, is repeated after growing pauses, for a minute.
 *
 * @throws StartError when the database cannot be used.
 */
function createRetry({ config, say, timeoutMs = 60_000 }: InstanceParts): Retry {
  return async (step, work) => {
    let end: number | undefined;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
      try {
        return await work();
      } catch (error) {
        const isAwaited = isDatabaseAwaited(error);
        if (isAwaited) end ??= performance.now() + timeoutMs;
        const leftMs = end === undefined ? 0 : end - performance.now();
        if (!isAwaited || leftMs <= 0) throw databaseRefused(error, config, step);
        const { message } = explainDatabase(error)!;
        say(`While ${step}: ${message} Trying again for ${Math.ceil(leftMs / 1000)} s.`, 'warn');
        await pause(Math.min(pauseMs, leftMs));
      }
    }
  };
}

/** The operator prepares the database of a server by commands: starting an instance must not change what others use. */
async function checkServer(database: Database, retry: Retry): Promise<void> {
  const state = await retry('reading its migrations', () => migrationState(database));
  if (state.unknown.length > 0) {
    throw new StartError(
      `The database is newer than this program: it has the migration(s) ${state.unknown.join(', ')}. Start a newer version of caryll.`,
      'refused',
    );
  }
  if (state.pending.length > 0) {
    throw new StartError(
      `The database lacks the migration(s) ${state.pending.join(', ')}. Run \`npx caryll migrate\` first.`,
      'refused',
    );
  }
  const rows = await retry('looking for data', () =>
    readRows<{ is_served: boolean }>(database.knex, 'select shape = ? as is_served from current_release', [
      servedShape(),
    ]),
  );
  if (rows.length === 0)
    throw new StartError('The database has no data. Run `npx caryll data import` first.', 'refused');
  if (!rows.some((row) => row.is_served)) {
    throw new StartError(
      'The data in the database was imported by another version of caryll. Run `npx caryll data import` of this version first; instances of the other version keep their own data.',
      'refused',
    );
  }
}

/** The data of a game, e.g. `Bloodborne 2026.11.7 (1,057 records)`. */
const gameInWords = ({ name, datasetVersion, records }: ImportResult['games'][number]) =>
  `${name} ${datasetVersion} (${records.toLocaleString('en')} records)`;

/** Imports the data files. The modules that read them are loaded only if they are needed. */
async function importSeeds(database: Database, { config, say }: InstanceParts): Promise<void> {
  say('Importing the data. This takes some seconds.');
  const [{ loadDataset }, { requireNoErrors }, { rulesOf }] = await Promise.all([
    import('./dataset/load.ts'),
    import('./dataset/check.ts'),
    import('./games/index.ts'),
  ]);
  try {
    const dataset = loadDataset(fromRoot('seeds'));
    requireNoErrors(dataset, rulesOf);
    const result = await importDataset(database, dataset, {
      keep: config.RELEASES_KEPT,
      onWarning: say,
    });
    if (result.imported) say(`Imported ${result.games.map(gameInWords).join(' and ')}.`);
  } catch (error) {
    if (!(error instanceof DatasetError)) throw error;
    throw new StartError(
      `The data files have errors:\n${error.errors.map(errorLine).join('\n')}\nNothing was imported. To try data before they have a version of their own, run \`npx caryll data import --preview\` and start again.`,
      'refused',
    );
  }
}

/** Migrates the embedded database and imports new data files. */
async function prepareEmbedded(database: Database, parts: InstanceParts, retry: Retry): Promise<void> {
  const { unknown, pending } = await retry('reading its migrations', () => migrationState(database));
  if (unknown.length > 0) {
    throw new StartError(
      `The database in ${parts.config.DATA_DIR} is newer than this program: it has ${unknown.join(', ')}.`,
      'refused',
    );
  }
  if (pending.length > 0) await retry('making its tables', () => migrate(database));
  await retry('importing the data', async () => {
    const found = await findRelease(database.knex, hashDataset(fromRoot('seeds')), servedShape());
    if (found === undefined) return importSeeds(database, parts);
    // A rollback stays in effect after a restart, and so does data that was imported from another folder.
    if (!found.isServed) {
      parts.say(
        `The data files are those of release ${found.id}, and release ${found.served} is served. To serve the files: npx caryll data import`,
      );
    } else if (found.isPreview) {
      parts.say(
        `Release ${found.served} is a preview. To publish the data files, raise their dataset_version: npx caryll data import`,
      );
    }
  });
}

/** Creates a key for the first start. */
async function makeFirstKey(keys: Pick<KeyStore, 'create'>): Promise<string> {
  const { secret } = await keys.create({
    email: 'local@localhost.localdomain',
    plan: firstKeyPlan,
    name: 'local use',
    actor: 'first start',
    kind: 'test',
  });
  return secret;
}

async function listen(service: Service, config: Config): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    service.server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `PORT must be a free port; got "${config.PORT}", which is in use. Choose another, e.g. PORT=${config.PORT + 1}.`
          : `HOST and PORT must be an address to listen on; got "${config.HOST}:${config.PORT}" (${error.code}).`;
      reject(new StartError(reason));
    });
    service.server.listen(config.PORT, config.HOST, resolve);
  });
  const { port, address, family } = service.server.address() as AddressInfo;
  const host =
    address === '0.0.0.0' || address === '::' ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/** Locks the data folder for this process. */
async function lockDataFolder({ config, say }: InstanceParts): Promise<FolderLock> {
  try {
    return await lockFolder(config.DATA_DIR, 'the service', say);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new StartError(`DATA_DIR must be a writable folder; got "${config.DATA_DIR}" (${code}).`);
  }
}

/**
 * Starts an instance, and resolves when it listens. A start that fails leaves nothing open.
 *
 * @throws StartError, FolderLockedError
 */
export async function startInstance(parts: InstanceParts): Promise<Instance> {
  const { config, emit, say, loadSite } = parts;
  const embedded = config.DATABASE_URL === undefined;
  const databaseFolder = `${config.DATA_DIR}/postgres`;
  const retry = createRetry(parts);
  const open = (url: string | undefined) =>
    openDatabase({
      url,
      folder: databaseFolder,
      poolSize: config.DATABASE_POOL_SIZE,
      statementTimeoutMs: config.DATABASE_TIMEOUT_MS,
      connectTimeoutMs: config.DATABASE_TIMEOUT_MS,
      // Longer than the timeout of the server, which should end a statement first if it can.
      silenceTimeoutMs: config.DATABASE_TIMEOUT_MS + 250,
    });

  async function openPrepared(closers: Closers): Promise<Database> {
    const database = await open(config.DATABASE_URL);
    closers.add(database.close);
    await (embedded ? prepareEmbedded(database, parts, retry) : checkServer(database, retry));
    return database;
  }

  return openOrUnwind(async (closers) => {
    const lock = embedded ? await lockDataFolder(parts) : undefined;
    if (lock) {
      closers.add(lock.release);
      if (!existsSync(databaseFolder)) say(`Creating the database in ${databaseFolder}.`);
    }
    // While the database opens, which is waiting or work of other threads, load the rest.
    const loading = Promise.all([import('./app.ts'), loadSite?.()]).then(([loaded, openSite]) => ({
      createService: loaded.createService,
      operations: loaded.readOperations(),
      openSite,
    }));
    const opening = openPrepared(closers);
    // If one of them fails, everything that the other opened must be closed as well.
    await Promise.allSettled([opening, loading]);
    const database = await opening;
    const { createService, operations, openSite } = await loading;
    const keys = createKeyStore({ database, now: Date.now });
    // A start that failed later may have left the demo key.
    const isFirst = embedded && (await keys.list({})).every((key) => key.owner_email === demoOwner);
    const demoKey = makesDemoKey(config)
      ? await ownDemoKey(keys, config.DATA_DIR, Date.now())
      : config.DEMO_KEY;
    const service = await retry('loading what it serves', () =>
      createService({ config: { ...config, DEMO_KEY: demoKey }, database, emit, operations, openSite }).catch(
        (error: NodeJS.ErrnoException) => {
          throw error.code === 'EADDRINUSE' ? metricsPortTaken(config) : error;
        },
      ),
    );
    closers.add(service.close);
    if (lock) closers.add(database.serve!(lock));
    const address = await listen(service, config);
    // The key is shown only once, so it is created last, when nothing else can fail.
    const firstKey = isFirst ? await makeFirstKey(keys) : undefined;
    return { address, firstKey, stop: closers.closeAll };
  });
}
