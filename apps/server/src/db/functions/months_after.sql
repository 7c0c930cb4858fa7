-- Adds months in UTC, whatever the time zone of the session. One month after 31 January is 28 February.
create or replace function months_after(p_time timestamptz, p_months int) returns timestamptz
language sql immutable as $$
  select (p_time at time zone 'UTC' + make_interval(months => p_months)) at time zone 'UTC'
$$;
