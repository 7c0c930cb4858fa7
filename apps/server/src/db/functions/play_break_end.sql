-- Returns the end of a break that begins at a time; null for an unknown length.
create or replace function play_break_end(p_length text, p_begun_at timestamptz) returns timestamptz
language sql immutable as $$
  select case p_length
    when 'day' then p_begun_at + interval '24 hours'
    when 'week' then p_begun_at + interval '168 hours'
    when 'month' then months_after(p_begun_at, 1)
    when 'twoMonths' then months_after(p_begun_at, 2)
    when 'threeMonths' then months_after(p_begun_at, 3)
    when 'halfYear' then months_after(p_begun_at, 6)
    when 'year' then months_after(p_begun_at, 12)
    when 'fiveYears' then months_after(p_begun_at, 60)
    when 'forever' then timestamptz 'infinity'
  end
$$;
