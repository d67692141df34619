import type { Config } from './config.ts';
import { type ExitCode, exitCodes, type FailureKind } from './exit-codes.ts';

/** Why the service cannot start, with a message for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly exitCode: ExitCode;

  constructor(message: string, kind: FailureKind = 'unreachable') {
    super(message);
    this.exitCode = exitCodes[kind];
  }
}

/** Another program listens on the port for metrics. */
export function metricsPortTaken({ METRICS_PORT }: Config): StartError {
  return new StartError(`METRICS_PORT must be a free port; got "${METRICS_PORT}", which is in use.`);
}
