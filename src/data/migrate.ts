import type { Knex } from 'knex';
import { isSquashed, migrations } from '../../migrations/index.ts';
import type { Migration } from '../../migrations/migration.ts';
import { type Database, instanceName } from './database.ts';
import { readRows } from './read-rows.ts';

/** knex requires a source instead of a folder when migrations are part of a bundle. */
const source: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...migrations],
  getMigrationName: (migration) => migration.name,
  getMigration: async (migration) => ({
    up: migration.up,
    down: () => Promise.reject(new Error('migrations cannot be reverted: restore a backup')),
  }),
};

const config: Knex.MigratorConfig = {
  migrationSource: source,
  tableName: 'migration',
  // The names of squashed migrations are in old databases, but not in this program.
  disableMigrationsListValidation: true,
};

/** Arbitrary number of an advisory lock that nothing else uses. */
const migrationLock = 7_260_523_340;

/**
 * Applies pending migrations and returns their names. All of it is one transaction: a process that is killed during it
 * leaves nothing behind, in particular not the lock of knex, and a second process waits for the first.
 *
 * @example
 * await migrate(database); // ['0100-releases-as-schemas'], or [] when it is up to date
 */
export async function migrate(database: Database): Promise<string[]> {
  return database.knex.transaction(async (trx) => {
    // The lock of knex is a row of a table, which two processes would create at once in an empty database.
    await trx.raw('select pg_advisory_xact_lock(?)', [migrationLock]);
    const [, applied] = (await trx.migrate.latest(config)) as [number, string[]];
    return applied;
  });
}

export interface MigrationState {
  readonly applied: readonly string[];
  /** Known to this program and not applied to the database. */
  readonly pending: readonly string[];
  /** Pending migrations during which no instance may run. */
  readonly exclusive: readonly string[];
  /** Applied to the database and unknown to this program: it is older than the database. */
  readonly unknown: readonly string[];
}

/** Number of connections that instances of any version have to the database, as it shows them. */
export async function countInstanceConnections({ knex, kind }: Database): Promise<number> {
  // No other process can have the embedded database open, except the service to which a command connects.
  if (kind === 'embedded') return 0;
  const [row] = await readRows<{ count: number }>(
    knex,
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = ? and pid <> pg_backend_pid()`,
    [instanceName],
  );
  return row!.count;
}

/**
 * Reads which steps were applied to a database, and which are pending.
 *
 * @example
 * (await migrationState(database)).pending.length === 0; // whether the service can start
 */
export async function migrationState(database: Database): Promise<MigrationState> {
  const known = migrations.map(({ name }) => name);
  const [table] = await readRows<{ exists: boolean }>(
    database.knex,
    `select to_regclass('migration') is not null as exists`,
  );
  const applied = table?.exists
    ? (await database.knex<{ name: string; id: number }>('migration').select('name').orderBy('id')).map(
        ({ name }) => name,
      )
    : [];
  const pending = migrations.filter(({ name }) => !applied.includes(name));
  return {
    applied,
    pending: pending.map(({ name }) => name),
    // An empty database has nothing that an instance could write.
    exclusive: applied.length === 0 ? [] : pending.filter((step) => step.isExclusive).map(({ name }) => name),
    unknown: applied.filter((name) => !known.includes(name) && !isSquashed(name)),
  };
}
