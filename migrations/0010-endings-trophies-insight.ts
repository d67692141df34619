import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/** Columns that every record has, its places in the lists among them. */
const record = `
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  aliases text[],
  spoilers jsonb,
  provenance jsonb not null,
  place integer not null,
  place_by_name integer not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade`;

/** Columns that every edge has. */
const edge = `
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade`;

const references = (table: string, column = `${table}_slug`) =>
  `foreign key (release_id, game_id, ${column}) references ${table} deferrable initially deferred`;

const oneOf = (column: string, ...values: string[]) =>
  `check (${column} in (${values.map((value) => `'${value}'`).join(', ')}))`;

const placed = (table: string) => `
create unique index ${table}_place on ${table} (release_id, game_id, place);
create unique index ${table}_place_by_name on ${table} (release_id, game_id, place_by_name);`;

const indexed = (table: string, ...columns: string[]) =>
  columns
    .map((column) => `create index on ${table} (release_id, game_id, ${column}) where ${column} is not null;`)
    .join('\n');

/** The kinds of records that a trophy can ask for. */
const required = ['boss', 'item', 'weapon', 'location', 'ending'] as const;
const requiredSlugs = required.map((table) => `${table}_slug`);

const ddl = `
create table ending (${record},
  sort_order integer not null,
  final_boss_slug slug,
  cords_min integer not null check (cords_min >= 0),
  cords_max integer check (cords_max >= cords_min),
  cord_item_slug slug not null,
  reward_item_slug slug,
  starts_new_game_plus boolean not null,
  steps text[] not null,
  description text not null,
  ${references('boss', 'final_boss_slug')},
  ${references('item', 'cord_item_slug')},
  ${references('item', 'reward_item_slug')}
);
${placed('ending')}
${indexed('ending', 'final_boss_slug', 'cord_item_slug', 'reward_item_slug')}

create table ending_boss (${edge},
  ending_slug slug not null,
  boss_slug slug not null,
  ${references('ending')},
  ${references('boss')}
);
${indexed('ending_boss', 'ending_slug', 'boss_slug')}

create table trophy (${record},
  grade text not null ${oneOf('grade', 'platinum', 'gold', 'silver', 'bronze')},
  is_grade_certain boolean not null,
  is_dlc boolean not null,
  kind text not null ${oneOf('kind', 'completion', 'ending', 'boss', 'collection', 'place', 'progress')},
  description text not null
);
${placed('trophy')}
create index trophy_grade_place on trophy (release_id, game_id, grade, place, place_by_name);
create index trophy_kind_place on trophy (release_id, game_id, kind, place, place_by_name);

create table trophy_requirement (${edge},
  trophy_slug slug not null,
  ${requiredSlugs.map((column) => `${column} slug`).join(',\n  ')},
  check (num_nonnulls(${requiredSlugs.join(', ')}) = 1),
  ${references('trophy')},
  ${required.map((table) => references(table)).join(',\n  ')}
);
${indexed('trophy_requirement', 'trophy_slug', ...requiredSlugs)}

create table insight_threshold (${record},
  insight integer check (insight >= 1),
  is_certain boolean not null,
  location_slug slug,
  boss_slug slug,
  condition text,
  description text not null,
  ${references('location')},
  ${references('boss')}
);
${placed('insight_threshold')}
${indexed('insight_threshold', 'location_slug', 'boss_slug')}

create table insight_change (${record},
  kind text not null ${oneOf('kind', 'boss_found', 'boss_beaten', 'meeting', 'event', 'item', 'multiplayer', 'enemy', 'purchase')},
  amount integer,
  is_once boolean not null,
  is_certain boolean not null,
  location_slug slug,
  boss_slug slug,
  npc_slug slug,
  item_slug slug,
  condition text,
  description text,
  check (kind not in ('boss_found', 'boss_beaten') or boss_slug is not null),
  ${references('location')},
  ${references('boss')},
  ${references('npc')},
  ${references('item')}
);
${placed('insight_change')}
create index insight_change_kind_place on insight_change (release_id, game_id, kind, place, place_by_name);
${indexed('insight_change', 'location_slug', 'boss_slug', 'npc_slug', 'item_slug')}

alter table npc add hostility text, add hostile_condition text;
update npc set hostility = case when is_hostile then 'always' else 'never' end;
alter table npc alter hostility set not null, add constraint npc_hostility ${oneOf('hostility', 'never', 'conditional', 'always')};
`;

/** Endings, trophies, what Insight changes and what changes Insight; and when an NPC is an enemy. */
export const endingsTrophiesInsight: Migration = {
  name: '0010-endings-trophies-insight',
  async up(knex: Knex) {
    await knex.raw(ddl);
  },
  async down(knex: Knex) {
    await knex.raw(`
      alter table npc drop hostility, drop hostile_condition;
      drop table insight_change, insight_threshold, trophy_requirement, trophy, ending_boss, ending;
    `);
  },
};
