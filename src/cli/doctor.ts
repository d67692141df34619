import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Command } from 'commander';
import { Redis } from 'ioredis';
import { type Config, ConfigError, settings, shownSetting } from '../config.ts';
import type { Database } from '../data/database.ts';
import { explainDatabase } from '../data/errors.ts';
import { migrationState } from '../data/migrate.ts';
import { DatasetError } from '../dataset/faults.ts';
import { loadDataset } from '../dataset/load.ts';
import { ControlError } from '../embedded/control.ts';
import { FolderLockedError } from '../embedded/folder-lock.ts';
import { keepsEveryKey } from '../quota/redis-connection.ts';
import { fromRoot, serviceVersion } from '../root.ts';
import { StartError } from '../start-error.ts';
import { reasonOf, redactAddress } from '../text/redact.ts';
import { counted, figure } from './bar.ts';
import type { Context } from './context.ts';
import { withExamples } from './examples.ts';
import { CommandError, exitCodes, type SetExitCode } from './exit.ts';
import { Handover } from './handover.ts';
import { wrapText } from './table.ts';
import { ago, spanInWords } from './when.ts';

interface Finding {
  readonly part: string;
  readonly status: 'ok' | 'warning' | 'fault' | 'skipped';
  /** What was seen. */
  readonly finding: string;
  /** What to do about it. */
  readonly advice?: string;
}

type Add = (part: string, status: Finding['status'], finding: string, advice?: string) => void;

/** Clocks further apart than this make quotas of two machines reset at different moments. */
const clockToleranceMs = 3_000;

/** How another clock differs from this machine's; undefined where they agree. */
function skewInWords(aheadMs: number): string | undefined {
  if (Math.abs(aheadMs) <= clockToleranceMs) return undefined;
  return `${spanInWords(Math.abs(aheadMs) / 1000)} ${aheadMs > 0 ? 'ahead of' : 'behind'}`;
}

const oldestPostgres = 150_000;

function checkProgram(add: Add): void {
  const [major] = process.versions.node.split('.').map(Number);
  if (major! >= 20) add('node', 'ok', `${process.versions.node}, caryll ${serviceVersion}`);
  else add('node', 'fault', `Node ${process.versions.node}`, 'Install Node 20 or newer.');
}

function checkSettings(context: Context, add: Add): Config | undefined {
  try {
    const config = context.config();
    add('settings', 'ok', `all ${Object.keys(settings).length} are valid`);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const line of error.message.split('\n')) {
      add('settings', 'fault', line, 'Correct the environment variable or unset it.');
    }
    return undefined;
  }
}

async function checkFolder(config: Config, add: Add): Promise<void> {
  if (config.DATABASE_URL !== undefined) return;
  const folder = config.DATA_DIR;
  // That it is not there has been said of the database.
  if (!existsSync(folder)) return;
  const { bavail, bsize } = await statfs(folder);
  const freeMiB = Math.floor((bavail * bsize) / 1_048_576);
  if (freeMiB < 200)
    add(
      'data folder',
      'warning',
      `${folder}, ${figure(freeMiB)} MiB free`,
      'An import needs about 100 MiB for a while: make room.',
    );
  else add('data folder', 'ok', `${folder}, ${figure(freeMiB)} MiB free`);
}

