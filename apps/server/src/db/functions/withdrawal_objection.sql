-- Returns the reason why a withdrawal may not be signed, or null. Reads its facts from the ledger and the
-- security log, because the row itself may be forged.
--
-- p_wait_hours  wait after a change to security settings
create or replace function withdrawal_objection(p_withdrawal withdrawal, p_wait_hours int) returns text
language sql stable as $$
  select case
    when guards_changed_at <= p_withdrawal.requested_at
        and clock_timestamp() < guards_changed_at + make_interval(hours => p_wait_hours)
      then 'the wait after a change of security settings has not elapsed'
    when (
      select (detail ->> 'address', detail ->> 'network', (detail ->> 'amount')::numeric * 1000000)
          = (p_withdrawal.address, p_withdrawal.network, p_withdrawal.amount)
        from security_event
        where member_id = p_withdrawal.member_id and event = 'withdrawal-asked'
          and (detail ->> 'withdrawal')::bigint = p_withdrawal.id
        order by id limit 1) is not true
      then 'it differs from the request in the security log'
    when (
      select count(*) = 2 and bool_and(
          account.owner = p_withdrawal.member_id and (kind, posting.amount) in (
            ('main', -p_withdrawal.amount - p_withdrawal.fee),
            ('pending', p_withdrawal.amount + p_withdrawal.fee)))
        from transfer
        join posting on transfer_id = transfer.id
        join account on account.id = account_id
        where key = 'withdrawal:' || p_withdrawal.id) is not true
      then 'no transfer of the member reserves its amount and fee'
    when exists (
      select from transfer where key in (
        'withdrawal-paid:' || p_withdrawal.id, 'withdrawal-returned:' || p_withdrawal.id))
      then 'its amount was already paid or returned'
  end
  from member where member.id = p_withdrawal.member_id
$$;
