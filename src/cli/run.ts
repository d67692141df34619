import { CommanderError } from 'commander';
import { ConfigError } from '../config.ts';
import { explainDatabase } from '../data/errors.ts';
import { DatasetError, errorLine } from '../dataset/data-errors.ts';
import { ImportBusyError } from '../dataset/import.ts';
import { FileRefusedError } from '../dataset/read-file.ts';
import { FolderLockedError } from '../embedded/folder-lock.ts';
import type { Io } from './io.ts';
import { exitCodes } from '../exit-codes.ts';
import { isWellFormed } from '../keys/format.ts';
import { KeyInputError } from '../keys/input.ts';
import { KeyError } from '../keys/store.ts';
import { Problem } from '../problem.ts';
import { StartError } from '../start-error.ts';
import { escapeAllBut, escapeControls } from '../text/controls.ts';
import { fileError, isFileFailure } from '../text/file-error.ts';
import { redactKeys, redactText } from '../text/redact.ts';
import { colorSequences } from './color.ts';
import { createContext, type Surroundings } from './context.ts';
import { CommandError } from './exit.ts';
import { plural } from './format.ts';
import { createProgram } from './program.ts';
import { progressSequences } from './progress.ts';

interface Explanation {
  readonly message: string;
  readonly hint?: string | undefined;
  readonly code: number;
}

/** Errors whose own message is enough. */
function codeOf(error: unknown): number | undefined {
  if (error instanceof CommandError || error instanceof StartError) return error.exitCode;
  if (error instanceof KeyInputError) return exitCodes.usage;
  if (error instanceof ImportBusyError || error instanceof FileRefusedError) return exitCodes.refused;
  if (error instanceof FolderLockedError) return exitCodes.unreachable;
  if (error instanceof Problem && error.status < 500)
    return error.status === 404 ? exitCodes.notFound : exitCodes.usage;
  return undefined;
}

/** Whether data were refused only because they have no new version. */
const hasOldVersion = ({ errors }: DatasetError) =>
  errors.every(({ record, field }) => record === undefined && field === 'dataset_version');

function explain(error: unknown): Explanation {
  const code = codeOf(error);
  if (code !== undefined) {
    const { message, hint } = error as Error & { readonly hint?: string };
    return { message, hint, code };
  }
  if (error instanceof ConfigError) {
    return {
      message: `Invalid setting.\n${error.message}`,
      hint: 'Settings are environment variables. List them with `caryll doctor --settings`.',
      code: exitCodes.usage,
    };
  }
  if (error instanceof DatasetError) {
    return {
      message: `${error.errors.map(errorLine).join('\n')}\n\n${plural(error.errors.length, 'error')} in the data files. Nothing was changed.`,
      hint: hasOldVersion(error)
        ? 'To try the data first, on an embedded database: caryll data import --preview'
        : undefined,
      code: exitCodes.refused,
    };
  }
  if (error instanceof KeyError) {
    return { message: `Nothing was changed: ${error.message}.`, hint: error.hint, code: exitCodes.refused };
  }
  if (error instanceof Problem && error.cause !== undefined) return explain(error.cause);
  if (isFileFailure(error)) return { message: fileError(error), code: exitCodes.unreachable };
  const explained = explainDatabase(error);
  if (explained) return { ...explained, code: exitCodes[explained.kind] };
  return {
    message: `Internal error (this is a bug in caryll): ${redactText((error as Error)?.stack ?? String(error))}`,
    hint: 'Please report it with the lines above.',
    code: exitCodes.bug,
  };
}

const secretShape = /caryll_(live|test)_[0-9A-Za-z]{5,}/g;

const nothing = /(?!)/g;

/**
 * The terminal, with API keys masked in messages and with all control characters escaped except our own colors and
 * progress lines. Output to a file or another program is unchanged.
 */
function guarded(io: Io): Io {
  const own = new RegExp(`${colorSequences.source}|${progressSequences.source}`, 'g');
  return {
    ...io,
    out: (text) =>
      io.out(io.stdoutIsTerminal ? escapeAllBut(io.color ? colorSequences : nothing, text) : text),
    err: (text) => io.err(io.stderrIsTerminal ? escapeAllBut(own, redactKeys(text)) : redactKeys(text)),
    prompt: (question, hidden) => io.prompt(escapeControls(question), hidden),
  };
}

/** Whether a word is the key of `caryll mcp`, which assistants start with the arguments in their settings. */
const isKeyOfMcp = (argv: readonly string[], index: number) =>
  argv[0] === 'mcp' && (argv[index - 1] === '--key' || argv[index]!.startsWith('--key='));

/** Other users can read a command line, so no other command accepts a secret there. */
function refuseSecrets(argv: readonly string[]): void {
  const words = argv.filter((_, index) => !isKeyOfMcp(argv, index));
  if (!words.some((word) => word.match(secretShape)?.some(isWellFormed))) return;
  throw new CommandError(
    'usage',
    'API keys are not accepted as arguments: other users can see them there, and they stay in the shell history.',
    '`caryll keys whoami` reads the key from standard input and prints its id, for other commands. Consider rotating the key.',
  );
}

/**
 * Runs one command line and resolves to its exit code; it never rejects.
 *
 * @param argv the arguments after the name of the program.
 */
export async function runCommand(
  argv: readonly string[],
  terminal: Io,
  surroundings: Surroundings,
): Promise<number> {
  const io = guarded(terminal);
  const context = createContext(io, surroundings);
  const program = createProgram(context);
  try {
    refuseSecrets(argv);
    await program.parseAsync([...argv], { from: 'user' });
    return context.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      // Help and version are results; all other messages of commander are about a wrong command line.
      return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    }
    const { message, hint, code } = explain(error);
    context.say(`${context.messageColors.red('caryll:')} ${message}`);
    if (hint !== undefined) context.say(hint);
    return code;
  }
}
