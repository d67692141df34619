import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Redis } from 'ioredis';
import { type Config, ConfigError, settings } from '../config.ts';
import type { Database } from '../data/database.ts';
import { explainDatabase } from '../data/errors.ts';
import { migrationState } from '../data/migrate.ts';
import { dateOf, epochMs, isoDay } from '../data/moments.ts';
import { readRows } from '../data/read-rows.ts';
import { DatasetError } from '../dataset/data-errors.ts';
import { loadDataset } from '../dataset/load.ts';
import { FolderLockedError } from '../embedded/folder-lock.ts';
import type { FailureKind } from '../exit-codes.ts';
import { demoKeyProblem, givenDemoKey } from '../keys/demo-key.ts';
import { displayForm } from '../keys/format.ts';
import { createKeyStore } from '../keys/store.ts';
import { servedShape } from '../kinds/served.ts';
import { fromRoot, oldestNode, serviceVersion } from '../root.ts';
import { checkCounters } from '../quota/postgres-counters.ts';
import { StartError } from '../start-error.ts';
import { reasonOf, redactAddress } from '../text/redact.ts';
import type { Context } from './context.ts';
import { CommandError } from './exit.ts';
import { formatNumber, plural } from './format.ts';
import { ago, formatDuration } from './when.ts';

/** The checks of `caryll doctor`. */

export interface Finding {
  readonly part: string;
  readonly status: 'ok' | 'warning' | 'error' | 'skipped';
  /** Result of the check. */
  readonly finding: string;
  /** Advice on how to fix it. */
  readonly advice?: string | undefined;
}

/** Adds a finding. The kind of an error decides the exit code. */
export type Add = (
  part: string,
  status: Finding['status'],
  finding: string,
  advice?: string,
  kind?: FailureKind,
) => void;

/** With a larger clock difference, quotas of two machines reset at different times. */
const clockToleranceMs = 3_000;

/** How another clock differs from this machine's; undefined if they agree. */
function skewInWords(aheadMs: number): string | undefined {
  if (Math.abs(aheadMs) <= clockToleranceMs) return undefined;
  return `${formatDuration(Math.abs(aheadMs) / 1000)} ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's`;
}

const oldestPostgres = 150_000;
const minFreeMiB = 200;

/** Checks the version of Node against the oldest one that package.json allows. */
export function checkProgram(add: Add, version = process.versions.node): void {
  const isOlder = version.localeCompare(oldestNode, 'en', { numeric: true }) < 0;
  if (isOlder) add('node', 'error', `Node ${version}`, `Install Node ${oldestNode} or newer.`);
  else add('node', 'ok', `${version}, caryll ${serviceVersion}`);
}

export function checkSettings(context: Context, add: Add): Config | undefined {
  try {
    const config = context.config();
    add('settings', 'ok', `all ${Object.keys(settings).length} are valid`);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const line of error.message.split('\n'))
      add('settings', 'error', line, 'Fix or unset the environment variable.', 'usage');
    return undefined;
  }
}

async function checkFolder({ DATABASE_URL, DATA_DIR: folder }: Config, add: Add): Promise<void> {
  // The check of the database has already reported that it is missing.
  if (DATABASE_URL !== undefined || !existsSync(folder)) return;
  const { bavail, bsize } = await statfs(folder);
  const freeMiB = Math.floor((bavail * bsize) / 1_048_576);
  const free = `${folder}, ${formatNumber(freeMiB)} MiB free`;
  if (freeMiB >= minFreeMiB) add('data folder', 'ok', free);
  else add('data folder', 'warning', free, 'Free up disk space: an import temporarily needs about 100 MiB.');
}

