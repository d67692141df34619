import path from 'node:path';
import { type Config, ConfigError, loadConfig, retiredSettings } from './config.ts';
import { FolderLockedError } from './embedded/folder-lock.ts';
import { plansOf } from './keys/plans.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { Emit } from './observe/events.ts';
import { createLog, createSay } from './observe/log.ts';
import { serviceVersion } from './root.ts';
import type { OpenSite } from './site-port.ts';
import { StartError } from './start-error.ts';
import { redactAddress, redactText } from './text/redact.ts';

// The reader of stderr (a pipe or a terminal) may be gone; the service continues without it.
process.stderr.on('error', () => {});
const say = createSay(process.stderr);

/** Returns what a signal does: it closes everything and ends the process. */
function stopWith(stop: () => Promise<void>, emit: Emit): (signal: string) => void {
  let stopping = false;
  return (signal) => {
    // A second signal means that the operator does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    emit({ type: 'lifecycle', message: `stopping on ${signal}` });
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        emit({ type: 'error', where: 'stop', error });
        process.exit(1);
      },
    );
  };
}

function onSignals(stop: (signal: string) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

/** Where the data is stored, for the operator. */
function whereData({ DATABASE_URL, DATA_DIR }: Config): string {
  return DATABASE_URL === undefined
    ? `Data folder: ${path.resolve(DATA_DIR)}`
    : `Database: ${redactAddress(DATABASE_URL)}`;
}

/** The command that creates a key, relative to the folder in which the service was started. */
function keyCommand({ DATA_DIR }: Config): string {
  const folder = path.resolve(DATA_DIR) === path.resolve('.data') ? '' : `DATA_DIR='${DATA_DIR}' `;
  return `${folder}npx caryll keys create --email you@example.org --plan free`;
}

async function start(loadSite: (() => Promise<OpenSite>) | undefined): Promise<string> {
  const config = loadConfig(process.env);
  for (const line of retiredSettings(process.env)) say(`warning: ${line}`, 'warn');
  const emit = createLog(config.LOG_LEVEL);
  const { firstKeyPlan, startInstance } = await import('./start.ts');
  const { address, firstKey, stop } = await startInstance({ config, emit, say, loadSite });
  say(
    `caryll ${serviceVersion} is listening on ${address}${loadSite ? ` (documentation: ${address}/docs)` : ''}`,
  );
  say(whereData(config));
  if (config.DATABASE_URL === undefined) {
    say(
      'Press Ctrl+C to stop. To start over, stop the service and delete the data folder, which also deletes all keys and usage.',
    );
    if (firstKey === undefined) say(`To create another key: ${keyCommand(config)}`);
  }
  if (firstKey) {
    const units = plansOf(config)[firstKeyPlan].keyLimit.toLocaleString('en');
    // For a person to copy, so it is never a line of the log: only the first start on an embedded database has it.
    process.stderr.write(
      `\nAPI key for local use (${firstKeyPlan} plan, ${units} units per day), shown only once:\n`,
    );
    process.stdout.write(`${firstKey}\n`);
    process.stderr.write(`\nTry it:\n  export CARYLL_KEY=${firstKey}\n`);
    process.stderr.write(
      `  curl -H "X-API-Key: $CARYLL_KEY" ${address}/v1/bloodborne/bosses/father-gascoigne\n\n`,
    );
  }
  onSignals(stopWith(stop, emit));
  return address;
}

/** Why the service cannot start, for the operator. */
function reasonOf(error: unknown): { message: string; exitCode: ExitCode } {
  if (error instanceof StartError) return error;
  if (error instanceof ConfigError) return { message: error.message, exitCode: exitCodes.usage };
  if (error instanceof FolderLockedError) return { message: error.message, exitCode: exitCodes.unreachable };
  const message = redactText(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return { message, exitCode: exitCodes.bug };
}

/**
 * Starts the service, and resolves to its address once it listens. A failed start ends the process.
 *
 * @param loadSite loads its website; without it, the service has none.
 */
export function serve(loadSite?: () => Promise<OpenSite>): Promise<string> {
  return start(loadSite).catch((error: unknown) => {
    const { message, exitCode } = reasonOf(error);
    say(`caryll cannot start.\n${message}`, 'fatal');
    // An open connection or child process must not keep this process alive.
    return process.exit(exitCode);
  });
}
