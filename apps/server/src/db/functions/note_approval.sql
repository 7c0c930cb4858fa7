-- Records a step in the approval of a large withdrawal: one person requests it, and another one approves it.
-- Returns the reason why the withdrawal still waits, or null. A step is recorded once.
--
-- With real money, both are staff members with the permission, and their accounts have separate logins. With
-- test money, separate names suffice.
--
-- p_person  name with test money; ignored otherwise
create or replace function note_approval(p_withdrawal bigint, p_step text, p_person text, p_reason text)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_real constant boolean := (select amount from money_limit where name = 'grant') = 0;
  before record;
  -- Name of the caller.
  own_name text := trim(p_person);
begin
  if is_real then
    own_name := (require_staff(null, 'withdrawal.approve')).name;
  end if;
  perform from withdrawal where id = p_withdrawal and state in ('pending', 'held') for no key update;
  if not found then
    raise exception 'Withdrawal % does not wait for a payment.', p_withdrawal
      using errcode = 'check_violation';
  end if;
  if p_step = 'approved' then
    select login, person into before from withdrawal_approval
      where withdrawal_id = p_withdrawal and step = 'requested';
    if not found then
      raise exception 'No one has requested the approval of withdrawal %.', p_withdrawal
        using errcode = 'check_violation';
    end if;
    if lower(before.person) = lower(own_name) or before.login = session_user and is_real then
      raise exception 'Another person has to approve withdrawal %, with a login of their own: % requested it.',
        p_withdrawal, before.person using errcode = 'check_violation';
    end if;
  end if;
  insert into withdrawal_approval (withdrawal_id, step, person, reason)
    values (p_withdrawal, p_step, own_name, trim(p_reason));
  perform note_staff(own_name, 'payout ' || p_step, p_withdrawal::text, p_reason);
  return payout_block(p_withdrawal);
end $$;
