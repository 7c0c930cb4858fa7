-- Returns false while the database's clock is wrong by more than a second: betting would close too late or
-- too early. A comparison counts for five minutes, so that a source that is no longer used does not stop
-- betting for good.
create or replace function betting_open() returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  -- A function in SQL would be planned for every batch of bets.
  return not exists (
    select from clock_check
    where abs(offset_ms) > 1000 and measured_at > clock_timestamp() - interval '5 minutes');
end $$;
