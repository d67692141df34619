import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { databaseHosts } from './text/database-hosts.ts';
import { redactAddress, redactKeys } from './text/redact.ts';

interface SettingDeclaration<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  /** Whether its value is an address, which may hold a password. */
  readonly isAddress?: boolean;
  /** Whether a file can hold its value, which the variable with `_FILE` names. */
  readonly fromFile?: boolean;
  /** Description of the setting; becomes a line of the settings table. */
  readonly doc: string;
  /** Form of a valid value, for messages and the table. */
  readonly expected: string;
}

function setting<Schema extends z.ZodType>(
  schema: Schema,
  expected: string,
  doc: string,
): SettingDeclaration<Schema> {
  return { schema, expected, doc };
}

/** A setting that holds an address: messages show it without user and password. */
function address<Schema extends z.ZodType>(
  schema: Schema,
  expected: string,
  doc: string,
): SettingDeclaration<Schema> {
  return { schema, expected, doc, isAddress: true };
}

/** A setting that holds an address with a password, which may also be in a file. */
function secretAddress<Schema extends z.ZodType>(
  schema: Schema,
  expected: string,
  doc: string,
): SettingDeclaration<Schema> {
  return { ...address(schema, expected, doc), fromFile: true };
}

/** A setting that holds an integer. */
const integer = (min: number, max: number, byDefault: number, doc: string, remark = '') =>
  setting(
    z
      .string()
      .regex(/^\d+$/)
      .transform(Number)
      .refine((value) => value >= min && value <= max)
      .default(byDefault),
    `an integer from ${min} to ${max}${remark}`,
    doc,
  );

/** A setting that is on or off. */
const flag = (byDefault: boolean, doc: string, remark = '') =>
  setting(
    z
      .enum(['true', 'false', '1', '0'])
      .transform((value) => value === 'true' || value === '1')
      .default(byDefault),
    `true or false${remark}`,
    doc,
  );

/** Limits of a plan: units a day of a key, and of all keys of its owner. */
const planLimits = (plan: string, key: number, owner: number) =>
  setting(
    z
      .string()
      .regex(/^\d{1,9} *, *\d{1,9}$/)
      .transform((value) => value.split(',').map(Number) as [number, number])
      .refine(([ofKey, ofOwner]) => ofKey >= 1 && ofOwner >= ofKey)
      .default([key, owner]),
    'two integers from 1 to 999999999, separated by a comma, the second not below the first',
    `Limits of the plan \`${plan}\`: units per day for a key, and for all keys of its owner.`,
  );

