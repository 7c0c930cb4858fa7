-- Protects a game of Mines: its terms stay, each update opens at most one cell, and a game ends once. The mines
-- of the end agree with the opened cells.
create or replace function keep_mines_game() returns trigger language plpgsql as $$
declare
  known constant int := cardinality(old.opened);
  -- Opened cells that hid a mine.
  hit constant int[] := array(select unnest(new.opened) intersect select unnest(new.mine_cells));
begin
  if (old.id, old.first_bet, old.member_id, old.pair_id, old.client_seed, old.nonce, old.mines, old.stake,
      old.most_reveals, old.largest_payout, old.opened_at)
    is distinct from (new.id, new.first_bet, new.member_id, new.pair_id, new.client_seed, new.nonce, new.mines,
      new.stake, new.most_reveals, new.largest_payout, new.opened_at)
  then
    raise exception 'The terms of game % stay.', old.id using errcode = 'restrict_violation';
  end if;
  if old.state <> 'open' then
    raise exception 'Game % has ended: it stays %.', old.id, old.state using errcode = 'restrict_violation';
  end if;
  if new.opened[1:known] <> old.opened or cardinality(new.opened) > known + 1
    or exists (select from unnest(new.opened) as cell where cell not between 0 and 24)
    or (select count(distinct cell) from unnest(new.opened) as cell) <> cardinality(new.opened)
  then
    raise exception 'Game % opens one new cell at a time.', old.id using errcode = 'restrict_violation';
  end if;
  if new.state <> 'open' and (
    hit <> (case new.state when 'lost' then new.opened[cardinality(new.opened):] else '{}' end)
    or new.mine_cells <> array(
      select distinct cell from unnest(new.mine_cells) as cell where cell between 0 and 24 order by cell))
  then
    raise exception 'The mines of game % do not agree with its opened cells.', old.id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace trigger mines_game_kept before update on mines_game
  for each row execute function keep_mines_game();
