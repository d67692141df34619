-- The tables of a database of 0.2.0, as its migrations made them, but for its trigrams.
-- 0001-reference-data
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
create table current_release (
  singleton boolean primary key default true check (singleton),
  release_id bigint not null references release,
  since timestamptz not null default now()
);
create domain slug as text collate "C" check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
create table location (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  region text not null,
  parent_slug slug,
  headstone text not null check (headstone in ('yharnam', 'frontier', 'unseen', 'hunters_nightmare', 'nightmare', 'hunters_dream', 'chalice')),
  time_of_day text[] not null check (time_of_day <@ array['day', 'evening', 'night', 'blood_moon']),
  insight_total integer check (insight_total >= 0),
  insight_notes text,
  is_dlc boolean not null,
  map_id text,
  description text not null,
  foreign key (release_id, game_id, parent_slug) references location deferrable initially deferred
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
  foreign key (release_id, game_id, from_slug) references location deferrable initially deferred,
  foreign key (release_id, game_id, to_slug) references location deferrable initially deferred
);
create index on location_connection (release_id, game_id, to_slug);
create view location_neighbour as
  select release_id, game_id, from_slug as location_slug, to_slug as neighbour_slug, one_way_reason, notes
    from location_connection
  union all
  select release_id, game_id, to_slug, from_slug, one_way_reason, notes
    from location_connection where one_way_reason is null;