const emailPattern = /^[^\s@:/<>()"]+@[^\s@:/<>()"]+\.[^\s@:/<>()".]+$/;

const urlOf =
  (...protocols: string[]) =>
  (value: string) => {
    try {
      const { protocol, pathname, search, hash } = new URL(value);
      // An `@` after the host means that the password contains / ? or #, and that its first part was parsed as the
      // host.
      return protocols.includes(protocol) && !(pathname + search + hash).includes('@');
    } catch {
      return false;
    }
  };

/** An address of HTTP, without slashes at its end. */
const httpUrl = z
  .string()
  .refine(urlOf('http:', 'https:'))
  .transform((value) => value.replace(/\/+$/, ''))
  .optional();

/**
 * Every setting of the service: the only place where an environment variable is read. The table in the
 * documentation is made from it.
 */
export const settings = {
  PORT: integer(0, 65_535, 3000, 'Port to listen on.', ' (0 picks a free port)'),
  HOST: setting(
    z.string().min(1).default('127.0.0.1'),
    'a host name or address',
    'Address to listen on. `0.0.0.0` or `::` for all interfaces.',
  ),
  DATABASE_URL: secretAddress(
    z
      .string()
      .refine((value) => databaseHosts(value).every(urlOf('postgres:', 'postgresql:')))
      .optional(),
    'an address postgres://user:password@host:port/database (in a password write : / ? # @ as %3A %2F %3F %23 %40)',
    'Address of Postgres. Several hosts are separated by commas (`host1:5432,host2:5432`): the first that accepts writes is used. `DATABASE_URL_FILE` names a file with the address instead. Without both, an embedded database in `DATA_DIR` is used.',
  ),
  DATABASE_POOL_SIZE: integer(1, 200, 10, 'Maximum number of connections to Postgres, per process.'),
  DATABASE_TIMEOUT_MS: integer(
    100,
    60_000,
    2_000,
    'Timeout for a statement, and for waiting for a connection, in milliseconds.',
  ),
  DATA_DIR: setting(
    z.string().min(1).default('.data'),
    'a folder',
    'Folder of the embedded database and its socket.',
  ),
  REDIS_URL: secretAddress(
    z
      .string()
      .transform((value) => value.split(',').map((part) => part.trim()))
      .refine(
        (urls) => urls.every(urlOf('redis:', 'rediss:')) || (urls.length === 1 && urls.every(urlOf('unix:'))),
      )
      .optional(),
    'an address redis://host:port or redis://user:password@host:port (in a password write : / ? # @ and a comma as %3A %2F %3F %23 %40 %2C), or several of a Cluster separated by commas, or unix:///path/of/redis.sock; with TLS rediss:// (Redis Sentinel is not supported: use an address that follows the master)',
    'Redis for quotas that processes share: a single server, or one or several nodes of a Cluster. `REDIS_URL_FILE` names a file with the address instead. Without both, quotas are counted in the database.',
  ),
  QUOTA_ON_OUTAGE: setting(
    z.enum(['serve', 'refuse']).default('serve'),
    '`serve` or `refuse`',
    'What to do while Redis is unavailable: `serve` (count in Postgres until it is back) or `refuse` (respond with 503).',
  ),
  PLAN_FREE: planLimits('free', 100, 150),
  PLAN_STANDARD: planLimits('standard', 1_000, 1_500),
  PLAN_INTERNAL: planLimits('internal', 50_000, 50_000),
  PUBLIC_BASE_URL: address(
    httpUrl,
    'an address http://host or https://host, with an optional path',
    'Public address of the service, for `Link` headers and problem types. Without it, they are relative.',
  ),
  CONTACT: setting(
    z
      .string()
      .refine((value) => emailPattern.test(value) || urlOf('https:')(value))
      .optional(),
    'an e-mail address or an address https://host/path',
    'Contact for keys and error reports. Shown in the OpenAPI document, in 401 responses, in `/docs` and in `/.well-known/security.txt`. Without it, no contact is shown.',
  ),
  DEMO_KEY: setting(
    z
      .string()
      .regex(/^(?:auto|off|caryll_(?:live|test)_[0-9A-Za-z]{36})$/)
      .default('auto'),
    '`auto`, `off`, or a key as `npx caryll keys create` prints it',
    'Public demo key, which all pages show and send requests with until a visitor enters another. Use a key on the plan `free`. If it does not work, or is on the plan `internal`, a start logs a warning. Then, as with `off`, the pages show a recorded response. `auto` creates a key on the plan `free` where only this machine can use it: on an embedded database with a loopback `HOST` and without `PUBLIC_BASE_URL`.',
  ),
  LOG_LEVEL: setting(
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    'silent, fatal, error, warn, info, debug or trace',
    'Minimum log level.',
  ),
  METRICS_PORT: integer(0, 65_535, 0, 'Separate port for `/metrics`, on `HOST`; 0 disables it.'),
  METRICS_PUBLIC: flag(false, 'Whether to serve `/metrics` on `PORT` as well, to everyone who can reach it.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    httpUrl,
    'an address http://host:4318',
    'OTLP/HTTP collector for traces. Without it, tracing is off.',
  ),
  CACHE_MB: integer(
    0,
    65_536,
    64,
    'Total size of all caches of a process, in megabytes; 0 caches almost nothing.',
  ),
  RELEASES_KEPT: integer(
    1,
    100,
    6,
    'Number of releases to keep in the database, for rollbacks and for `dataset`.',
  ),
  SHUTDOWN_DELAY_SECONDS: integer(
    0,
    600,
    0,
    'Seconds during which a stopping service still accepts connections while `/readyz` returns 503, so that a load balancer can remove it first.',
  ),
  GRAPHQL: setting(
    z.enum(['on', 'persisted', 'off']).default('on'),
    '`on`, `persisted` or `off`',
    'Whether `/graphql` accepts any query (`on`), only persisted operations (`persisted`), or nothing (`off`).',
  ),
  PUBLIC_PAGES: setting(
    z.enum(['on', 'off']).default('on'),
    '`on` or `off`',
    'Whether to publish the records as HTML pages that need no key, at `/{gameId}` and below.',
  ),
} as const satisfies Record<string, SettingDeclaration>;

/** Settings that older versions had, with what to do instead. */
const retired: Readonly<Record<string, string>> = {
  REPLY_CACHE_BYTES: 'CACHE_MB limits all caches together',
  ROW_CACHE_ROWS: 'CACHE_MB limits all caches together',
  GRAPHQL_CACHE_BYTES: 'responses of /graphql are not cached',
  EXPORT_DIR: 'exports are made in memory',
  FAST_LANE: 'all requests take one path',
  WEB_CONCURRENCY: 'start one process for each core, behind a load balancer',
  DATABASE_REPLICA_URL: 'every instance reads from DATABASE_URL',
  REDIS_PREFIX:
    'every key in Redis begins with "caryll"; a service that shares a Redis takes a database of its own (redis://host:port/1)',
  REDIS_TIMEOUT_MS: 'a call to Redis may take 250 ms',
  RELEASE_POLL_MS: 'each instance checks for new releases and changed keys twice a second',
  START_TIMEOUT_SECONDS: 'each step of the start waits up to a minute for the database',
  SHUTDOWN_SECONDS: 'requests in progress have 15 seconds to finish',
  MAX_CONNECTIONS: 'a process accepts at most 4096 client connections',
  REQUEST_TIMEOUT_MS: 'a client has 15 seconds to send a request',
  ALLOW_GRAPHQL: 'GRAPHQL=off switches /graphql off',
  GRAPHQL_PERSISTED_ONLY: 'GRAPHQL=persisted allows persisted operations only',
  GRAPHQL_PERSISTED_DIR: 'register operations with `npx caryll graphql persist`',
  GRAPHQL_ANSWER_BYTES: 'a response of /graphql contains at most 5 MiB of data',
  GRAPHQL_TIME_MS: 'a query of /graphql may run for 5 seconds',
};

/** One warning for each setting of an older version that is still set; such a setting has no effect. */
export function retiredSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(retired)
    .filter(([name]) => environment[name] !== undefined && environment[name] !== '')
    .map(([name, instead]) => `${name} is no longer a setting: ${instead}. Unset it.`);
}

