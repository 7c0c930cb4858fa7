-- Returns to a member the amounts and fees of withdrawals without a stored payment. Returns their number.
-- Locks the member, so that no server stores a payment in the meantime.
create or replace function return_unsigned_withdrawals(p_member bigint) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  returned withdrawal[];
begin
  perform from member where id = p_member for no key update;
  with ended as (
    update withdrawal set state = 'failed', changed_at = clock_timestamp()
      where member_id = p_member and state not in ('success', 'failed')
        and not exists (select from payment where withdrawal_id = withdrawal.id)
      returning withdrawal
  )
  select array_agg(withdrawal) into returned from ended;
  perform return_withdrawals(returned);
  return coalesce(cardinality(returned), 0);
end $$;
