/** Codes of Postgres (appendix A) for no connection, no room, no write and no time, and those of the system. */
const codes = /^(08|53|57|58|25006|E(?!RR_)[A-Z]+$)/;
/** What pg, knex and PGlite say without a code. */
const messages =
  /Connection terminated|timeout (exceeded|expired)|Query read timeout|Client has encountered a connection error|Client was closed|PGlite is closed|Unable to acquire|Aborted\(/;

/** Whether the database could not be reached, had no room or no time; a fault in our statements is none of them. */
export function isDatabaseFailure(error: unknown): boolean {
  interface Failure {
    readonly code?: string;
    readonly name?: string;
    readonly message?: string;
    readonly thrownValue?: unknown;
  }
  const { code, name, message, thrownValue } = (error ?? {}) as Failure;
  // graphql wraps whatever is no Error of its own realm; under Jest that is every failure of a socket.
  if (thrownValue !== undefined) return isDatabaseFailure(thrownValue);
  if (name === 'KnexTimeoutError' || name === 'AggregateError') return true;
  return (code !== undefined && codes.test(code)) || messages.test(message ?? '');
}
