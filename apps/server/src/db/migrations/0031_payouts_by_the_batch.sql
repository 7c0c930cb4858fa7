-- What settling costs: payouts are checked as bets are, all of a statement at once, and each batch
-- reads its own bets only.

alter table wingo_payout drop constraint wingo_payout_bet_id_fkey;

create function check_payouts() returns trigger language plpgsql as $$
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

create trigger wingo_payout_references after insert on wingo_payout
  referencing new table as paid for each statement execute function check_payouts();

drop function wingo_pay_bets;

-- Looks at the next bets of a round in the order of their ids, pays those that are owed something,
-- and remembers how far it came. p_rates says what one USDT of stake is paid, by bet type and value;
-- a bet without a rate is owed nothing. Answers how many bets it looked at: fewer than p_limit when
-- none is left.
create function wingo_pay_bets(
  p_round bigint, p_types text[], p_values text[], p_rates bigint[], p_limit int
) returns int language plpgsql as $$
declare
  escrow bigint;
  paid_before bigint;
  looked_at int;
  last_bet bigint;
  bets bigint[];
  amounts bigint[];
  accounts bigint[];
  shares bigint[];
  batch bigint;
begin
  select paid_through into paid_before from wingo_round
    where id = p_round and state in ('settling', 'voiding') for no key update;
  if not found then
    return 0;
  end if;
  with next as materialized (
    select id, member_id, bet_type, bet_value, stake from wingo_bet
      where round_id = p_round and id > paid_before order by id limit p_limit
  ), owed as materialized (
    select id, member_id, stake * rate.per_usdt / 1000000 as amount
      from next
      join unnest(p_types, p_values, p_rates) as rate (bet_type, bet_value, per_usdt)
        using (bet_type, bet_value)
  ), share as (
    select a.id as account_id, won.amount
      from (select member_id, sum(amount)::bigint as amount from owed group by member_id) won
      join account a on a.owner = won.member_id and a.kind = 'main'
  )
  select seen.bets, seen.last, payout.bets, payout.amounts, share.accounts, share.amounts
    into looked_at, last_bet, bets, amounts, accounts, shares
    from (select count(*) as bets, max(id) as last from next) seen,
      (select array_agg(id) as bets, array_agg(amount) as amounts from owed) payout,
      (select array_agg(account_id) as accounts, array_agg(amount) as amounts from share) share;
  if looked_at = 0 then
    return 0;
  end if;
  if bets is not null then
    select id into escrow from account where owner = p_round and kind = 'escrow';
    batch := distribute_funds('payout:' || last_bet, escrow, accounts, shares);
    insert into wingo_payout (bet_id, transfer_id, amount)
      select bet, batch, amount from unnest(bets, amounts) as t (bet, amount);
  end if;
  update wingo_round set paid_through = last_bet where id = p_round;
  return looked_at;
end $$;

-- See post() for the reason. The bets between the first and the last that are paid lie together, so
-- here a nested loop would be the slower way.
alter function check_payouts set plan_cache_mode = force_generic_plan;
alter function check_payouts set enable_seqscan = off;
alter function check_payouts set enable_nestloop = off;
alter function wingo_pay_bets set plan_cache_mode = force_generic_plan;
alter function wingo_pay_bets set enable_seqscan = off;
-- Sorted, every bet that is left would be read for each batch.
alter function wingo_pay_bets set enable_sort = off;
alter function wingo_pay_bets set enable_bitmapscan = off;

-- What is switched off counts as very expensive where nothing else is left, and for expensive plans
-- PostgreSQL would compile code, which takes longer than running them.
alter function post set jit = off;
alter function check_bets set jit = off;
alter function check_payouts set jit = off;
alter function wingo_place_bets set jit = off;
alter function wingo_pay_bets set jit = off;
