-- Takes stakes from accounts into one account, each by a transfer, and pays the winners by one further transfer.
-- Returns the ids of the transfers of the stakes, in order. Fails as a whole if a key was used before.
--
-- One statement posts everything, so each balance changes once. A payout may therefore cover a stake of the same
-- batch: callers compare stakes with balances before.
--
-- p_prefix   of the key of the payouts, which ends with the id of the first stake
-- p_stakes   in micro-USDT
-- p_payouts  in micro-USDT; 0 for a lost stake
create or replace function exchange_stakes(
  p_keys text[], p_from bigint[], p_to bigint, p_stakes bigint[], p_prefix text, p_payouts bigint[]
) returns bigint[] language plpgsql
  set plan_cache_mode = force_generic_plan
as $$
declare
  ids bigint[] := array(
    select nextval('transfer_id_seq') from generate_series(1, cardinality(p_keys)));
  payout_id bigint;
begin
  if exists (select from unnest(p_stakes, p_payouts) as i (stake, payout) where (stake > 0 and payout >= 0) is not true)
  then
    raise exception 'A stake is a positive amount, and a payout is none or a positive amount.'
      using errcode = 'check_violation';
  end if;
  if 0 < any (p_payouts) then
    payout_id := nextval('transfer_id_seq');
  end if;
  insert into transfer (id, key) overriding system value
    select * from unnest(ids, p_keys)
    union all
    select payout_id, p_prefix || ids[1] where payout_id is not null;
  insert into posting (transfer_id, account_id, amount)
    select id, account, -stake from unnest(ids, p_from, p_stakes) as t (id, account, stake)
    union all
    select id, p_to, stake from unnest(ids, p_stakes) as t (id, stake)
    union all
    select payout_id, account, sum(payout) from unnest(p_from, p_payouts) as t (account, payout)
      where payout > 0 group by account
    union all
    select payout_id, p_to, -sum(payout) from unnest(p_payouts) as payout having sum(payout) > 0;
  return ids;
end $$;
