import path from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../data/database.ts';
import type { Io } from './io.ts';
import { createQuota, type Quota } from '../quota/service.ts';
import type { Colours } from './colour.ts';
import { createColours } from './colour.ts';
import { CommandError, exitCodes } from './exit.ts';
import { type Column, renderTable } from './table.ts';

/** The environment of a command, except the terminal. */
export interface Surroundings {
  /** The settings, or a function that reads them; it may throw ConfigError. */
  readonly config: Config | (() => Config);
  /**
   * The database, or a function that opens it and, if allowed, creates an embedded one. The context does not close it.
   */
  readonly database: Database | ((mayMake: boolean) => Promise<Database>);
  /** Sets settings that take precedence over the environment. */
  useSettings?(settings: Readonly<Record<string, string>>): void;
  /**
   * Starts the service in this process, with settings that take precedence over the environment, and resolves to its
   * address once it listens. A failed start ends the process. Without this function no command can start the service.
   */
  startService?(settings: Readonly<Record<string, string>>): Promise<string>;
  readonly now?: () => number;
}

/** What the actions of all commands share. */
export interface Context {
  /** The exit code when nothing is thrown; a command that finds errors sets it. */
  exitCode: number;
  /** Sets settings that take precedence over the environment, before any is read. */
  useSettings(settings: Readonly<Record<string, string>>): void;
  /** Starts the service in this process and resolves to its address. */
  startService(settings: Readonly<Record<string, string>>): Promise<string>;
  readonly io: Io;
  readonly colours: Colours;
  readonly messageColours: Colours;
  now(): number;
  config(): Config;
  /** @param mayMake whether to create an embedded database if there is none. */
  database(mayMake?: boolean): Promise<Database>;
  quota(): Promise<Quota>;
  /** The name of the user in the history of a key. */
  readonly actor: string;
  /** Closes what the context itself has opened. */
  close(): Promise<void>;
  /** The absolute path of a file that the user named. */
  resolve(file: string): string;
  /** A result for a person. */
  print(text: string): void;
  /** A result for a program: one JSON value, on one line unless standard output is a terminal. */
  printJson(value: unknown): void;
  printTable(columns: readonly Column[], rows: readonly (readonly string[])[]): void;
  /** A message, not a result. */
  say(text: string): void;
  warn(text: string): void;
  /**
   * Gets a confirmation from the user.
   *
   * @param yes the option `--yes`: skip the question.
   * @throws CommandError when the user declines or there is no terminal.
   */
  confirm(question: string, yes: boolean | undefined): Promise<void>;
}

export function createContext(io: Io, surroundings: Surroundings): Context {
  const colours = createColours(io.colour);
  const messageColours = createColours(io.messageColour);
  let settings: Config | undefined;
  let database: Promise<Database> | undefined;
  let ownQuota: Promise<Quota> | undefined;
  const line = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);
  const now = surroundings.now ?? Date.now;
  const readConfig = () => {
    settings ??= typeof surroundings.config === 'function' ? surroundings.config() : surroundings.config;
    return settings;
  };
  const context: Context = {
    exitCode: exitCodes.ok,
    useSettings: (given) => surroundings.useSettings?.(given),
    async startService(settings) {
      if (surroundings.startService) return surroundings.startService(settings);
      throw new CommandError('refused', 'The service cannot be started from here.', 'Run `caryll start`.');
    },
    io,
    colours,
    messageColours,
    now,
    actor: `cli:${io.user}`,
    config: readConfig,
    async quota() {
      ownQuota ??= openQuota(context);
      return ownQuota;
    },
    async close() {
      await ownQuota?.then(
        (quota) => quota.close(),
        () => undefined,
      );
    },
    database(mayMake = false) {
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
          `${question} Cannot prompt for confirmation: not a terminal.`,
          'Run the command in a terminal, or use --yes.',
        );
      }
      if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('refused', 'Nothing was changed.');
    },
  };
  return context;
}

/** Quotas from Postgres: with Redis in front of it, they are up to a second old. */
async function openQuota({ database, now }: Context): Promise<Quota> {
  return createQuota({
    database: await database(),
    redis: undefined,
    onOutage: 'refuse',
    now,
    emit: () => undefined,
  });
}
