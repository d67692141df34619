import { reasonOf } from '../text/redact.ts';

/** Explanation of a database failure for the operator, and how to fix it. */
export interface DatabaseError {
  /** A sentence. */
  readonly message: string;
  /** How to fix it, in one or more sentences. */
  readonly hint: string;
  /** `refused`: the database was reached, but rejected the request. */
  readonly kind: 'unreachable' | 'refused';
}

interface KnownFailure {
  /**
   * Codes of Postgres (appendix A of its manual), Node and OpenSSL, and messages of pg, knex and PGlite without a code.
   */
  readonly when: RegExp;
  readonly meaning: string;
  readonly hint: string;
  /** The database was reached, but rejected the request. */
  readonly isRefused?: true;
  /** Whether the same statement may succeed later: no connection, no space, read-only or a timeout. */
  readonly retry?: true;
  /** Whether the connection was lost during a statement, so that another connection may work immediately. */
  readonly lost?: true;
  /** Whether a start waits: the server may need more time, or not be started yet. */
  readonly awaited?: true;
}

const checkServer = '`caryll doctor` checks each component.';

/** The meaning of database errors. The first matching row applies. */
const rows: readonly KnownFailure[] = [
  {
    when: /^(ECONNREFUSED|ENOENT connect)$/,
    meaning: 'The database cannot be reached: nothing is listening at its address',
    hint: `Start the server, or fix the host and port in DATABASE_URL; ${checkServer}`,
    retry: true,
    awaited: true,
  },
  {
    when: /^(ENOTFOUND|EAI_AGAIN)$/,
    meaning: 'The database cannot be reached: the host name does not resolve',
    hint: `Fix the host name in DATABASE_URL, or check DNS; ${checkServer}`,
    retry: true,
    awaited: true,
  },
  {
    when: /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$|^KnexTimeoutError$|timeout (exceeded|expired)|Query read timeout/,
    meaning: 'The database cannot be reached: it did not respond in time',
    hint: `Check the host and port in DATABASE_URL, that the server is running, and any firewall in between; ${checkServer}`,
    retry: true,
    awaited: true,
  },
  {
    when: /^(28P01|28000)$|^SASL|password must be a string/,
    meaning: 'The database rejects the user name or password',
    hint: 'Fix them in DATABASE_URL (postgres://user:password@host:port/database); write characters like @ : / in a password as %40 %3A %2F. pg_hba.conf on the server controls who may connect.',
  },
  {
    when: /^3D000$/,
    meaning: 'The database does not exist on the server',
    hint: 'Fix the database name at the end of DATABASE_URL, or create the database: `createdb <name>`, then `caryll migrate` and `caryll data import`.',
  },
  {
    when: /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_|ERR_TLS_|ERR_SSL_)|does not support SSL/,
    meaning: 'The database cannot be reached: TLS fails',
    hint: 'Set NODE_EXTRA_CA_CERTS to its CA certificate, or choose another sslmode in DATABASE_URL (disable, verify-full).',
  },
  {
    when: /^53300$/,
    meaning: 'The server has no free connections',
    hint: 'Try again; if this persists, raise max_connections or lower DATABASE_POOL_SIZE of the instances.',
    retry: true,
    awaited: true,
  },
  {
    when: /^(53\w{3}|ENOSPC)$/,
    meaning: 'The database is out of disk space or memory',
    hint: 'Free up disk space for the database (or give it more memory), then repeat the command. Nothing was changed.',
    retry: true,
  },
  {
    when: /^57P03$/,
    meaning: 'The server is starting or stopping',
    hint: 'Try again in a moment.',
    retry: true,
    awaited: true,
  },
  {
    when: /^(57P0[1245]|08\w{3}|ECONNRESET|EPIPE)$|Connection terminated|Client was closed|not queryable|Client has encountered a connection error/,
    meaning: 'The connection to the database was lost',
    hint: 'Check that Postgres is running at the address in DATABASE_URL. Changes that were already committed remain: check them before you repeat the command.',
    retry: true,
    awaited: true,
    lost: true,
  },
  {
    when: /^57\w{3}$/,
    meaning: 'A statement took too long and was canceled',
    hint: 'Nothing was changed. Raise DATABASE_TIMEOUT_MS of the service, or repeat the command when the load is lower.',
    retry: true,
    awaited: true,
  },
  {
    when: /^25006$|read-only transaction/,
    meaning: 'The database is read-only',
    hint: 'Commands that write need DATABASE_URL to point to the primary server, without default_transaction_read_only.',
    isRefused: true,
    retry: true,
  },
  {
    when: /^42501$|permission denied for/,
    meaning: 'The role in DATABASE_URL lacks a required privilege',
    hint: 'Use the administrator role (created by deploy/roles.sql), or run roles.sql again after a migration.',
    isRefused: true,
  },
  {
    when: /^(42P01|42703|3F000)$/,
    meaning: 'The database is not up to date',
    hint: 'Run `caryll migrate`.',
    isRefused: true,
  },
  {
    when: /^MigrationLocked$/,
    meaning: 'Another migration is running, or one was killed',
    hint: `Wait for it; if there is none: psql "$DATABASE_URL" -c 'update migration_lock set is_locked = 0'`,
    isRefused: true,
  },
  {
    when: /^58\w{3}$|Aborted\(|PGlite is closed/,
    meaning: 'The database reported an error',
    hint: 'Check its log.',
    retry: true,
  },
  {
    when: /^XX\w{3}$/,
    meaning: 'The database reported an error',
    hint: 'Check its log.',
  },
  {
    when: /^E(?!RR_|NOENT$)[A-Z]+$|^AggregateError$|Unable to acquire/,
    meaning: 'The database cannot be reached',
    hint: `Check DATABASE_URL and that the server is running; ${checkServer}`,
    retry: true,
  },
];

