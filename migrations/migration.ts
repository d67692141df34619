import type { Knex } from 'knex';

/** One step of the database's structure. There is no way back but a backup. */
export interface Migration {
  readonly name: string;
  up(knex: Knex): Promise<void>;
}
