import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/**
 * Tables of what outlives a release: keys and their usage, releases, the changes of each, and registered operations.
 * The data itself is in schemas that imports make (`src/kinds/tables.ts`).
 *
 * All migrations before it, up to 0.2.0 and after, are in this one, so every statement accepts existing tables.
 */
const tables = `
create table if not exists game (
  id text collate "C" primary key,
  name text not null
);

create table if not exists release (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  content_hash text not null
);
-- Programs serve releases of their own shape (src/kinds/tables.ts).
alter table release add column if not exists shape text not null default 'before';
alter table release alter shape drop default;

create table if not exists release_game (
  release_id bigint not null references release on delete cascade,
  game_id text collate "C" not null references game,
  name text not null,
  dataset_version text not null,
  released_at date not null,
  records integer not null,
  changes jsonb not null,
  drafts jsonb not null,
  sizes jsonb not null default '{}',
  primary key (release_id, game_id)
);
-- What is true of the game as a whole, from its file.
alter table release_game drop column if exists stages, add column if not exists facts jsonb not null default '{}';
-- Where its data are, e.g. bloodborne_17.
alter table release_game add column if not exists schema_name text not null default '';
alter table release_game alter schema_name drop default;

-- One row for each shape: which release is served. Rolling back is pointing at an older one.
create table if not exists current_release (
  release_id bigint not null,
  since timestamptz not null default now()
);
alter table current_release drop column if exists singleton,
  add column if not exists shape text not null default 'before';
alter table current_release alter shape drop default,
  drop constraint if exists current_release_pkey, add primary key (shape),
  drop constraint if exists current_release_release_id_fkey,
  add foreign key (release_id) references release on delete cascade;

-- What changed whenever another release began to be served, record by record. Nothing here references a release.
create table if not exists dataset_version (
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
create table if not exists dataset_change (
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

create table if not exists api_key (
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
create index if not exists api_key_owner_created_at_idx on api_key (owner, created_at);

-- Every change of a key, for good. Nothing in the program updates or deletes a row here.
create table if not exists api_key_event (
  id bigint generated always as identity primary key,
  key_id text collate "C" not null references api_key,
  at timestamptz not null,
  action text not null check (action in
    ('created', 'rotated', 'revoked', 'disabled', 'enabled', 'plan_changed', 'expiry_changed', 'restored')),
  actor text not null,
  details jsonb not null
);
create index if not exists api_key_event_key_id_id_idx on api_key_event (key_id, id);

-- One counter for each key and owner and UTC day: everything that was granted, by Postgres itself or by Redis.
create table if not exists quota_counter (
  day integer not null,
  subject text collate "C" not null,
  used integer not null check (used >= 0),
  primary key (day, subject)
);

-- What the units were spent on.
create table if not exists usage_daily (
  day integer not null,
  owner text collate "C" not null,
  key_id text collate "C" not null,
  operation text collate "C" not null,
  units integer not null check (units >= 0),
  primary key (day, owner, key_id, operation)
);
create index if not exists usage_daily_key_id_day_idx on usage_daily (key_id, day);

-- Operations of /graphql that were registered for all instances, by the SHA-256 of their text.
create table if not exists persisted_operation (
  id text primary key check (id = encode(sha256(convert_to(body, 'UTF8')), 'hex')),
  name text not null unique,
  description text not null,
  body text not null,
  registered_at timestamptz not null
);
`;

const consume = `
-- Consumes units: of each charge both counters move, or neither. Charges are decided in their order; a charge without
-- limits is always granted.
create or replace function quota_consume(charges jsonb)
returns table (granted boolean, key_used integer, owner_used integer) language plpgsql as $$
declare
  charge record;
begin
  -- The update that changes nothing locks the rows, in one order for all calls, so that no two wait for each other.
  insert into quota_counter as c (day, subject, used)
  select distinct (each ->> 'day')::int as day, name, 0
    from jsonb_array_elements(charges) as each,
         unnest(array['k:' || (each ->> 'key_id'), 'o:' || (each ->> 'owner')]) as name
   order by 1, 2
  on conflict (day, subject) do update set used = c.used;

  for charge in
    select * from jsonb_to_recordset(charges) as t(
      day int, owner text, key_id text, operation text, cost int, key_limit int, owner_limit int)
  loop
    select k.used, o.used into key_used, owner_used from quota_counter k, quota_counter o
     where k.day = charge.day and k.subject = 'k:' || charge.key_id
       and o.day = charge.day and o.subject = 'o:' || charge.owner;
    granted := coalesce(key_used + charge.cost <= charge.key_limit, true)
           and coalesce(owner_used + charge.cost <= charge.owner_limit, true);
    if granted and charge.cost > 0 then
      update quota_counter set used = used + charge.cost
       where day = charge.day and subject in ('k:' || charge.key_id, 'o:' || charge.owner);
      insert into usage_daily as u (day, owner, key_id, operation, units)
      values (charge.day, charge.owner, charge.key_id, charge.operation, charge.cost)
      on conflict (day, owner, key_id, operation) do update set units = u.units + excluded.units;
      key_used := key_used + charge.cost;
      owner_used := owner_used + charge.cost;
    end if;
    return next;
  end loop;
end $$;
`;

