import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../config.ts';
import { type Database, openDatabase } from '../data/database.ts';
import { connectControl } from '../embedded/control.ts';
import { FolderLockedError, lockFolder } from '../embedded/folder-lock.ts';
import type { Io } from '../embedded/io.ts';
import { fileFault, isFileFailure } from '../text/file-fault.ts';
import { wantsColour } from './colour.ts';
import { CommandError, exitCodes } from './exit.ts';
import { Handover } from './handover.ts';
import { runCommand } from './run.ts';

const { stdin, stdout, stderr } = process;

/** Asks on the terminal, through standard error: standard output may go to a file. */
function ask(question: string, hidden = false): Promise<string | undefined> {
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
    reader.question(question, (answer) => {
      if (hidden) stderr.write('\n');
      resolve(answer);
      reader.close();
    });
    muted = hidden;
  });
}

async function readStdin(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}

const io: Io = {
  out: (text) => stdout.write(text),
  err: (text) => stderr.write(text),
  stdoutIsTerminal: stdout.isTTY === true,
  stderrIsTerminal: stderr.isTTY === true,
  columns: stdout.isTTY ? stdout.columns || 80 : Number.POSITIVE_INFINITY,
  colour: wantsColour(stdout.isTTY === true, process.env),
  messageColour: wantsColour(stderr.isTTY === true, process.env),
  user: userName(),
  folder: process.cwd(),
  ask,
  readStdin,
  readFile: (file) => named(file, readFile(file, 'utf8')),
  writeFile: (file, text, options) =>
    named(file, writeFile(file, text, options?.mode === undefined ? {} : { mode: options.mode })),
};

/** A failure with the file's name, which Node leaves out of some. */
function named<Value>(file: string, work: Promise<Value>): Promise<Value> {
  return work.catch((error: NodeJS.ErrnoException) => {
    throw Object.assign(error, { path: file });
  });
}

/** How long to wait for a process that has the embedded database and takes no commands: one that starts or ends. */
const patienceMs = 15_000;

let database: Database | undefined;
let unlock: (() => Promise<void>) | undefined;

/**
 * Opens the database, or hands the whole command to the service that has it.
 *
 * @param mayMake whether an embedded one that is not there yet is to be made.
 */
async function connect(mayMake = false): Promise<Database> {
  const config = loadConfig(process.env);
  if (config.DATABASE_URL === undefined) {
    if (!mayMake && !existsSync(config.DATA_DIR)) {
      throw new CommandError(
        'unreachable',
        `DATA_DIR: expected a folder with the embedded database, got "${config.DATA_DIR}", which does not exist.`,
        'The first `npm start` makes it, and so does `caryll migrate`. Or set DATABASE_URL to use a Postgres server.',
      );
    }
    const giveUpAt = Date.now() + patienceMs;
    for (let said = false; ; ) {
      const client = await connectControl(config.DATA_DIR);
      if (client) throw new Handover(client);
      try {
        unlock = await lockFolder(config.DATA_DIR, 'a caryll command', (line) => io.err(`${line}\n`));
        break;
      } catch (error) {
        if (isFileFailure(error)) {
          throw new CommandError(
            'unreachable',
            `DATA_DIR: expected a folder that can be written, got "${config.DATA_DIR}" (${fileFault(error)})`,
            'Set DATA_DIR to a folder of yours, or DATABASE_URL to use a Postgres server.',
          );
        }
        if (!(error instanceof FolderLockedError) || Date.now() > giveUpAt) throw error;
        if (!said)
          io.err('The embedded database is in use by a process that takes no commands yet; waiting …\n');
        said = true;
        await sleep(250);
      }
    }
  }
  database = await openDatabase({
    url: config.DATABASE_URL,
    folder: `${config.DATA_DIR}/postgres`,
    poolSize: 4,
    // A person waits, and can stop waiting: what takes long may take long.
    statementTimeoutMs: 0,
    connectTimeoutMs: Math.max(5_000, config.DATABASE_TIMEOUT_MS),
  });
  return database;
}

// Who reads the results may stop reading, as `head` does.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.ok);
  throw error;
});

process.exitCode = await runCommand(process.argv.slice(2), io, {
  config: () => loadConfig(process.env),
  database: connect,
});
try {
  await database?.close();
} finally {
  await unlock?.();
}
// Clients that never reached their server keep timers for seconds. What was written has to arrive first.
for (const stream of [stdout, stderr]) await new Promise((resolve) => stream.write('', resolve));
process.exit();
