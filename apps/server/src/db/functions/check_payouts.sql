-- Checks the references of inserted payouts for a whole statement.
create or replace function check_payouts() returns trigger language plpgsql
  -- The payouts of a statement are adjacent, so a nested loop would be slower. See post for the other
  -- settings.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_nestloop = off
  set jit = off
as $$
declare
  wrong bigint;
  first bigint;
  last bigint;
begin
  select min(bet_id), max(bet_id) into first, last from paid;
  select payout.bet_id into wrong
    from paid payout
    left join (select id from wingo_bet where id between first and last) bet
      on bet.id = payout.bet_id
    where bet.id is null limit 1;
  if found then
    raise exception 'There is no bet %.', wrong using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create or replace trigger wingo_payout_references after insert on wingo_payout
  referencing new table as paid for each statement execute function check_payouts();
