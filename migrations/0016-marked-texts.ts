import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/** Every table whose rows mark texts, with the column by which an edge names one of them. */
const marking = [
  ['location', 'location_slug'],
  ['lamp', 'lamp_slug'],
  ['boss', 'boss_slug'],
  ['npc', 'npc_slug'],
  ['merchant', 'merchant_slug'],
  ['armor_set', undefined],
  ['armor', 'armor_slug'],
  ['weapon', 'weapon_slug'],
  ['covenant', undefined],
  ['rune', 'rune_slug'],
  ['gesture', 'gesture_slug'],
  ['blood_gem', 'blood_gem_slug'],
  ['item', 'item_slug'],
  ['chalice_dungeon', undefined],
  ['enemy', 'enemy_slug'],
  ['ending', undefined],
  ['trophy', undefined],
  ['insight_threshold', undefined],
  ['insight_change', undefined],
] as const;

const obtainable: ReadonlySet<string> = new Set(['armor', 'weapon', 'rune', 'gesture', 'blood_gem', 'item']);

/** The lists of a record that are rows of their own, as its data file has them. */
const listsOf = (table: string, column: string | undefined) =>
  [
    ...(obtainable.has(table)
      ? ([
          ['acquisition', 'acquisition'],
          ['sold_by', 'stock'],
        ] as const)
      : []),
    ...(table === 'npc' ? ([['placements', 'npc_placement']] as const) : []),
  ]
    .map(
      ([field, edge]) =>
        ` || jsonb_build_object('${field}', (select jsonb_agg(to_jsonb(e) order by e.ordinal) from ${edge} e
              where e.release_id = t.release_id and e.game_id = t.game_id and e.${column} = t.slug))`,
    )
    .join('');

const marksOf = (table: string, row: string) => `
  select t.release_id, t.game_id, '${table}' as kind, s ->> 'level' as level,
         (${row}) #>> string_to_array(substr(s ->> 'text', 2), '/') as text
    from ${table} t cross join jsonb_array_elements(t.spoilers) s`;

/**
 * The texts of a release that give something away, each once and by itself: they are to be found wherever an answer has
 * them. `kind` is the table of the record that marks a text which is also the name of a record, as others may
 * rightly be called the same; null of all other texts.
 */
export const markedTexts: Migration = {
  name: '0016-marked-texts',
  async up(knex: Knex) {
    await knex.raw(`
      create table marked_text (
        release_id bigint not null,
        game_id text collate "C" not null,
        kind text collate "C",
        text text not null,
        level text not null,
        foreign key (release_id, game_id) references release_game on delete cascade
      );
      create index marked_text_game on marked_text (release_id, game_id);
      insert into marked_text (release_id, game_id, kind, text, level)
      with names as (${marking.map(([table]) => `select release_id, game_id, name from ${table}`).join(' union ')}),
      marks as (${[
        ...marking.map(([table, column]) => marksOf(table, `to_jsonb(t)${listsOf(table, column)}`)),
        marksOf('location_connection', 'to_jsonb(t)'),
      ].join(' union ')})
      select m.release_id, m.game_id, case when n.name is not null then m.kind end, m.text, m.level
        from marks m left join names n on n.release_id = m.release_id and n.game_id = m.game_id and n.name = m.text
       where m.text is not null;
    `);
  },
  async down(knex: Knex) {
    await knex.raw('drop table marked_text');
  },
};
