import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/**
 * Reference data. Every row belongs to a release, and a reference never leaves its release and game: keys are
 * (release_id, game_id, slug). Foreign keys are checked at commit, so an import may write in any order.
 */
const ddl = `
create extension if not exists pg_trgm;

create table game (
  id text collate "C" primary key,
  name text not null
);

create table release (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  content_hash text not null
);

create table release_game (
  release_id bigint not null references release on delete cascade,
  game_id text collate "C" not null references game,
  name text not null,
  dataset_version text not null,
  released_at date not null,
  records integer not null,
  changes jsonb not null,
  drafts jsonb not null,
  primary key (release_id, game_id)
);

-- One row: which release is served. Rolling back is pointing at an older one.
create table current_release (
  singleton boolean primary key default true check (singleton),
  release_id bigint not null references release,
  since timestamptz not null default now()
);

create domain slug as text collate "C" check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
`;

/** Columns that every record has. */
const record = `
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade`;

/** Columns that every edge has. `ordinal` numbers the edges of a table within a release and game. */
const edge = `
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade`;

const oneOf = (column: string, ...values: string[]) =>
  `check (${column} in (${values.map((value) => `'${value}'`).join(', ')}))`;

const references = (table: string, ...columns: string[]) =>
  columns
    .map(
      (column) =>
        `foreign key (release_id, game_id, ${column}) references ${table} deferrable initially deferred`,
    )
    .join(',\n  ');

const campaign = (column: string) => oneOf(column, 'main_story', 'the_old_hunters', 'chalice_dungeon');
const shapes = `'radial', 'triangle', 'waning', 'circle', 'droplet'`;
const phasesOfNight = `array['day', 'evening', 'night', 'blood_moon']`;
const currency = oneOf('currency', 'blood_echoes', 'insight');

