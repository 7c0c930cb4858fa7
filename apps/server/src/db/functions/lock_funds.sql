-- Moves funds of a member to the Locker for the months of a plan, once per key. Returns `locked`, or
-- `conflict` if the key was used for another lock, or `funds` if the main account does not cover the amount.
--
-- p_amount  in micro-USDT
create or replace function lock_funds(p_member bigint, p_key text, p_plan int, p_amount bigint)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  main record := hold_account(p_member);
  is_same boolean;
  begins constant timestamptz := clock_timestamp();
  new_id bigint;
begin
  select (plan, amount) = (p_plan, p_amount) into is_same
    from fund_lock where member_id = p_member and key = p_key;
  if found then
    return case when is_same then 'locked' else 'conflict' end;
  end if;
  if main.balance < p_amount then
    return 'funds';
  end if;
  insert into fund_lock (member_id, key, plan, amount, locked_at, unlocks_at)
    values (p_member, p_key, p_plan, p_amount, begins, months_after(begins, lock_months(p_plan)))
    returning id into new_id;
  perform transfer_funds(array['lock:' || new_id], array[main.id], array[locker.id], array[p_amount])
    from account locker where locker.owner = p_member and locker.kind = 'locker';
  return 'locked';
end $$;
