-- Writes a bet mark for the last bet of every member in a month. Histories count archived bets with these
-- marks.
create or replace function mark_month(p_month date) returns void language plpgsql as $$
begin
  execute format($mark$
    with last as (
      select distinct on (member_id, game) * from wingo_bet_mark where bet_id < %1$s
      order by member_id, game, bets desc
    ), bet as (
      select bet.id, bet.member_id, games.game, round.state = 'settled' as is_settled,
        case when round.state = 'settled' then payout.amount end as won
      from ledger_months.%2$I bet
      join wingo_round round on round.id = bet.round_id
      left join ledger_months.%3$I payout on payout.bet_id = bet.id
      cross join lateral (values (0::smallint), (bet.game)) games (game)
    )
    insert into wingo_bet_mark (member_id, game, bets, bet_id, settled, wins, won)
    select member_id, game, coalesce(last.bets, 0) + count(*), max(bet.id),
      coalesce(last.settled, 0) + count(*) filter (where is_settled),
      coalesce(last.wins, 0) + count(bet.won), coalesce(last.won, 0) + coalesce(sum(bet.won), 0)
    from bet left join last using (member_id, game)
    where bet.id > coalesce(last.bet_id, 0)
    group by member_id, game, last.bets, last.settled, last.wins, last.won
    on conflict do nothing
  $mark$, end_of_month(p_month), name_of_month('wingo_bet', p_month),
    name_of_month('wingo_payout', p_month));
end $$;
