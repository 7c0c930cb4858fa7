-- Decides a request for a rotation: reveals the server seed of the current pair, makes the announced pair current
-- with the requested client seed, and announces another one. A repeated key returns the first outcome. Leaves the
-- request open if another transaction has locked the member's account, or if the pair has changed. `open` means that
-- the member has an open game of Mines, whose mines the seed would show.
--
-- p_server_seed              64 hex digits of the pair p_pair
-- p_hash, p_sealed           of the pair to announce
create or replace function rotate_seed_pair(
  p_request bigint, p_pair bigint, p_server_seed text, p_hash bytea, p_sealed bytea, p_key_version int
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked draw_request;
  decided text;
  current_place int;
  announced bigint;
  game bigint;
begin
  select * into asked from draw_request where id = p_request and kind = 'rotate' and outcome is null;
  if not found then
    return true;
  end if;
  -- Bets and changes of the client seed lock the account, too.
  perform from account where owner = asked.member_id and kind = 'main' for no key update skip locked;
  if not found then
    return false;
  end if;
  select case rotation_seed when asked.settings then 'done' else 'conflict' end into decided
    from seed_pair where member_id = asked.member_id and rotation_key = asked.key;
  if decided is null then
    select case settings when asked.settings then outcome else 'conflict' end, game_id into decided, game
      from original_refusal
      where member_id = asked.member_id and call = 'rotate' and key = asked.key;
  end if;
  if decided is null then
    select id into game from mines_game where member_id = asked.member_id and state = 'open';
    if found then
      decided := 'open';
      insert into original_refusal (member_id, call, key, settings, stake, outcome, game_id)
        values (asked.member_id, 'rotate', asked.key, asked.settings, 0, decided, game);
    end if;
  end if;
  if decided is null and exists (
    select from client_seed where member_id = asked.member_id and client_seed = asked.settings)
  then
    decided := 'used';
    insert into original_refusal (member_id, call, key, settings, stake, outcome)
      values (asked.member_id, 'rotate', asked.key, asked.settings, 0, decided);
  end if;
  if decided is null then
    select place into current_place from seed_pair
      where id = p_pair and member_id = asked.member_id and state = 'current';
    if not found then
      return false;
    end if;
    update seed_pair set state = 'past', server_seed = p_server_seed, revealed_at = clock_timestamp()
      where id = p_pair;
    update seed_pair set state = 'current', client_seed = asked.settings, client_seed_by = 'member',
        rotation_key = asked.key, rotation_seed = asked.settings
      where member_id = asked.member_id and state = 'announced';
    insert into seed_pair (member_id, place, state, server_seed_hash)
      values (asked.member_id, current_place + 2, 'announced', p_hash) returning id into announced;
    insert into seed_pair_secret (pair_id, sealed, key_version) values (announced, p_sealed, p_key_version);
    insert into client_seed (member_id, client_seed) values (asked.member_id, asked.settings);
    decided := 'done';
  end if;
  update draw_request set outcome = decided, bet_id = game where id = p_request;
  perform pg_notify('draw_answer', '');
  return true;
end $$;
