-- Returns the database login and the name of a person, as records show them.
create or replace function staff_title(p_account staff_account) returns text language sql stable as $$
  select coalesce(p_account.login, session_user) || ' (' || p_account.name || ')'
$$;
