-- Reports whether money may leave the platform for a member. The argument is the row, so that a statement
-- that locks the row evaluates its newest version.
create or replace function member_may_be_paid(member member) returns boolean language sql immutable as $$
  select not member.disabled and member.withdrawals_stopped_at is null
$$;