/** Checks which Postgres it is, and how fast it responds. */
async function checkServer({ knex, kind, isPooled }: Database, add: Add): Promise<void> {
  const start = performance.now();
  const [row] = await readRows<{ number: number; encoding: string }>(
    knex,
    `select current_setting('server_version_num')::int as number, current_setting('server_encoding') as encoding`,
  );
  const { number, encoding } = row!;
  const name = kind === 'embedded' ? 'embedded Postgres' : 'Postgres';
  const version = `${Math.floor(number / 10_000)}.${number % 10_000}`;
  const way = isPooled?.() ? ' through a connection pooler' : '';
  const server = `${name} ${version}${way} responds in ${Math.round(performance.now() - start)} ms`;
  if (number < oldestPostgres) add('database', 'error', server, 'Use Postgres 15 or newer.');
  else if (encoding === 'UTF8') add('database', 'ok', server);
  else {
    const advice = 'Create the database with `createdb --encoding UTF8`.';
    add('database', 'error', `${server} in the encoding ${encoding}`, advice);
  }
}

/** Adds the meaning of an error of the database. */
function addDatabaseError(error: unknown, add: Add): void {
  if (error instanceof FolderLockedError)
    return add('database', 'error', error.message, 'Stop that process and try again.', 'unreachable');
  if (error instanceof StartError) return add('database', 'error', error.message, undefined, 'unreachable');
  if (error instanceof CommandError)
    return add('database', 'error', error.message, error.hint, 'unreachable');
  const explained = explainDatabase(error);
  if (explained) {
    const { message, hint, kind } = explained;
    return add('database', 'error', message.replace(/\.$/, ''), hint, kind);
  }
  return add('database', 'error', reasonOf(error), 'Check DATABASE_URL and the server.');
}

export async function checkDatabase(context: Context, config: Config, add: Add): Promise<void> {
  let database: Database | undefined;
  try {
    const opened = await context.database();
    await checkServer(opened, add);
    database = opened;
  } catch (error) {
    addDatabaseError(error, add);
  }
  await checkFolder(config, add);
  if (database)
    await checkContents(context, config, database, add).catch((error) => addDatabaseError(error, add));
}

async function checkContents(context: Context, config: Config, database: Database, add: Add): Promise<void> {
  const { knex } = database;
  const [row] = await readRows<{ now: number; writable: boolean }>(
    knex,
    `select ${epochMs('now()')} as now,
            not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable`,
  );
  const { now, writable } = row!;
  const here = context.now();
  const clock = new Date(here).toISOString();
  const skew = skewInWords(now - here);
  if (skew === undefined) add('clock', 'ok', `${clock}, in sync with the database`);
  else {
    const advice = 'Synchronize both with NTP: quota days and expiry dates depend on them.';
    add('clock', 'warning', `the database's clock is ${skew}, which shows ${clock}`, advice);
  }
  if (!writable) {
    const advice = 'This is expected for a replica; commands that write need the primary.';
    add('database', 'warning', 'it is read-only', advice);
  }

  const { unknown, pending, applied } = await migrationState(database);
  if (unknown.length > 0)
    add('migrations', 'error', `newer than this program: ${unknown.join(', ')}`, 'Upgrade caryll.');
  else if (pending.length > 0)
    add('migrations', 'error', `pending: ${pending.join(', ')}`, 'Run `caryll migrate`.');
  else add('migrations', 'ok', `all ${applied.length} applied`);
  if (pending.length > 0) return;

  await checkValues(database, add);
  if (writable) await checkUnits(database, add);
  await checkRelease(database, add);
  await checkDemoKey(database, config, here, add);
  const [keys] = await readRows<{ active: number; last: number | null }>(
    knex,
    `select count(*) filter (where (revoked_at is null or revoked_at > now()) and disabled_at is null
              and (expires_at is null or expires_at > now()))::int as active,
            ${epochMs('max(last_used_at)')} as last from api_key`,
  );
  const { active, last } = keys!;
  if (active > 0)
    add(
      'keys',
      'ok',
      `${formatNumber(active)} active, last used ${ago(last === null ? null : dateOf(last), here)}`,
    );
  else {
    const advice = 'Run `caryll keys create --email <address>`.';
    add('keys', 'warning', 'no active keys, so nobody can request data', advice);
  }
}

