/** Exit codes of every command. Documented in docs/cli.md; never reused for something else. */
export const exitCodes = {
  ok: 0,
  /** Something was refused, or errors were found. Nothing was changed. */
  refused: 1,
  /** The command line or a setting is wrong. */
  usage: 2,
  /** The database, Redis or a file cannot be reached. */
  unreachable: 3,
  /** Something that the command names does not exist. */
  notFound: 4,
  /** A bug in Caryll. */
  bug: 70,
} as const;

type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A reason to stop, with what was wrong and how to fix it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: ExitCode;
  /** How to fix it, on a separate line. */
  readonly hint: string | undefined;

  constructor(kind: Exclude<keyof typeof exitCodes, 'ok'>, message: string, hint?: string) {
    super(message);
    this.exitCode = exitCodes[kind];
    this.hint = hint;
  }
}
