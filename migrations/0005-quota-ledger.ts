import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/**
 * Makes the counters of Postgres the ledger behind Redis: `used` is what was granted without Redis, `lent` the most
 * that Redis may have granted, `most` the highest limit that either was raised under.
 */
export const quotaLedger: Migration = {
  name: '0005-quota-ledger',
  async up(knex: Knex) {
    await knex.raw(`
alter table quota_counter
  add column lent integer not null default 0 check (lent >= 0),
  add column most integer,
  add constraint within_limit check (used + lent <= most)`);
  },
  async down(knex: Knex) {
    await knex.raw('alter table quota_counter drop column lent, drop column most');
  },
};
