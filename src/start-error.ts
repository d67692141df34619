import type { Config } from './config.ts';

/** A reason not to start, for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** That another program listens where metrics should be served. */
export function metricsPortTaken({ METRICS_PORT }: Config): StartError {
  return new StartError(`METRICS_PORT: expected a free port, got "${METRICS_PORT}", which is in use.`);
}