const tables = `
create table location (${record},
  region text not null,
  parent_slug slug,
  headstone text not null ${oneOf('headstone', 'yharnam', 'frontier', 'unseen', 'hunters_nightmare', 'nightmare', 'hunters_dream', 'chalice')},
  time_of_day text[] not null check (time_of_day <@ ${phasesOfNight}),
  insight_total integer check (insight_total >= 0),
  insight_notes text,
  is_dlc boolean not null,
  map_id text,
  description text not null,
  ${references('location', 'parent_slug')}
);
create index on location (release_id, game_id, parent_slug);

create table location_connection (
  release_id bigint not null,
  game_id text collate "C" not null,
  from_slug slug not null,
  to_slug slug not null check (to_slug <> from_slug),
  one_way_reason text,
  notes text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, from_slug, to_slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  ${references('location', 'from_slug', 'to_slug')}
);
create index on location_connection (release_id, game_id, to_slug);

-- A connection stands once; whoever asks from either end sees it, unless it leads one way only.
create view location_neighbour as
  select release_id, game_id, from_slug as location_slug, to_slug as neighbour_slug, one_way_reason, notes
    from location_connection
  union all
  select release_id, game_id, to_slug, from_slug, one_way_reason, notes
    from location_connection where one_way_reason is null;

create table lamp (${record},
  location_slug slug not null,
  headstone text not null ${oneOf('headstone', 'yharnam', 'frontier', 'unseen', 'hunters_nightmare', 'nightmare')},
  is_boss_lamp boolean not null,
  sort_order integer not null,
  ${references('location', 'location_slug')}
);
create index on lamp (release_id, game_id, location_slug);

create table boss (${record},
  description text not null,
  is_optional boolean not null,
  is_required boolean not null,
  is_chalice boolean not null,
  is_dlc boolean not null,
  campaign text not null ${campaign('campaign')},
  location_slug slug not null,
  arena text,
  lamp_slug slug,
  is_interruptible boolean not null,
  hp integer not null check (hp > 0),
  blood_echoes integer not null check (blood_echoes >= 0),
  wiki_url text not null,
  phases jsonb not null,
  figures jsonb not null,
  ${references('location', 'location_slug')},
  ${references('lamp', 'lamp_slug')}
);
create index on boss (release_id, game_id, location_slug);
create index on boss (release_id, game_id, lamp_slug);

create table npc (${record},
  role text,
  location_slug slug not null,
  campaign text not null ${campaign('campaign')},
  is_dlc boolean not null,
  is_hostile boolean not null,
  time_of_day text[] not null check (time_of_day <@ ${phasesOfNight}),
  services text[] not null,
  quest_notes text[] not null,
  description text not null,
  ${references('location', 'location_slug')}
);
create index on npc (release_id, game_id, location_slug);

create table npc_placement (${edge},
  npc_slug slug not null,
  location_slug slug not null,
  sub_area text not null,
  condition text,
  ${references('npc', 'npc_slug')},
  ${references('location', 'location_slug')}
);
create index on npc_placement (release_id, game_id, npc_slug);
create index on npc_placement (release_id, game_id, location_slug);

create table npc_summon (${edge},
  npc_slug slug not null,
  boss_slug slug not null,
  ${references('npc', 'npc_slug')},
  ${references('boss', 'boss_slug')}
);
create index on npc_summon (release_id, game_id, npc_slug);
create index on npc_summon (release_id, game_id, boss_slug);

create table merchant (${record},
  npc_slug slug,
  location_slug slug,
  currency text not null ${currency},
  description text not null,
  ${references('npc', 'npc_slug')},
  ${references('location', 'location_slug')}
);
create index on merchant (release_id, game_id, npc_slug);
create index on merchant (release_id, game_id, location_slug);

create table armor_set (${record},
  is_dlc boolean not null,
  wiki_url text not null,
  description text not null
);

create table armor (${record},
  slot text not null ${oneOf('slot', 'head', 'chest', 'hands', 'legs')},
  set_slug slug not null,
  variant_label text,
  is_dlc boolean not null,
  description text,
  wiki_url text not null,
  defense jsonb not null,
  equip_load double precision not null check (equip_load >= 0),
  sell_price integer check (sell_price >= 0),
  ${references('armor_set', 'set_slug')}
);
create index on armor (release_id, game_id, set_slug, slug);
create index on armor (release_id, game_id, slot, slug);

create table weapon (${record},
  category text not null ${oneOf('category', 'trick_weapon', 'firearm', 'left_hand_tool', 'shield', 'torch')},
  hand text not null ${oneOf('hand', 'right', 'left')},
  is_dlc boolean not null,
  tags text[] not null,
  requirements jsonb not null,
  scaling jsonb not null,
  variants jsonb not null,
  forms jsonb not null,
  figures jsonb not null,
  wiki_url text not null,
  description text not null
);
create index on weapon (release_id, game_id, category, slug);

create table covenant (${record},
  is_dlc boolean not null,
  is_full_covenant boolean not null,
  leader_npc_slug slug,
  offering_item_slug slug,
  description text not null,
  ${references('npc', 'leader_npc_slug')}
);
create index on covenant (release_id, game_id, leader_npc_slug);

create table covenant_hostility (${edge},
  covenant_slug slug not null,
  target_slug slug not null,
  ${references('covenant', 'covenant_slug', 'target_slug')}
);
create index on covenant_hostility (release_id, game_id, covenant_slug);
create index on covenant_hostility (release_id, game_id, target_slug);

create table rune (${record},
  kind text not null ${oneOf('kind', 'caryll', 'oath')},
  is_dlc boolean not null,
  effect_type text not null,
  tiers jsonb not null,
  effect text,
  covenant_slug slug,
  special_note text,
  description text not null,
  ${references('covenant', 'covenant_slug')}
);
create index on rune (release_id, game_id, covenant_slug);
create index on rune (release_id, game_id, kind, slug);

create table gesture (${record},
  is_dlc boolean not null,
  menu_order integer not null
);

create table blood_gem_shape (${record},
  glyph text not null,
  home text,
  description text not null,
  check (slug in (${shapes}))
);

create table blood_gem_family (${record},
  category text not null,
  effect text not null,
  unit text,
  is_curse_effect boolean not null,
  rating_min integer not null check (rating_min >= 1),
  rating_max integer not null check (rating_max >= rating_min),
  values jsonb not null,
  usual_shapes text[] not null check (usual_shapes <@ array[${shapes}])
);

create table blood_gem (${record},
  kind text not null ${oneOf('kind', 'grade', 'unique', 'placed')},
  family_slug slug,
  grade integer check (grade >= 1),
  category text not null,
  shape slug,
  rating integer check (rating >= 1),
  primary_effect text not null,
  secondary_effects text[] not null,
  shapes_available jsonb not null,
  availability text not null,
  wiki_url text not null,
  ${references('blood_gem_family', 'family_slug')},
  ${references('blood_gem_shape', 'shape')}
);
create index on blood_gem (release_id, game_id, family_slug);
create index on blood_gem (release_id, game_id, shape);

create table item (${record},
  family text not null ${oneOf('family', 'consumable', 'key_item', 'arcane_tool', 'multiplayer')},
  subcategory text,
  is_dlc boolean not null,
  effect text,
  wiki_url text not null,
  figures jsonb not null,
  enemy_drops jsonb not null
);
create index on item (release_id, game_id, family, slug);
alter table covenant add ${references('item', 'offering_item_slug')};
create index on covenant (release_id, game_id, offering_item_slug);

create table chalice_dungeon (${record},
  area text not null ${oneOf('area', 'Pthumeru', 'Hintertomb', 'Loran', 'Isz')},
  depth integer not null check (depth between 1 and 5),
  kind text not null ${oneOf('kind', 'fixed', 'root', 'special')},
  is_sinister boolean not null,
  layers integer check (layers >= 1),
  dungeon_names text[] not null,
  item_slug slug,
  location_slug slug,
  rites text[] not null,
  ritual_blood_echoes integer check (ritual_blood_echoes >= 0),
  description text not null,
  ${references('item', 'item_slug')},
  ${references('location', 'location_slug')}
);
create index on chalice_dungeon (release_id, game_id, item_slug);
create index on chalice_dungeon (release_id, game_id, location_slug);

create table chalice_ritual_item (${edge},
  chalice_dungeon_slug slug not null,
  item_slug slug not null,
  quantity integer not null check (quantity >= 0),
  rite text,
  ${references('chalice_dungeon', 'chalice_dungeon_slug')},
  ${references('item', 'item_slug')}
);
create index on chalice_ritual_item (release_id, game_id, chalice_dungeon_slug);
create index on chalice_ritual_item (release_id, game_id, item_slug);

create table chalice_boss (${edge},
  chalice_dungeon_slug slug not null,
  layer integer not null check (layer >= 1),
  boss_slug slug not null,
  is_certain boolean not null,
  ${references('chalice_dungeon', 'chalice_dungeon_slug')},
  ${references('boss', 'boss_slug')}
);
create index on chalice_boss (release_id, game_id, chalice_dungeon_slug);
create index on chalice_boss (release_id, game_id, boss_slug);

create table origin (${record},
  level integer not null,
  blood_echoes integer not null,
  discovery integer not null,
  vitality integer not null,
  endurance integer not null,
  strength integer not null,
  skill integer not null,
  blood_tinge integer not null,
  arcane integer not null,
  sort_order integer not null
);

create table level_cost (
  release_id bigint not null,
  game_id text collate "C" not null,
  level integer not null check (level >= 2),
  blood_echoes integer not null check (blood_echoes >= 1),
  primary key (release_id, game_id, level),
  foreign key (release_id, game_id) references release_game on delete cascade
);
`;

