-- Returns the tables that are partitioned by month.
create or replace function divided_tables() returns text[] language sql immutable as $$
  select array['posting', 'wingo_bet', 'wingo_payout']
$$;
