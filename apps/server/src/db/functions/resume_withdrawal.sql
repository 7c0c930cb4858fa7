-- Ends the review of a withdrawal, because its payment is in progress again.
create or replace function resume_withdrawal(p_withdrawal bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update withdrawal set state = 'pending', review_reason = null, changed_at = clock_timestamp()
    where id = p_withdrawal and state = 'review';
end $$;
