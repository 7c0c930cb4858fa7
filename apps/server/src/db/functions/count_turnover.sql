-- Stores the amounts at risk of all members in a round. Only pay_income_run calls this function. It is
-- idempotent, because bets never change.
--
-- The amount at risk is the difference between the best and the worst payout, and at most the stake. Green and
-- red cancel out, and so do high and low: they lose almost nothing together, whatever is drawn. Tests compare it
-- with apps/server/src/income/atRisk.ts.
create or replace function count_turnover(p_round bigint) returns void language plpgsql as $$
begin
  with staked as materialized (
    select member_id, bet_type, bet_value, sum(stake)::bigint as stake,
        case when bet_value in ('green', 'red') then 'colours'
          when bet_value in ('high', 'low') then 'sizes' else bet_value end as pair
      from wingo_bet
      where round_id = p_round
      group by member_id, bet_type, bet_value
  ), rest as materialized (
    select member_id, bet_type, bet_value,
        stake - case count(*) over opposite when 2 then min(stake) over opposite else 0 end as stake
      from staked window opposite as (partition by member_id, pair)
  ), paid as (
    select member_id, sum(stake) as stakes,
        sum(stake::numeric * wingo_rate(bet_type, bet_value, digit) / 1000000) as pays
      from rest, generate_series(0, 9) as digit group by member_id, digit
  ), risk as (
    select member_id, least(max(stakes), max(pays) - min(pays))::bigint as amount
      from paid group by member_id
  )
  insert into turnover (round_id, member_id, amount)
    select p_round, member_id, amount from risk where amount > 0
    on conflict do nothing;
end $$;
