import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../config.ts';
import { commandName, type Database, joinDatabase, openDatabase } from '../data/database.ts';
import { type FolderLock, FolderLockedError, lockFolder } from '../embedded/folder-lock.ts';
import type { Io } from './io.ts';
import { exitCodes } from '../exit-codes.ts';
import type { OpenSite } from '../site-port.ts';
import { fileError, isFileFailure } from '../text/file-error.ts';
import { wantsColor } from './color.ts';
import { CommandError } from './exit.ts';
import { readText } from './files.ts';
import { runCommand } from './run.ts';

const { stdin, stdout, stderr } = process;

/** Prompts on the terminal, through standard error, because standard output may go to a file. */
function prompt(question: string, hidden = false): Promise<string | undefined> {
  if (!stdin.isTTY) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    let muted = false;
    const screen = new Writable({
      write(chunk, _encoding, done) {
        if (!muted) stderr.write(chunk);
        done();
      },
    });
    const reader = createInterface({ input: stdin, output: screen, terminal: true });
    reader.on('SIGINT', () => {
      stderr.write('\n');
      process.exit(130);
    });
    reader.on('close', () => resolve(undefined));
    reader.question(question, (reply) => {
      if (hidden) stderr.write('\n');
      resolve(reply);
      reader.close();
    });
    muted = hidden;
  });
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a uid without a name.
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}

const io: Io = {
  out: (text) => stdout.write(text),
  err: (text) => stderr.write(text),
  stdoutIsTerminal: stdout.isTTY === true,
  stderrIsTerminal: stderr.isTTY === true,
  columns: stdout.isTTY ? stdout.columns || 80 : Number.POSITIVE_INFINITY,
  color: wantsColor(stdout.isTTY === true, process.env),
  messageColor: wantsColor(stderr.isTTY === true, process.env),
  user: userName(),
  prompt,
  readStdin: () => readText(stdin, 'standard input'),
};

/**
 * How long to wait for a process that has the embedded database and accepts no commands: it is starting or stopping.
 */
const timeoutMs = 15_000;

let database: Database | undefined;
let lock: FolderLock | undefined;

/**
 * Locks the folder of the embedded database for this process, or connects to the service that has it.
 *
 * @returns undefined when this process should open the database.
 * @throws FolderLockedError, StartError
 */
async function joinOrLock(folder: string): Promise<Database | undefined> {
  const giveUpAt = Date.now() + timeoutMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      lock = await lockFolder(folder, 'a caryll command', (line) => io.err(`${line}\n`));
      return undefined;
    } catch (error) {
      if (!(error instanceof FolderLockedError)) throw error;
      try {
        return await joinDatabase(folder, isFirst ? 1_000 : Math.max(1, giveUpAt - Date.now()));
      } catch {
        if (Date.now() > giveUpAt) throw error;
      }
    }
    if (isFirst) io.err('The embedded database is in use by a process that is still starting; waiting …\n');
    await sleep(250);
  }
}

/** @throws CommandError, FolderLockedError, StartError */
async function connect(mayMake: boolean): Promise<Database> {
  const { DATABASE_URL, DATABASE_TIMEOUT_MS, DATA_DIR } = loadConfig(process.env);
  if (DATABASE_URL === undefined) {
    if (!mayMake && !existsSync(DATA_DIR)) {
      throw new CommandError(
        'unreachable',
        `DATA_DIR must be a folder with the embedded database; got "${path.resolve(DATA_DIR)}", which does not exist.`,
        'Set --data-dir to the folder of the service (the first `caryll start` creates it), or set DATABASE_URL to use a Postgres server.',
      );
    }
    try {
      const joined = await joinOrLock(DATA_DIR);
      if (joined !== undefined) return joined;
    } catch (error) {
      if (!isFileFailure(error)) throw error;
      throw new CommandError(
        'unreachable',
        `DATA_DIR must be a writable folder; got "${DATA_DIR}" (${fileError(error)})`,
        'Set DATA_DIR to a folder that you can write to, or DATABASE_URL to use a Postgres server.',
      );
    }
  }
  return openDatabase({
    url: DATABASE_URL,
    folder: `${DATA_DIR}/postgres`,
    poolSize: 4,
    // No timeout: a person waits, and can interrupt.
    statementTimeoutMs: 0,
    connectTimeoutMs: Math.max(5_000, DATABASE_TIMEOUT_MS),
    applicationName: commandName,
  });
}

// A program that reads the results, such as `head`, may stop reading.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.ok);
  throw error;
});

/**
 * Settings are read from the environment each time, so options are written there.
 *
 * @throws CommandError for a folder of an embedded database together with the address of a server.
 */
function useSettings(settings: Readonly<Record<string, string>>): void {
  if (settings['DATA_DIR'] !== undefined && loadConfig(process.env).DATABASE_URL !== undefined) {
    throw new CommandError(
      'usage',
      `--data-dir must not be used when DATABASE_URL is set; got "${settings['DATA_DIR']}".`,
      'Unset DATABASE_URL to use the embedded database in that folder.',
    );
  }
  Object.assign(process.env, settings);
}

/** The service is a separate bundle beside this one, which no other command loads. */
async function startService(settings: Readonly<Record<string, string>>): Promise<string> {
  useSettings(settings);
  const service: { address: Promise<string> } = await import(new URL('./main.js', import.meta.url).href);
  return service.address;
}

/** So is the website. */
async function loadSite(): Promise<OpenSite> {
  const site: { openSite: OpenSite } = await import(new URL('./site.js', import.meta.url).href);
  return site.openSite;
}

process.exitCode = await runCommand(process.argv.slice(2), io, {
  config: () => loadConfig(process.env),
  database: async (mayMake = false) => (database ??= await connect(mayMake)),
  useSettings,
  startService,
  loadSite,
  now: Date.now,
});
try {
  await database?.close();
} finally {
  await lock?.release();
}
// Clients that never reached their server keep timers for seconds, so the process is ended after its output is written.
for (const stream of [stdout, stderr]) await new Promise((resolve) => stream.write('', resolve));
process.exit();
