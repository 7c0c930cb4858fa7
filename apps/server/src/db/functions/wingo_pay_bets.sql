-- Pays bets for servers of the previous release. The database uses its own odds.
create or replace function wingo_pay_bets(
  p_round bigint, p_types text[], p_values text[], p_rates bigint[], p_limit int
) returns int language sql as $$
  select pay_wingo_bets(p_round, p_limit)
$$;
