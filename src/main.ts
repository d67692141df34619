import cluster from 'node:cluster';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { FolderLockedError } from './embedded/folder-lock.ts';
import { plans } from './keys/plans.ts';
import type { Observe } from './observe/events.ts';
import { createLog } from './observe/log.ts';
import { serviceVersion } from './root.ts';
import { metricsPortTaken, StartError } from './start-error.ts';
import { redactAddress, redactText } from './text/redact.ts';
import type { Workers } from './workers.ts';

// Whoever reads what is said, a pipe or a terminal, may be gone: the service goes on without.
process.stderr.on('error', () => {});
const say = (line: string) => process.stderr.write(`${line}\n`);

function sayListening(address: string, processes = ''): void {
  say(`caryll ${serviceVersion} listens on ${address} (documentation: ${address}/docs)${processes}`);
}

/** Returns what a signal does: it closes everything and ends the process. */
function stopWith(stop: (signal: string) => Promise<void>, observe: Observe): (signal: string) => void {
  let stopping = false;
  return (signal) => {
    // A second signal means that the person does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    observe({ type: 'lifecycle', message: `stopping on ${signal}` });
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        observe({ type: 'fault', where: 'stop', error });
        process.exit(1);
      },
    );
  };
}

function onSignals(stop: (signal: string) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

/** Where the data lie, for the person who starts the service. */
function whereData({ DATABASE_URL, DATA_DIR }: Config): string {
  return DATABASE_URL === undefined
    ? `Data: in the folder ${path.resolve(DATA_DIR)}`
    : `Data: in ${redactAddress(DATABASE_URL)}`;
}

/** What to type for a new key, in the folder in which the service was started. */
function keyCommand({ DATA_DIR }: Config): string {
  const folder = path.resolve(DATA_DIR) === path.resolve('.data') ? '' : `DATA_DIR='${DATA_DIR}' `;
  return `${folder}npx caryll keys create --email you@example.org --plan free`;
}

async function runAlone(config: Config): Promise<string> {
  const observe = createLog(config.LOG_LEVEL);
  const { firstKeyPlan, startInstance } = await import('./start.ts');
  const { address, firstKey, stop } = await startInstance({ config, observe, say });
  sayListening(address);
  say(whereData(config));
  if (config.DATABASE_URL === undefined) {
    say('To stop: Ctrl+C. To begin anew: stop, and remove that folder; keys and their usage are gone then.');
    if (firstKey === undefined) say(`A new key: ${keyCommand(config)}`);
  }
  if (firstKey) {
    const units = plans[firstKeyPlan].keyLimit.toLocaleString('en');
    say(`\nA key for local use, of the plan ${firstKeyPlan} (${units} units a day), shown this once:`);
    process.stdout.write(`${firstKey}\n`);
    say(`\nTry it:\n  curl -H 'X-API-Key: ${firstKey}' ${address}/v1/bloodborne/bosses/father-gascoigne\n`);
  }
  onSignals(stopWith(stop, observe));
  return address;
}

async function runPrimary(config: Config): Promise<string> {
  const observe = createLog(config.LOG_LEVEL);
  const { serveMetrics, sharedMetrics } = await import('./observe/metrics.ts');
  const { startWorkers } = await import('./workers.ts');
  let workers: Workers | undefined;
  if (config.METRICS_PORT !== 0) {
    const readMetrics = sharedMetrics(async () => {
      if (workers === undefined) throw new Error('not started yet');
      return workers.readMetrics();
    });
    await serveMetrics(config, readMetrics).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE' ? metricsPortTaken(config) : error;
    });
  }
  workers = await startWorkers(config.WEB_CONCURRENCY, fileURLToPath(import.meta.url), observe);
  sayListening(workers.address, `, ${config.WEB_CONCURRENCY} processes`);
  say(whereData(config));
  onSignals(stopWith(workers.stop, observe));
  return workers.address;
}

async function runWorker(config: Config): Promise<string> {
  const { joinPrimary, report } = await import('./workers.ts');
  const stopOrder = joinPrimary();
  const observe = createLog(config.LOG_LEVEL, undefined, cluster.worker?.id);
  const { startInstance } = await import('./start.ts');
  const { address, stop } = await startInstance({ config, observe, say });
  await report({ address });
  stopOrder.then(stopWith(stop, observe));
  return address;
}

async function main(): Promise<string> {
  const config = loadConfig(process.env);
  if (config.WEB_CONCURRENCY === 1) return runAlone(config);
  return cluster.isPrimary ? runPrimary(config) : runWorker(config);
}

/** Why the service cannot start, for the person who starts it. */
function reasonOf(error: unknown): { message: string; exitCode: number } {
  if (error instanceof StartError) return error;
  if (error instanceof ConfigError) return { message: error.message, exitCode: 2 };
  if (error instanceof FolderLockedError) return { message: error.message, exitCode: 1 };
  const message = redactText(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return { message, exitCode: 1 };
}

/** Resolves to where the service listens, when it does. A start that fails ends the process. */
export const address: Promise<string> = main().catch(async (error: unknown) => {
  const { message, exitCode } = reasonOf(error);
  if (cluster.isPrimary) say(`caryll cannot start.\n${message}`);
  else await (await import('./workers.ts')).report({ refused: message, exitCode });
  // Whatever was opened until then, a connection or another process, must not keep this one alive.
  return process.exit(exitCode);
});
