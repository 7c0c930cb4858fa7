-- Up to which of their events members have read what the bell lists.

create table member_event_read (
  member_id bigint primary key references member,
  through bigint not null
);

-- On the channel live, see 0061_member_events.sql. 'n', a member and an id: read up to there, in
-- whichever browser.
create function tell_read() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'n' || new.member_id || ':' || new.through);
  return null;
end $$;

create trigger member_event_read_told after insert or update on member_event_read
  for each row execute function tell_read();
