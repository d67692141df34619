import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Access, createAccess } from '../access.ts';
import type { Config } from '../config.ts';
import type { Database } from '../data/database.ts';
import type { Colours } from './colour.ts';
import { createColours } from './colour.ts';
import { CommandError } from './exit.ts';
import type { Io } from './io.ts';
import { type Column, renderTable } from './table.ts';

/** What a command needs besides the terminal: settings and a database, wherever it runs. */
export interface Surroundings {
  /** The settings, or what reads them; it may throw ConfigError. */
  readonly config: Config | (() => Config);
  /** The database, or what opens it, and makes it if it may; whoever opened it closes it. */
  readonly database: Database | ((mayMake?: boolean) => Promise<Database>);
  /** Keys and quotas of the service that the command runs in; without it the command joins its own. */
  readonly access?: Access;
  /** Tells every instance at once that a key has changed; `access` does so too. */
  readonly announce?: (keyId: string) => Promise<void>;
  readonly now?: () => number;
}

/** What the actions of all commands share. */
export interface Context {
  readonly io: Io;
  readonly colours: Colours;
  readonly messageColours: Colours;
  now(): number;
  config(): Config;
  /** @param mayMake whether an embedded database that is not there yet is to be made. */
  database(mayMake?: boolean): Promise<Database>;
  /** Quotas and the line to every instance. */
  access(): Promise<Access>;
  /**
   * Tells every instance that keys were changed, or the person how long instances take that cannot be told. The
   * change itself is done by then: a failure is a warning, because instances look again within a minute anyway.
   */
  announce(...keyIds: readonly string[]): Promise<void>;
  /** Who goes into the history of a key. */
  readonly actor: string;
  /** Lets go of what the context itself has opened. */
  close(): Promise<void>;
  /** A path as the caller means it. */
  resolve(file: string): string;
  /** A result for a person. */
  print(text: string): void;
  /** A result for a program: one JSON value, on one line unless a person looks on. */
  printJson(value: unknown): void;
  printTable(columns: readonly Column[], rows: readonly (readonly string[])[]): void;
  /** A message, not a result. */
  say(text: string): void;
  warn(text: string): void;
  /**
   * Asks whether to go on.
   *
   * @param yes the option `--yes`: do not ask.
   * @throws CommandError when the answer is no or nobody can answer.
   */
  confirm(question: string, yes: boolean | undefined): Promise<void>;
}

export function createContext(io: Io, surroundings: Surroundings): Context {
  const colours = createColours(io.colour);
  const messageColours = createColours(io.messageColour);
  let settings: Config | undefined;
  let database: Promise<Database> | undefined;
  let ownAccess: Promise<Access> | undefined;
  const line = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);
  const now = surroundings.now ?? Date.now;
  const readConfig = () => {
    settings ??= typeof surroundings.config === 'function' ? surroundings.config() : surroundings.config;
    return settings;
  };
  const connect = async (): Promise<Access> => {
    if (surroundings.access) return surroundings.access;
    ownAccess ??= openAccess(context);
    return ownAccess;
  };
  const context: Context = {
    io,
    colours,
    messageColours,
    now,
    actor: `cli:${io.user}`,
    config: readConfig,
    async access() {
      const access = await connect();
      // Its connections are made in the background; if none comes, the first use says so.
      await patiently(async () => {
        const { status } = await access.health();
        if (status !== 'ok') throw new Error(status);
      }).catch(() => undefined);
      return access;
    },
    async announce(...keyIds) {
      const { REDIS_URL, DATABASE_URL } = readConfig();
      // Without a server the command runs in the only instance there is.
      if (REDIS_URL === undefined && DATABASE_URL !== undefined) {
        context.say('Running instances follow within 60 seconds: without REDIS_URL they are not told.');
      }
      try {
        const tell = surroundings.announce ?? (await connect()).announce;
        for (const keyId of keyIds) await patiently(() => tell(keyId));
      } catch (error) {
        context.warn(
          `the change is made, but the running instances could not be told (${(error as Error).message}); they see it within a minute`,
        );
      }
    },
    async close() {
      await ownAccess?.then(
        (access) => access.close(),
        () => undefined,
      );
    },
    database(mayMake) {
      database ??=
        typeof surroundings.database === 'function'
          ? surroundings.database(mayMake)
          : Promise.resolve(surroundings.database);
      return database;
    },
    resolve: (file) => path.resolve(io.folder, file),
    print: (text) => io.out(line(text)),
    printJson: (value) => io.out(`${JSON.stringify(value, null, io.stdoutIsTerminal ? 2 : 0)}\n`),
    printTable: (columns, rows) => io.out(renderTable(columns, rows, io.columns, colours.bold)),
    say: (text) => io.err(line(text)),
    warn: (text) => io.err(line(`${messageColours.yellow('warning:')} ${text}`)),
    async confirm(question, yes) {
      if (yes) return;
      const answer = await io.ask(`${question} [y/N] `);
      if (answer === undefined) {
        throw new CommandError(
          'refused',
          `${question} Nobody is there to answer.`,
          'Run the command on a terminal, or add --yes.',
        );
      }
      if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('refused', 'Nothing was changed.');
    },
  };
  return context;
}

/** How long a command waits for connections that are being made, in milliseconds. */
const patienceMs = 2_000;

/** Tries again while it fails, for as long as a command has patience. */
async function patiently(work: () => Promise<void>): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
    }
    await sleep(25);
  }
}

/** Quotas as the service has them, but refusing at once: a command says what it cannot reach. */
async function openAccess(context: Context): Promise<Access> {
  const config = context.config();
  return createAccess({
    database: await context.database(),
    redis: config.REDIS_URL && {
      urls: config.REDIS_URL,
      prefix: config.REDIS_PREFIX,
      commandTimeoutMs: config.REDIS_TIMEOUT_MS,
    },
    onOutage: 'refuse',
    rollsUp: false,
    now: context.now,
    observe: () => undefined,
  });
}
