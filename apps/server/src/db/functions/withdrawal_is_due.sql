-- Returns true if a withdrawal waits for a signature.
create or replace function withdrawal_is_due(p_withdrawal withdrawal) returns boolean
language sql stable as $$
  select p_withdrawal.state = 'pending' and member_may_be_paid(member)
      and not exists (select from payment where withdrawal_id = p_withdrawal.id)
    from member where member.id = p_withdrawal.member_id
$$;