/** Values whose text depends on settings of the session, as statements read them, and what they must be. */
const probes = {
  moment: [epochMs(`timestamptz '2026-11-21 12:34:56.789+00'`), Date.UTC(2026, 10, 21, 12, 34, 56, 789)],
  day: [isoDay(`date '2026-11-21'`), '2026-11-21'],
  fraction: ['0.1::numeric', 0.1],
  bytes: [`encode(?::bytea, 'hex')`, '00ff5c'],
  text: ['?::text', 'é\\猟'],
} as const;

/** Checks that values reach the program as they are, whatever DateStyle, TimeZone and the like are. */
async function checkValues({ knex }: Database, add: Add): Promise<void> {
  const selected = Object.entries(probes).map(([name, [sql]]) => `${sql} as ${name}`);
  const [read] = await readRows<Record<string, unknown>>(
    knex,
    `select current_setting('DateStyle') as style, current_setting('TimeZone') as zone, ${selected.join(', ')}`,
    [Buffer.from('00ff5c', 'hex'), probes.text[1]],
  );
  const { style, zone, ...values } = read!;
  const session = `DateStyle ${style}, TimeZone ${zone}`;
  const wrong = Object.entries(probes).flatMap(([name, [, value]]) => (values[name] === value ? [] : [name]));
  if (wrong.length === 0) return add('values', 'ok', `are read as they are (${session})`);
  const advice =
    'Remove settings of values and encodings from the server, the database, the role and the pooler.';
  add('values', 'error', `the session changes what is read: ${wrong.join(', ')} (${session})`, advice);
}

/** Checks that the database can consume units, as each request does. */
async function checkUnits({ knex }: Database, add: Add): Promise<void> {
  try {
    await checkCounters(knex);
    add('units', 'ok', 'can be consumed in the database');
  } catch (error) {
    addDatabaseError(error, (_part, status, finding, advice, kind) =>
      add('units', status, `cannot be consumed in the database: ${finding}`, advice, kind),
    );
  }
}

/** Checks the key that the pages are to show. */
async function checkDemoKey(database: Database, config: Config, nowMs: number, add: Add): Promise<void> {
  const secret = givenDemoKey(config);
  if (secret === undefined) return;
  const keys = createKeyStore({ database, now: () => nowMs });
  const problem = await demoKeyProblem(keys, secret, nowMs);
  if (problem === undefined) return add('demo key', 'ok', `${displayForm(secret)} can be shown`);
  const advice =
    'Create one with `caryll keys create --plan free --email <address>`. Until then, the pages show a recorded response.';
  add('demo key', 'warning', problem, advice);
}

/** Checks that a release is served, and whether it is that of the data files. */
async function checkRelease({ knex }: Database, add: Add): Promise<void> {
  const [release] = await readRows<{ id: string; since: number; content_hash: string; games: string }>(
    knex,
    `select r.id::text as id, ${epochMs('c.since')} as since, r.content_hash,
            (select string_agg(g.game_id || ' ' || g.dataset_version, ', ' order by g.game_id)
               from release_game g where g.release_id = r.id) as games
       from current_release c join release r on r.id = c.release_id where c.shape = ?`,
    [servedShape()],
  );
  if (release === undefined) {
    const finding = 'this version of caryll has not imported any data';
    return add('release', 'error', finding, 'Run `caryll data import`.');
  }
  const served = `release ${release.id} (${release.games}), served since ${dateOf(release.since).toISOString().slice(0, 16)}Z`;
  try {
    const { contentHash } = loadDataset(fromRoot('seeds'));
    if (contentHash === release.content_hash) return add('release', 'ok', served);
    const advice = 'Run `caryll data diff` to see how and `caryll data import` to serve them.';
    return add('release', 'warning', `${served}, differs from the data files`, advice);
  } catch (error) {
    if (!(error instanceof DatasetError)) throw error;
    const finding = `${served}; the data files have ${plural(error.errors.length, 'error')}`;
    return add('release', 'warning', finding, 'Run `caryll data check`.');
  }
}

