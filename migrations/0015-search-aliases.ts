import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/** A record is found by each of its names: its own, or the one in `alias`. */
export const searchAliases: Migration = {
  name: '0015-search-aliases',
  async up(knex: Knex) {
    await knex.raw(`
      alter table search_document add alias text;
      alter table search_document drop constraint search_document_pkey,
        add primary key (release_id, game_id, type, slug, folded);
    `);
  },
  async down(knex: Knex) {
    await knex.raw(`
      delete from search_document where alias is not null;
      alter table search_document drop constraint search_document_pkey,
        add primary key (release_id, game_id, type, slug);
      alter table search_document drop alias;
    `);
  },
};
