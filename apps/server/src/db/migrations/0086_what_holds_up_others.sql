-- As in 0032_baseline.sql, with two differences: it waits for the account of a winner for an instant
-- only, since it holds those of others meanwhile; and it multiplies in numeric, whose products have no
-- bound.
create or replace function wingo_pay_bets(
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
  perform set_config('lock_timeout', '200ms', true);
  with next as materialized (
    select id, member_id, bet_type, bet_value, stake from wingo_bet
      where round_id = p_round and id > paid_before order by id limit p_limit
  ), owed as materialized (
    select id, member_id, div(stake::numeric * rate.per_usdt, 1000000)::bigint as amount
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

-- The settings of a function go when it is replaced.
alter function wingo_pay_bets set plan_cache_mode = force_generic_plan;
alter function wingo_pay_bets set enable_seqscan = off;
-- Sorted, every bet that is left would be read for each batch.
alter function wingo_pay_bets set enable_sort = off;
alter function wingo_pay_bets set enable_bitmapscan = off;
alter function wingo_pay_bets set jit = off;

-- As in 0041_draws.sql, and every round since there are beacons has one: a seed alone is known before the
-- draw. docs/fairness.md has the same day.
create or replace function chain_wingo_round() returns trigger language plpgsql as $$
declare
  last_place bigint;
  last_link bytea;
begin
  if new.state <> 'open' then
    raise exception 'A round begins open, not %.', new.state using errcode = 'check_violation';
  end if;
  if new.beacon_round is null and new.closes_at >= '2026-11-23T00:00:00Z' then
    raise exception 'Round % of game % has no beacon.', new.number, new.game
      using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock(hashtext('wingo_round'), new.game);
  select place, link into last_place, last_link from wingo_round
    where game = new.game order by place desc limit 1;
  new.place := coalesce(last_place, 0) + 1;
  new.link := sha256(coalesce(last_link, decode(repeat('00', 32), 'hex')) || new.commitment);
  return new;
end $$;

-- A round is called off for want of a beacon only once that was waited for.
create function wait_for_beacon() returns trigger language plpgsql as $$
begin
  if old.beacon_at is null or old.beacon_signature is not null
    or clock_timestamp() < old.beacon_at + interval '1 minute'
  then
    raise exception 'Round % of game % is called off for want of a beacon too early.',
      old.number, old.game using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger wingo_round_waits_for_beacon before update of void_reason on wingo_round
  for each row when (new.void_reason = 'no-beacon' and old.void_reason is null)
  execute function wait_for_beacon();
