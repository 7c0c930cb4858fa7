-- Stores the turnover of all members on Dice, Mines and Plinko on a past day. Only pay_income_run calls this
-- function.
create or replace function count_originals_turnover(p_day date) returns void language plpgsql as $$
begin
  -- Waits for the transactions that may still add bets to the day. The end of this block releases the lock.
  begin
    lock table original_bet, mines_game in share mode;
    raise exception 'all bets are written' using errcode = 'RB001';
  exception when sqlstate 'RB001' then null;
  end;
  insert into originals_turnover (day, member_id, amount)
    select p_day, member_id, amount
      from (
        select member_id, div(sum(stake) * rate, 1000000)::bigint as amount
          from originals_of_day(p_day) cross join income_rates()
          where kind = 'originals' group by member_id, rate) counted
      where amount > 0;
end $$;