/** The resources that can be come by, as columns of the two edge tables that speak of them. */
const subjects = ['item', 'gesture', 'rune', 'weapon', 'armor', 'blood_gem'] as const;
const places = ['location', 'boss', 'npc', 'chalice_dungeon'] as const;

function edgesOf(table: 'acquisition' | 'stock', targets: readonly string[], columns: string): string {
  const subjectColumns = subjects.map((subject) => `${subject}_slug`);
  return `
create table ${table} (${edge},
  ${subjectColumns.map((column) => `${column} slug`).join(',\n  ')},
  subject_name text not null,
  ${columns},
  check (num_nonnulls(${subjectColumns.join(', ')}) = 1),
  ${[...subjects, ...targets].map((target) => references(target, `${target}_slug`)).join(',\n  ')}
);
${[...subjects, ...targets].map((target) => `create index on ${table} (release_id, game_id, ${target}_slug, ordinal) where ${target}_slug is not null;`).join('\n')}
`;
}

const edges =
  edgesOf(
    'acquisition',
    places,
    `kind text not null ${oneOf('kind', 'treasure', 'chest', 'boss_drop', 'npc_gift', 'npc_drop', 'enemy_drop', 'event', 'coffin', 'dungeon_reward', 'starting', 'use_item', 'covenant_reward')},
  location_slug slug,
  boss_slug slug check (kind <> 'boss_drop' or boss_slug is not null),
  npc_slug slug check (kind not in ('npc_gift', 'npc_drop') or npc_slug is not null),
  used_item_slug slug check (kind <> 'use_item' or used_item_slug is not null),
  chalice_dungeon_slug slug,
  sub_area text,
  layer integer check (layer >= 1),
  enemy text,
  drop_rate double precision check (drop_rate between 0 and 1),
  quantity integer check (quantity >= 1),
  tier integer check (tier >= 1),
  variant text,
  condition text,
  notes text not null,
  lot_id bigint,
  ${references('item', 'used_item_slug')}`,
  ) +
  edgesOf(
    'stock',
    ['merchant'],
    `merchant_slug slug not null,
  currency text not null ${currency},
  price integer check (price >= 0),
  price_max integer check (price_max >= price),
  condition text,
  variant text`,
  ) +
  `
create index on acquisition (release_id, game_id, used_item_slug) where used_item_slug is not null;
`;

