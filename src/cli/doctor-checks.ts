import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { type Config, ConfigError, settings } from '../config.ts';
import type { Database } from '../data/database.ts';
import { explainDatabase } from '../data/errors.ts';
import { migrationState } from '../data/migrate.ts';
import { readRows } from '../data/read-rows.ts';
import { DatasetError } from '../dataset/data-errors.ts';
import { loadDataset } from '../dataset/load.ts';
import { FolderLockedError } from '../embedded/folder-lock.ts';
import { servedShape } from '../kinds/served.ts';
import { fromRoot, serviceVersion } from '../root.ts';
import { StartError } from '../start-error.ts';
import { reasonOf } from '../text/redact.ts';
import type { Context } from './context.ts';
import { CommandError } from './exit.ts';
import { formatNumber, plural } from './format.ts';
import { ago, formatDuration } from './when.ts';
/** The checks of `caryll doctor`, except those of Redis. */

export interface Finding {
  readonly part: string;
  readonly status: 'ok' | 'warning' | 'error' | 'skipped';
  /** What was seen. */
  readonly finding: string;
  /** What to do about it. */
  readonly advice?: string;
}

/** Adds a finding. */
export type Add = (part: string, status: Finding['status'], finding: string, advice?: string) => void;

/** With a larger clock difference, quotas of two machines reset at different times. */
const clockToleranceMs = 3_000;

/** How another clock differs from this machine's; undefined if they agree. */
export function skewInWords(aheadMs: number): string | undefined {
  if (Math.abs(aheadMs) <= clockToleranceMs) return undefined;
  return `${formatDuration(Math.abs(aheadMs) / 1000)} ${aheadMs > 0 ? 'ahead of' : 'behind'}`;
}

const oldestPostgres = 150_000;

export function checkProgram(add: Add): void {
  const [major] = process.versions.node.split('.').map(Number);
  if (major! >= 20) add('node', 'ok', `${process.versions.node}, caryll ${serviceVersion}`);
  else add('node', 'error', `Node ${process.versions.node}`, 'Install Node 20 or newer.');
}

export function checkSettings(context: Context, add: Add): Config | undefined {
  try {
    const config = context.config();
    add('settings', 'ok', `all ${Object.keys(settings).length} are valid`);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const line of error.message.split('\n')) {
      add('settings', 'error', line, 'Fix or unset the environment variable.');
    }
    return undefined;
  }
}

export async function checkFolder(config: Config, add: Add): Promise<void> {
  if (config.DATABASE_URL !== undefined) return;
  const folder = config.DATA_DIR;
  // The check of the database has already reported that it is missing.
  if (!existsSync(folder)) return;
  const { bavail, bsize } = await statfs(folder);
  const freeMiB = Math.floor((bavail * bsize) / 1_048_576);
  if (freeMiB < 200)
    add(
      'data folder',
      'warning',
      `${folder}, ${formatNumber(freeMiB)} MiB free`,
      'Free up disk space: an import temporarily needs about 100 MiB.',
    );
  else add('data folder', 'ok', `${folder}, ${formatNumber(freeMiB)} MiB free`);
}

/** Which Postgres it is, and how fast it responds. */
async function askServer({ knex, kind }: Database) {
  const start = performance.now();
  const [row] = await readRows<{ number: number; encoding: string }>(
    knex,
    `select current_setting('server_version_num')::int as number, current_setting('server_encoding') as encoding`,
  );
  const { number, encoding } = row!;
  const name = kind === 'embedded' ? 'embedded Postgres' : 'Postgres';
  const version = `${Math.floor(number / 10_000)}.${number % 10_000}`;
  const server = `${name} ${version} responds in ${Math.round(performance.now() - start)} ms`;
  return { number, encoding, server };
}

