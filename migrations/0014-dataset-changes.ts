import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/**
 * What changed whenever another release began to be served, record by record. It outlives the releases that it was found from: nothing here
 * references them. Of the release that is served when this is applied, only its version is known.
 */
export const datasetChanges: Migration = {
  name: '0014-dataset-changes',
  async up(knex: Knex) {
    await knex.raw(`
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
`);
  },
  async down(knex: Knex) {
    await knex.raw(`
drop table dataset_change, dataset_version;
`);
  },
};
