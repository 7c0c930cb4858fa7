-- Returns the duration of a lock plan in months. A test compares it with monthsOf in packages/rules.
create or replace function lock_months(p_plan int) returns int language sql immutable as $$
  select (array[3, 6, 12, 24, 48])[p_plan]
$$;
