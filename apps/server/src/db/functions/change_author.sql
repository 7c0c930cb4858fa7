-- Returns the author of a change as details for the security log: the login, or the staff members who
-- requested and approved the change, with the reason. Members do not see these details.
create or replace function change_author() returns jsonb language sql stable as $$
  select jsonb_build_object('by', session_user)
    || coalesce(nullif(current_setting('platform.staff', true), ''), '{}')::jsonb
$$;
