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
  ), rate as materialized (
    -- Payouts for the ten digits, in 0.0001 USDT per USDT of stake, so that the products stay within 64 bits.
    select bet.bet_type, bet.bet_value,
        array_agg(coalesce(odds.per_usdt, 0) * (1000000 - fee.per_usdt) / 100000000 order by drawn) as rates
      from (select distinct bet_type, bet_value from wingo_odds) bet
      cross join generate_series(0, 9) as drawn
      cross join (select per_usdt from wingo_fee order by until desc limit 1) fee
      left join wingo_odds odds on odds.digit = drawn
        and odds.bet_type = bet.bet_type and odds.bet_value = bet.bet_value
      group by bet.bet_type, bet.bet_value
  ), paid as (
    select member_id, sum(stake) as stakes,
        sum(stake * rates[1]) as pays_0,
        sum(stake * rates[2]) as pays_1,
        sum(stake * rates[3]) as pays_2,
        sum(stake * rates[4]) as pays_3,
        sum(stake * rates[5]) as pays_4,
        sum(stake * rates[6]) as pays_5,
        sum(stake * rates[7]) as pays_6,
        sum(stake * rates[8]) as pays_7,
        sum(stake * rates[9]) as pays_8,
        sum(stake * rates[10]) as pays_9
      from rest join rate using (bet_type, bet_value) group by member_id
  ), risk as (
    select member_id, least(stakes, (
        greatest(pays_0, pays_1, pays_2, pays_3, pays_4,
          pays_5, pays_6, pays_7, pays_8, pays_9)
        - least(pays_0, pays_1, pays_2, pays_3, pays_4,
          pays_5, pays_6, pays_7, pays_8, pays_9)) / 10000)::bigint as amount
      from paid
  )
  insert into turnover (round_id, member_id, amount)
    select p_round, member_id, amount from risk where amount > 0
    on conflict do nothing;
end $$;
