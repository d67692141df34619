import type { Knex } from 'knex';

/** One step of the database's structure. There is no way back but a backup. */
export interface Migration {
  readonly name: string;
  /** Whether no instance may run meanwhile on a database that has had other steps: what it writes would be lost. */
  readonly isExclusive?: true;
  up(knex: Knex): Promise<void>;
}
