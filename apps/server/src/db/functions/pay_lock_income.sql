-- Pays the Locker profit of the next past months, each month of a lock once. Returns the number of months;
-- fewer than p_limit when none is left.
create or replace function pay_lock_income(p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  due bigint[] := array(
    select lock_id from lock_income where due_at <= clock_timestamp()
      order by due_at limit p_limit for update skip locked);
  batches text[];
  credits income[];
begin
  select array_agg('income:lock:' || lock.id || '/' || next_month order by place),
      array_agg(row(null, member_id, 'locker', 'lock:' || lock.id || '/' || next_month,
        monthly_part(amount, rate), '', null, null, 'lockMonth', jsonb_build_object(
          'month', next_month, 'months', lock_months(plan), 'amount', usdt_text(amount)))::income
        order by place) filter (where monthly_part(amount, rate) > 0)
    into batches, credits
    from unnest(due) with ordinality as due (id, place)
    join lock_income on lock_id = due.id
    join fund_lock lock on lock.id = due.id
    join income_rates() rate on rate.kind = 'locker' and step = plan;
  perform credit_income(batches[1], credits);
  update lock_income set next_month = next_month + 1,
      due_at = case when next_month = lock_months(plan) then 'infinity'
        else months_after(locked_at, next_month + 1) end
    from fund_lock where fund_lock.id = lock_id and lock_id = any (due);
  return cardinality(due);
end $$;
