import type { Config } from './config.ts';

/** Why the service cannot start, with a message for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Another program listens on the port for metrics. */
export function metricsPortTaken({ METRICS_PORT }: Config): StartError {
  return new StartError(`METRICS_PORT must be a free port; got "${METRICS_PORT}", which is in use.`);
}
