-- Returns the open games of Mines that these requests can play, one for each request. From them, the draw computes
-- whether a cell hides a mine. It sees no stakes.
--
-- cell     cell to open; null for a cash-out
-- opened   number of open cells
-- expired  true if the game ends without its member
create or replace function mines_turns(p_requests bigint[]) returns table (
  request bigint, client_seed text, nonce bigint, mines int, most_reveals int, opened int, cell int, expired boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select asked.id, game.client_seed, game.nonce, game.mines, game.most_reveals, cardinality(game.opened),
    case asked.kind when 'reveal' then split_part(asked.settings, ':', 2)::int end,
    game.expires_at <= clock_timestamp()
  from draw_request asked
  join mines_game game on game.id = split_part(asked.settings, ':', 1)::bigint
    and game.member_id = asked.member_id and game.state = 'open'
  where asked.id = any (p_requests) and asked.outcome is null and case asked.kind
    when 'cashout' then game.opened <> '{}'
    when 'reveal' then split_part(asked.settings, ':', 2)::int <> all (game.opened)
      and split_part(asked.settings, ':', 3) in ('', cardinality(game.opened)::text) end
$$;
