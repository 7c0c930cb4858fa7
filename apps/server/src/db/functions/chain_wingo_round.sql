-- Assigns the next place and link in the public chain of the game, and an empty tree of bets. Transactions
-- that create rounds of one game wait for each other. Since 23 November 2026 every round has a beacon,
-- because a seed alone could be known before the draw (docs/fairness.md).
create or replace function chain_wingo_round() returns trigger language plpgsql as $$
declare
  last_place bigint;
  last_link bytea;
begin
  if new.state <> 'open' then
    raise exception 'A round begins open, not %.', new.state using errcode = 'check_violation';
  end if;
  if new.beacon_round is null and new.closes_at >= '2026-11-23T00:00:00Z' then
    raise exception 'Round % of game % has no beacon.', new.number, new.game
      using errcode = 'check_violation';
  end if;
  new.sealed_at := null;
  new.root := null;
  -- Rounds of the first version have their seed in this table, and no seal of their bets.
  if new.seed is null then
    new.bets := 0;
    new.tree := '{}';
    new.root_due_at := new.closes_at + interval '1 second';
  end if;
  perform pg_advisory_xact_lock(hashtext('wingo_round'), new.game);
  select place, link into last_place, last_link from wingo_round
    where game = new.game order by place desc limit 1;
  new.place := coalesce(last_place, 0) + 1;
  new.link := sha256(coalesce(last_link, decode(repeat('00', 32), 'hex')) || new.commitment);
  return new;
end $$;

create or replace trigger wingo_round_joins_chain before insert on wingo_round
  for each row execute function chain_wingo_round();
