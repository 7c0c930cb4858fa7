-- Opens the runs of all days that have ended since the last opened day.
create or replace function open_income_days() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into income_run (source, kind, day)
    select kind || ':' || to_char(day, 'YYYY-MM-DD'), kind, day
    from (select (clock_timestamp() at time zone 'UTC')::date as today) clock,
      generate_series(
        coalesce((select max(day) from income_run) + 1, today - 1),
        today - 1, interval '1 day') as day,
      unnest(array['originals', 'rebate', 'self']) as kind
    on conflict do nothing;
end $$;
