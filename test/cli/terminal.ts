import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import type { Surroundings } from '../../src/cli/context.ts';
import { runCommand } from '../../src/cli/run.ts';
import { type Config, loadConfig } from '../../src/config.ts';
import type { Database } from '../../src/data/database.ts';
import type { Io } from '../../src/cli/io.ts';
import { fromRoot } from '../../src/root.ts';
import { openSite } from '../../site/mount.ts';

export interface TerminalOptions {
  /** Whether a person sits there; then `answers` are what is typed. */
  readonly isTerminal?: boolean;
  readonly color?: boolean;
  readonly columns?: number;
  readonly responses?: readonly string[];
  readonly stdin?: string;
}

export interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Questions to the user. */
  readonly requested: readonly string[];
  readonly json: any;
}

/** A terminal whose every character is kept. */
export function createTerminal(options: TerminalOptions = {}): { io: Io; result(code: number): Result } {
  const { isTerminal = false, color = false, columns, responses = [], stdin = '' } = options;
  let out = '';
  let err = '';
  const requested: string[] = [];
  const left = [...responses];
  return {
    io: {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      stdoutIsTerminal: isTerminal,
      stderrIsTerminal: isTerminal,
      columns: columns ?? Number.POSITIVE_INFINITY,
      color,
      messageColor: color,
      user: 'tester',
      async prompt(question) {
        if (!isTerminal) return undefined;
        requested.push(question);
        return left.shift() ?? '';
      },
      readStdin: async () => stdin,
    },
    result: (code) => ({
      code,
      out,
      err,
      requested,
      get json() {
        return JSON.parse(out);
      },
    }),
  };
}

type OpenDatabase = (mayMake: boolean) => Promise<Database>;

/** The environment of a command on a database and with these settings; without a database it may open none. */
export function surroundingsOf(
  database?: Database | OpenDatabase,
  config: Config | Surroundings['config'] = loadConfig({ DATA_DIR: '/nowhere' }),
): Surroundings {
  return {
    config: typeof config === 'function' ? config : () => config,
    async database(mayMake = false) {
      if (typeof database === 'function') return database(mayMake);
      if (database === undefined) throw new Error('this command was not to open a database');
      return database;
    },
    useSettings: () => undefined,
    startService: () => Promise.reject(new Error('this command was not to start the service')),
    loadSite: async () => openSite,
    now: Date.now,
  };
}

interface RunnerOptions extends Partial<Pick<Surroundings, 'useSettings' | 'startService' | 'now'>> {
  readonly database?: Database | OpenDatabase;
  readonly config?: Config | Surroundings['config'];
}

/** Runs command lines on a database; without one, a command that needs it fails. */
export function createRunner({ database, config, ...others }: RunnerOptions = {}) {
  return async (line: string | readonly string[], options: TerminalOptions = {}): Promise<Result> => {
    const argv = typeof line === 'string' ? line.split(' ').filter((word) => word !== '') : line;
    const terminal = createTerminal(options);
    const code = await runCommand(argv, terminal.io, { ...surroundingsOf(database, config), ...others });
    return terminal.result(code);
  };
}

/** What differs from run to run, made the same. Widths are kept, so that tables stay tables. */
export function steady(text: string): string {
  const ids = new Map<string, string>();
  return text
    .replace(/key_[0-9a-f]{16}/g, (id) => {
      if (!ids.has(id)) ids.set(id, `key_${String(ids.size + 1).padStart(16, '0')}`);
      return ids.get(id)!;
    })
    .replace(/caryll_(live|test)_[0-9A-Za-z]{36}/g, (_key, kind) => `caryll_${kind}_${'x'.repeat(36)}`)
    .replace(/caryll_(live|test)_[0-9A-Za-z]{4}…[0-9A-Za-z]{4}/g, (_key, kind) => `caryll_${kind}_xxxx…xxxx`);
}

/** Compares with a text that is checked in; with UPDATE_GOLDEN=1 it is written instead. */
export function expectGolden(name: string, text: string): void {
  const file = fromRoot('test', 'cli', 'golden', `${name}.txt`);
  if (process.env['UPDATE_GOLDEN'] || !existsSync(file)) {
    if (process.env['CI']) throw new Error(`${file} is missing; run the suite with UPDATE_GOLDEN=1`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, 'utf8'));
}
