-- Makes the first two pairs of the member of a request, unless they exist: the current one, whose client seed
-- the server chose, and the announced one. Decides the request if it asks for no more.
--
-- p_hashes, p_sealed  of the current and of the announced pair
create or replace function make_seed_pairs(
  p_request bigint, p_hashes bytea[], p_sealed bytea[], p_key_version int, p_client_seed text
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked draw_request;
begin
  select * into asked from draw_request where id = p_request and outcome is null;
  if not found then
    return;
  end if;
  with made as (
    insert into seed_pair (member_id, place, state, server_seed_hash, client_seed, client_seed_by)
      values (asked.member_id, 1, 'current', p_hashes[1], p_client_seed, 'server'),
        (asked.member_id, 2, 'announced', p_hashes[2], null, null)
      on conflict do nothing returning id, place)
  insert into seed_pair_secret (pair_id, sealed, key_version)
    select id, p_sealed[place], p_key_version from made;
  if found then
    insert into client_seed (member_id, client_seed) values (asked.member_id, p_client_seed);
  end if;
  if asked.kind = 'pairs' then
    update draw_request set outcome = 'done' where id = p_request;
    perform pg_notify('draw_answer', '');
  end if;
end $$;
