-- Refuses changes to the numbered bets of a round after betting has closed.
create or replace function keep_wingo_bets() returns trigger language plpgsql as $$
begin
  raise exception 'Betting on round % of game % is closed: its bets stay.', old.number, old.game
    using errcode = 'restrict_violation';
end $$;

create or replace trigger wingo_round_keeps_bets before update of bets, tree on wingo_round
  for each row when (old.state <> 'open') execute function keep_wingo_bets();
