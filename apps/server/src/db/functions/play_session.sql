-- Returns the current play session of a member: their bets on all games since the last pause of an hour, within
-- the last 24 hours. Returns no row if the last bet is an hour old. A refunded stake does not count.
--
-- returned  payouts, in micro-USDT; an open bet has none
create or replace function play_session(p_member bigint, p_at timestamptz)
returns table (began_at timestamptz, staked bigint, returned bigint) language sql stable
  -- See post for these settings.
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set jit = off
as $$
  with first as materialized (
    select first_id_since(p_at - interval '24 hours') as id
  ), bet as materialized (
    select bet.id, bet.round_id, bet.stake, bet.placed_at, 0::bigint as payout
      from wingo_bet bet where member_id = p_member and bet.id >= (select id from first)
    union all
    select bet.id, null, bet.stake, bet.placed_at, bet.payout
      from original_bet bet where member_id = p_member and bet.id >= (select id from first)
    union all
    -- A game of Mines that ended without an open cell returned its stake.
    select game.id, null, case game.state when 'returned' then 0 else game.stake end, game.opened_at,
        case game.state when 'returned' then 0 else game.payout end
      from mines_game game where member_id = p_member and game.id >= (select id from first)
  ), spaced as (
    select placed_at, placed_at - lag(placed_at) over (order by placed_at) as pause
      from bet where placed_at > p_at - interval '24 hours'
  ), began as (
    select max(placed_at) filter (where pause is null or pause >= interval '1 hour') as at
      from spaced having max(placed_at) > p_at - interval '1 hour'
  )
  select began.at,
    sum(bet.stake - case when round.state in ('voiding', 'voided') then coalesce(paid.amount, 0) else 0 end)::bigint,
    sum(bet.payout + case when round.state in ('voiding', 'voided') then 0 else coalesce(paid.amount, 0) end)::bigint
  from began
  join bet on bet.placed_at >= began.at
  left join wingo_payout paid on paid.bet_id = bet.id
  left join wingo_round round on round.id = bet.round_id
  group by began.at
$$;
