-- Returns the payout of the accepted bets for each of the ten digits.
--
-- p_nets  stakes after the fee
create or replace function wingo_exposure(
  p_outcomes text[], p_types text[], p_values text[], p_nets bigint[]
) returns bigint[] language plpgsql stable
  set plan_cache_mode = force_generic_plan
as $$
begin
  return array(
    select coalesce(sum(bid.net * odds.per_usdt / 1000000), 0)::bigint
    from generate_series(0, 9) as drawn
    left join wingo_odds odds on odds.digit = drawn
    left join (
      select bet_type, bet_value, sum(net) as net
      from unnest(p_outcomes, p_types, p_values, p_nets) as bid (outcome, bet_type, bet_value, net)
      where outcome = 'accepted' group by bet_type, bet_value
    ) bid using (bet_type, bet_value)
    group by drawn order by drawn);
end $$;
