-- Notifies all servers of new member events, on the channel `live`. Its payloads: empty for new events, `r`
-- and a game for a round whose state changed, `n` for read notifications, `p` for public names, `b` and
-- members for balances (apps/server/src/live/channel.ts).
create or replace function notify_live() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', '');
  return null;
end $$;

create or replace trigger member_event_notifies after insert on member_event
  for each statement execute function notify_live();
