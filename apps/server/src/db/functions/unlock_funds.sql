-- Returns matured funds to the main accounts of their members, each lock once. Returns the number of locks;
-- fewer than p_limit when none is left.
create or replace function unlock_funds(p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  released int;
begin
  -- Materialized: a subquery may be run again for each row, and take more than a batch.
  with due as materialized (
    select id from fund_lock
      where released_at is null and unlocks_at <= clock_timestamp()
      order by unlocks_at limit p_limit for update skip locked
  ), ended as (
    update fund_lock set released_at = clock_timestamp() from due where fund_lock.id = due.id
    returning fund_lock.id, member_id, amount
  ), moved as (
    select transfer_funds(array_agg('unlock:' || ended.id), array_agg(locker.id),
        array_agg(main.id), array_agg(ended.amount)) as ids
      from ended
      left join account locker on locker.owner = ended.member_id and locker.kind = 'locker'
      left join account main on main.owner = ended.member_id and main.kind = 'main'
      having count(*) > 0
  )
  select coalesce(sum(cardinality(ids)), 0) into released from moved;
  return released;
end $$;
