-- Starts the review of a withdrawal, or gives another reason for it. Its amount stays reserved. Returns true
-- if it was not in review before.
create or replace function review_withdrawal(p_withdrawal bigint, p_reason text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before constant text := (select state from withdrawal where id = p_withdrawal for update);
begin
  update withdrawal
    set state = 'review', review_reason = p_reason, looked_at = clock_timestamp(),
      changed_at = case before when 'review' then changed_at else clock_timestamp() end
    where id = p_withdrawal and before in ('pending', 'review');
  return coalesce(before = 'pending', false);
end $$;
