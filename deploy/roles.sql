-- Least privilege: the service reads data and cannot alter it; migrations, imports and keys belong to another
-- role, that of the command line.
--
--   export CARYLL_ADMIN_PASSWORD=… CARYLL_SERVICE_PASSWORD=…
--   sudo --preserve-env=CARYLL_ADMIN_PASSWORD,CARYLL_SERVICE_PASSWORD -u postgres psql -d caryll -f deploy/roles.sql
--
-- As a superuser or the owner of the database, before `caryll migrate` (run as caryll_admin). What the migrations
-- make later is covered too; running it again does no harm. Passwords come from the environment because arguments
-- can be read by everyone on the machine.
\set ON_ERROR_STOP on
\set admin_password ''
\set service_password ''
\getenv admin_password CARYLL_ADMIN_PASSWORD
\getenv service_password CARYLL_SERVICE_PASSWORD

-- Before anything is made: no role is ever without a password.
select :'admin_password' = '' as lacks_admin, :'service_password' = '' as lacks_service \gset
\if :lacks_admin
do $$ begin raise 'CARYLL_ADMIN_PASSWORD is not set. Export it; sudo keeps it with --preserve-env=CARYLL_ADMIN_PASSWORD,CARYLL_SERVICE_PASSWORD'; end $$;
\endif
\if :lacks_service
do $$ begin raise 'CARYLL_SERVICE_PASSWORD is not set. Export it; sudo keeps it with --preserve-env=CARYLL_ADMIN_PASSWORD,CARYLL_SERVICE_PASSWORD'; end $$;
\endif

select format('create role caryll_admin login password %L', :'admin_password')
 where not exists (select from pg_roles where rolname = 'caryll_admin') \gexec
select format('create role caryll_service login password %L', :'service_password')
 where not exists (select from pg_roles where rolname = 'caryll_service') \gexec
alter role caryll_admin password :'admin_password';
alter role caryll_service password :'service_password';

-- Each import makes a schema for each game.
select format('grant create on database %I to caryll_admin', current_database()) \gexec
revoke create on schema public from public;
grant create, usage on schema public to caryll_admin;
grant usage on schema public to caryll_service;

-- The service reads everything that migrations and imports make.
grant select on all tables in schema public to caryll_service;
alter default privileges for role caryll_admin grant usage on schemas to caryll_service;
alter default privileges for role caryll_admin grant select on tables to caryll_service;

-- It marks keys as used and counts units, and writes nothing else. These tables are there after `caryll migrate`.
do $$
declare
  written text;
begin
  foreach written in array array['quota_counter', 'usage_daily'] loop
    if to_regclass(written) is not null then
      execute format('grant insert, update, delete on %I to caryll_service', written);
    end if;
  end loop;
  if to_regclass('api_key') is not null then
    grant update (last_used_at) on api_key to caryll_service;
  end if;
end
$$;
