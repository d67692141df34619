import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/** How far the store's figures have been copied into `usage_daily`, for all instances. */
export const usageRollup: Migration = {
  name: '0004-usage-rollup',
  async up(knex: Knex) {
    await knex.raw(`
create table usage_rollup (
  singleton boolean primary key default true check (singleton),
  -- When an instance last set about it; the others leave it alone for a while.
  begun_at timestamptz not null,
  -- The UTC day on which every day that the store keeps was last copied.
  complete_on integer not null
);
insert into usage_rollup (begun_at, complete_on) values ('epoch', 0);
`);
  },
  async down(knex: Knex) {
    await knex.raw('drop table usage_rollup');
  },
};
