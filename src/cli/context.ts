import type { Config } from '../config.ts';
import type { Database } from '../data/database.ts';
import { exitCodes } from '../exit-codes.ts';
import type { OpenSite } from '../site-port.ts';
import type { Io } from './io.ts';
import { type Colors, createColors } from './color.ts';
import { CommandError } from './exit.ts';
import { type PrintedColumn, renderTable } from './table.ts';

/** The environment of a command, except the terminal. */
export interface Surroundings {
  /** Reads the settings. @throws ConfigError */
  config(): Config;
  /**
   * Opens the database once; the caller of {@link createContext} closes it.
   *
   * @param mayMake whether to create an embedded database if there is none.
   */
  database(mayMake?: boolean): Promise<Database>;
  /** Sets settings that take precedence over the environment, before any is read. */
  useSettings(settings: Readonly<Record<string, string>>): void;
  /**
   * Starts the service in this process, with settings that take precedence over the environment, and resolves to its
   * address once it listens. A failed start ends the process.
   */
  startService(settings: Readonly<Record<string, string>>): Promise<string>;
  /** Loads the website. */
  loadSite(): Promise<OpenSite>;
  now(): number;
}

/** Parts that the actions of all commands share. */
export interface Context extends Surroundings {
  /** The exit code when nothing is thrown; a command that finds errors sets it. */
  exitCode: number;
  readonly io: Io;
  readonly colors: Colors;
  readonly messageColors: Colors;
  /** The name of the user in the history of a key. */
  readonly actor: string;
  /** A result for a person. */
  print(text: string): void;
  /** A result for a program: one JSON value, on one line unless standard output is a terminal. */
  printJson(value: unknown): void;
  /** A result for a person with a line for each row. */
  printTable<Row>(rows: readonly Row[], columns: readonly PrintedColumn<Row>[]): void;
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
  const colors = createColors(io.color);
  const messageColors = createColors(io.messageColor);
  const line = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);
  return {
    ...surroundings,
    exitCode: exitCodes.ok,
    io,
    colors,
    messageColors,
    actor: `cli:${io.user}`,
    print: (text) => io.out(line(text)),
    printJson: (value) => io.out(`${JSON.stringify(value, null, io.stdoutIsTerminal ? 2 : 0)}\n`),
    printTable: (rows, columns) => io.out(renderTable(rows, columns, io.columns, colors.bold)),
    say: (text) => io.err(line(text)),
    warn: (text) => io.err(line(`${messageColors.yellow('warning:')} ${text}`)),
    async confirm(question, yes) {
      if (yes) return;
      const reply = await io.prompt(`${question} [y/N] `);
      if (reply === undefined) {
        throw new CommandError(
          'refused',
          `${question} Cannot prompt for confirmation: not a terminal.`,
          'Run the command in a terminal, or use --yes.',
        );
      }
      if (!/^y(es)?$/i.test(reply.trim())) throw new CommandError('refused', 'Nothing was changed.');
    },
  };
}
