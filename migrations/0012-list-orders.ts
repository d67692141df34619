import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/** Indexes by which filtered lists were paged until now. */
const replaced = [
  ['armor', 'slot'],
  ['weapon', 'category'],
  ['rune', 'kind'],
  ['item', 'family'],
  ['blood_gem', 'kind'],
  ['boss', 'campaign'],
  ['npc', 'campaign'],
  ['location', 'headstone'],
  ['chalice_dungeon', 'kind'],
] as const;

/**
 * The orders of a release, and what each value of a filter leaves: one row for each, with the places of the records as
 * packed integers, and of an order the figures that are known, as packed numbers. A page in any order and under any
 * filters is a part of these, so no request sorts and no count is a statement.
 */
export const listOrders: Migration = {
  name: '0012-list-orders',
  async up(knex: Knex) {
    await knex.raw(`
      create table list_order (
        release_id bigint not null,
        game_id text collate "C" not null,
        list text collate "C" not null,
        name text collate "C" not null,
        places bytea not null,
        figures bytea,
        primary key (release_id, game_id, list, name),
        foreign key (release_id, game_id) references release_game on delete cascade
      );
      ${replaced.map(([table, column]) => `drop index ${table}_${column}_place;`).join('\n')}
    `);
  },
  async down(knex: Knex) {
    await knex.raw(`
      drop table list_order;
      ${replaced
        .map(
          ([table, column]) =>
            `create index ${table}_${column}_place on ${table} (release_id, game_id, ${column}, place, place_by_name);`,
        )
        .join('\n')}
    `);
  },
};
