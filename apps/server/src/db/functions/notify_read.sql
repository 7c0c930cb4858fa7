-- Notifies all servers of the newest event that a member has read.
create or replace function notify_read() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'n' || new.member_id || ':' || new.through);
  return null;
end $$;

create or replace trigger member_event_read_notifies after insert or update on member_event_read
  for each row execute function notify_read();
