-- Protects the seeds of a pair: a pair is announced, then current, then past. Its revealed server seed must have the
-- announced hash, and its nonce counts bets.
create or replace function keep_seed_pair() returns trigger language plpgsql as $$
begin
  if (old.id, old.member_id, old.place, old.server_seed_hash)
      is distinct from (new.id, new.member_id, new.place, new.server_seed_hash) then
    raise exception 'The hash of a server seed stays, and its pair keeps its member.'
      using errcode = 'restrict_violation';
  end if;
  if (old.state, new.state) not in (('announced', 'current'), ('current', 'current'), ('current', 'past')) then
    raise exception 'A pair cannot go from % to %.', old.state, new.state using errcode = 'restrict_violation';
  end if;
  if new.nonce <> old.nonce and (old.state, new.state, new.nonce) <> ('current', 'current', old.nonce + 1) then
    raise exception 'A nonce counts the bets of a pair.' using errcode = 'restrict_violation';
  end if;
  if new.state = 'past' and ((old.client_seed, old.rotation_key, old.rotation_seed)
      is distinct from (new.client_seed, new.rotation_key, new.rotation_seed)
    or sha256(convert_to(new.server_seed, 'UTF8')) is distinct from new.server_seed_hash)
  then
    raise exception 'The revealed server seed is not the announced one.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- A bet only raises the nonce.
create or replace trigger seed_pair_kept before update on seed_pair
  for each row when (
    (old.id, old.member_id, old.place, old.server_seed_hash, old.state, old.nonce + 1, old.client_seed,
      old.client_seed_by, old.server_seed, old.rotation_key, old.rotation_seed)
    is distinct from
    (new.id, new.member_id, new.place, new.server_seed_hash, 'current', new.nonce, new.client_seed,
      new.client_seed_by, new.server_seed, new.rotation_key, new.rotation_seed))
  execute function keep_seed_pair();
