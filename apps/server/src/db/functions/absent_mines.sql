-- Returns the oldest open games of Mines whose members are absent or have excluded themselves. The draw sees no
-- stakes.
create or replace function absent_mines(p_limit int) returns table (
  game bigint, pair bigint, server_seed_hash bytea, sealed bytea, key_version int, client_seed text,
  nonce bigint, mines int)
language sql stable security definer set search_path = public, pg_temp as $$
  select game.id, game.pair_id, pair.server_seed_hash, secret.sealed, secret.key_version, game.client_seed,
    game.nonce, game.mines
  from mines_game game
  join seed_pair pair on pair.id = game.pair_id
  join seed_pair_secret secret on secret.pair_id = game.pair_id
  where game.state = 'open' and game.expires_at <= clock_timestamp()
  order by game.expires_at limit p_limit
$$;
