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
    -- A rate is in whole cents per USDT here, so that the products stay within 64 bits.
    select member_id, sum(stake) as stakes,
        sum(stake * (wingo_rate(bet_type, bet_value, 0) / 10000)) as pays_0,
        sum(stake * (wingo_rate(bet_type, bet_value, 1) / 10000)) as pays_1,
        sum(stake * (wingo_rate(bet_type, bet_value, 2) / 10000)) as pays_2,
        sum(stake * (wingo_rate(bet_type, bet_value, 3) / 10000)) as pays_3,
        sum(stake * (wingo_rate(bet_type, bet_value, 4) / 10000)) as pays_4,
        sum(stake * (wingo_rate(bet_type, bet_value, 5) / 10000)) as pays_5,
        sum(stake * (wingo_rate(bet_type, bet_value, 6) / 10000)) as pays_6,
        sum(stake * (wingo_rate(bet_type, bet_value, 7) / 10000)) as pays_7,
        sum(stake * (wingo_rate(bet_type, bet_value, 8) / 10000)) as pays_8,
        sum(stake * (wingo_rate(bet_type, bet_value, 9) / 10000)) as pays_9
      from rest group by member_id
  ), risk as (
    select member_id, least(stakes, (
        greatest(pays_0, pays_1, pays_2, pays_3, pays_4,
          pays_5, pays_6, pays_7, pays_8, pays_9)
        - least(pays_0, pays_1, pays_2, pays_3, pays_4,
          pays_5, pays_6, pays_7, pays_8, pays_9)) / 100)::bigint as amount
      from paid
  )
  insert into turnover (round_id, member_id, amount)
    select p_round, member_id, amount from risk where amount > 0
    on conflict do nothing;
end $$;
