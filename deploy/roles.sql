-- Least privilege: the service reads data and cannot alter it; migrations and imports belong to another role.
--
--   psql -v admin_password=… -v service_password=… -d caryll -f deploy/roles.sql
--
-- Run it once before `caryll migrate` (as caryll_admin) and once after it, because grants need the tables.
\set ON_ERROR_STOP on

do $$
begin
  if not exists (select from pg_roles where rolname = 'caryll_admin') then create role caryll_admin login; end if;
  if not exists (select from pg_roles where rolname = 'caryll_service') then create role caryll_service login; end if;
end
$$;
alter role caryll_admin password :'admin_password';
alter role caryll_service password :'service_password';

grant create, usage on schema public to caryll_admin;
grant usage on schema public to caryll_service;
grant select on all tables in schema public to caryll_service;

-- Keys are read and marked as used; units are counted. Nothing else is written by the service.
do $$
declare
  written text;
begin
  foreach written in array array['quota_usage', 'quota_counter', 'quota_unsettled', 'usage_daily'] loop
    if to_regclass(written) is not null then
      execute format('grant insert, update, delete on %I to caryll_service', written);
    end if;
  end loop;
  if to_regclass('api_key') is not null then
    execute 'grant update (last_used_at) on api_key to caryll_service';
  end if;
end
$$;