async function checkDatabase(context: Context, add: Add): Promise<Database | undefined> {
  let database: Database;
  const start = performance.now();
  try {
    database = await context.database();
    const { rows } = await database.knex.raw<{
      rows: { version: string; number: string; encoding: string }[];
    }>(
      `select version() as version, current_setting('server_version_num') as number,
              current_setting('server_encoding') as encoding`,
    );
    const { number, encoding } = rows[0]!;
    const ms = Math.round(performance.now() - start);
    const version = `${Math.floor(Number(number) / 10_000)}.${Number(number) % 10_000}`;
    const kind = database.kind === 'embedded' ? 'embedded Postgres' : 'Postgres';
    if (Number(number) < oldestPostgres) {
      add('database', 'fault', `${kind} ${version}`, 'Use Postgres 15 or newer.');
    } else if (encoding !== 'UTF8') {
      add(
        'database',
        'fault',
        `${kind} ${version} in the encoding ${encoding}`,
        'Make the database with `createdb --encoding UTF8`.',
      );
    } else add('database', 'ok', `${kind} ${version} answers in ${ms} ms`);
    return database;
  } catch (error) {
    if (error instanceof Handover) throw error;
    if (error instanceof FolderLockedError) {
      add('database', 'fault', error.message, 'Stop that process and try again.');
      return undefined;
    }
    if (error instanceof StartError) {
      add('database', 'fault', error.message);
      return undefined;
    }
    if (error instanceof CommandError || error instanceof ControlError) {
      add('database', 'fault', error.message, error.hint);
      return undefined;
    }
    addDatabaseFault(error, add);
    return undefined;
  }
}

function addDatabaseFault(error: unknown, add: Add): void {
  const fault = explainDatabase(error);
  if (fault) add('database', 'fault', fault.message.replace(/\.$/, ''), fault.hint);
  else add('database', 'fault', reasonOf(error), 'Check DATABASE_URL and the server.');
}

async function checkContents(context: Context, database: Database, add: Add): Promise<void> {
  const { knex } = database;
  const { rows } = await knex.raw<{ rows: { now: Date; trgm: boolean; writable: boolean }[] }>(
    `select now() as now, exists (select 1 from pg_available_extensions where name = 'pg_trgm') as trgm,
            not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable`,
  );
  const { now, trgm, writable } = rows[0]!;
  const here = context.now();
  const skew = skewInWords(now.getTime() - here);
  if (skew === undefined) add('clock', 'ok', `${new Date(here).toISOString()}, the database's agrees`);
  else {
    add(
      'clock',
      'warning',
      `the database's clock is ${skew} this machine's, which says ${new Date(here).toISOString()}`,
      'Synchronise both by NTP: days of quotas and ends of keys go by the clocks of the machines.',
    );
  }
  if (!trgm) add('extension', 'fault', 'pg_trgm is not available', "Install the server's contrib package.");
  if (!writable)
    add('database', 'warning', 'it is read-only', 'Right for a replica; commands need the primary.');

  const state = await migrationState(database);
  if (state.unknown.length > 0) {
    add(
      'migrations',
      'fault',
      `newer than this program: ${state.unknown.join(', ')}`,
      'Use the newer version of caryll.',
    );
  } else if (state.pending.length > 0) {
    add('migrations', 'fault', `pending: ${state.pending.join(', ')}`, 'Run `caryll migrate`.');
  } else add('migrations', 'ok', `all ${state.applied.length} applied`);
  if (state.pending.length > 0) return;

  const releases = await knex.raw<{
    rows: { id: string; since: Date; content_hash: string; games: string }[];
  }>(
    `select r.id::text as id, c.since, r.content_hash,
            (select string_agg(g.game_id || ' ' || g.dataset_version, ', ' order by g.game_id)
               from release_game g where g.release_id = r.id) as games
       from current_release c join release r on r.id = c.release_id`,
  );
  const release = releases.rows[0];
  if (release === undefined)
    add('release', 'fault', 'no data were ever imported', 'Run `caryll data import`.');
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
        `${served}; the data files have ${error.faults.length} faults`,
        'Run `caryll data check`.',
      );
    }
  }
  const keys = await knex.raw<{ rows: { active: number; last: Date | null }[] }>(
    `select count(*) filter (where (revoked_at is null or revoked_at > now()) and disabled_at is null
              and (expires_at is null or expires_at > now()))::int as active, max(last_used_at) as last from api_key`,
  );
  const { active, last } = keys.rows[0]!;
  if (active === 0)
    add(
      'keys',
      'warning',
      'no key is active, so nobody can ask',
      'Run `caryll keys create --email <address>`.',
    );
  else add('keys', 'ok', `${figure(active)} active, last used ${ago(last, context.now())}`);
}