interface Failure {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
  readonly syscall?: string;
  readonly path?: string;
  /** Errors of an AggregateError: one for each address of a host. */
  readonly errors?: readonly Failure[];
}

function failureOf(error: unknown): Failure {
  const failure = (error ?? {}) as Failure;
  return failure.errors?.[0] ?? failure;
}

function rowOf(error: unknown): KnownFailure | undefined {
  const failure = failureOf(error);
  const { name = '', code = '', syscall, path } = failure;
  // An error of a file is not one of the database; a missing socket is.
  if (path !== undefined && syscall !== undefined && syscall !== 'connect') return undefined;
  const named = syscall === 'connect' && code === 'ENOENT' ? 'ENOENT connect' : code;
  const reason = code === '' ? reasonOf(failure) : '';
  return rows.find(({ when }) => [named, name, reason].some((text) => text !== '' && when.test(text)));
}

/**
 * Whether the database was unreachable, overloaded or too slow, as opposed to an error in our statements.
 *
 * @example
 * isDatabaseFailure({ code: 'ECONNREFUSED', syscall: 'connect' }); // true
 */
export function isDatabaseFailure(error: unknown): boolean {
  return rowOf(error)?.retry ?? false;
}

/** Whether the connection broke during a statement, so that another may work at once. */
export function isConnectionLost(error: unknown): boolean {
  return rowOf(error)?.lost ?? false;
}

/** Whether a start waits: the database timed out, is starting, or cannot be reached yet. */
export function isDatabaseAwaited(error: unknown): boolean {
  return rowOf(error)?.awaited ?? false;
}

/** Explains an error of the database; undefined for other errors. */
export function explainDatabase(error: unknown): DatabaseError | undefined {
  const row = rowOf(error);
  if (row === undefined) return undefined;
  // The message of knex about its pool would be misleading.
  const reason = failureOf(error).name === 'KnexTimeoutError' ? '' : ` (${reasonOf(error)})`;
  return {
    message: `${row.meaning}${reason}.`,
    hint: row.hint,
    kind: row.isRefused ? 'refused' : 'unreachable',
  };
}
