/** Exit codes of every command, including the service. Documented in docs/cli.md; never reused for something else. */
export const exitCodes = {
  ok: 0,
  /** Something was refused, or errors were found. Nothing was changed. */
  refused: 1,
  /** The command line or a setting is wrong. */
  usage: 2,
  /** The database, Redis, a file or a port cannot be used. */
  unreachable: 3,
  /** Something that the command names does not exist. */
  notFound: 4,
  /** A bug in Caryll. */
  bug: 70,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Why a command or a start failed. */
export type FailureKind = Exclude<keyof typeof exitCodes, 'ok'>;
