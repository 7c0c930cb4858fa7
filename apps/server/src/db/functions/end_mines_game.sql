-- Ends an open game of Mines: pays it, and stores the receipt of its end. The caller has locked the bankroll, the
-- main account of the member and the row of the game.
--
-- p_opened      opened cells, including the last one
-- p_mine_cells  in ascending order
create or replace function end_mines_game(
  p_game bigint, p_state text, p_cause text, p_opened int[], p_mine_cells int[], p_at timestamptz
) returns void language plpgsql as $$
declare
  game mines_game;
  -- Id of the batch, and of the transfer of a payout.
  end_id constant bigint := nextval('transfer_id_seq');
  per_ten_thousand bigint;
  paid bigint;
begin
  select * into strict game from mines_game where id = p_game;
  per_ten_thousand := case p_state when 'lost' then 0 when 'returned' then 10000
    else mines_multiple(game.mines, cardinality(p_opened)) end;
  paid := game.stake::numeric * per_ten_thousand / 10000;
  if paid > 0 then
    insert into transfer (id, key) overriding system value values (end_id, 'mines-payout:' || p_game);
    insert into posting (transfer_id, account_id, amount)
      select end_id, id, case when owner is null then -paid else paid end
      from account where (owner is null and kind = 'house') or (owner = game.member_id and kind = 'main');
  end if;
  update mines_game set state = p_state, cause = p_cause, opened = p_opened, mine_cells = p_mine_cells,
      multiple = round(per_ten_thousand::numeric / 10000, 4), payout = paid, ended_at = p_at, end_batch = end_id
    where id = p_game returning * into game;
  -- A returned stake counts as a refund.
  perform note_play(array[game.member_id], array[case p_state when 'returned' then -paid else 0 end],
    array[case p_state when 'returned' then 0 else paid end], p_at);
  insert into original_batch (first_bet, accepted_at, bets, leaves)
    select end_id, p_at, array[p_game], original_leaf('mines', p_game, pair.server_seed_hash, game.client_seed,
      game.nonce, game.mines::text, game.stake,
      array_to_string(p_mine_cells, ',') || ';' || array_to_string(p_opened, ','), game.multiple, paid,
      (extract(epoch from p_at) * 1000)::bigint)
    from seed_pair pair where pair.id = game.pair_id;
end $$;
