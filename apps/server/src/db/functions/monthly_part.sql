-- Returns the monthly payment for locked funds, rounded down.
--
-- p_per_year  yearly rate, in millionths of the amount
create or replace function monthly_part(p_amount bigint, p_per_year bigint) returns bigint
language sql immutable as $$
  select div(p_amount::numeric * p_per_year, 12000000)::bigint
$$;
