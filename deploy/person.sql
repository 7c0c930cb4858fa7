-- Creates the login of a person who works in the database, or replaces its password. Run this script as a
-- superuser, after roles.sql:
--
--   PERSON=anna PERSON_PASSWORD=... psql -d platform -f deploy/person.sql
\set ON_ERROR_STOP on
\getenv person PERSON
\getenv person_password PERSON_PASSWORD

begin;

select set_config('platform.person', :'person', true);
do $$
declare
  person constant text := current_setting('platform.person');
begin
  if person ~ '^(server|platform)_' then
    raise exception 'The login % belongs to a server. Run roles.sql to change its password.', person;
  end if;
  if not exists (select from pg_roles where rolname = person) then
    execute format('create role %I login', person);
  end if;
end $$;
alter role :"person" password :'person_password';
grant platform_support, platform_report to :"person";

commit;
