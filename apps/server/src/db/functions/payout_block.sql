-- Returns the reason why a withdrawal may not be paid now, or null if it may be paid:
--   `not-due`   it is not pending, has a payment, or its member may not be paid
--   `books`, `floor`   see payouts_stopped
--   `approval`  it is above the limit for one person, and no second person has approved it
--   `member`    the member would be paid more within an hour than the limit for one member
--   `hourly`    all members together would be paid more within an hour than the limit
--   `accounts`  see accounts_differ
--
-- guard_payment calls it under a lock. Without that lock the answer is a forecast.
create or replace function payout_block(p_withdrawal bigint) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  due record;
  stopped constant text := payouts_stopped();
  limits constant jsonb := (select jsonb_object_agg(name, amount) from money_limit);
  paid record;
begin
  select member_id, amount into due
    from withdrawal join member on member.id = member_id
    where withdrawal.id = p_withdrawal and state = 'pending' and member_may_be_paid(member)
      and not exists (select from payment where withdrawal_id = withdrawal.id);
  if not found then
    return 'not-due';
  end if;
  if stopped is not null then
    return stopped;
  end if;
  if due.amount > (limits ->> 'approval')::bigint and not exists (
    select from withdrawal_approval where withdrawal_id = p_withdrawal and step = 'approved')
  then
    return 'approval';
  end if;
  select coalesce(sum(amount), 0) as in_all,
      coalesce(sum(amount) filter (where member_id = due.member_id), 0) as to_member
    into paid
    from payment join withdrawal on withdrawal.id = withdrawal_id
    where signed_at > clock_timestamp() - interval '1 hour';
  if paid.to_member + due.amount > (limits ->> 'member')::bigint then
    return 'member';
  end if;
  if paid.in_all + due.amount > (limits ->> 'hourly')::bigint then
    return 'hourly';
  end if;
  if accounts_differ(due.member_id) then
    return 'accounts';
  end if;
  return null;
end $$;