/** What Redis, ioredis, Node and OpenSSL say, and what it means. */
const redisFaults: readonly { readonly when: RegExp; readonly what: string; readonly advice: string }[] = [
  {
    when: /ECONNREFUSED/,
    what: 'nobody listens there',
    advice: 'Start Redis, or correct host and port in REDIS_URL.',
  },
  {
    when: /ENOTFOUND|EAI_AGAIN/,
    what: 'its host has no address',
    advice: 'Correct the host name in REDIS_URL.',
  },
  {
    when: /NOAUTH|WRONGPASS|AUTH/,
    what: 'it refuses the user or the password',
    advice: 'Correct them in REDIS_URL: redis://user:password@host:port, or redis://:password@host:port.',
  },
  {
    when: /NOPERM/,
    what: 'the user may not do what is needed',
    advice: 'Give the user of REDIS_URL the right to all commands on its keys and channels (ACL SETUSER).',
  },
  {
    when: /SSL|TLS|certificate|socket disconnected/i,
    what: 'there is no TLS with it',
    advice:
      'Use redis:// where the server has no TLS; name the certificate of its authority in NODE_EXTRA_CA_CERTS.',
  },
  {
    when: /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timed out/,
    what: 'there was no answer in time',
    advice: 'Check host and port in REDIS_URL and what stands between; rediss:// needs a server with TLS.',
  },
  {
    when: /Protocol error|RESP|Connection is closed/,
    what: 'what answers there speaks no Redis',
    advice: 'Correct host and port in REDIS_URL.',
  },
];

/** What the counters need of each Redis server: that it answers, keeps everything, and agrees on the time. */
async function checkRedis(context: Context, config: Config, add: Add): Promise<void> {
  if (config.REDIS_URL === undefined) {
    add('redis', 'ok', 'not used: units are counted in the database');
    return;
  }
  for (const url of config.REDIS_URL) {
    const part = config.REDIS_URL.length > 1 ? `redis ${new URL(url).host}` : 'redis';
    const redis = new Redis(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
      connectTimeout: 3_000,
      commandTimeout: 3_000,
    });
    // What rejects says no more than that the connection is closed.
    let failure: Error | undefined;
    redis.on('error', (error) => {
      failure = error;
    });
    try {
      await redis.connect();
      const start = performance.now();
      const [time, info] = await Promise.all([redis.time(), redis.info()]);
      const ms = Math.round(performance.now() - start);
      const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim();
      add(part, 'ok', `Redis ${field('redis_version') ?? '?'} (${field('role') ?? '?'}) answers in ${ms} ms`);
      const policy = field('maxmemory_policy') ?? keepsEveryKey;
      if (policy !== keepsEveryKey) {
        add(
          part,
          'fault',
          `maxmemory-policy is ${policy}: counters can be evicted, and the service does not start`,
          `Set it in the configuration and at once: redis-cli CONFIG SET maxmemory-policy ${keepsEveryKey}`,
        );
      }
      if (field('aof_enabled') === '0') {
        add(
          part,
          'warning',
          'appendonly is off: a restart forgets units',
          'Set appendonly yes and appendfsync always.',
        );
      }
      const skew = skewInWords(Number(time[0]) * 1000 + Number(time[1]) / 1000 - context.now());
      if (skew !== undefined) {
        add(part, 'warning', `its clock is ${skew} this machine's`, 'Synchronise both by NTP.');
      }
      const isCluster = field('cluster_enabled') === '1';
      if (isCluster && config.REDIS_URL.length === 1) {
        add(
          part,
          'warning',
          'it belongs to a Cluster, but only one address is set',
          'Name several nodes in REDIS_URL, separated by commas.',
        );
      }
      if (!isCluster && config.REDIS_URL.length > 1) {
        add(
          part,
          'fault',
          'several addresses are set, but it belongs to no Cluster',
          'Name one address, or start the servers as a Cluster.',
        );
      }
    } catch (error) {
      const reason = reasonOf(failure ?? error);
      const fault = redisFaults.find(({ when }) => when.test(reason));
      const meanwhile =
        config.QUOTA_ON_OUTAGE === 'serve'
          ? 'Until then units are counted in Postgres.'
          : 'Until then whatever costs units is refused.';
      add(
        part,
        'fault',
        `${redactAddress(url)}: ${fault ? `${fault.what} (${reason.slice(0, 80)})` : reason}`,
        `${fault?.advice ?? 'Check REDIS_URL and that Redis runs.'} ${meanwhile}`,
      );
    } finally {
      redis.disconnect();
    }
  }
}

