-- Takes the next due steps of locks, each once, and returns their number. Step 0 adds a lock to the teams above
-- its owner. A step per month then pays the members above for that month, and the last one removes the lock.
--
-- The sponsor gets the Direct bonus. Each leader within ten levels gets the difference between the rate of
-- their rank and the highest rate below them.
create or replace function pay_lock_bonuses(p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  due bigint[] := array(
    select lock_id from lock_bonus where due_at <= clock_timestamp()
      order by due_at limit p_limit for update skip locked);
  batch text;
  credits income[];
begin
  -- Locks members in order, so that two servers cannot deadlock.
  insert into team_locked (member_id, amount)
    select ancestor_id, sum(case next_step when 0 then lock.amount else -lock.amount end)
      from lock_bonus
      join fund_lock lock on lock.id = lock_id
      join team on descendant_id = lock.member_id and depth <= 10
      where lock_id = any (due) and (next_step = 0 or next_step > lock_months(plan))
      group by ancestor_id order by ancestor_id
    on conflict (member_id) do update set amount = team_locked.amount + excluded.amount;
  select 'income:above:' || lock_id || '/' || next_step into batch
    from lock_bonus where lock_id = due[1];
  with month as materialized (
    select lock.id, next_step as number, lock_months(plan) as months, lock.amount,
        member.id as owner, member.code, place
      from unnest(due) with ordinality as due (id, place)
      join lock_bonus on lock_id = due.id
      join fund_lock lock on lock.id = due.id
      join member on member.id = lock.member_id
      where next_step between 1 and lock_months(plan)
  ), leader as (
    select month.id, ancestor_id, depth, rank.step, rank.rate, max(coalesce(rank.rate, 0)) over (
        partition by month.id order by depth rows between unbounded preceding and 1 preceding)
        as below
      from month
      join team on descendant_id = owner and depth <= 10
      left join team_locked on member_id = ancestor_id
      left join lateral (
        select step, rate from income_rates()
          where kind = 'rank' and at_least <= team_locked.amount order by step desc limit 1
      ) rank on true
  ), share as (
    select month.id, 0 as depth, ancestor_id as member_id, 'direct' as kind, 0 as rank,
        monthly_part(amount, rate) as paid
      from month
      join team on descendant_id = owner and depth = 1
      join income_rates() rate on rate.kind = 'direct'
    union all
    select month.id, depth, ancestor_id, 'rank', leader.step,
        monthly_part(amount, leader.rate - coalesce(below, 0))
      from month join leader on leader.id = month.id
      where leader.rate > coalesce(below, 0)
  )
  select array_agg(row(null, member_id, kind, 'lock:' || month.id || '/' || number, paid, '', null, null,
        case kind when 'direct' then 'referralLock' else 'rankLock' end,
        jsonb_build_object('month', number, 'months', months, 'amount', usdt_text(amount))
          || case kind when 'direct' then jsonb_build_object('code', code)
            else jsonb_build_object('rank', rank) end)::income
      order by place, depth)
    into credits
    from share join month using (id) where paid > 0;
  perform credit_income(batch, credits);
  update lock_bonus set next_step = next_step + 1,
      due_at = case when next_step > lock_months(plan) then 'infinity'
        when next_step = lock_months(plan) then unlocks_at
        else months_after(locked_at, next_step + 1) end
    from fund_lock where fund_lock.id = lock_id and lock_id = any (due);
  return cardinality(due);
end $$;
