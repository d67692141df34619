import { type DestinationStream, pino } from 'pino';
import type { Config } from './config.ts';
import type { Observation, Observe } from './observe.ts';

/** Errors as they go into logs: what happened and where, without the statement and its values. */
function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  const { code } = error as { code?: string };
  // knex puts the whole statement in front of the message of Postgres.
  const message = error.message.split(' - ').at(-1);
  return {
    error: message,
    error_name: error.name,
    ...(code ? { error_code: code } : {}),
    // Only where it happened: the lines above those are the message once more, with its statement.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .slice(0, 5)
      .join('\n'),
  };
}

/** The reader of observations that writes structured log lines, with the number of the worker where there are several. */
export function createLog(
  level: Config['LOG_LEVEL'],
  destination?: DestinationStream,
  worker?: number,
): Observe {
  const logger = pino(
    {
      level,
      base: worker === undefined ? null : { worker },
      redact: { paths: ['*.key', '*.secret', '*.authorization', '*["x-api-key"]'], censor: '…' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination({ fd: 2, sync: false }),
  );

  return (observation: Observation) => {
    switch (observation.type) {
      case 'request': {
        const level = observation.status >= 500 ? 'error' : 'debug';
        if (!logger.isLevelEnabled(level)) return;
        const { type: _type, seconds, path, charge, ...fields } = observation;
        const units = charge?.granted ? charge.units : 0;
        logger[level]({ ...fields, path: path(), units, ms: Math.round(seconds * 1e6) / 1e3 }, 'request');
        return;
      }
      case 'fault':
        logger.error(
          { where: observation.where, request_id: observation.requestId, ...errorFields(observation.error) },
          'fault',
        );
        return;
      case 'quota_outage':
        logger[observation.state === 'lost' ? 'warn' : 'info'](
          {
            units: observation.units,
            refusals: observation.refusals,
            ...(observation.error === undefined ? {} : errorFields(observation.error)),
          },
          `quota store ${observation.state}`,
        );
        return;
      case 'release':
        logger.info({ release: observation.id }, `release ${observation.state}`);
        return;
      case 'lifecycle':
        logger.info({ ...observation.details }, observation.message);
        return;
      default:
        return;
    }
  };
}
