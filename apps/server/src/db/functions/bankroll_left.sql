-- Returns the largest loss of a round that leaves the bankroll at its floor or above, whatever other rounds and
-- open games of Mines cost. Returns null if no floor applies. Locks the bankroll until the transaction ends.
--
-- p_round  null for a loss outside all rounds
create or replace function bankroll_left(p_round bigint) returns bigint language plpgsql as $$
declare
  bankroll constant bigint := (
    select balance from account where owner is null and kind = 'house' and balance is not null
      for no key update);
begin
  if bankroll is null then
    return null;
  end if;
  return bankroll - (select amount from money_limit where name = 'floor') - (
    select coalesce(sum(reserved), 0) from wingo_round
      -- The first condition matches the partial index.
      where state not in ('settled', 'voided') and state in ('open', 'closed', 'drawn')
        and id is distinct from p_round)
    - (select coalesce(sum(coalesce(largest_payout, stake * mines_multiple(mines, most_reveals) / 10000)), 0)
      from mines_game where state = 'open');
end $$;
