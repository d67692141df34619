import { existsSync, mkdirSync, openAsBlob, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect } from '@jest/globals';
import { fileExists, writeFileBytes, writeTextFile } from '../../src/cli/files.ts';
import { runCommand, type Surroundings } from '../../src/cli/run.ts';
import { loadConfig } from '../../src/config.ts';
import { type Database, openDatabase } from '../../src/data/database.ts';
import type { Io } from '../../src/cli/io.ts';
import { fromRoot } from '../../src/root.ts';

export interface TerminalOptions {
  /** Whether a person sits there; then `answers` are what is typed. */
  readonly isTerminal?: boolean;
  readonly colour?: boolean;
  readonly columns?: number;
  readonly answers?: readonly string[];
  readonly stdin?: string;
  readonly folder?: string;
  readonly readFile?: Io['readFile'];
}

export interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Questions to the user. */
  readonly asked: readonly string[];
  readonly json: any;
}

/** A terminal whose every character is kept. */
export function createTerminal(options: TerminalOptions = {}): { io: Io; result(code: number): Result } {
  const {
    isTerminal = false,
    colour = false,
    columns,
    answers = [],
    stdin = '',
    folder = process.cwd(),
    readFile: read = (file) => readFile(file, 'utf8'),
  } = options;
  let out = '';
  let err = '';
  const asked: string[] = [];
  const left = [...answers];
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
      colour,
      messageColour: colour,
      user: 'tester',
      folder,
      async ask(question) {
        if (!isTerminal) return undefined;
        asked.push(question);
        return left.shift() ?? '';
      },
      readStdin: async () => stdin,
      readFile: read,
      writeFile: writeTextFile,
      exists: fileExists,
      writeBytes: writeFileBytes,
    },
    result: (code) => ({
      code,
      out,
      err,
      asked,
      get json() {
        return JSON.parse(out);
      },
    }),
  };
}

/** The empty database that the build has made: making another takes four times as long as starting from it. */
let empty: Blob | undefined;
const emptyDatabase = () =>
  (empty ??= new Blob([brotliDecompressSync(readFileSync(fromRoot('dist', 'empty-database.tar.br')))]));

/** A database with the whole dataset, as `scripts/jest-setup.js` made it; or an empty one. */
export async function openMemory(contents: 'dataset' | 'empty' = 'dataset'): Promise<Database> {
  return openDatabase({
    url: undefined,
    folder: 'memory://',
    poolSize: 1,
    statementTimeoutMs: 0,
    connectTimeoutMs: 5_000,
    dump: contents === 'dataset' ? await openAsBlob(process.env['CARYLL_TEST_DUMP']!) : emptyDatabase(),
  });
}

const noDatabase = async (): Promise<Database> => {
  throw new Error('this command was not to open a database');
};

/** Runs command lines on a database; without one, a command that needs it fails. */
export function createRunner(surroundings: Partial<Surroundings> = {}) {
  return async (line: string | readonly string[], options: TerminalOptions = {}): Promise<Result> => {
    const argv = typeof line === 'string' ? line.split(' ').filter((word) => word !== '') : line;
    const terminal = createTerminal(options);
    const code = await runCommand(argv, terminal.io, {
      config: loadConfig({ DATA_DIR: '/nowhere' }),
      database: noDatabase,
      ...surroundings,
    });
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
