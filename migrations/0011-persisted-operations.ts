import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/** Operations of `/graphql` that were registered for all instances, by the SHA-256 of their text. */
export const persistedOperations: Migration = {
  name: '0011-persisted-operations',
  async up(knex: Knex) {
    await knex.raw(`
create table persisted_operation (
  id text primary key check (id = encode(sha256(convert_to(body, 'UTF8')), 'hex')),
  name text not null unique,
  description text not null,
  body text not null,
  registered_at timestamptz not null
)`);
  },
  async down(knex: Knex) {
    await knex.raw('drop table persisted_operation');
  },
};
