-- Places bets for servers of the previous release. The database uses its own fees and odds.
create or replace function wingo_take_bets(
  p_game smallint, p_members bigint[], p_keys text[], p_seen text[], p_types text[],
  p_values text[], p_stakes bigint[], p_fees bigint[], p_selections int[], p_rates bigint[][],
  p_liability bigint
) returns table (
  outcome text, bet_id bigint, round_number text, commitment bytea, beacon_round bigint)
language sql as $$
  select outcome, bet_id, round_number, commitment, beacon_round
  from place_wingo_bets(p_game, p_members, p_keys, p_seen, p_types, p_values, p_stakes, p_liability)
$$;
