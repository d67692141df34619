import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/**
 * A boss that is another one met elsewhere names it, so that what both share stands once. A chalice dungeon says of
 * which layers the boss is not known, and why.
 */
export const bossesWhole: Migration = {
  name: '0009-bosses-whole',
  async up(knex: Knex) {
    await knex.raw(`
      alter table boss add original_slug slug,
        add foreign key (release_id, game_id, original_slug) references boss deferrable initially deferred;
      create index on boss (release_id, game_id, original_slug);
      alter table chalice_dungeon add unknown_layers jsonb;
    `);
  },
  async down(knex: Knex) {
    await knex.raw(`
      alter table boss drop original_slug;
      alter table chalice_dungeon drop unknown_layers;
    `);
  },
};
