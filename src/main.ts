import type { AddressInfo } from 'node:net';
import { createKeyStore } from './access/key-store.ts';
import { createControl } from './cli/control.ts';
import { FolderLockedError, lockFolder } from './cli/folder-lock.ts';
import { runCommand } from './cli/run.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { type Database, openDatabase } from './data/database.ts';
import { DatasetError, faultLine, hashDataset, loadDataset } from './data/dataset.ts';
import { importDataset, isImported } from './data/import.ts';
import { migrate, migrationState } from './data/migrate.ts';
import { createLog } from './log.ts';
import type { Observe } from './observe.ts';
import { fromRoot, serviceVersion } from './root.ts';
import { createService, type Service } from './service.ts';

/** A reason not to start, for the person who starts it. */
class StartError extends Error {
  override readonly name = 'StartError';
}

const say = (line: string) => process.stderr.write(`${line}\n`);

/** A server's database is prepared by command only: starting an instance must not change what others use. */
async function checkServer(database: Database): Promise<void> {
  const state = await migrationState(database).catch((error: Error & { code?: string }) => {
    throw new StartError(
      `DATABASE_URL: expected a Postgres that answers, got "${error.code ?? error.message.split(' - ').at(-1)}". Check the address, and that the server is running.`,
    );
  });
  if (state.unknown.length > 0) {
    throw new StartError(
      `The database is newer than this program: it has the migration(s) ${state.unknown.join(', ')}. Start a newer version of caryll.`,
    );
  }
  if (state.pending.length > 0) {
    throw new StartError(
      `The database lacks the migration(s) ${state.pending.join(', ')}. Run \`npx caryll migrate\` first.`,
    );
  }
  const { rows } = await database.knex.raw('select 1 from current_release');
  if (rows.length === 0)
    throw new StartError('The database holds no data. Run `npx caryll data import` first.');
}

/** The embedded database is ours alone: bring it up to date. Returns a new key on the very first start. */
async function prepareEmbedded(database: Database, config: Config): Promise<string | undefined> {
  const { unknown } = await migrationState(database);
  if (unknown.length > 0) {
    throw new StartError(
      `The database in ${config.DATA_DIR} is newer than this program: it has ${unknown.join(', ')}.`,
    );
  }
  await migrate(database);
  // Not only the served release counts: a rollback outlives a restart.
  if (!(await isImported(database.knex, hashDataset(fromRoot('seeds'))))) {
    const dataset = loadDataset(fromRoot('seeds'));
    const result = await importDataset(database, dataset, { keep: config.RELEASES_KEPT });
    if (result.imported) say(`imported ${result.rows} rows as release ${result.releaseId}`);
  }
  const keys = createKeyStore({ database, now: Date.now });
  if ((await keys.list({})).length > 0) return undefined;
  const { secret } = await keys.create({
    email: 'local@localhost.localdomain',
    plan: 'internal',
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
          ? `PORT: expected a free port, got "${config.PORT}", which is in use. Choose another, e.g. PORT=${config.PORT + 1}.`
          : `HOST and PORT: expected an address to listen on, got "${config.HOST}:${config.PORT}" (${error.code}).`;
      reject(new StartError(reason));
    });
    service.server.listen(config.PORT, config.HOST, resolve);
  });
  const { port, address, family } = service.server.address() as AddressInfo;
  const host =
    address === '0.0.0.0' || address === '::' ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

async function start(config: Config, observe: Observe): Promise<() => Promise<void>> {
  const embedded = config.DATABASE_URL === undefined;
  const unlock = embedded
    ? await lockFolder(config.DATA_DIR).catch((error: NodeJS.ErrnoException) => {
        if (error.code === undefined) throw error;
        throw new StartError(
          `DATA_DIR: expected a folder that can be written, got "${config.DATA_DIR}" (${error.code}).`,
        );
      })
    : undefined;
  const database = await openDatabase({
    url: config.DATABASE_URL,
    folder: `${config.DATA_DIR}/postgres`,
    poolSize: config.DATABASE_POOL_SIZE,
    statementTimeoutMs: config.DATABASE_TIMEOUT_MS,
    connectTimeoutMs: config.DATABASE_TIMEOUT_MS,
    // The server's own limit comes first, where the server is still able to keep it.
    silenceTimeoutMs: config.DATABASE_TIMEOUT_MS + 250,
  });
  let service: Service | undefined;
  let control: { close(): Promise<void> } | undefined;
  const stop = async () => {
    await control?.close();
    await service?.close();
    await database.close();
    await unlock?.();
  };
  try {
    const firstKey = embedded ? await prepareEmbedded(database, config) : await checkServer(database);
    service = await createService({ config, database, observe }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new StartError(
        `METRICS_PORT: expected a free port, got "${config.METRICS_PORT}", which is in use.`,
      );
    });
    const { access } = service;
    if (embedded) {
      control = await createControl({
        folder: config.DATA_DIR,
        run: (argv, io) => runCommand(argv, io, { config, database, access }),
      });
    }
    const address = await listen(service, config);
    say(`caryll ${serviceVersion} listens on ${address} (documentation: ${address}/docs)`);
    if (firstKey) {
      say('\nA key for local use, shown this once:');
      process.stdout.write(`${firstKey}\n`);
      say(`\nTry it:\n  curl -H 'X-API-Key: ${firstKey}' ${address}/v1/bloodborne/bosses/father-gascoigne\n`);
    }
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const observe = createLog(config.LOG_LEVEL);
  const stop = await start(config, observe);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal means that the person does not want to wait.
      if (stopping) process.exit(1);
      stopping = true;
      observe({ type: 'lifecycle', message: `stopping on ${signal}` });
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          observe({ type: 'fault', where: 'stop', error });
          process.exit(1);
        },
      );
    });
  }
}

main().catch((error: unknown) => {
  if (error instanceof DatasetError)
    say(`caryll cannot start; the data files have faults:\n${error.faults.map(faultLine).join('\n')}`);
  else if (error instanceof ConfigError || error instanceof StartError || error instanceof FolderLockedError)
    say(`caryll cannot start.\n${error.message}`);
  else say(`caryll cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.exitCode = error instanceof ConfigError ? 2 : 1;
});
