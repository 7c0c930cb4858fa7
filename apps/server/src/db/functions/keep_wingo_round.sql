-- Protects a round: its states have one order, published values are immutable, and the result must follow
-- from seed and beacon. The database computes the result itself.
create or replace function keep_wingo_round() returns trigger language plpgsql as $$
begin
  if (new.id, new.game, new.number, new.place, new.link, new.commitment, new.seed, new.opens_at,
      new.closes_at, new.root_due_at, new.draws_at, new.ends_at, new.beacon_source,
      new.beacon_public_key, new.beacon_round, new.beacon_at)
    is distinct from
    (old.id, old.game, old.number, old.place, old.link, old.commitment, old.seed, old.opens_at,
      old.closes_at, old.root_due_at, old.draws_at, old.ends_at, old.beacon_source,
      old.beacon_public_key, old.beacon_round, old.beacon_at)
  then
    raise exception 'Round % of game % was published: its times, commitment and beacon stay.',
      old.number, old.game using errcode = 'restrict_violation';
  end if;
  if (new.sealed_at, new.root) is distinct from (old.sealed_at, old.root) then
    raise exception 'Round % of game % is sealed by its close: its root stays.', old.number, old.game
      using errcode = 'restrict_violation';
  end if;
  if old.state not in ('open', 'closed')
    and (new.result, new.server_seed, new.beacon_signature, new.void_reason, new.drawn_at)
    is distinct from
    (old.result, old.server_seed, old.beacon_signature, old.void_reason, old.drawn_at)
  then
    raise exception 'Round % of game % is over: what was drawn stays.', old.number, old.game
      using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('open', 'closed'), ('closed', 'drawn'), ('drawn', 'settling'), ('settling', 'settled'),
    ('open', 'voiding'), ('closed', 'voiding'), ('voiding', 'voided'))
  then
    raise exception 'Round % of game % cannot go from % to %.', old.number, old.game, old.state,
      new.state using errcode = 'restrict_violation';
  end if;
  if old.state = 'open' and new.state <> 'open' and old.bets is not null then
    new.sealed_at := clock_timestamp();
    if new.sealed_at <= old.root_due_at then
      new.root := coalesce(wingo_fold(old.tree, cardinality(old.tree)), sha256(''));
    end if;
  end if;
  if new.sealed_at is not null and new.root is null and (new.state = 'drawn'
    or new.state = 'voiding' and new.void_reason = 'no-beacon')
    or new.void_reason = 'no-root' and (new.sealed_at is null or new.root is not null)
  then
    raise exception 'Round % of game % has no root of its bets, or is voided for want of the one it has.',
      old.number, old.game using errcode = 'check_violation';
  end if;
  if new.state = 'drawn' and old.state = 'closed' then
    new.server_seed := coalesce(new.server_seed, new.seed);
    if clock_timestamp() < new.closes_at or new.server_seed is null
      or sha256(new.server_seed) <> new.commitment
      or (new.beacon_round is null) <> (new.beacon_signature is null)
      or new.result is distinct from
        wingo_digit(new.server_seed, new.number, new.beacon_signature)
    then
      raise exception 'Round % of game % was not drawn from its seed and its beacon.',
        old.number, old.game using errcode = 'check_violation';
    end if;
  end if;
  if new.state = 'voiding' and old.state <> 'voiding' then
    -- Rounds of earlier versions have only one reason.
    new.void_reason := coalesce(new.void_reason, case when new.seed is not null then 'seed-lost' end);
    if new.void_reason is null or sha256(new.server_seed) <> new.commitment then
      raise exception 'Round % of game % is called off without a reason, or with another seed.',
        old.number, old.game using errcode = 'check_violation';
    end if;
  end if;
  return new;
end $$;

-- Columns that every batch of bets writes do not fire this trigger.
create or replace trigger wingo_round_kept_true
  before update of id, game, number, opens_at, closes_at, draws_at, ends_at, state, seed, commitment,
    result, drawn_at, place, link, beacon_source, beacon_public_key, beacon_round, beacon_at,
    beacon_signature, server_seed, void_reason, root_due_at, sealed_at, root
  on wingo_round for each row execute function keep_wingo_round();
