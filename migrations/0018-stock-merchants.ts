import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/** Which merchants sell a thing, each once: one may sell several versions of it. */
export const stockMerchants: Migration = {
  name: '0018-stock-merchants',
  async up(knex: Knex) {
    await knex.raw(`
      create view stock_merchant as
        select release_id, game_id, merchant_slug, armor_slug, item_slug, weapon_slug, min(ordinal) as ordinal
          from stock
         group by release_id, game_id, merchant_slug, armor_slug, item_slug, weapon_slug;
    `);
  },
  async down(knex: Knex) {
    await knex.raw('drop view stock_merchant');
  },
};
