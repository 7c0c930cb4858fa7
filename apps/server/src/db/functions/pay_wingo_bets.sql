-- Pays the next bets of a round in the order of their ids, and records the last one. Returns the number of paid bets,
-- which is below p_limit when no bets are left. Waits only briefly for a winner's account, because this transaction
-- has locked the accounts of other winners. A voided round returns every stake.
create or replace function pay_wingo_bets(p_round bigint, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp
  -- Without enable_sort = off, each batch would read all remaining bets. See post for the other settings.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_sort = off
  set enable_bitmapscan = off
  set jit = off
as $$
declare
  round record;
  escrow bigint;
  looked_at int;
  last_bet bigint;
  bets bigint[];
  amounts bigint[];
  winners bigint[];
  accounts bigint[];
  shares bigint[];
  batch bigint;
begin
  select state, result, paid_through into round from wingo_round
    where id = p_round and state in ('settling', 'voiding') for no key update;
  if not found then
    return 0;
  end if;
  perform set_config('lock_timeout', '200ms', true);
  with next as materialized (
    select id, member_id, bet_type, bet_value, stake, fee from wingo_bet
      where round_id = p_round and id > round.paid_through order by id limit p_limit
  ), owed as materialized (
    select id, member_id, case round.state when 'voiding' then stake
        else div((stake - fee)::numeric * odds.per_usdt, 1000000)::bigint end as amount
      from next
      left join wingo_odds odds on odds.digit = round.result
        and odds.bet_type = next.bet_type and odds.bet_value = next.bet_value
      where round.state = 'voiding' or odds.per_usdt is not null
  ), share as (
    select won.member_id, a.id as account_id, won.amount
      from (select member_id, sum(amount)::bigint as amount from owed group by member_id) won
      join account a on a.owner = won.member_id and a.kind = 'main'
  )
  select seen.bets, seen.last, payout.bets, payout.amounts, share.members,
      share.accounts, share.amounts
    into looked_at, last_bet, bets, amounts, winners, accounts, shares
    from (select count(*) as bets, max(id) as last from next) seen,
      (select array_agg(id) as bets, array_agg(amount) as amounts from owed) payout,
      (select array_agg(member_id) as members, array_agg(account_id) as accounts, array_agg(amount) as amounts
        from share) share;
  if looked_at = 0 then
    return 0;
  end if;
  if bets is not null then
    select id into escrow from account where owner = p_round and kind = 'escrow';
    batch := distribute_funds('payout:' || last_bet, escrow, accounts, shares);
    -- A refund takes the stake back from the limits of its member.
    perform note_play(winners,
      array(select case round.state when 'voiding' then -share else 0 end from unnest(shares) as share),
      array(select case round.state when 'voiding' then 0 else share end from unnest(shares) as share),
      clock_timestamp());
    insert into wingo_payout (bet_id, transfer_id, amount)
      select bet, batch, amount from unnest(bets, amounts) as t (bet, amount);
  end if;
  update wingo_round set paid_through = last_bet where id = p_round;
  return looked_at;
end $$;
