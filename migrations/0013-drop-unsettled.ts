import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/** Units that a process counted while Redis was lost are in the ledger at once, so none are left behind by its end. */
export const dropUnsettled: Migration = {
  name: '0013-drop-unsettled',
  async up(knex: Knex) {
    await knex.raw('drop table quota_unsettled');
  },
  async down(knex: Knex) {
    await knex.raw(`
create table quota_unsettled (
  id text collate "C" primary key,
  saved_at timestamptz not null default now(),
  taken_at timestamptz,
  batch jsonb not null
)`);
  },
};
