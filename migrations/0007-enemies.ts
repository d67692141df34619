import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/** What an ordinary enemy can leave; one row of `enemy_loot` names at most one of them. */
const subjects = ['item', 'blood_gem', 'rune', 'weapon', 'armor'] as const;

const edge = `
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade`;

const references = (table: string, column = `${table}_slug`) =>
  `foreign key (release_id, game_id, ${column}) references ${table} deferrable initially deferred`;

/** Index for the rows that name a record. */
const indexOn = (table: string, column: string) =>
  `create index on ${table} (release_id, game_id, ${column}, ordinal) where ${column} is not null;`;

const subjectColumns = subjects.map((subject) => `${subject}_slug`);

/**
 * Ordinary enemies. Their figures by variant, what they leave by chance and where they are placed are tables of their
 * own, so that a list of enemies does not read them. Whatever named an enemy in words can name its record too.
 */
export const enemies: Migration = {
  name: '0007-enemies',
  async up(knex: Knex) {
    await knex.raw(`
create table enemy (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  aliases text[],
  description text,
  is_dlc boolean not null,
  is_chalice boolean not null,
  is_beast boolean not null,
  is_kin boolean not null,
  weak_to_serrated boolean not null,
  weak_to_righteous boolean not null,
  spoilers jsonb,
  provenance jsonb not null,
  place integer not null,
  place_by_name integer not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade
);
create unique index enemy_place on enemy (release_id, game_id, place);
create unique index enemy_place_by_name on enemy (release_id, game_id, place_by_name);

create table enemy_variant (${edge},
  enemy_slug slug not null,
  variant_id integer not null,
  is_base boolean not null,
  hp integer not null check (hp >= 1),
  blood_echoes integer not null check (blood_echoes >= 0),
  super_armor integer check (super_armor >= 0),
  defense jsonb not null,
  resistance jsonb not null,
  ng_plus jsonb,
  ${references('enemy')}
);
${indexOn('enemy_variant', 'enemy_slug')}

create table enemy_placement (${edge},
  enemy_slug slug not null,
  location_slug slug not null,
  count integer check (count >= 1),
  variants jsonb not null,
  ${references('enemy')},
  ${references('location')}
);
${indexOn('enemy_placement', 'enemy_slug')}
${indexOn('enemy_placement', 'location_slug')}

create table enemy_loot (${edge},
  enemy_slug slug not null,
  kind text not null check (kind in (${subjects.map((subject) => `'${subject}'`).join(', ')})),
  ${subjectColumns.map((column) => `${column} slug`).join(',\n  ')},
  tier integer check (tier >= 1),
  quantity integer not null check (quantity >= 1),
  chance double precision not null check (chance > 0 and chance <= 1),
  raised_by_discovery boolean not null,
  is_once boolean not null,
  lot_id bigint not null,
  variant_ids integer[] not null,
  check (num_nonnulls(${subjectColumns.join(', ')}) <= 1),
  ${references('enemy')},
  ${subjects.map((subject) => references(subject)).join(',\n  ')}
);
${['enemy_slug', ...subjectColumns].map((column) => indexOn('enemy_loot', column)).join('\n')}

-- What is left, with its name: a list of drops needs no more than that of the records it names.
create view enemy_drop as
  select l.*, coalesce(${subjects.map((subject) => `${subject}.name`).join(', ')}, 'Blood gem') as subject_name
  from enemy_loot l
  ${subjects
    .map(
      (subject) =>
        `left join ${subject} on ${subject}.release_id = l.release_id and ${subject}.game_id = l.game_id and ${subject}.slug = l.${subject}_slug`,
    )
    .join('\n  ')};

alter table acquisition add enemy_slug slug, add ${references('enemy')};
${indexOn('acquisition', 'enemy_slug')}

create table item_enemy_drop (${edge},
  item_slug slug not null,
  enemy text not null,
  enemy_slug slug,
  max_rate double precision check (max_rate between 0 and 1),
  ${references('item')},
  ${references('enemy')}
);
${indexOn('item_enemy_drop', 'item_slug')}
${indexOn('item_enemy_drop', 'enemy_slug')}
insert into item_enemy_drop (release_id, game_id, ordinal, item_slug, enemy, max_rate)
  select i.release_id, i.game_id,
    row_number() over (partition by i.release_id, i.game_id order by i.slug, d.position) - 1,
    i.slug, d.value ->> 'enemy', (d.value ->> 'max_rate')::double precision
  from item i, jsonb_array_elements(i.enemy_drops) with ordinality d (value, position);
alter table item drop enemy_drops;
`);
  },
  async down(knex: Knex) {
    await knex.raw(`
alter table item add enemy_drops jsonb not null default '[]';
update item i set enemy_drops = d.drops from (
  select release_id, game_id, item_slug,
    jsonb_agg(jsonb_build_object('enemy', enemy, 'max_rate', max_rate) order by ordinal) as drops
  from item_enemy_drop group by release_id, game_id, item_slug
) d where d.release_id = i.release_id and d.game_id = i.game_id and d.item_slug = i.slug;
alter table item alter enemy_drops drop default;
drop table item_enemy_drop;
alter table acquisition drop enemy_slug;
drop view enemy_drop;
drop table enemy_loot, enemy_placement, enemy_variant, enemy;
`);
  },
};
