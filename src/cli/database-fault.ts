/** What a failure of the database means to whoever runs a command, and what to do. */
export interface DatabaseFault {
  /** A sentence. */
  readonly message: string;
  /** The way out; one or more sentences. */
  readonly hint: string;
  /** `refused`: it was reached and said no. */
  readonly kind: 'unreachable' | 'refused';
}

interface Row {
  /** Codes of Postgres (appendix A of its manual), Node and OpenSSL, and what node-postgres says without a code. */
  readonly when: RegExp;
  readonly what: string;
  readonly hint: string;
  readonly kind: DatabaseFault['kind'];
}

const checkServer = '`caryll doctor` looks at each part.';

const rows: readonly Row[] = [
  {
    when: /^(ECONNREFUSED|ENOENT connect)$/,
    what: 'The database cannot be reached: nobody listens there',
    hint: `Start the server, or correct host and port in DATABASE_URL; ${checkServer}`,
    kind: 'unreachable',
  },
  {
    when: /^(ENOTFOUND|EAI_AGAIN)$/,
    what: 'The database cannot be reached: its host has no address',
    hint: `Correct the host name in DATABASE_URL, or look after the name server; ${checkServer}`,
    kind: 'unreachable',
  },
  {
    when: /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$|KnexTimeoutError|timeout (exceeded|expired)|due to connection timeout|Query read timeout/,
    what: 'The database cannot be reached: there was no answer in time',
    hint: `Check host and port in DATABASE_URL, that the server runs, and what stands between; ${checkServer}`,
    kind: 'unreachable',
  },
  {
    when: /^(28P01|28000)$|^SASL|password must be a string/,
    what: 'The database refuses the user or the password',
    hint: 'Correct both in DATABASE_URL (postgres://user:password@host:port/database); characters like @ : / in a password are written %40 %3A %2F. What is allowed stands in pg_hba.conf of the server.',
    kind: 'unreachable',
  },
  {
    when: /^3D000$/,
    what: 'The server has no such database',
    hint: 'Correct the last part of DATABASE_URL, or make it: `createdb <name>`, then `caryll migrate` and `caryll data import`.',
    kind: 'unreachable',
  },
  {
    when: /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_|ERR_TLS_|ERR_SSL_)|does not support SSL/,
    what: 'The database cannot be reached: there is no TLS with it',
    hint: 'Name the certificate of its authority in NODE_EXTRA_CA_CERTS, or choose another sslmode in DATABASE_URL (disable, verify-full).',
    kind: 'unreachable',
  },
  {
    when: /^53300$/,
    what: 'The server has no connection left',
    hint: 'Try again; if it lasts, raise max_connections or lower DATABASE_POOL_SIZE of the instances.',
    kind: 'unreachable',
  },
  {
    when: /^(53100|53200|53400|ENOSPC)$/,
    what: 'The database has no room',
    hint: 'Make room on the disk of the database (or raise its memory), then repeat the command: nothing of it was done.',
    kind: 'unreachable',
  },
  {
    when: /^57P03$/,
    what: 'The server is starting or stopping',
    hint: 'Try again in a moment.',
    kind: 'unreachable',
  },
  {
    when: /^(57P0[12]|08\w{3}|ECONNRESET|EPIPE)$|Connection terminated|Client was closed|not queryable/,
    what: 'The connection to the database broke',
    hint: 'Check that a Postgres runs at the address in DATABASE_URL. What the command had committed stays: look before you repeat it.',
    kind: 'unreachable',
  },
  {
    when: /^57014$/,
    what: 'The database took too long and was stopped',
    hint: 'Nothing of it was done. Raise DATABASE_TIMEOUT_MS of the service, or repeat it when there is less to do.',
    kind: 'unreachable',
  },
  {
    when: /^25006$|read-only transaction/,
    what: 'The database is read-only',
    hint: 'Commands that change something need the primary server (and no default_transaction_read_only) in DATABASE_URL.',
    kind: 'refused',
  },
  {
    when: /^42501$|permission denied for/,
    what: 'The role in DATABASE_URL has no right to do this',
    hint: 'Use the role of the administrator (deploy/roles.sql makes it), or run roles.sql again after a migration.',
    kind: 'refused',
  },
  {
    when: /^(42P01|42703|3F000)$/,
    what: 'The database is not up to date',
    hint: 'Run `caryll migrate`.',
    kind: 'refused',
  },
  {
    when: /^MigrationLocked$/,
    what: 'Another migration is under way, or one was killed',
    hint: `Wait for it; if there is none: psql "$DATABASE_URL" -c 'update migration_lock set is_locked = 0'`,
    kind: 'refused',
  },
  {
    when: /^(58\w{3}|XX\w{3})$|Aborted\(|PGlite is closed/,
    what: 'The database has failed',
    hint: 'Its log says more.',
    kind: 'unreachable',
  },
];

interface Failure {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
  readonly syscall?: string;
  /** Of an AggregateError: one for each address of a host. */
  readonly errors?: readonly Failure[];
}

/** The reason inside an error of knex or Node, without the statement that knex puts in front. */
export function reasonOf(error: unknown): string {
  const failure = (error ?? {}) as Failure;
  const { message = String(error) } = failure.errors?.[0] ?? failure;
  return (message.split(' - ').at(-1) ?? message).trim();
}

/** Explains an error if it is one of the database; undefined when it is of something else. */
export function explainDatabase(error: unknown): DatabaseFault | undefined {
  const failure = (error ?? {}) as Failure;
  const { name = '', code = '', syscall } = failure.errors?.[0] ?? failure;
  // A file that is not there is none of our concern; a socket that is not there is.
  const named = syscall === 'connect' && code === 'ENOENT' ? 'ENOENT connect' : code;
  const reason = reasonOf(error);
  const row = rows.find(
    ({ when }) => when.test(named) || when.test(name) || (code === '' && when.test(reason)),
  );
  if (row === undefined) return undefined;
  // What knex says of its pool would lead astray.
  const said = name === 'KnexTimeoutError' ? '' : ` (${reason})`;
  return { message: `${row.what}${said}.`, hint: row.hint, kind: row.kind };
}
