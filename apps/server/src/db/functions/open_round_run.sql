-- Schedules the commissions of a settled round that has bets.
create or replace function open_round_run() returns trigger language plpgsql as $$
begin
  insert into income_run (source, kind, round_id)
    select 'round:' || new.id, 'round', new.id
    where exists (select from wingo_bet where round_id = new.id);
  return null;
end $$;

create or replace trigger wingo_round_opens_run after update of state on wingo_round
  for each row when (new.state = 'settled' and old.state <> 'settled')
  execute function open_round_run();
