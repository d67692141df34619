import type { Knex } from 'knex';
import { type Migration, migrations } from '../../migrations/index.ts';
import type { Database } from './database.ts';

/** knex asks for a source instead of a folder when migrations live in a bundle. */
const source: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...migrations],
  getMigrationName: (migration) => migration.name,
  getMigration: async (migration) => ({ up: migration.up, down: migration.down }),
};

const config: Knex.MigratorConfig = { migrationSource: source, tableName: 'migration' };

/** Applies what is pending and returns the names applied; all in one transaction each. */
export async function migrate(database: Database): Promise<string[]> {
  const [, applied] = (await database.knex.migrate.latest(config)) as [number, string[]];
  return applied;
}

export interface MigrationState {
  readonly applied: readonly string[];
  /** Known to this program and not applied to the database. */
  readonly pending: readonly string[];
  /** Applied to the database and unknown to this program: it is older than the database. */
  readonly unknown: readonly string[];
}

export async function migrationState(database: Database): Promise<MigrationState> {
  const known = migrations.map(({ name }) => name);
  const { rows } = await database.knex.raw<{ rows: { exists: boolean }[] }>(
    `select to_regclass('migration') is not null as exists`,
  );
  const applied = rows[0]?.exists
    ? (await database.knex<{ name: string; id: number }>('migration').select('name').orderBy('id')).map(
        ({ name }) => name,
      )
    : [];
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}