/** Error messages of Redis, ioredis, Node and OpenSSL, with their meaning and what to do. */
const redisErrors: readonly (readonly [when: RegExp, what: string, advice: string])[] = [
  [
    /ECONNREFUSED/,
    'nothing is listening at its address',
    'Start Redis, or fix the host and port in REDIS_URL.',
  ],
  [/ENOTFOUND|EAI_AGAIN/, 'the host name does not resolve', 'Fix the host name in REDIS_URL.'],
  [
    /NOAUTH|WRONGPASS|AUTH/,
    'it rejects the user name or password',
    'Fix them in REDIS_URL: redis://user:password@host:port, or redis://:password@host:port.',
  ],
  [
    /NOPERM/,
    'the user lacks a permission',
    'Grant the user in REDIS_URL all commands on its keys and channels (ACL SETUSER).',
  ],
  [
    /SSL|TLS|certificate|socket disconnected/i,
    'TLS fails',
    'Use redis:// if the server has no TLS; otherwise set NODE_EXTRA_CA_CERTS to its CA certificate.',
  ],
  [
    /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timed out/,
    'it did not respond in time',
    'Check the host and port in REDIS_URL and any firewall in between; rediss:// requires a server with TLS.',
  ],
  [
    /Protocol error|RESP|Connection is closed/,
    'the server at this address is not Redis',
    'Fix the host and port in REDIS_URL.',
  ],
];

/** Checks each Redis server: that it responds, keeps every counter, and agrees on the time. */
export async function checkRedis(context: Context, config: Config, add: Add): Promise<void> {
  if (config.REDIS_URL === undefined)
    return add('redis', 'ok', 'not used: units are counted in the database');
  const isOne = config.REDIS_URL.length === 1;
  for (const url of config.REDIS_URL) {
    const part = isOne ? 'redis' : `redis ${new URL(url).host}`;
    const redis = new Redis(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
      connectTimeout: 3_000,
      commandTimeout: 3_000,
    });
    // The rejection only shows that the connection is closed.
    let failure: Error | undefined;
    redis.on('error', (error) => {
      failure = error;
    });
    const warn = (finding: string, advice: string) => add(part, 'warning', finding, advice);
    try {
      await redis.connect();
      const start = performance.now();
      const [time, info] = await Promise.all([redis.time(), redis.info()]);
      const ms = Math.round(performance.now() - start);
      const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim();
      if (field('redis_mode') === 'sentinel') {
        const advice = 'Set the address of the master, or of a proxy or a name that follows it.';
        add(part, 'error', 'this is a Redis Sentinel, which Caryll does not support', advice);
        continue;
      }
      const isCluster = field('cluster_enabled') === '1';
      const version = `Redis ${field('redis_version') ?? '?'} (${field('role') ?? '?'}${isCluster ? ' of a Cluster' : ''})`;
      add(part, 'ok', `${version} responds in ${ms} ms`);
      const policy = field('maxmemory_policy') ?? 'noeviction';
      if (policy !== 'noeviction')
        warn(
          `maxmemory-policy is ${policy}: for each evicted counter, about a second of units can be granted again`,
          'Set it in redis.conf, and apply it now with: redis-cli CONFIG SET maxmemory-policy noeviction',
        );
      const skew = skewInWords(Number(time[0]) * 1000 + Number(time[1]) / 1000 - context.now());
      if (skew !== undefined) warn(`its clock is ${skew}`, 'Synchronize both with NTP.');
      if (!isCluster && !isOne) {
        const finding = 'several addresses are set, but it is not part of a Cluster';
        add(part, 'error', finding, 'Set one address, or start the servers as a Cluster.');
      }
    } catch (error) {
      const reason = reasonOf(failure ?? error);
      const [, what, advice = 'Check REDIS_URL and that Redis is running.'] =
        redisErrors.find(([when]) => when.test(reason)) ?? [];
      const meanwhile =
        config.QUOTA_ON_OUTAGE === 'serve'
          ? 'units are counted in Postgres'
          : 'requests that cost units are refused';
      const finding = what === undefined ? reason : `${what} (${reason.slice(0, 80)})`;
      const whole = `${redactAddress(url)}: ${finding}`;
      add(part, 'error', whole, `${advice} Until then, ${meanwhile}.`, 'unreachable');
    } finally {
      redis.disconnect();
    }
  }
}
