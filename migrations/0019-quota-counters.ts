import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/**
 * Counters without loans: `used` is everything that was granted, by Postgres itself or by Redis. Usage by operation is
 * in one table. What was used on the day of the upgrade stays used.
 */
export const quotaCounters: Migration = {
  name: '0019-quota-counters',
  async up(knex: Knex) {
    await knex.raw(`
insert into usage_daily (day, owner, key_id, operation, units)
select day, owner, key_id, operation, units from quota_usage
on conflict (day, owner, key_id, operation) do update set units = greatest(usage_daily.units, excluded.units);

drop table quota_usage, usage_rollup;
alter table quota_counter drop constraint within_limit, drop column lent, drop column most;

-- What Redis had granted stood in usage_daily only. Calls of processes had counters of their own ("c:").
delete from quota_counter where subject like 'c:%';
insert into quota_counter as c (day, subject, used)
select day, 'k:' || key_id, sum(units)::int from usage_daily
 where day >= floor(extract(epoch from now()) / 86400)::int - 1 group by day, key_id
union all
select day, 'o:' || owner, sum(units)::int from usage_daily
 where day >= floor(extract(epoch from now()) / 86400)::int - 1 group by day, owner
on conflict (day, subject) do update set used = greatest(c.used, excluded.used);

-- Consumes units: of each charge both counters move, or neither. Charges are decided in their order; a charge without
-- limits is always granted.
create function quota_consume(charges jsonb)
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
`);
  },
  async down(knex: Knex) {
    await knex.raw(`
drop function quota_consume(jsonb);
alter table quota_counter
  add column lent integer not null default 0 check (lent >= 0),
  add column most integer,
  add constraint within_limit check (used + lent <= most);
create table quota_usage (
  day integer not null,
  owner text collate "C" not null,
  key_id text collate "C" not null,
  operation text collate "C" not null,
  units integer not null check (units >= 0),
  primary key (day, owner, key_id, operation)
);
create index on quota_usage (key_id, day);
create table usage_rollup (
  singleton boolean primary key default true check (singleton),
  begun_at timestamptz not null,
  complete_on integer not null
);
insert into usage_rollup (begun_at, complete_on) values ('epoch', 0)`);
  },
};
