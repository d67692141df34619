import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/** Keys, who may do what with them, and units counted. Independent of releases: data comes and goes, keys stay. */
export const access: Migration = {
  name: '0002-access',
  async up(knex: Knex) {
    await knex.raw(`
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

-- Every change of a key, for good. Nothing in the program updates or deletes a row here.
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

-- The store of units when there is no Redis. One counter for each key and owner and UTC day.
create table quota_counter (
  day integer not null,
  subject text collate "C" not null,
  used integer not null check (used >= 0),
  primary key (day, subject)
);

-- What the units were spent on, beside the counters.
create table quota_usage (
  day integer not null,
  owner text collate "C" not null,
  key_id text collate "C" not null,
  operation text collate "C" not null,
  units integer not null check (units >= 0),
  primary key (day, owner, key_id, operation)
);
create index on quota_usage (key_id, day);

-- Units counted in a process while Redis was lost, left behind by a process that ended before it was back.
create table quota_unsettled (
  id text collate "C" primary key,
  saved_at timestamptz not null default now(),
  taken_at timestamptz,
  batch jsonb not null
);

-- The store's daily figures, kept after the store has forgotten them.
create table usage_daily (
  day integer not null,
  owner text collate "C" not null,
  key_id text collate "C" not null,
  operation text collate "C" not null,
  units integer not null check (units >= 0),
  primary key (day, owner, key_id, operation)
);
create index on usage_daily (key_id, day);
`);
  },
  async down(knex: Knex) {
    await knex.raw(
      'drop table usage_daily, quota_unsettled, quota_usage, quota_counter, api_key_event, api_key',
    );
  },
};
