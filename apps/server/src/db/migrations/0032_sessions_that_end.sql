-- Every server hears at once, on the channel session_changed, of a session that it must no longer
-- believe alive, whoever ended it: a member, another server, an operator in psql.

create function tell_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changed', old.id::text);
  return null;
end $$;

create trigger session_ended after update of revoked_at on session
  for each row when (new.revoked_at is distinct from old.revoked_at)
  execute function tell_session();
create trigger session_deleted after delete on session
  for each row when (old.revoked_at is null and old.expires_at > statement_timestamp())
  execute function tell_session();

create function tell_sessions_of_member() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changed', id::text) from session
    where member_id = new.id and revoked_at is null and expires_at > clock_timestamp();
  return null;
end $$;

create trigger member_disabled after update of disabled on member
  for each row when (new.disabled is distinct from old.disabled)
  execute function tell_sessions_of_member();