export async function checkDatabase(context: Context, add: Add): Promise<Database | undefined> {
  let database: Database;
  try {
    database = await context.database();
    const { number, encoding, server } = await askServer(database);
    if (number < oldestPostgres) {
      add('database', 'error', server, 'Use Postgres 15 or newer.');
    } else if (encoding !== 'UTF8') {
      add(
        'database',
        'error',
        `${server} in the encoding ${encoding}`,
        'Create the database with `createdb --encoding UTF8`.',
      );
    } else add('database', 'ok', server);
    return database;
  } catch (error) {
    if (error instanceof FolderLockedError) {
      add('database', 'error', error.message, 'Stop that process and try again.');
      return undefined;
    }
    if (error instanceof StartError) {
      add('database', 'error', error.message);
      return undefined;
    }
    if (error instanceof CommandError) {
      add('database', 'error', error.message, error.hint);
      return undefined;
    }
    addDatabaseError(error, add);
    return undefined;
  }
}

export function addDatabaseError(error: unknown, add: Add): void {
  const explained = explainDatabase(error);
  if (explained) add('database', 'error', explained.message.replace(/\.$/, ''), explained.hint);
  else add('database', 'error', reasonOf(error), 'Check DATABASE_URL and the server.');
}

export async function checkContents(context: Context, database: Database, add: Add): Promise<void> {
  const { knex } = database;
  const [row] = await readRows<{ now: Date; writable: boolean }>(
    knex,
    `select now() as now,
            not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable`,
  );
  const { now, writable } = row!;
  const here = context.now();
  const skew = skewInWords(now.getTime() - here);
  if (skew === undefined) add('clock', 'ok', `${new Date(here).toISOString()}, in sync with the database`);
  else {
    add(
      'clock',
      'warning',
      `the database's clock is ${skew} this machine's, which shows ${new Date(here).toISOString()}`,
      'Synchronize both with NTP: quota days and expiry dates depend on them.',
    );
  }
  if (!writable)
    add(
      'database',
      'warning',
      'it is read-only',
      'This is expected for a replica; commands that write need the primary.',
    );

  const state = await migrationState(database);
  if (state.unknown.length > 0) {
    add('migrations', 'error', `newer than this program: ${state.unknown.join(', ')}`, 'Upgrade caryll.');
  } else if (state.pending.length > 0) {
    add('migrations', 'error', `pending: ${state.pending.join(', ')}`, 'Run `caryll migrate`.');
  } else add('migrations', 'ok', `all ${state.applied.length} applied`);
  if (state.pending.length > 0) return;

  const [release] = await readRows<{ id: string; since: Date; content_hash: string; games: string }>(
    knex,
    `select r.id::text as id, c.since, r.content_hash,
            (select string_agg(g.game_id || ' ' || g.dataset_version, ', ' order by g.game_id)
               from release_game g where g.release_id = r.id) as games
       from current_release c join release r on r.id = c.release_id where c.shape = ?`,
    [servedShape()],
  );
  if (release === undefined)
    add('release', 'error', 'this version of caryll has not imported any data', 'Run `caryll data import`.');
  else {
    const served = `release ${release.id} (${release.games}), served since ${release.since.toISOString().slice(0, 16)}Z`;
    try {
      const { contentHash } = loadDataset(fromRoot('seeds'));
      if (contentHash === release.content_hash) add('release', 'ok', served);
      else
        add(
          'release',
          'warning',
          `${served}, differs from the data files`,
          'Run `caryll data diff` to see how and `caryll data import` to serve them.',
        );
    } catch (error) {
      if (!(error instanceof DatasetError)) throw error;
      add(
        'release',
        'warning',
        `${served}; the data files have ${plural(error.errors.length, 'error')}`,
        'Run `caryll data check`.',
      );
    }
  }
  const [keys] = await readRows<{ active: number; last: Date | null }>(
    knex,
    `select count(*) filter (where (revoked_at is null or revoked_at > now()) and disabled_at is null
              and (expires_at is null or expires_at > now()))::int as active, max(last_used_at) as last from api_key`,
  );
  const { active, last } = keys!;
  if (active === 0)
    add(
      'keys',
      'warning',
      'no active keys, so nobody can request data',
      'Run `caryll keys create --email <address>`.',
    );
  else add('keys', 'ok', `${formatNumber(active)} active, last used ${ago(last, context.now())}`);
}
