-- Moves money from one account to several, in one transfer, and returns the id of the transfer. An account
-- that is listed several times receives the sum. Fails if the key was used before.
--
-- p_amounts  in micro-USDT
create or replace function distribute_funds(p_key text, p_from bigint, p_to bigint[], p_amounts bigint[])
returns bigint language plpgsql
  set plan_cache_mode = force_generic_plan
as $$
declare
  new_id bigint;
begin
  if exists (select from unnest(p_amounts) as amount where amount is null or amount <= 0) then
    raise exception 'A transfer moves a positive amount.' using errcode = 'check_violation';
  end if;
  insert into transfer (key) values (p_key) returning id into new_id;
  insert into posting (transfer_id, account_id, amount)
    select new_id, account, sum(amount) from unnest(p_to, p_amounts) as t (account, amount)
      group by account
    union all
    select new_id, p_from, -sum(amount) from unnest(p_amounts) as amount;
  return new_id;
end $$;
