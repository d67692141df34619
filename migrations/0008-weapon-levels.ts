import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

const owner = `
  release_id bigint not null,
  game_id text collate "C" not null,
  foreign key (release_id, game_id) references release_game on delete cascade`;

const references = (table: string, column: string) =>
  `foreign key (release_id, game_id, ${column}) references ${table} deferrable initially deferred`;

const certainty = `certainty text not null check (certainty in ('certain', 'probable', 'doubtful'))`;

/**
 * Weapons by level, their moves, the curves by which figures follow from stats, and what a gem effect changes. What is
 * added to gems is null in releases that were imported before.
 */
export const weaponLevels: Migration = {
  name: '0008-weapon-levels',
  async up(knex: Knex) {
    await knex.raw(`
create table weapon_level (${owner},
  weapon_slug slug not null,
  level integer not null check (level >= 0),
  attack jsonb not null,
  scaling jsonb not null,
  scaling_value jsonb not null,
  rally integer not null check (rally >= 0),
  stamina_attack integer not null check (stamina_attack >= 0),
  repair_price integer not null check (repair_price >= 0),
  gem_slots integer not null check (gem_slots >= 0),
  upgrade_item_slug slug,
  upgrade_quantity integer check (upgrade_quantity >= 1),
  upgrade_blood_echoes integer check (upgrade_blood_echoes >= 1),
  check (num_nonnulls(upgrade_item_slug, upgrade_quantity, upgrade_blood_echoes) in (0, 3)),
  primary key (release_id, game_id, weapon_slug, level),
  ${references('weapon', 'weapon_slug')},
  ${references('item', 'upgrade_item_slug')}
);
create index on weapon_level (release_id, game_id, upgrade_item_slug) where upgrade_item_slug is not null;

create view weapon_upgrade as
  select release_id, game_id, weapon_slug, level, upgrade_item_slug as item_slug, upgrade_quantity as quantity,
    upgrade_blood_echoes as blood_echoes
  from weapon_level where upgrade_item_slug is not null;

create table weapon_move (${owner},
  weapon_slug slug not null,
  number integer not null check (number >= 1),
  form text not null check (form in ('untransformed', 'transformed')),
  name text not null,
  input text check (input in ('R1', 'R2', 'L1', 'L2')),
  kind text not null check (kind in ('melee', 'shot')),
  damage_type text check (damage_type in ('physical', 'blunt', 'thrust', 'blood')),
  percent jsonb not null,
  is_charged boolean not null,
  extra_hits jsonb,
  stages jsonb not null,
  stamina integer check (stamina >= 0),
  stamina_damage_percent integer check (stamina_damage_percent >= 0),
  poise_damage_percent integer check (poise_damage_percent >= 0),
  rally_percent integer check (rally_percent >= 0),
  rune_slug slug,
  ${certainty},
  param_id bigint,
  primary key (release_id, game_id, weapon_slug, number),
  ${references('weapon', 'weapon_slug')},
  ${references('rune', 'rune_slug')}
);
create index on weapon_move (release_id, game_id, rune_slug) where rune_slug is not null;

create table stat_curve (${owner},
  slug slug not null,
  name text not null,
  aliases text[],
  description text not null,
  stats text[] not null,
  unit text not null,
  is_cut boolean not null,
  points jsonb not null,
  ${certainty},
  spoilers jsonb,
  provenance jsonb not null,
  place integer not null,
  place_by_name integer not null,
  primary key (release_id, game_id, slug)
);
create unique index stat_curve_place on stat_curve (release_id, game_id, place);
create unique index stat_curve_place_by_name on stat_curve (release_id, game_id, place_by_name);

alter table blood_gem_family add modifier jsonb, add roles text[], add obtainable jsonb,
  add ${certainty.replace(' not null', '')};
alter table blood_gem add drop_sources jsonb;
`);
  },
  async down(knex: Knex) {
    await knex.raw(`
alter table blood_gem drop drop_sources;
alter table blood_gem_family drop modifier, drop roles, drop obtainable, drop certainty;
drop view weapon_upgrade;
drop table stat_curve, weapon_move, weapon_level;
`);
  },
};
