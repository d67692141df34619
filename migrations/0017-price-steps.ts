import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/** A price that rises with the story has its steps beside the lowest and the highest. */
export const priceSteps: Migration = {
  name: '0017-price-steps',
  async up(knex: Knex) {
    await knex.raw('alter table stock add price_steps jsonb');
  },
  async down(knex: Knex) {
    await knex.raw('alter table stock drop price_steps');
  },
};
