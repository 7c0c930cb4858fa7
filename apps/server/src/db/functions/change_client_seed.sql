-- Changes the client seed of a member's current pair, from the next bet on, and returns the outcome: `done`,
-- `used` for a client seed that the member had before, `open` for a member with an open game of Mines, `conflict`
-- for a key with another request, or `none` for a member without pairs. A repeated key returns the first outcome,
-- except `none`.
create or replace function change_client_seed(p_member bigint, p_key text, p_client_seed text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  decided text;
  game bigint;
begin
  -- Bets and rotations lock the account, too.
  perform from account where owner = p_member and kind = 'main' for no key update;
  select case client_seed when p_client_seed then 'done' else 'conflict' end into decided
    from client_seed where member_id = p_member and key = p_key;
  if decided is null then
    select case settings when p_client_seed then outcome else 'conflict' end into decided
      from original_refusal where member_id = p_member and call = 'client' and key = p_key;
  end if;
  if decided is null then
    select id into game from mines_game where member_id = p_member and state = 'open';
    if found then
      decided := 'open';
      insert into original_refusal (member_id, call, key, settings, stake, outcome, game_id)
        values (p_member, 'client', p_key, p_client_seed, 0, decided, game);
    end if;
  end if;
  if decided is null and exists (
    select from client_seed where member_id = p_member and client_seed = p_client_seed)
  then
    decided := 'used';
    insert into original_refusal (member_id, call, key, settings, stake, outcome)
      values (p_member, 'client', p_key, p_client_seed, 0, decided);
  end if;
  if decided is not null then
    return decided;
  end if;
  update seed_pair set client_seed = p_client_seed, client_seed_by = 'member'
    where member_id = p_member and state = 'current';
  if not found then
    return 'none';
  end if;
  insert into client_seed (member_id, client_seed, key) values (p_member, p_client_seed, p_key);
  return 'done';
end $$;
