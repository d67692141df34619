import { hostname } from 'node:os';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import type { Config } from '../config.ts';
import { serviceVersion } from '../root.ts';
import { reasonOf, redactText, redactValue } from '../text/redact.ts';
import { type Emit, probes, type ServiceEvent } from './events.ts';

type Level = 'error' | 'warn' | 'info' | 'debug';
type Fields = Readonly<Record<string, unknown>>;

/** Explanations for operators of messages from libraries. */
const meanings: readonly (readonly [when: RegExp, meaning: string])[] = [
  [/^Knex: Timeout acquiring a connection/, 'No connection to the database was free in time'],
  [/^Query read timeout$/, 'The database did not respond in time'],
  [/^Stream isn't writeable and enableOfflineQueue/, 'There is no connection to Redis'],
  [/^Command timed out$/, 'Redis did not respond in time'],
];

/** Fields of an error for logs: its message, without the SQL statement and its values. */
function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  const { code } = error as { code?: string };
  const reason = reasonOf(error);
  const [, meaning = reason] = meanings.find(([when]) => when.test(reason)) ?? [];
  return { error: meaning, error_name: error.name, ...(code ? { error_code: code } : {}) };
}

/** Returns the fields of an error with its stack trace. */
function stackFields(error: unknown): Record<string, unknown> {
  const fields = errorFields(error);
  if (!(error instanceof Error)) return fields;
  return {
    ...fields,
    // Only the frames: the lines above them repeat the message, including the SQL statement.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .slice(0, 5)
      .join('\n'),
  };
}

/** Repeated failures of one kind are logged once in this many seconds. */
const repeatSeconds = 1;

/** Number of lines of one kind that were suppressed since the last one. */
interface Repeats {
  leftOut: number;
  /** Logs the number of suppressed lines, if any. */
  readonly sumUp: () => void;
}

/** The form of every line: JSON with the program and the process that wrote it. */
const lineForm: LoggerOptions = {
  base: { version: serviceVersion, instance: `${hostname()}:${process.pid}` },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
};

/** Prints a line for the user that starts the service. */
export type Say = (line: string, level?: 'info' | 'warn' | 'fatal') => void;

/** Stream that {@link createSay} writes to. */
interface Output extends DestinationStream {
  readonly isTTY?: boolean;
}

/** Prints lines as they are on a terminal, and otherwise as lines of the log, whatever LOG_LEVEL is. */
export function createSay(output: Output): Say {
  if (output.isTTY) return (line) => output.write(`${line}\n`);
  const logger = pino(lineForm, output);
  return (line, level = 'info') => logger[level](redactText(line.trim()));
}

/** Writes events as structured log lines. */
export function createLog(level: Config['LOG_LEVEL'], destination?: DestinationStream): Emit {
  const logger = pino({ ...lineForm, level }, destination ?? pino.destination({ fd: 2, sync: false }));
  const repeats = new Map<string, Repeats>();
  let databaseLost = false;

  function write(level: Level, fields: Fields, message: string): void {
    if (logger.isLevelEnabled(level)) logger[level](redactValue(fields), redactText(message));
  }

  /** Logs the first line of a kind. Those of the next second are counted and summed up in one line. */
  function writeOnce(kind: Fields, fields: Fields, message: string): void {
    const name = JSON.stringify([message, ...Object.values(kind)]);
    const known = repeats.get(name);
    if (known !== undefined) {
      known.leftOut += 1;
      return;
    }
    write('error', fields, message);
    const first: Repeats = {
      leftOut: 0,
      sumUp: () => {
        if (first.leftOut > 0) write('error', { ...kind, left_out: first.leftOut }, `${message} (repeated)`);
        first.leftOut = 0;
      },
    };
    repeats.set(name, first);
    const timer = setTimeout(() => {
      if (first.leftOut === 0) repeats.delete(name);
      else {
        first.sumUp();
        timer.refresh();
      }
      // Without unref() a stopping process would wait for the timer.
    }, repeatSeconds * 1_000).unref();
  }

  return (event: ServiceEvent) => {
    switch (event.type) {
      case 'request': {
        const isFailure = event.status >= 500 && !probes.has(event.operation);
        if (!logger.isLevelEnabled(isFailure ? 'error' : 'debug')) return;
        const { type: _type, seconds, path, charge, requestId, keyId, ...rest } = event;
        const units = charge?.granted ? charge.units : 0;
        const fields = {
          request_id: requestId,
          key_id: keyId,
          ...rest,
          path: path(),
          units,
          ms: Math.round(seconds * 1e6) / 1e3,
        };
        if (!isFailure) write('debug', fields, 'request');
        else {
          const { status, operation, problem } = event;
          // During an outage of a store every request gets a 503: all of them are one kind.
          writeOnce(status === 503 ? { status } : { status, operation, problem }, fields, 'request');
        }
        return;
      }
      case 'error': {
        const { where, requestId, error } = event;
        const fields = stackFields(error);
        if (databaseLost && event.ofDatabase) {
          write('debug', { where, request_id: requestId, ...fields }, 'error');
          return;
        }
        const { error_code, error_name } = fields;
        writeOnce(
          { where, error_code: error_code ?? error_name },
          { where, request_id: requestId, ...fields },
          'error',
        );
        return;
      }
      case 'quota_outage':
        write(
          event.state === 'lost' ? 'warn' : 'info',
          {
            units: event.units,
            ...(event.error === undefined ? {} : errorFields(event.error)),
          },
          `quota store ${event.state}`,
        );
        return;
      case 'database_outage':
        databaseLost = event.state === 'lost';
        write(
          databaseLost ? 'error' : 'info',
          event.error === undefined ? {} : errorFields(event.error),
          `database ${event.state}`,
        );
        return;
      case 'release':
        write('info', { release: event.id }, `release ${event.state}`);
        return;
      case 'lifecycle':
        // On shutdown the process may end before the timers fire.
        for (const { sumUp } of repeats.values()) sumUp();
        write(event.level ?? 'info', { ...event.details }, event.message);
        return;
      default:
        return;
    }
  };
}
