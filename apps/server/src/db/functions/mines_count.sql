-- Returns the number of mines in the settings of a game; null for a game that is not on offer.
create or replace function mines_count(p_settings text) returns int language sql immutable as $$
  select case when p_settings ~ '^([1-9]|1\d|2[0-4])$' then p_settings::int end
$$;
