import { CommanderError } from 'commander';
import { KeyError } from '../access/key-store.ts';
import { ConfigError } from '../config.ts';
import { DatasetError, faultLine } from '../data/dataset.ts';
import { ImportBusyError } from '../data/import.ts';
import { Problem } from '../problem.ts';
import { counted } from './bar.ts';
import { createColours } from './colour.ts';
import { type Context, createContext, type Surroundings } from './context.ts';
import { CommandError, exitCodes } from './exit.ts';
import { FolderLockedError } from './folder-lock.ts';
import { Handover } from './handover.ts';
import type { Io } from './io.ts';
import { createProgram } from './program.ts';

export type { Surroundings } from './context.ts';

/** Codes of Node, node-pg and Postgres (appendix A) that mean: nobody to talk to, or not for you. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '28000',
  '28P01',
  '3D000',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

interface Explanation {
  readonly message: string;
  readonly hint?: string | undefined;
  readonly code: number;
}

/** The reason inside an error of knex, without the statement that it puts in front. */
function reasonOf(error: Error): string {
  const inner = error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error;
  return inner.message.split(' - ').at(-1)!.trim();
}

function explain(error: unknown): Explanation {
  if (error instanceof CommandError) {
    return { message: error.message, hint: error.hint, code: error.exitCode };
  }
  if (error instanceof ConfigError) {
    return {
      message: `A setting is wrong.\n${error.message}`,
      hint: 'Settings are environment variables. `caryll doctor` shows all of them.',
      code: exitCodes.usage,
    };
  }
  if (error instanceof DatasetError) {
    return {
      message: `${error.faults.map(faultLine).join('\n')}\n\n${counted(error.faults.length, 'fault')} in the data files. Nothing was changed.`,
      code: exitCodes.refused,
    };
  }
  if (error instanceof KeyError)
    return { message: `Nothing was changed: ${error.message}.`, code: exitCodes.refused };
  if (error instanceof Problem && error.code === 'unavailable') {
    return {
      message: 'The quota store cannot be reached.',
      hint: 'Check REDIS_URL and that Redis runs; `caryll doctor` looks at each part.',
      code: exitCodes.unreachable,
    };
  }
  if (error instanceof ImportBusyError) return { message: error.message, code: exitCodes.refused };
  if (error instanceof FolderLockedError) return { message: error.message, code: exitCodes.unreachable };
  if (!(error instanceof Error)) return { message: String(error), code: exitCodes.bug };
  const { code } = error as { code?: string };
  if (error.name === 'KnexTimeoutError' || (code !== undefined && unreachable.has(code))) {
    return {
      message: `The database cannot be reached: ${reasonOf(error)}`,
      hint: 'Check DATABASE_URL and that the server runs; `caryll doctor` looks at each part.',
      code: exitCodes.unreachable,
    };
  }
  if (code === '42P01' || code === '42703') {
    return {
      message: `The database is not up to date: ${reasonOf(error)}`,
      hint: 'Run `caryll migrate`.',
      code: exitCodes.refused,
    };
  }
  if (code === '42501' || code === '25006') {
    return {
      message: `The database does not allow it: ${reasonOf(error)}`,
      hint: 'Use a DATABASE_URL whose role may write, on the primary server.',
      code: exitCodes.refused,
    };
  }
  if (code === 'ENOSPC' || code === 'EROFS' || code === 'EACCES' || code === 'ENOENT') {
    return { message: error.message, code: exitCodes.unreachable };
  }
  return {
    message: `A bug of caryll: ${error.stack ?? error.message}`,
    hint: 'Please report it with the lines above.',
    code: exitCodes.bug,
  };
}

/** Prints what went wrong and returns the exit code. */
function report(error: unknown, io: Io): number {
  const { message, hint, code } = explain(error);
  const colours = createColours(io.messageColour);
  io.err(`${colours.red('caryll:')} ${message}\n${hint === undefined ? '' : `${hint}\n`}`);
  return code;
}

/**
 * Runs one command line and resolves to its exit code; it never rejects.
 *
 * @param argv what follows the program's name.
 */
export async function runCommand(
  argv: readonly string[],
  io: Io,
  surroundings: Surroundings,
): Promise<number> {
  let exitCode: number = exitCodes.ok;
  const context: Context = createContext(io, surroundings);
  const program = createProgram(context, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      // Help and version are asked for; everything else that commander says is about a wrong command line.
      return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    }
    if (error instanceof Handover) {
      try {
        return await error.client.run(argv, io);
      } catch (failure) {
        return report(failure, io);
      }
    }
    return report(error, io);
  } finally {
    await context.close().catch(() => undefined);
  }
}
