-- Returns the greatest multiple that a bet of a game of one player can pay, in ten-thousandths; null for a bet that
-- is not on offer.
create or replace function greatest_multiple(p_game text, p_settings text) returns bigint
language sql immutable as $$
  select case p_game
    when 'dice' then dice_multiple(p_settings)
    -- The edge of a board pays most.
    when 'plinko' then (plinko_half(p_settings))[1] * 1000 end
$$;
