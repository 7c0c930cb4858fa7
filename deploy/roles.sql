-- Creates the database roles, and one login per purpose for the servers. Makes the owner's login the owner
-- of the database. Run this script once as a superuser, before the first server starts:
--
--   createdb --locale=C --encoding=UTF8 --template=template0 platform
--   OWNER_PASSWORD=... APP_PASSWORD=... DRAW_PASSWORD=... SIGNER_PASSWORD=... \
--     psql -d platform -f deploy/roles.sql
--
-- Run the script again to change the passwords, or after an upgrade that changes this file. With the servers stopped, the script also takes over a
-- database that a superuser owns. Passwords become parts of connection strings: use only letters and digits.
\set ON_ERROR_STOP on
\getenv owner_password OWNER_PASSWORD
\getenv app_password APP_PASSWORD
\getenv draw_password DRAW_PASSWORD
\getenv signer_password SIGNER_PASSWORD

begin;

do $$
declare
  name text;
begin
  foreach name in array array[
    'platform_app', 'platform_draw', 'platform_signer', 'platform_report', 'platform_support']
  loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
    end if;
  end loop;
  foreach name in array array['server_owner', 'server_app', 'server_draw', 'server_signer'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I login', name);
    end if;
  end loop;
end $$;

alter role server_owner password :'owner_password';
alter role server_app password :'app_password';
alter role server_draw password :'draw_password';
alter role server_signer password :'signer_password';
-- The limits of a server's own connections come first. PgBouncer does not pass those on, so that these apply.
alter role server_owner set statement_timeout = '30min';
alter role server_app set statement_timeout = '30s';
alter role server_draw set statement_timeout = '30s';
alter role server_signer set statement_timeout = '30s';
do $$
declare
  name text;
begin
  foreach name in array array['server_owner', 'server_app', 'server_draw', 'server_signer'] loop
    execute format('alter role %I set lock_timeout = ''5s''', name);
    execute format('alter role %I set idle_in_transaction_session_timeout = ''3s''', name);
    -- Compiling the statements takes longer than running them.
    execute format('alter role %I set jit = off', name);
  end loop;
end $$;
-- Statements of the draw have results as parameters, which PostgreSQL's log must not show.
alter role server_draw set log_parameter_max_length = 0;
alter role server_draw set log_parameter_max_length_on_error = 0;
-- privileges.sql, which the owner runs at each start, grants the rights of each role.
grant platform_app, platform_draw, platform_signer, platform_report, platform_support to server_owner;
grant platform_app to server_app;
grant platform_draw to server_draw;
grant platform_signer to server_signer;
alter database :"DBNAME" owner to server_owner;

-- Transfers objects that a superuser created. A new database has none.
do $$
declare
  made text;
begin
  for made in
    select format('table %s', oid::regclass) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    union all
    select format('type %s', oid::regclass) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'c'
    union all
    select format('function %s', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace
  loop
    execute format('alter %s owner to server_owner', made);
  end loop;
end $$;

commit;
