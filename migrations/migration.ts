import type { Knex } from 'knex';

/** One step of the database's structure. */
export interface Migration {
  readonly name: string;
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}
