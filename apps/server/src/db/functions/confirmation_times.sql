-- Returns when a request to raise or remove a limit can be confirmed: from 24 hours after it, for 7 days.
create or replace function confirmation_times(
  p_asked_at timestamptz, out confirm_from timestamptz, out confirm_until timestamptz
) language sql stable as $$
  select p_asked_at + interval '24 hours', p_asked_at + interval '192 hours'
$$;
