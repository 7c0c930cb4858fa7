-- Returns true if the caller's login can act as the owner of the database.
create or replace function staff_is_owner() returns boolean language sql stable as $$
  select pg_has_role(session_user, relowner, 'member') from pg_class where oid = 'staff_audit'::regclass
$$;