create table lamp (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  location_slug slug not null,
  headstone text not null check (headstone in ('yharnam', 'frontier', 'unseen', 'hunters_nightmare', 'nightmare')),
  is_boss_lamp boolean not null,
  sort_order integer not null,
  foreign key (release_id, game_id, location_slug) references location deferrable initially deferred
);
create index on lamp (release_id, game_id, location_slug);
create table boss (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  description text not null,
  is_optional boolean not null,
  is_required boolean not null,
  is_chalice boolean not null,
  is_dlc boolean not null,
  campaign text not null check (campaign in ('main_story', 'the_old_hunters', 'chalice_dungeon')),
  location_slug slug not null,
  arena text,
  lamp_slug slug,
  is_interruptible boolean not null,
  hp integer not null check (hp > 0),
  blood_echoes integer not null check (blood_echoes >= 0),
  wiki_url text not null,
  phases jsonb not null,
  figures jsonb not null,
  foreign key (release_id, game_id, location_slug) references location deferrable initially deferred,
  foreign key (release_id, game_id, lamp_slug) references lamp deferrable initially deferred
);
create index on boss (release_id, game_id, location_slug);
create index on boss (release_id, game_id, lamp_slug);
create table npc (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  role text,
  location_slug slug not null,
  campaign text not null check (campaign in ('main_story', 'the_old_hunters', 'chalice_dungeon')),
  is_dlc boolean not null,
  is_hostile boolean not null,
  time_of_day text[] not null check (time_of_day <@ array['day', 'evening', 'night', 'blood_moon']),
  services text[] not null,
  quest_notes text[] not null,
  description text not null,
  foreign key (release_id, game_id, location_slug) references location deferrable initially deferred
);
create index on npc (release_id, game_id, location_slug);
create table npc_placement (
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade,
  npc_slug slug not null,
  location_slug slug not null,
  sub_area text not null,
  condition text,
  foreign key (release_id, game_id, npc_slug) references npc deferrable initially deferred,
  foreign key (release_id, game_id, location_slug) references location deferrable initially deferred
);
create index on npc_placement (release_id, game_id, npc_slug);
create index on npc_placement (release_id, game_id, location_slug);
create table npc_summon (
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade,
  npc_slug slug not null,
  boss_slug slug not null,
  foreign key (release_id, game_id, npc_slug) references npc deferrable initially deferred,
  foreign key (release_id, game_id, boss_slug) references boss deferrable initially deferred
);
create index on npc_summon (release_id, game_id, npc_slug);
create index on npc_summon (release_id, game_id, boss_slug);
create table merchant (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  npc_slug slug,
  location_slug slug,
  currency text not null check (currency in ('blood_echoes', 'insight')),
  description text not null,
  foreign key (release_id, game_id, npc_slug) references npc deferrable initially deferred,
  foreign key (release_id, game_id, location_slug) references location deferrable initially deferred
);
create index on merchant (release_id, game_id, npc_slug);
create index on merchant (release_id, game_id, location_slug);
create table armor_set (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  is_dlc boolean not null,
  wiki_url text not null,
  description text not null
);
create table armor (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  slot text not null check (slot in ('head', 'chest', 'hands', 'legs')),
  set_slug slug not null,
  variant_label text,
  is_dlc boolean not null,
  description text,
  wiki_url text not null,
  defense jsonb not null,
  equip_load double precision not null check (equip_load >= 0),
  sell_price integer check (sell_price >= 0),
  foreign key (release_id, game_id, set_slug) references armor_set deferrable initially deferred
);
create index on armor (release_id, game_id, set_slug, slug);
create index on armor (release_id, game_id, slot, slug);
create table weapon (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  category text not null check (category in ('trick_weapon', 'firearm', 'left_hand_tool', 'shield', 'torch')),
  hand text not null check (hand in ('right', 'left')),
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
create table covenant (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  is_dlc boolean not null,
  is_full_covenant boolean not null,
  leader_npc_slug slug,
  offering_item_slug slug,
  description text not null,
  foreign key (release_id, game_id, leader_npc_slug) references npc deferrable initially deferred
);
create index on covenant (release_id, game_id, leader_npc_slug);
create table covenant_hostility (
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade,
  covenant_slug slug not null,
  target_slug slug not null,
  foreign key (release_id, game_id, covenant_slug) references covenant deferrable initially deferred,
  foreign key (release_id, game_id, target_slug) references covenant deferrable initially deferred
);
create index on covenant_hostility (release_id, game_id, covenant_slug);
create index on covenant_hostility (release_id, game_id, target_slug);
create table rune (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  kind text not null check (kind in ('caryll', 'oath')),
  is_dlc boolean not null,
  effect_type text not null,
  tiers jsonb not null,
  effect text,
  covenant_slug slug,
  special_note text,
  description text not null,
  foreign key (release_id, game_id, covenant_slug) references covenant deferrable initially deferred
);
create index on rune (release_id, game_id, covenant_slug);
create index on rune (release_id, game_id, kind, slug);
create table gesture (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  is_dlc boolean not null,
  menu_order integer not null
);
create table blood_gem_shape (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  glyph text not null,
  home text,
  description text not null,
  check (slug in ('radial', 'triangle', 'waning', 'circle', 'droplet'))
);
create table blood_gem_family (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  category text not null,
  effect text not null,
  unit text,
  is_curse_effect boolean not null,
  rating_min integer not null check (rating_min >= 1),
  rating_max integer not null check (rating_max >= rating_min),
  values jsonb not null,
  usual_shapes text[] not null check (usual_shapes <@ array['radial', 'triangle', 'waning', 'circle', 'droplet'])
);
create table blood_gem (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  kind text not null check (kind in ('grade', 'unique', 'placed')),
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
  foreign key (release_id, game_id, family_slug) references blood_gem_family deferrable initially deferred,
  foreign key (release_id, game_id, shape) references blood_gem_shape deferrable initially deferred
);
create index on blood_gem (release_id, game_id, family_slug);
create index on blood_gem (release_id, game_id, shape);
create table item (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  family text not null check (family in ('consumable', 'key_item', 'arcane_tool', 'multiplayer')),
  subcategory text,
  is_dlc boolean not null,
  effect text,
  wiki_url text not null,
  figures jsonb not null,
  enemy_drops jsonb not null
);
create index on item (release_id, game_id, family, slug);
alter table covenant add foreign key (release_id, game_id, offering_item_slug) references item deferrable initially deferred;
create index on covenant (release_id, game_id, offering_item_slug);
create table chalice_dungeon (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
  area text not null check (area in ('Pthumeru', 'Hintertomb', 'Loran', 'Isz')),
  depth integer not null check (depth between 1 and 5),
  kind text not null check (kind in ('fixed', 'root', 'special')),
  is_sinister boolean not null,
  layers integer check (layers >= 1),
  dungeon_names text[] not null,
  item_slug slug,
  location_slug slug,
  rites text[] not null,
  ritual_blood_echoes integer check (ritual_blood_echoes >= 0),
  description text not null,
  foreign key (release_id, game_id, item_slug) references item deferrable initially deferred,
  foreign key (release_id, game_id, location_slug) references location deferrable initially deferred
);
create index on chalice_dungeon (release_id, game_id, item_slug);
create index on chalice_dungeon (release_id, game_id, location_slug);
create table chalice_ritual_item (
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade,
  chalice_dungeon_slug slug not null,
  item_slug slug not null,
  quantity integer not null check (quantity >= 0),
  rite text,
  foreign key (release_id, game_id, chalice_dungeon_slug) references chalice_dungeon deferrable initially deferred,
  foreign key (release_id, game_id, item_slug) references item deferrable initially deferred
);
create index on chalice_ritual_item (release_id, game_id, chalice_dungeon_slug);
create index on chalice_ritual_item (release_id, game_id, item_slug);
create table chalice_boss (
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade,
  chalice_dungeon_slug slug not null,
  layer integer not null check (layer >= 1),
  boss_slug slug not null,
  is_certain boolean not null,
  foreign key (release_id, game_id, chalice_dungeon_slug) references chalice_dungeon deferrable initially deferred,
  foreign key (release_id, game_id, boss_slug) references boss deferrable initially deferred
);
create index on chalice_boss (release_id, game_id, chalice_dungeon_slug);
create index on chalice_boss (release_id, game_id, boss_slug);
create table origin (
  release_id bigint not null,
  game_id text collate "C" not null,
  slug slug not null,
  name text not null,
  provenance jsonb not null,
  primary key (release_id, game_id, slug),
  foreign key (release_id, game_id) references release_game on delete cascade,
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
create table acquisition (
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade,
  item_slug slug,
  gesture_slug slug,
  rune_slug slug,
  weapon_slug slug,
  armor_slug slug,
  blood_gem_slug slug,
  subject_name text not null,
  kind text not null check (kind in ('treasure', 'chest', 'boss_drop', 'npc_gift', 'npc_drop', 'enemy_drop', 'event', 'coffin', 'dungeon_reward', 'starting', 'use_item', 'covenant_reward')),
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
  foreign key (release_id, game_id, used_item_slug) references item deferrable initially deferred,
  check (num_nonnulls(item_slug, gesture_slug, rune_slug, weapon_slug, armor_slug, blood_gem_slug) = 1),
  foreign key (release_id, game_id, item_slug) references item deferrable initially deferred,
  foreign key (release_id, game_id, gesture_slug) references gesture deferrable initially deferred,
  foreign key (release_id, game_id, rune_slug) references rune deferrable initially deferred,
  foreign key (release_id, game_id, weapon_slug) references weapon deferrable initially deferred,
  foreign key (release_id, game_id, armor_slug) references armor deferrable initially deferred,
  foreign key (release_id, game_id, blood_gem_slug) references blood_gem deferrable initially deferred,
  foreign key (release_id, game_id, location_slug) references location deferrable initially deferred,
  foreign key (release_id, game_id, boss_slug) references boss deferrable initially deferred,
  foreign key (release_id, game_id, npc_slug) references npc deferrable initially deferred,
  foreign key (release_id, game_id, chalice_dungeon_slug) references chalice_dungeon deferrable initially deferred
);
create index on acquisition (release_id, game_id, item_slug, ordinal) where item_slug is not null;
create index on acquisition (release_id, game_id, gesture_slug, ordinal) where gesture_slug is not null;
create index on acquisition (release_id, game_id, rune_slug, ordinal) where rune_slug is not null;
create index on acquisition (release_id, game_id, weapon_slug, ordinal) where weapon_slug is not null;
create index on acquisition (release_id, game_id, armor_slug, ordinal) where armor_slug is not null;
create index on acquisition (release_id, game_id, blood_gem_slug, ordinal) where blood_gem_slug is not null;
create index on acquisition (release_id, game_id, location_slug, ordinal) where location_slug is not null;
create index on acquisition (release_id, game_id, boss_slug, ordinal) where boss_slug is not null;
create index on acquisition (release_id, game_id, npc_slug, ordinal) where npc_slug is not null;
create index on acquisition (release_id, game_id, chalice_dungeon_slug, ordinal) where chalice_dungeon_slug is not null;
create table stock (
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade,
  item_slug slug,
  gesture_slug slug,
  rune_slug slug,
  weapon_slug slug,
  armor_slug slug,
  blood_gem_slug slug,
  subject_name text not null,
  merchant_slug slug not null,
  currency text not null check (currency in ('blood_echoes', 'insight')),
  price integer check (price >= 0),
  price_max integer check (price_max >= price),
  condition text,
  variant text,
  check (num_nonnulls(item_slug, gesture_slug, rune_slug, weapon_slug, armor_slug, blood_gem_slug) = 1),
  foreign key (release_id, game_id, item_slug) references item deferrable initially deferred,
  foreign key (release_id, game_id, gesture_slug) references gesture deferrable initially deferred,
  foreign key (release_id, game_id, rune_slug) references rune deferrable initially deferred,
  foreign key (release_id, game_id, weapon_slug) references weapon deferrable initially deferred,
  foreign key (release_id, game_id, armor_slug) references armor deferrable initially deferred,
  foreign key (release_id, game_id, blood_gem_slug) references blood_gem deferrable initially deferred,
  foreign key (release_id, game_id, merchant_slug) references merchant deferrable initially deferred
);
create index on stock (release_id, game_id, item_slug, ordinal) where item_slug is not null;
create index on stock (release_id, game_id, gesture_slug, ordinal) where gesture_slug is not null;
create index on stock (release_id, game_id, rune_slug, ordinal) where rune_slug is not null;
create index on stock (release_id, game_id, weapon_slug, ordinal) where weapon_slug is not null;
create index on stock (release_id, game_id, armor_slug, ordinal) where armor_slug is not null;
create index on stock (release_id, game_id, blood_gem_slug, ordinal) where blood_gem_slug is not null;
create index on stock (release_id, game_id, merchant_slug, ordinal) where merchant_slug is not null;
create index on acquisition (release_id, game_id, used_item_slug) where used_item_slug is not null;
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
-- 0002-access
create table api_key (
  id text collate "C" primary key,
  hash bytea not null unique check (length(hash) = 32),
  display text not null,
  kind text not null check (kind in ('live', 'test')),
  owner_email text not null,
  owner_normalised text not null,
  owner text collate "C" not null,
  plan text not null check (plan in ('free', 'standard', 'internal')),
  name text,
  created_at timestamptz not null,
  expires_at timestamptz,
  disabled_at timestamptz,
  revoked_at timestamptz,
  revoked_reason text,
  replaces text collate "C" references api_key,
  last_used_at timestamptz
);
create index on api_key (owner, created_at);
create table api_key_event (
  id bigint generated always as identity primary key,
  key_id text collate "C" not null references api_key,
  at timestamptz not null,
  action text not null check (action in
    ('created', 'rotated', 'revoked', 'disabled', 'enabled', 'plan_changed', 'expiry_changed', 'restored')),
  actor text not null,
  details jsonb not null
);
create index on api_key_event (key_id, id);
create table quota_counter (
  day integer not null,
  subject text collate "C" not null,
  used integer not null check (used >= 0),
  primary key (day, subject)
);
create table quota_usage (
  day integer not null,
  owner text collate "C" not null,
  key_id text collate "C" not null,
  operation text collate "C" not null,
  units integer not null check (units >= 0),
  primary key (day, owner, key_id, operation)
);
create index on quota_usage (key_id, day);
create table quota_unsettled (
  id text collate "C" primary key,
  saved_at timestamptz not null default now(),
  taken_at timestamptz,
  batch jsonb not null
);
create table usage_daily (
  day integer not null,
  owner text collate "C" not null,
  key_id text collate "C" not null,
  operation text collate "C" not null,
  units integer not null check (units >= 0),
  primary key (day, owner, key_id, operation)
);
create index on usage_daily (key_id, day);
-- 0003-places
alter table release_game add sizes jsonb not null default '{}';
      
alter table location add place integer, add place_by_name integer;
update location t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from location
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table location alter place set not null, alter place_by_name set not null;
create unique index location_place on location (release_id, game_id, place);
create unique index location_place_by_name on location (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('location',
  (select count(*) from location t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table lamp add place integer, add place_by_name integer;
update lamp t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from lamp
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table lamp alter place set not null, alter place_by_name set not null;
create unique index lamp_place on lamp (release_id, game_id, place);
create unique index lamp_place_by_name on lamp (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('lamp',
  (select count(*) from lamp t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table boss add place integer, add place_by_name integer;
update boss t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from boss
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table boss alter place set not null, alter place_by_name set not null;
create unique index boss_place on boss (release_id, game_id, place);
create unique index boss_place_by_name on boss (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('boss',
  (select count(*) from boss t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table npc add place integer, add place_by_name integer;
update npc t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from npc
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table npc alter place set not null, alter place_by_name set not null;
create unique index npc_place on npc (release_id, game_id, place);
create unique index npc_place_by_name on npc (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('npc',
  (select count(*) from npc t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table merchant add place integer, add place_by_name integer;
update merchant t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from merchant
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table merchant alter place set not null, alter place_by_name set not null;
create unique index merchant_place on merchant (release_id, game_id, place);
create unique index merchant_place_by_name on merchant (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('merchant',
  (select count(*) from merchant t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table armor_set add place integer, add place_by_name integer;
update armor_set t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from armor_set
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table armor_set alter place set not null, alter place_by_name set not null;
create unique index armor_set_place on armor_set (release_id, game_id, place);
create unique index armor_set_place_by_name on armor_set (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('armor_set',
  (select count(*) from armor_set t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table armor add place integer, add place_by_name integer;
update armor t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from armor
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table armor alter place set not null, alter place_by_name set not null;
create unique index armor_place on armor (release_id, game_id, place);
create unique index armor_place_by_name on armor (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('armor',
  (select count(*) from armor t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table weapon add place integer, add place_by_name integer;
update weapon t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from weapon
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table weapon alter place set not null, alter place_by_name set not null;
create unique index weapon_place on weapon (release_id, game_id, place);
create unique index weapon_place_by_name on weapon (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('weapon',
  (select count(*) from weapon t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table covenant add place integer, add place_by_name integer;
update covenant t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from covenant
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table covenant alter place set not null, alter place_by_name set not null;
create unique index covenant_place on covenant (release_id, game_id, place);
create unique index covenant_place_by_name on covenant (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('covenant',
  (select count(*) from covenant t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table rune add place integer, add place_by_name integer;
update rune t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from rune
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table rune alter place set not null, alter place_by_name set not null;
create unique index rune_place on rune (release_id, game_id, place);
create unique index rune_place_by_name on rune (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('rune',
  (select count(*) from rune t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table gesture add place integer, add place_by_name integer;
update gesture t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from gesture
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table gesture alter place set not null, alter place_by_name set not null;
create unique index gesture_place on gesture (release_id, game_id, place);
create unique index gesture_place_by_name on gesture (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('gesture',
  (select count(*) from gesture t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table blood_gem_shape add place integer, add place_by_name integer;
update blood_gem_shape t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from blood_gem_shape
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table blood_gem_shape alter place set not null, alter place_by_name set not null;
create unique index blood_gem_shape_place on blood_gem_shape (release_id, game_id, place);
create unique index blood_gem_shape_place_by_name on blood_gem_shape (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('blood_gem_shape',
  (select count(*) from blood_gem_shape t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table blood_gem_family add place integer, add place_by_name integer;
update blood_gem_family t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from blood_gem_family
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table blood_gem_family alter place set not null, alter place_by_name set not null;
create unique index blood_gem_family_place on blood_gem_family (release_id, game_id, place);
create unique index blood_gem_family_place_by_name on blood_gem_family (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('blood_gem_family',
  (select count(*) from blood_gem_family t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table blood_gem add place integer, add place_by_name integer;
update blood_gem t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from blood_gem
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table blood_gem alter place set not null, alter place_by_name set not null;
create unique index blood_gem_place on blood_gem (release_id, game_id, place);
create unique index blood_gem_place_by_name on blood_gem (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('blood_gem',
  (select count(*) from blood_gem t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table item add place integer, add place_by_name integer;
update item t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from item
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table item alter place set not null, alter place_by_name set not null;
create unique index item_place on item (release_id, game_id, place);
create unique index item_place_by_name on item (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('item',
  (select count(*) from item t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table chalice_dungeon add place integer, add place_by_name integer;
update chalice_dungeon t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from chalice_dungeon
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table chalice_dungeon alter place set not null, alter place_by_name set not null;
create unique index chalice_dungeon_place on chalice_dungeon (release_id, game_id, place);
create unique index chalice_dungeon_place_by_name on chalice_dungeon (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('chalice_dungeon',
  (select count(*) from chalice_dungeon t where t.release_id = g.release_id and t.game_id = g.game_id));
alter table origin add place integer, add place_by_name integer;
update origin t set place = n.place, place_by_name = n.place_by_name from (
  select release_id, game_id, slug,
    row_number() over (partition by release_id, game_id order by slug) - 1 as place,
    row_number() over (partition by release_id, game_id order by name collate "C", slug) - 1 as place_by_name
  from origin
) n where t.release_id = n.release_id and t.game_id = n.game_id and t.slug = n.slug;
alter table origin alter place set not null, alter place_by_name set not null;
create unique index origin_place on origin (release_id, game_id, place);
create unique index origin_place_by_name on origin (release_id, game_id, place_by_name);
update release_game g set sizes = sizes || jsonb_build_object('origin',
  (select count(*) from origin t where t.release_id = g.release_id and t.game_id = g.game_id));
      
      create index armor_slot_place on armor (release_id, game_id, slot, place, place_by_name);
      drop index armor_release_id_game_id_slot_slug_idx;
      create index weapon_category_place on weapon (release_id, game_id, category, place, place_by_name);
      drop index weapon_release_id_game_id_category_slug_idx;
      create index rune_kind_place on rune (release_id, game_id, kind, place, place_by_name);
      drop index rune_release_id_game_id_kind_slug_idx;
      create index item_family_place on item (release_id, game_id, family, place, place_by_name);
      drop index item_release_id_game_id_family_slug_idx;
      create index blood_gem_kind_place on blood_gem (release_id, game_id, kind, place, place_by_name);
      
      create index boss_campaign_place on boss (release_id, game_id, campaign, place, place_by_name);
      
      create index npc_campaign_place on npc (release_id, game_id, campaign, place, place_by_name);
      
      create index location_headstone_place on location (release_id, game_id, headstone, place, place_by_name);
      
      create index chalice_dungeon_kind_place on chalice_dungeon (release_id, game_id, kind, place, place_by_name);
      
      alter index search_document_terms set (fastupdate = on, gin_pending_list_limit = 1024);
-- 0004-usage-rollup
create table usage_rollup (
  singleton boolean primary key default true check (singleton),
  begun_at timestamptz not null,
  complete_on integer not null
);
insert into usage_rollup (begun_at, complete_on) values ('epoch', 0);
-- 0005-quota-ledger
alter table quota_counter
  add column lent integer not null default 0 check (lent >= 0),
  add column most integer,
  add constraint within_limit check (used + lent <= most);
-- 0006-aliases-and-spoilers
alter table location add aliases text[], add spoilers jsonb;
alter table lamp add aliases text[], add spoilers jsonb;
alter table boss add aliases text[], add spoilers jsonb;
alter table npc add aliases text[], add spoilers jsonb;
alter table merchant add aliases text[], add spoilers jsonb;
alter table armor_set add aliases text[], add spoilers jsonb;
alter table armor add aliases text[], add spoilers jsonb;
alter table weapon add aliases text[], add spoilers jsonb;
alter table covenant add aliases text[], add spoilers jsonb;
alter table rune add aliases text[], add spoilers jsonb;
alter table gesture add aliases text[], add spoilers jsonb;
alter table blood_gem_shape add aliases text[], add spoilers jsonb;
alter table blood_gem_family add aliases text[], add spoilers jsonb;
alter table blood_gem add aliases text[], add spoilers jsonb;
alter table item add aliases text[], add spoilers jsonb;
alter table chalice_dungeon add aliases text[], add spoilers jsonb;
alter table origin add aliases text[], add spoilers jsonb;
alter table location_connection add spoilers jsonb;
drop view location_neighbour;
create view location_neighbour as
  select release_id, game_id, from_slug as location_slug, to_slug as neighbour_slug, one_way_reason, notes, spoilers
    from location_connection
  union all
  select release_id, game_id, to_slug, from_slug, one_way_reason, notes, spoilers
    from location_connection where one_way_reason is null;
-- 0007-enemies
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
create table enemy_variant (
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade,
  enemy_slug slug not null,
  variant_id integer not null,
  is_base boolean not null,
  hp integer not null check (hp >= 1),
  blood_echoes integer not null check (blood_echoes >= 0),
  super_armor integer check (super_armor >= 0),
  defense jsonb not null,
  resistance jsonb not null,
  ng_plus jsonb,
  foreign key (release_id, game_id, enemy_slug) references enemy deferrable initially deferred
);
create index on enemy_variant (release_id, game_id, enemy_slug, ordinal) where enemy_slug is not null;
create table enemy_placement (
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade,
  enemy_slug slug not null,
  location_slug slug not null,
  count integer check (count >= 1),
  variants jsonb not null,
  foreign key (release_id, game_id, enemy_slug) references enemy deferrable initially deferred,
  foreign key (release_id, game_id, location_slug) references location deferrable initially deferred
);
create index on enemy_placement (release_id, game_id, enemy_slug, ordinal) where enemy_slug is not null;
create index on enemy_placement (release_id, game_id, location_slug, ordinal) where location_slug is not null;
create table enemy_loot (
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade,
  enemy_slug slug not null,
  kind text not null check (kind in ('item', 'blood_gem', 'rune', 'weapon', 'armor')),
  item_slug slug,
  blood_gem_slug slug,
  rune_slug slug,
  weapon_slug slug,
  armor_slug slug,
  tier integer check (tier >= 1),
  quantity integer not null check (quantity >= 1),
  chance double precision not null check (chance > 0 and chance <= 1),
  raised_by_discovery boolean not null,
  is_once boolean not null,
  lot_id bigint not null,
  variant_ids integer[] not null,
  check (num_nonnulls(item_slug, blood_gem_slug, rune_slug, weapon_slug, armor_slug) <= 1),
  foreign key (release_id, game_id, enemy_slug) references enemy deferrable initially deferred,
  foreign key (release_id, game_id, item_slug) references item deferrable initially deferred,
  foreign key (release_id, game_id, blood_gem_slug) references blood_gem deferrable initially deferred,
  foreign key (release_id, game_id, rune_slug) references rune deferrable initially deferred,
  foreign key (release_id, game_id, weapon_slug) references weapon deferrable initially deferred,
  foreign key (release_id, game_id, armor_slug) references armor deferrable initially deferred
);
create index on enemy_loot (release_id, game_id, enemy_slug, ordinal) where enemy_slug is not null;
create index on enemy_loot (release_id, game_id, item_slug, ordinal) where item_slug is not null;
create index on enemy_loot (release_id, game_id, blood_gem_slug, ordinal) where blood_gem_slug is not null;
create index on enemy_loot (release_id, game_id, rune_slug, ordinal) where rune_slug is not null;
create index on enemy_loot (release_id, game_id, weapon_slug, ordinal) where weapon_slug is not null;
create index on enemy_loot (release_id, game_id, armor_slug, ordinal) where armor_slug is not null;
create view enemy_drop as
  select l.*, coalesce(item.name, blood_gem.name, rune.name, weapon.name, armor.name, 'Blood gem') as subject_name
  from enemy_loot l
  left join item on item.release_id = l.release_id and item.game_id = l.game_id and item.slug = l.item_slug
  left join blood_gem on blood_gem.release_id = l.release_id and blood_gem.game_id = l.game_id and blood_gem.slug = l.blood_gem_slug
  left join rune on rune.release_id = l.release_id and rune.game_id = l.game_id and rune.slug = l.rune_slug
  left join weapon on weapon.release_id = l.release_id and weapon.game_id = l.game_id and weapon.slug = l.weapon_slug
  left join armor on armor.release_id = l.release_id and armor.game_id = l.game_id and armor.slug = l.armor_slug;
alter table acquisition add enemy_slug slug, add foreign key (release_id, game_id, enemy_slug) references enemy deferrable initially deferred;
create index on acquisition (release_id, game_id, enemy_slug, ordinal) where enemy_slug is not null;
create table item_enemy_drop (
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade,
  item_slug slug not null,
  enemy text not null,
  enemy_slug slug,
  max_rate double precision check (max_rate between 0 and 1),
  foreign key (release_id, game_id, item_slug) references item deferrable initially deferred,
  foreign key (release_id, game_id, enemy_slug) references enemy deferrable initially deferred
);
create index on item_enemy_drop (release_id, game_id, item_slug, ordinal) where item_slug is not null;
create index on item_enemy_drop (release_id, game_id, enemy_slug, ordinal) where enemy_slug is not null;
insert into item_enemy_drop (release_id, game_id, ordinal, item_slug, enemy, max_rate)
  select i.release_id, i.game_id,
    row_number() over (partition by i.release_id, i.game_id order by i.slug, d.position) - 1,
    i.slug, d.value ->> 'enemy', (d.value ->> 'max_rate')::double precision
  from item i, jsonb_array_elements(i.enemy_drops) with ordinality d (value, position);
alter table item drop enemy_drops;
-- 0008-weapon-levels
create table weapon_level (
  release_id bigint not null,
  game_id text collate "C" not null,
  foreign key (release_id, game_id) references release_game on delete cascade,
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
  foreign key (release_id, game_id, weapon_slug) references weapon deferrable initially deferred,
  foreign key (release_id, game_id, upgrade_item_slug) references item deferrable initially deferred
);
create index on weapon_level (release_id, game_id, upgrade_item_slug) where upgrade_item_slug is not null;
create view weapon_upgrade as
  select release_id, game_id, weapon_slug, level, upgrade_item_slug as item_slug, upgrade_quantity as quantity,
    upgrade_blood_echoes as blood_echoes
  from weapon_level where upgrade_item_slug is not null;
create table weapon_move (
  release_id bigint not null,
  game_id text collate "C" not null,
  foreign key (release_id, game_id) references release_game on delete cascade,
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
  certainty text not null check (certainty in ('certain', 'probable', 'doubtful')),
  param_id bigint,
  primary key (release_id, game_id, weapon_slug, number),
  foreign key (release_id, game_id, weapon_slug) references weapon deferrable initially deferred,
  foreign key (release_id, game_id, rune_slug) references rune deferrable initially deferred
);
create index on weapon_move (release_id, game_id, rune_slug) where rune_slug is not null;
create table stat_curve (
  release_id bigint not null,
  game_id text collate "C" not null,
  foreign key (release_id, game_id) references release_game on delete cascade,
  slug slug not null,
  name text not null,
  aliases text[],
  description text not null,
  stats text[] not null,
  unit text not null,
  is_cut boolean not null,
  points jsonb not null,
  certainty text not null check (certainty in ('certain', 'probable', 'doubtful')),
  spoilers jsonb,
  provenance jsonb not null,
  place integer not null,
  place_by_name integer not null,
  primary key (release_id, game_id, slug)
);
create unique index stat_curve_place on stat_curve (release_id, game_id, place);
create unique index stat_curve_place_by_name on stat_curve (release_id, game_id, place_by_name);
alter table blood_gem_family add modifier jsonb, add roles text[], add obtainable jsonb,
  add certainty text check (certainty in ('certain', 'probable', 'doubtful'));
alter table blood_gem add drop_sources jsonb;
-- 0009-bosses-whole
alter table boss add original_slug slug,
        add foreign key (release_id, game_id, original_slug) references boss deferrable initially deferred;
      create index on boss (release_id, game_id, original_slug);
      alter table chalice_dungeon add unknown_layers jsonb;
-- 0010-endings-trophies-insight
create table ending (
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
  foreign key (release_id, game_id) references release_game on delete cascade,
  sort_order integer not null,
  final_boss_slug slug,
  cords_min integer not null check (cords_min >= 0),
  cords_max integer check (cords_max >= cords_min),
  cord_item_slug slug not null,
  reward_item_slug slug,
  starts_new_game_plus boolean not null,
  steps text[] not null,
  description text not null,
  foreign key (release_id, game_id, final_boss_slug) references boss deferrable initially deferred,
  foreign key (release_id, game_id, cord_item_slug) references item deferrable initially deferred,
  foreign key (release_id, game_id, reward_item_slug) references item deferrable initially deferred
);
create unique index ending_place on ending (release_id, game_id, place);
create unique index ending_place_by_name on ending (release_id, game_id, place_by_name);
create index on ending (release_id, game_id, final_boss_slug) where final_boss_slug is not null;
create index on ending (release_id, game_id, cord_item_slug) where cord_item_slug is not null;
create index on ending (release_id, game_id, reward_item_slug) where reward_item_slug is not null;
create table ending_boss (
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade,
  ending_slug slug not null,
  boss_slug slug not null,
  foreign key (release_id, game_id, ending_slug) references ending deferrable initially deferred,
  foreign key (release_id, game_id, boss_slug) references boss deferrable initially deferred
);
create index on ending_boss (release_id, game_id, ending_slug) where ending_slug is not null;
create index on ending_boss (release_id, game_id, boss_slug) where boss_slug is not null;
create table trophy (
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
  foreign key (release_id, game_id) references release_game on delete cascade,
  grade text not null check (grade in ('platinum', 'gold', 'silver', 'bronze')),
  is_grade_certain boolean not null,
  is_dlc boolean not null,
  kind text not null check (kind in ('completion', 'ending', 'boss', 'collection', 'place', 'progress')),
  description text not null
);
create unique index trophy_place on trophy (release_id, game_id, place);
create unique index trophy_place_by_name on trophy (release_id, game_id, place_by_name);
create index trophy_grade_place on trophy (release_id, game_id, grade, place, place_by_name);
create index trophy_kind_place on trophy (release_id, game_id, kind, place, place_by_name);
create table trophy_requirement (
  release_id bigint not null,
  game_id text collate "C" not null,
  ordinal integer not null,
  primary key (release_id, game_id, ordinal),
  foreign key (release_id, game_id) references release_game on delete cascade,
  trophy_slug slug not null,
  boss_slug slug,
  item_slug slug,
  weapon_slug slug,
  location_slug slug,
  ending_slug slug,
  check (num_nonnulls(boss_slug, item_slug, weapon_slug, location_slug, ending_slug) = 1),
  foreign key (release_id, game_id, trophy_slug) references trophy deferrable initially deferred,
  foreign key (release_id, game_id, boss_slug) references boss deferrable initially deferred,
  foreign key (release_id, game_id, item_slug) references item deferrable initially deferred,
  foreign key (release_id, game_id, weapon_slug) references weapon deferrable initially deferred,
  foreign key (release_id, game_id, location_slug) references location deferrable initially deferred,
  foreign key (release_id, game_id, ending_slug) references ending deferrable initially deferred
);
create index on trophy_requirement (release_id, game_id, trophy_slug) where trophy_slug is not null;
create index on trophy_requirement (release_id, game_id, boss_slug) where boss_slug is not null;
create index on trophy_requirement (release_id, game_id, item_slug) where item_slug is not null;
create index on trophy_requirement (release_id, game_id, weapon_slug) where weapon_slug is not null;
create index on trophy_requirement (release_id, game_id, location_slug) where location_slug is not null;
create index on trophy_requirement (release_id, game_id, ending_slug) where ending_slug is not null;
create table insight_threshold (
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
  foreign key (release_id, game_id) references release_game on delete cascade,
  insight integer check (insight >= 1),
  is_certain boolean not null,
  location_slug slug,
  boss_slug slug,
  condition text,
  description text not null,
  foreign key (release_id, game_id, location_slug) references location deferrable initially deferred,
  foreign key (release_id, game_id, boss_slug) references boss deferrable initially deferred
);
create unique index insight_threshold_place on insight_threshold (release_id, game_id, place);
create unique index insight_threshold_place_by_name on insight_threshold (release_id, game_id, place_by_name);
create index on insight_threshold (release_id, game_id, location_slug) where location_slug is not null;
create index on insight_threshold (release_id, game_id, boss_slug) where boss_slug is not null;
create table insight_change (
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
  foreign key (release_id, game_id) references release_game on delete cascade,
  kind text not null check (kind in ('boss_found', 'boss_beaten', 'meeting', 'event', 'item', 'multiplayer', 'enemy', 'purchase')),
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
  foreign key (release_id, game_id, location_slug) references location deferrable initially deferred,
  foreign key (release_id, game_id, boss_slug) references boss deferrable initially deferred,
  foreign key (release_id, game_id, npc_slug) references npc deferrable initially deferred,
  foreign key (release_id, game_id, item_slug) references item deferrable initially deferred
);
create unique index insight_change_place on insight_change (release_id, game_id, place);
create unique index insight_change_place_by_name on insight_change (release_id, game_id, place_by_name);
create index insight_change_kind_place on insight_change (release_id, game_id, kind, place, place_by_name);
create index on insight_change (release_id, game_id, location_slug) where location_slug is not null;
create index on insight_change (release_id, game_id, boss_slug) where boss_slug is not null;
create index on insight_change (release_id, game_id, npc_slug) where npc_slug is not null;
create index on insight_change (release_id, game_id, item_slug) where item_slug is not null;
alter table npc add hostility text, add hostile_condition text;
update npc set hostility = case when is_hostile then 'always' else 'never' end;
alter table npc alter hostility set not null, add constraint npc_hostility check (hostility in ('never', 'conditional', 'always'));
-- 0011-persisted-operations
create table persisted_operation (
  id text primary key check (id = encode(sha256(convert_to(body, 'UTF8')), 'hex')),
  name text not null unique,
  description text not null,
  body text not null,
  registered_at timestamptz not null
);
-- 0012-list-orders
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
      drop index armor_slot_place;
drop index weapon_category_place;
drop index rune_kind_place;
drop index item_family_place;
drop index blood_gem_kind_place;
drop index boss_campaign_place;
drop index npc_campaign_place;
drop index location_headstone_place;
drop index chalice_dungeon_kind_place;
-- 0013-drop-unsettled
drop table quota_unsettled;
-- 0014-dataset-changes
create table dataset_version (
  game_id text collate "C" not null references game,
  number integer not null,
  dataset_version text not null,
  released_at date not null,
  notes text[] not null,
  records integer not null,
  added integer not null,
  removed integer not null,
  changed integer not null,
  primary key (game_id, number)
);
create table dataset_change (
  game_id text collate "C" not null,
  number integer not null,
  position integer not null,
  resource text not null,
  slug text not null,
  name text,
  change text not null check (change in ('added', 'removed', 'changed')),
  fields jsonb not null,
  primary key (game_id, number, position),
  foreign key (game_id, number) references dataset_version
);
insert into dataset_version (game_id, number, dataset_version, released_at, notes, records, added, removed, changed)
  select g.game_id, 1, g.dataset_version, g.released_at,
      coalesce((select array_agg(note) from jsonb_array_elements(g.changes) c, jsonb_array_elements_text(c->'notes') note
        where c->>'version' = g.dataset_version), '{}'),
      g.records, g.records, 0, 0
    from release_game g join current_release c on c.release_id = g.release_id;
-- 0015-search-aliases
alter table search_document add alias text;
      alter table search_document drop constraint search_document_pkey,
        add primary key (release_id, game_id, type, slug, folded);
create table migration (id serial primary key, name varchar(255), batch integer, migration_time timestamptz);
insert into migration (name, batch, migration_time) values
  ('0001-reference-data', 1, now()),
  ('0002-access', 1, now()),
  ('0003-places', 1, now()),
  ('0004-usage-rollup', 1, now()),
  ('0005-quota-ledger', 1, now()),
  ('0006-aliases-and-spoilers', 1, now()),
  ('0007-enemies', 1, now()),
  ('0008-weapon-levels', 1, now()),
  ('0009-bosses-whole', 1, now()),
  ('0010-endings-trophies-insight', 1, now()),
  ('0011-persisted-operations', 1, now()),
  ('0012-list-orders', 1, now()),
  ('0013-drop-unsettled', 1, now()),
  ('0014-dataset-changes', 1, now()),
  ('0015-search-aliases', 1, now());
create table migration_lock (index serial primary key, is_locked integer);
insert into migration_lock (is_locked) values (0);
