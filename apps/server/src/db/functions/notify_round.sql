-- Notifies all servers of a round that was closed, drawn or voided.
create or replace function notify_round() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'r' || new.game);
  return null;
end $$;

create or replace trigger wingo_round_notifies after update of state on wingo_round
  for each row when (
    new.state is distinct from old.state and new.state in ('closed', 'drawn', 'voiding'))
  execute function notify_round();
