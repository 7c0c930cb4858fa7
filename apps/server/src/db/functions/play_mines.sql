-- Decides requests to open a cell of a game of Mines, or to cash the game out. Returns the number of requests that it
-- left open: those whose member's account is locked by another transaction, and those whose game has changed since
-- mines_turns.
--
-- A repeated key returns the first outcome. These are the other outcomes of a request that is not executed:
--
-- missing  the member has no such game
-- over     the game is over
-- behind   the caller sees another number of open cells
-- cell     the cell is open
-- nothing  no cell is open, so there is nothing to cash out
--
-- p_opened      number of open cells for which the draw computed the rest; null without an open game
-- p_mine_cells  mines in ascending order, such as `3,7,12`, if the request ends the game; null otherwise
create or replace function play_mines(p_requests bigint[], p_opened int[], p_mine_cells text[]) returns int
language plpgsql security definer set search_path = public, pg_temp
  set lock_timeout = '2s'
as $$
declare
  undecided int := 0;
  asked draw_request;
  game mines_game;
  cell int;
  cells int[];
  mined int[];
  decided text;
  acted_at timestamptz;
begin
  -- Locks the bankroll first, like place_original_bets.
  perform from account where owner is null and kind = 'house' for no key update;
  for place in 1 .. cardinality(p_requests) loop
    select * into asked from draw_request
      where id = p_requests[place] and kind in ('reveal', 'cashout') and outcome is null;
    continue when not found;
    perform from account where owner = asked.member_id and kind = 'main' for no key update skip locked;
    if not found then
      undecided := undecided + 1;
      continue;
    end if;
    acted_at := date_trunc('milliseconds', clock_timestamp());
    decided := null;
    select case settings when asked.settings then 'placed' else 'conflict' end into decided
      from mines_action where member_id = asked.member_id and call = asked.kind and key = asked.key;
    if decided is null then
      select case settings when asked.settings then outcome else 'conflict' end into decided
        from original_refusal
        where member_id = asked.member_id and call = asked.kind and key = asked.key;
    end if;
    if decided is null and asked.asked_at < acted_at - interval '10 seconds' then
      decided := 'late';
    end if;
    if decided is null then
      select * into game from mines_game
        where id = split_part(asked.settings, ':', 1)::bigint and member_id = asked.member_id for update;
      cell := nullif(split_part(asked.settings, ':', 2), '');
      decided := case
        when game.id is null then 'missing'
        when game.state <> 'open' then 'over'
        -- end_absent_mines ends it first.
        when game.expires_at <= acted_at then 'wait'
        when asked.kind = 'cashout' then case when game.opened = '{}' then 'nothing' end
        when nullif(split_part(asked.settings, ':', 3), '')::int <> cardinality(game.opened) then 'behind'
        when cell = any (game.opened) then 'cell' end;
      if decided is null and p_opened[place] is distinct from cardinality(game.opened) then
        decided := 'wait';
      end if;
      if decided = 'wait' then
        undecided := undecided + 1;
        continue;
      end if;
      if decided is not null then
        insert into original_refusal (member_id, call, key, settings, stake, outcome)
          values (asked.member_id, asked.kind, asked.key, asked.settings, 0, decided);
      else
        cells := game.opened || cell;
        mined := string_to_array(p_mine_cells[place], ',')::int[];
        if asked.kind = 'cashout' then
          perform end_mines_game(game.id, 'cashed_out', 'player', game.opened, mined, acted_at);
        elsif cell = any (mined) then
          perform end_mines_game(game.id, 'lost', 'mine', cells, mined, acted_at);
        elsif cardinality(cells) = 25 - game.mines then
          perform end_mines_game(game.id, 'cashed_out', 'cleared', cells, mined, acted_at);
        elsif cardinality(cells) = game.most_reveals then
          perform end_mines_game(game.id, 'cashed_out', 'limit', cells, mined, acted_at);
        elsif mined is not null then
          raise exception 'A safe cell does not end game %.', game.id using errcode = 'check_violation';
        else
          update mines_game set opened = cells, expires_at = acted_at + interval '24 hours' where id = game.id;
        end if;
        insert into mines_action (member_id, call, key, settings, game_id, opened, acted_at)
          values (asked.member_id, asked.kind, asked.key, asked.settings, game.id,
            case asked.kind when 'reveal' then cardinality(cells) else cardinality(game.opened) end, acted_at);
        decided := 'placed';
      end if;
    end if;
    update draw_request set outcome = decided where id = asked.id;
  end loop;
  perform pg_notify('draw_answer', '');
  return undecided;
end $$;