type Settings = typeof settings;
export type Config = { readonly [Name in keyof Settings]: z.output<Settings[Name]['schema']> };

/** Settings that the service cannot start with, all of them in one message. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** A value of a setting as messages may show it. */
export function shownSetting(name: string, value: string): string {
  const { isAddress } = (settings as Readonly<Record<string, SettingDeclaration>>)[name] ?? {};
  return isAddress ? redactAddress(value) : redactKeys(value);
}

/**
 * The value of a setting: that of its variable, or what is in the file that the variable with `_FILE` names.
 *
 * @throws ConfigError
 */
function valueOf(name: string, fromFile: boolean, environment: Environment): string | undefined {
  const value = environment[name] || undefined;
  const file = fromFile ? environment[`${name}_FILE`] || undefined : undefined;
  if (file === undefined) return value;
  if (value !== undefined)
    throw new ConfigError(`${name}_FILE must not be set together with ${name}. Unset one of them.`);
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${name}_FILE must be a file that can be read; got "${file}" (${code})`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads every setting from the environment. An empty variable counts as not set.
 *
 * @throws ConfigError with each invalid setting, its value and what is expected.
 * @example
 * const { PORT } = loadConfig({ PORT: '8080' }); // 8080
 */
export function loadConfig(environment: Environment): Config {
  const errors: string[] = [];
  const config: Record<string, unknown> = {};
  for (const [name, { schema, expected, fromFile = false }] of Object.entries<SettingDeclaration>(settings)) {
    try {
      const value = valueOf(name, fromFile, environment);
      const result = schema.safeParse(value);
      if (result.success) config[name] = result.data;
      else errors.push(`${name} must be ${expected}; got "${shownSetting(name, value ?? '')}"`);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      errors.push(error.message);
    }
  }
  if (errors.length > 0) throw new ConfigError(errors.join('\n'));
  return config as Config;
}
