import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/** Every table of records that have a slug. */
const records = [
  'location',
  'lamp',
  'boss',
  'npc',
  'merchant',
  'armor_set',
  'armor',
  'weapon',
  'covenant',
  'rune',
  'gesture',
  'blood_gem_shape',
  'blood_gem_family',
  'blood_gem',
  'item',
  'chalice_dungeon',
  'origin',
] as const;

const neighbours = (columns: string) => `
create view location_neighbour as
  select release_id, game_id, from_slug as location_slug, to_slug as neighbour_slug, ${columns}
    from location_connection
  union all
  select release_id, game_id, to_slug, from_slug, ${columns}
    from location_connection where one_way_reason is null;`;

/** Other names of a record, and which of its texts give something away. Null where the data file has none. */
export const aliasesAndSpoilers: Migration = {
  name: '0006-aliases-and-spoilers',
  async up(knex: Knex) {
    await knex.raw(
      [
        ...records.map((table) => `alter table ${table} add aliases text[], add spoilers jsonb;`),
        'alter table location_connection add spoilers jsonb;',
        'drop view location_neighbour;',
        neighbours('one_way_reason, notes, spoilers'),
      ].join('\n'),
    );
  },
  async down(knex: Knex) {
    await knex.raw(
      [
        ...records.map((table) => `alter table ${table} drop aliases, drop spoilers;`),
        'drop view location_neighbour;',
        'alter table location_connection drop spoilers;',
        neighbours('one_way_reason, notes'),
      ].join('\n'),
    );
  },
};
