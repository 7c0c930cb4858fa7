-- Holds unpaid withdrawals of members who may not be paid, and releases those of other members. A withdrawal
-- with a payment continues.
create or replace function hold_withdrawals() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update withdrawal set state = 'held', changed_at = clock_timestamp()
    from member where member.id = member_id and state = 'pending'
      and not member_may_be_paid(member)
      and not exists (select from payment where withdrawal_id = withdrawal.id);
  update withdrawal set state = 'pending', changed_at = clock_timestamp()
    from member where member.id = member_id and state = 'held' and (
      member_may_be_paid(member)
      or exists (select from payment where withdrawal_id = withdrawal.id));
end $$;
