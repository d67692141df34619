import { type ExitCode, exitCodes, type FailureKind } from '../exit-codes.ts';

/** A reason to stop, with what was wrong and how to fix it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: ExitCode;
  /** How to fix it, on a separate line. */
  readonly hint: string | undefined;

  constructor(kind: FailureKind, message: string, hint?: string) {
    super(message);
    this.exitCode = exitCodes[kind];
    this.hint = hint;
  }
}
