import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/** Every table that is a list. */
const lists = [
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

/** Columns with few values by which lists are filtered, and the index that served it until now. */
const filters: readonly { table: string; column: string; replaces?: string }[] = [
  { table: 'armor', column: 'slot', replaces: 'armor_release_id_game_id_slot_slug_idx' },
  { table: 'weapon', column: 'category', replaces: 'weapon_release_id_game_id_category_slug_idx' },
  { table: 'rune', column: 'kind', replaces: 'rune_release_id_game_id_kind_slug_idx' },
  { table: 'item', column: 'family', replaces: 'item_release_id_game_id_family_slug_idx' },
  { table: 'blood_gem', column: 'kind' },
  { table: 'boss', column: 'campaign' },
  { table: 'npc', column: 'campaign' },
  { table: 'location', column: 'headstone' },
  { table: 'chalice_dungeon', column: 'kind' },
];

const placing = (table: string) => `
alter table ${table} add place integer, add place_by_name integer;
update ${table} t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from ${table}
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table ${table} alter place set not null, alter place_by_name set not null;
create unique index ${table}_place on ${table} (release_id, game_id, place);
create unique index ${table}_place_by_name on ${table} (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('${table}',
  (select count(*) from ${table} t where t.release_id = g.release_id and t.game_id = g.game_id));
`;

/**
 * Lists that are as quick at their end as at their beginning. Each record knows its place, from 0, in the list of
 * all by slug and by name, so that a page is a range; \`release_game.sizes\` holds how many records each table has.
 * The indexes of search put off their work while a release is written: it is many times faster in one go.
 */
export const places: Migration = {
  name: '0003-places',
  async up(knex: Knex) {
    await knex.raw(`
      alter table release_game add sizes jsonb not null default '{}';
      ${lists.map(placing).join('')}
      ${filters
        .map(
          ({ table, column, replaces }) => `
      create index ${table}_${column}_place on ${table} (release_id, game_id, ${column}, place, place_by_name);
      ${replaces ? `drop index ${replaces};` : ''}`,
        )
        .join('')}
      alter index search_document_terms set (fastupdate = on, gin_pending_list_limit = 1024);
      alter index search_word_trigrams set (fastupdate = on, gin_pending_list_limit = 1024);
    `);
  },
  async down(knex: Knex) {
    await knex.raw(`
      alter index search_document_terms set (fastupdate = off);
      alter index search_word_trigrams set (fastupdate = off);
      ${filters
        .map(
          ({ table, column, replaces }) => `
      ${replaces ? `create index ${replaces} on ${table} (release_id, game_id, ${column}, slug);` : ''}
      drop index ${table}_${column}_place;`,
        )
        .join('')}
      ${lists.map((table) => `alter table ${table} drop place, drop place_by_name;`).join('\n')}
      alter table release_game drop sizes;
    `);
  },
};