export function addDoctorCommand(program: Command, context: Context, setExitCode: SetExitCode): void {
  const command = program
    .command('doctor')
    .summary('look for what is wrong with an installation')
    .description(
      'Looks at the settings, the database, its migrations and its release, Redis and the clocks, and says what is wrong and what to do. Changes nothing. Exit code 1 when there is a fault.',
    )
    .option('--settings', 'also print every setting, without passwords')
    .option('--json', 'print JSON')
    .action(async (options: { settings?: boolean; json?: boolean }) => {
      const findings: Finding[] = [];
      const add: Add = (part, status, finding, advice) => {
        findings.push({ part, status, finding, ...(advice === undefined ? {} : { advice }) });
      };
      checkProgram(add);
      const config = checkSettings(context, add);
      if (config === undefined) add('database', 'skipped', 'not looked at before the settings are right');
      else {
        // First, because a service that has the database runs the whole command.
        const database = await checkDatabase(context, add);
        await checkFolder(config, add);
        if (database) {
          await checkContents(context, database, add).catch((error) => addDatabaseFault(error, add));
        }
        await checkRedis(context, config, add);
      }
      const faults = findings.filter((finding) => finding.status === 'fault').length;
      if (faults > 0) setExitCode(exitCodes.refused);
      const shown = config
        ? Object.fromEntries(
            Object.keys(settings).map((name) => {
              const value = config[name as keyof Config];
              return [
                name,
                value === undefined
                  ? null
                  : [value]
                      .flat()
                      .map((each) => shownSetting(name, String(each)))
                      .join(','),
              ];
            }),
          )
        : undefined;
      if (options.json) {
        context.printJson({ ok: faults === 0, findings, ...(options.settings ? { settings: shown } : {}) });
        return;
      }
      print(context, findings);
      if (options.settings && shown) {
        context.print('');
        context.printTable(
          [
            { title: 'SETTING' },
            { title: 'VALUE', shrinks: true, least: 48 },
            { title: 'WHAT IT DOES', wraps: true, least: 40, leave: 1 },
          ],
          Object.entries(settings).map(([name, { doc }]) => [
            name,
            shown[name] ?? context.colours.dim('not set'),
            doc,
          ]),
        );
      }
    });
  withExamples(command, 'caryll doctor', 'caryll doctor --settings', 'caryll doctor --json | jq .ok');
}

function print(context: Context, findings: readonly Finding[]): void {
  const { colours } = context;
  const marks = {
    ok: colours.green('✓'),
    warning: colours.yellow('!'),
    fault: colours.red('✗'),
    skipped: colours.dim('-'),
  };
  const width = Math.max(...findings.map((finding) => finding.part.length));
  const indent = width + 4;
  for (const { status, part, finding, advice } of findings) {
    context.print(`${marks[status]} ${part.padEnd(width)}  ${wrapText(finding, context.io.columns, indent)}`);
    if (advice !== undefined) {
      const text = wrapText(advice, context.io.columns, indent + 2);
      context.print(`${' '.repeat(indent)}${colours.bold('→')} ${text}`);
    }
  }
  const count = (status: Finding['status']) => findings.filter((finding) => finding.status === status).length;
  const [faults, warnings] = [count('fault'), count('warning')];
  const summary = `${counted(faults, 'fault')}, ${counted(warnings, 'warning')}`;
  context.print(
    `\n${faults > 0 ? colours.red(summary) : warnings > 0 ? colours.yellow(summary) : colours.green('all well')}`,
  );
}
