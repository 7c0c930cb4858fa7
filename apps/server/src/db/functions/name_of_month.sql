-- Returns the name of the table for a month.
create or replace function name_of_month(p_table text, p_month date) returns text language sql immutable as $$
  select p_table || to_char(p_month, '_YYYY_MM')
$$;
