import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../data/database.ts';
import { explainDatabase } from '../data/errors.ts';
import { migrationState } from '../data/migrate.ts';
import { hasServed } from '../data/replicas.ts';
import { reasonOf, redactAddress } from '../text/redact.ts';
import { type Add, askServer } from './doctor-checks.ts';
import { formatNumber } from './format.ts';
import { spanInWords } from './when.ts';

/** How far a replica may lag behind before it is a finding: an import takes seconds. */
const lagToleranceSeconds = 60;
/** How long a replica may take to answer. */
const timeoutMs = 3_000;

/** Where the primary stands, which its replicas are held against. */
async function standingOf(primary: Database) {
  const { applied, pending } = await migrationState(primary);
  if (pending.length > 0) return undefined;
  const { rows } = await primary.knex.raw<{ rows: { id: number | null; changes: number; wal: string }[] }>(
    `select (select release_id from current_release) as id, (select count(*) from dataset_version) as changes,
            case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end as wal`,
  );
  const { id, changes, wal } = rows[0]!;
  return { applied, wal, served: id === null ? undefined : { id: String(id), changes } };
}
type Standing = NonNullable<Awaited<ReturnType<typeof standingOf>>>;

/** How far a streaming replica is behind; undefined of one that is none, such as by logical replication. */
async function lagOf({ knex }: Database, { wal }: Standing) {
  const { rows } = await knex.raw<{ rows: { bytes: number | null; seconds: number | null }[] }>(
    `select case when pg_is_in_recovery() then greatest(0, pg_wal_lsn_diff(?, pg_last_wal_replay_lsn()))::float8 end as bytes,
            extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as seconds`,
    [wal],
  );
  const { bytes, seconds } = rows[0]!;
  // The last transaction of a primary that nothing is written to may be old.
  return bytes === null ? undefined : { bytes, seconds: bytes === 0 ? 0 : (seconds ?? 0) };
}

async function checkReplica(replica: Database, standing: Standing | undefined, part: string, add: Add) {
  const { inWords } = await askServer(replica);
  if (standing === undefined) {
    add(part, 'ok', `${inWords}; not held against DATABASE_URL before that is right`);
    return;
  }
  const { applied } = await migrationState(replica);
  const lag = await lagOf(replica, standing);
  const lacking = standing.applied.filter((name) => !applied.includes(name));
  const others = applied.filter((name) => !standing.applied.includes(name));
  const behind =
    lag === undefined ? '' : `, ${formatNumber(lag.bytes)} bytes (${spanInWords(lag.seconds)}) behind`;
  if (others.length > 0)
    add(
      part,
      'fault',
      `it has migrations that DATABASE_URL lacks: ${others.join(', ')}`,
      'Name replicas of DATABASE_URL in DATABASE_REPLICA_URL.',
    );
  else if (lacking.length > 0)
    add(
      part,
      'fault',
      `it lacks the migrations ${lacking.join(', ')}${behind}`,
      lag === undefined
        ? 'Logical replication carries none: run `caryll migrate` with its address in DATABASE_URL.'
        : 'It follows when it catches up; look at pg_stat_replication of DATABASE_URL.',
    );
  else if (standing.served !== undefined && !(await hasServed(replica, standing.served)))
    add(
      part,
      'warning',
      `it lacks what is served (release ${standing.served.id})${behind}`,
      'Until it has that the primary is read. If it lasts, look at pg_stat_replication of DATABASE_URL.',
    );
  else if (lag !== undefined && lag.seconds > lagToleranceSeconds)
    add(part, 'warning', `${inWords}${behind}`, 'Look at pg_stat_replication of DATABASE_URL.');
  else add(part, 'ok', `${inWords}, has what is served${behind}`);
}

/**
 * What rows can be read from each replica for: that it answers, has the migrations of the primary, and keeps up. They are
 * numbered as in the log and the metrics.
 *
 * @param primary undefined where it cannot be reached: then only whether the replicas answer is looked at.
 */
export async function checkReplicas(config: Config, primary: Database | undefined, add: Add): Promise<void> {
  const urls = config.DATABASE_REPLICA_URL ?? [];
  if (urls.length === 0) return;
  const standing = await (primary && standingOf(primary).catch(() => undefined));
  for (const [index, url] of urls.entries()) {
    const part = `replica ${index + 1}`;
    const replica = await openDatabase({
      url,
      folder: '',
      poolSize: 1,
      statementTimeoutMs: timeoutMs,
      connectTimeoutMs: timeoutMs,
      silenceTimeoutMs: timeoutMs,
    });
    try {
      await checkReplica(replica, standing, part, add);
    } catch (error) {
      const { message = reasonOf(error), hint = 'Check DATABASE_REPLICA_URL and the server.' } =
        explainDatabase(error) ?? {};
      const ofReplica = (text: string) => text.replaceAll('DATABASE_URL', 'DATABASE_REPLICA_URL');
      const meanwhile = 'Until then the primary is read.';
      add(
        part,
        'fault',
        `${redactAddress(url)}: ${message.replace(/\.$/, '')}`,
        `${ofReplica(hint)} ${meanwhile}`,
      );
    } finally {
      await replica.close();
    }
  }
}
