-- Notifies all servers of an ended session, regardless of the program or operator that ends it.
create or replace function notify_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changed', old.id::text);
  return null;
end $$;

create or replace trigger session_deleted after delete on session
  for each row when (old.revoked_at is null and old.expires_at > statement_timestamp())
  execute function notify_session();

create or replace trigger session_ended after update of revoked_at on session
  for each row when (new.revoked_at is distinct from old.revoked_at)
  execute function notify_session();
