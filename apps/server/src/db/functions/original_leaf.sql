-- Returns the hash of the statement about a bet on a single-player game: the leaf of a Merkle tree
-- (docs/fairness.md).
--
-- p_payout  null at the opening of a game of Mines
-- p_at      time of acceptance, or of the end of a game of Mines, in milliseconds since 1970
create or replace function original_leaf(
  p_game text, p_bet bigint, p_server_seed_hash bytea, p_client_seed text, p_nonce bigint, p_settings text,
  p_stake bigint, p_result text, p_multiple text, p_payout bigint, p_at bigint
) returns bytea language sql stable as $$
  select sha256('\x00'::bytea || convert_to(concat_ws(E'\n', p_game, p_bet,
    encode(p_server_seed_hash, 'hex'), p_client_seed, p_nonce, p_settings, usdt_text(p_stake), p_result,
    p_multiple, coalesce(usdt_text(p_payout), ''), p_at), 'UTF8'))
$$;
