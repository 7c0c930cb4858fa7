-- Completes a withdrawal that a transaction paid: its amount leaves the platform, and the house earns its
-- fee. Does nothing if the withdrawal has ended. Fails without a stored payment.
create or replace function complete_withdrawal(p_withdrawal bigint, p_hash text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  paid withdrawal;
  pending bigint;
  chain bigint;
  fees bigint;
begin
  update withdrawal
    set state = 'success', settled_by = p_hash, review_reason = null, changed_at = clock_timestamp()
    where id = p_withdrawal and state in ('pending', 'review') returning * into paid;
  if not found then
    return;
  end if;
  if p_hash is null or not exists (select from payment where withdrawal_id = p_withdrawal) then
    raise exception 'Withdrawal % has no payment: it is not completed.', p_withdrawal
      using errcode = 'check_violation';
  end if;
  select id into pending from account where owner = paid.member_id and kind = 'pending';
  select id into chain from account where owner is null and kind = 'chain';
  select id into fees from account where owner is null and kind = 'fees';
  perform transfer_funds(array_agg(key), array_agg(pending), array_agg(payee), array_agg(amount))
    from (values ('withdrawal-paid:' || paid.id, chain, paid.amount),
      ('withdrawal-fee:' || paid.id, fees, paid.fee)) as part (key, payee, amount)
    where amount > 0;
end $$;
