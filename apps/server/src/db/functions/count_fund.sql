-- Gives a fund of an upgraded database its balance: the sum of its postings. Reserves the bankroll for the
-- possible losses of open rounds. If the budget for bonuses is overdrawn, the bankroll pays the difference.
create or replace function count_fund(p_fund account) returns void language plpgsql as $$
declare
  posted bigint;
  house bigint;
  moved bigint[];
begin
  -- Bets lock their round first, and then post.
  perform from wingo_round where state not in ('settled', 'voided') order by id for no key update;
  lock table only posting in share row exclusive mode;
  select coalesce(sum(amount), 0) into posted from (
    select amount from posting where account_id = p_fund.id
    union all select amount from archived_sum where account_id = p_fund.id) posted;
  if p_fund.kind = 'house' then
    update wingo_round set reserved = wingo_loss(exposure, kept)
      where state not in ('settled', 'voided') and state in ('open', 'closed', 'drawn');
  elsif posted < 0 then
    select id into house from account where owner is null and kind = 'house';
    moved := transfer_funds(array['fund:overdrawn'], array[house], array[p_fund.id], array[-posted]);
    insert into transfer_cause (transfer_id, reason)
      values (moved[1], 'The budget for bonuses was overdrawn before its first change.');
    posted := 0;
  end if;
  update account set balance = posted where id = p_fund.id;
end $$;
