-- Returns the payout of the accepted bets for each of the ten digits. The product is numeric, because the
-- stakes of a batch may exceed 64 bits.
create or replace function wingo_pays(
  p_outcomes text[], p_selections int[], p_stakes bigint[], p_rates bigint[][]
) returns bigint[] language plpgsql immutable
  set plan_cache_mode = force_generic_plan
as $$
begin
  return array(
    select coalesce(sum(staked * p_rates[selection][digit] / 1000000), 0)::bigint
    from generate_series(1, 10) as digit
    left join (
      select selection, sum(stake) as staked
      from unnest(p_outcomes, p_selections, p_stakes) as bid (outcome, selection, stake)
      where outcome = 'accepted' group by selection
    ) bids on true
    group by digit order by digit);
end $$;
