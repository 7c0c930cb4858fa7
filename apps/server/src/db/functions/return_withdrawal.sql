-- Returns the amount and the fee of an unpaid withdrawal to the member. Does nothing if the withdrawal has
-- ended.
--
-- p_hash  final transaction that used the nonce of the payment
create or replace function return_withdrawal(p_withdrawal bigint, p_hash text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  returned withdrawal;
begin
  update withdrawal
    set state = 'failed', settled_by = p_hash, review_reason = null, changed_at = clock_timestamp()
    where id = p_withdrawal and state in ('pending', 'review') returning * into returned;
  if found then
    perform return_withdrawals(array[returned]);
  end if;
end $$;