/**
 * What search looks into. A document is one record that can be found: \`folded\` is its name without accents,
 * apostrophes, case and leading article; \`terms\` holds the words of the name as \`=word\` and pairs of
 * them as \`+twowords\`, the kind as \`#type\`, the release and game as \`@release/game\` (one index serves all
 * and reads no other release's rows), and bare the stems of descriptions and effects. Misspelt words are looked
 * up among the terms of names, which are far fewer than the names: by trigram, to which the sign before a term
 * is nothing, and by what they sound like.
 */
const search = `
create table search_document (
  release_id bigint not null,
  game_id text collate "C" not null,
  type text collate "C" not null,
  slug slug not null,
  name text not null,
  folded text collate "C" not null,
  terms tsvector not null,
  primary key (release_id, game_id, type, slug),
  foreign key (release_id, game_id) references release_game on delete cascade
);
create index search_document_folded on search_document (release_id, game_id, folded);
create index search_document_terms on search_document using gin (terms) with (fastupdate = off);

create table search_word (
  release_id bigint not null,
  game_id text collate "C" not null,
  term text collate "C" not null,
  sound text collate "C" not null,
  primary key (release_id, game_id, term),
  foreign key (release_id, game_id) references release_game on delete cascade
);
create index search_word_sound on search_word (release_id, game_id, sound) where sound <> '';
create index search_word_trigrams on search_word using gin (term gin_trgm_ops) with (fastupdate = off);
`;

export const referenceData: Migration = {
  name: '0001-reference-data',
  async up(knex: Knex) {
    await knex.raw(ddl + tables + edges + search);
  },
  async down(knex: Knex) {
    await knex.raw(`
      drop view location_neighbour;
      drop table search_word, search_document, stock, acquisition, level_cost, origin, chalice_boss, chalice_ritual_item,
        chalice_dungeon, blood_gem, blood_gem_family, blood_gem_shape, gesture, rune, covenant_hostility,
        covenant, item, weapon, armor, armor_set, merchant, npc_summon, npc_placement, npc, boss, lamp,
        location_connection, location, current_release, release_game, release, game;
      drop domain slug;
    `);
  },
};