/** Copies the units that 0.2.0 counted, so that units used on the day of the upgrade stay used. */
const counted = `
do $$
begin
  if to_regclass('quota_usage') is null then return; end if;
  insert into usage_daily (day, owner, key_id, operation, units)
  select day, owner, key_id, operation, units from quota_usage
  on conflict (day, owner, key_id, operation) do update set units = greatest(usage_daily.units, excluded.units);
  drop table quota_usage, usage_rollup;
  drop table if exists quota_unsettled;
  alter table quota_counter drop constraint within_limit, drop column lent, drop column most;
  -- What Redis had granted was in usage_daily only. Calls of processes had counters of their own ("c:").
  delete from quota_counter where subject like 'c:%';
  insert into quota_counter as c (day, subject, used)
  select day, 'k:' || key_id, sum(units)::int from usage_daily
   where day >= floor(extract(epoch from now()) / 86400)::int - 1 group by day, key_id
  union all
  select day, 'o:' || owner, sum(units)::int from usage_daily
   where day >= floor(extract(epoch from now()) / 86400)::int - 1 group by day, owner
  on conflict (day, subject) do update set used = greatest(c.used, excluded.used);
end $$;
`;

/**
 * The served release of before moves into schemas, so that the next import can find what changes; older ones are
 * deleted. Edges of several kinds had a column for each of them.
 */
const moved = `
do $$
declare
  game record;
  source record;
begin
  if to_regclass('acquisition') is null then return; end if;
  create temporary table source_table on commit drop as
    select table_name as name, string_agg(format('%I', column_name), ', ' order by ordinal_position)
             filter (where column_name not in ('release_id', 'game_id', 'place', 'place_by_name')) as columns
      from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
     where table_schema = current_schema() group by table_name
    having bool_or(column_name = 'release_id') and bool_or(column_name = 'game_id')
       and table_name not in ('release_game', 'search_document', 'search_word', 'list_order');
  update release_game set schema_name = replace(game_id, '-', '_') || '_' || release_id;
  for game in select g.* from release_game g join current_release using (release_id) loop
    execute format('create schema %I', game.schema_name);
    for source in select * from source_table loop
      execute format('create table %I.%I as select %s from %I where release_id = %s and game_id = %L',
        game.schema_name, source.name, source.columns, source.name, game.release_id, game.game_id);
    end loop;
    for source in select * from source_table where name in ('acquisition', 'stock') loop
      execute format($sql$
        alter table %1$I.%2$I add subject_kind text, add subject_slug text;
        update %1$I.%2$I set
          subject_slug = coalesce(item_slug, gesture_slug, rune_slug, weapon_slug, armor_slug, blood_gem_slug),
          subject_kind = case when item_slug is not null then 'item' when gesture_slug is not null then 'gesture'
            when rune_slug is not null then 'rune' when weapon_slug is not null then 'weapon'
            when armor_slug is not null then 'armor' else 'blood_gem' end;
        alter table %1$I.%2$I drop item_slug, drop gesture_slug, drop rune_slug, drop weapon_slug, drop armor_slug,
          drop blood_gem_slug;
      $sql$, game.schema_name, source.name);
    end loop;
  end loop;
  for source in select * from source_table loop
    execute format('drop table %I cascade', source.name);
  end loop;
  drop table if exists search_document, search_word, list_order;
  -- Not before: what a delete leaves to be checked at the end keeps a table from being dropped.
  delete from release where id not in (select release_id from current_release);
end $$;
`;

export const releasesAsSchemas: Migration = {
  name: '0100-releases-as-schemas',
  // It replaces the tables in which 0.2.0 counts units.
  isExclusive: true,
  async up(knex: Knex) {
    for (const sql of [tables, counted, consume, moved]) await knex.raw(sql);
  },
};
