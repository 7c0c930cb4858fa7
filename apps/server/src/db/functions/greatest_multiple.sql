-- Returns the multiple that limits the stake of a bet on a single-player game, in ten-thousandths; null for a bet
-- that is not on offer. It is the greatest multiple that the bet can pay. A game of Mines stops at the bound of a
-- win, so only its first cell limits the stake.
create or replace function greatest_multiple(p_game text, p_settings text) returns bigint
language sql immutable as $$
  select case p_game
    when 'dice' then dice_multiple(p_settings)
    when 'mines' then mines_multiple(mines_count(p_settings), 1)
    -- The edge of a board pays most.
    when 'plinko' then (plinko_half(p_settings))[1] * 1000 end
$$;
