-- Ends games of Mines whose members are absent: cashes each out at its current multiple, or returns the stake if no
-- cell is open. Skips games that another transaction has locked. Returns the number of games that it ended.
--
-- p_mine_cells  mines of each game in ascending order, such as `3,7,12`
create or replace function end_absent_mines(p_games bigint[], p_mine_cells text[]) returns int
language plpgsql security definer set search_path = public, pg_temp
  set lock_timeout = '2s'
as $$
declare
  ended int := 0;
  game mines_game;
  ended_at timestamptz;
begin
  -- Locks the bankroll first, like place_original_bets.
  perform from account where owner is null and kind = 'house' for no key update;
  for place in 1 .. cardinality(p_games) loop
    perform from account
      where owner = (select member_id from mines_game where id = p_games[place]) and kind = 'main'
      for no key update skip locked;
    continue when not found;
    ended_at := date_trunc('milliseconds', clock_timestamp());
    select * into game from mines_game
      where id = p_games[place] and state = 'open' and expires_at <= clock_timestamp() for update;
    continue when not found;
    perform end_mines_game(game.id, case when game.opened = '{}' then 'returned' else 'cashed_out' end, 'absence',
      game.opened, string_to_array(p_mine_cells[place], ',')::int[], ended_at);
    -- No request of the member follows, so this notifies the open pages of the balance: see notify_live.
    perform pg_notify('live', 'b' || game.member_id);
    ended := ended + 1;
  end loop;
  return ended;
end $$;
