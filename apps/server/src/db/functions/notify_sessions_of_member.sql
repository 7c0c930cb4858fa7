-- Notifies all servers of the sessions of a frozen member. Runs as its owner, because support freezes
-- members and may not read sessions.
create or replace function notify_sessions_of_member() returns trigger language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform pg_notify('session_changed', id::text) from session
    where member_id = new.id and revoked_at is null and expires_at > clock_timestamp();
  return null;
end $$;

create or replace trigger member_disabled after update of disabled on member
  for each row when (new.disabled is distinct from old.disabled)
  execute function notify_sessions_of_member();
