-- Moves money by a batch of transfers, each from one account to another, and returns their ids in order.
-- Fails as a whole if a key was used before.
--
-- p_amounts  in micro-USDT
create or replace function transfer_funds(p_keys text[], p_from bigint[], p_to bigint[], p_amounts bigint[])
returns bigint[] language plpgsql
  set plan_cache_mode = force_generic_plan
as $$
declare
  ids bigint[] := array(
    select nextval('transfer_id_seq') from generate_series(1, cardinality(p_keys)));
begin
  if exists (select from unnest(p_amounts) as amount where amount is null or amount <= 0) then
    raise exception 'A transfer moves a positive amount.' using errcode = 'check_violation';
  end if;
  insert into transfer (id, key) overriding system value select * from unnest(ids, p_keys);
  insert into posting (transfer_id, account_id, amount)
    select id, account, -amount from unnest(ids, p_from, p_amounts) as t (id, account, amount)
    union all
    select id, account, amount from unnest(ids, p_to, p_amounts) as t (id, account, amount);
  return ids;
end $$;
