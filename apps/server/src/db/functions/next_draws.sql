-- Returns the oldest open requests to the draw, one for each member, with the current pair of the member. The
-- draw sees neither stakes nor settings of bets. The pair is null for a member without pairs.
create or replace function next_draws(p_limit int) returns table (
  request bigint, kind text, pair bigint, server_seed_hash bytea, sealed bytea, key_version int,
  client_seed text, nonce bigint)
language sql stable security definer set search_path = public, pg_temp
  -- See post for these settings.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set jit = off
as $$
  select next.id, next.kind, pair.id, pair.server_seed_hash, secret.sealed, secret.key_version,
    pair.client_seed, pair.nonce
  from (
    select distinct on (member_id) id, member_id, kind
    from (
      select id, member_id, kind from draw_request where outcome is null order by id limit 4 * p_limit
    ) oldest
    order by member_id, id
  ) next
  left join seed_pair pair on pair.member_id = next.member_id and pair.state = 'current'
  left join seed_pair_secret secret on secret.pair_id = pair.id
  order by next.id limit p_limit
$$;
