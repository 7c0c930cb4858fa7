-- Draws that nobody can know or choose: seeds are sealed until their round is over, a public beacon
-- decides with them, and what was published can not be rewritten.

alter table wingo_round
  -- In clear in the rounds of earlier versions only; those of this one have a row in wingo_seed.
  alter column seed drop not null,
  -- The public chain of the game: every round has its place, from 1 without a gap, and a link.
  add column place bigint,
  add column link bytea,
  -- What decides together with the seed, fixed by the schedule before the first bet.
  add column beacon_source text check (beacon_source in ('drand', 'local')),
  add column beacon_public_key bytea,
  add column beacon_round bigint,
  add column beacon_at timestamptz,
  -- Published with the draw.
  add column beacon_signature bytea,
  add column server_seed bytea,
  -- Why it was called off, where it was.
  add column void_reason text check (void_reason in ('no-beacon', 'seed-lost')),
  add constraint wingo_round_beacon check (
    (beacon_round is null) = (beacon_source is null)
    and (beacon_round is null) = (beacon_public_key is null)
    and (beacon_round is null) = (beacon_at is null));

-- The rounds there are: chained in the order in which they were made, and published as far as they
-- are over.
do $$
declare
  round record;
  last_link bytea;
  last_place bigint;
  last_game smallint := 0;
begin
  for round in select id, game, commitment from wingo_round order by game, id loop
    if round.game <> last_game then
      last_game := round.game;
      last_place := 0;
      last_link := decode(repeat('00', 32), 'hex');
    end if;
    last_place := last_place + 1;
    last_link := sha256(last_link || round.commitment);
    update wingo_round set place = last_place, link = last_link,
      server_seed = case when state in ('drawn', 'settling', 'settled') then seed end,
      void_reason = case when state in ('voiding', 'voided') then 'seed-lost' end
      where id = round.id;
  end loop;
end $$;

alter table wingo_round alter column place set not null, alter column link set not null;
create unique index wingo_round_chain on wingo_round (game, place);

-- What the draw alone may read. Sealed with a key that is not in the database.
create table wingo_seed (
  round_id bigint primary key references wingo_round,
  sealed bytea not null,
  key_version int not null
);
create trigger wingo_seed_append_only before update or delete or truncate on wingo_seed
  for each statement execute function refuse_change();

-- Takes the next place in the chain of its game; makers of rounds of one game wait for each other.
create function chain_wingo_round() returns trigger language plpgsql as $$
declare
  last_place bigint;
  last_link bytea;
begin
  if new.state <> 'open' then
    raise exception 'A round begins open, not %.', new.state using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock(hashtext('wingo_round'), new.game);
  select place, link into last_place, last_link from wingo_round
    where game = new.game order by place desc limit 1;
  new.place := coalesce(last_place, 0) + 1;
  new.link := sha256(coalesce(last_link, decode(repeat('00', 32), 'hex')) || new.commitment);
  return new;
end $$;

create trigger wingo_round_joins_chain before insert on wingo_round
  for each row execute function chain_wingo_round();

-- The draw makes rounds and reads no account, so the database opens their escrows.
create function open_escrow() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into account (kind, owner) values ('escrow', new.id) on conflict (owner, kind) do nothing;
  return null;
end $$;

create trigger wingo_round_opens_escrow after insert on wingo_round
  for each row execute function open_escrow();

-- HMAC-SHA256 (RFC 2104) for keys of at most 64 bytes.
create function hmac_sha256(p_key bytea, p_message bytea) returns bytea
language plpgsql immutable as $$
declare
  inner_pad bytea := decode(repeat('36', 64), 'hex');
  outer_pad bytea := decode(repeat('5c', 64), 'hex');
  key_byte int;
begin
  for n in 0 .. length(p_key) - 1 loop
    key_byte := get_byte(p_key, n);
    inner_pad := set_byte(inner_pad, n, get_byte(inner_pad, n) # key_byte);
    outer_pad := set_byte(outer_pad, n, get_byte(outer_pad, n) # key_byte);
  end loop;
  return sha256(outer_pad || sha256(inner_pad || p_message));
end $$;

-- What a round draws, as docs/fairness.md has it: the first byte below 250 of the HMAC, modulo ten.
-- Without a signature, for rounds of earlier versions, the seed alone decides.
create function wingo_digit(p_seed bytea, p_number text, p_signature bytea) returns smallint
language plpgsql immutable as $$
declare
  message text := p_number || coalesce(':' || encode(sha256(p_signature), 'hex'), '');
  bytes bytea;
  attempt int := 0;
begin
  loop
    bytes := hmac_sha256(p_seed, convert_to(
      message || case attempt when 0 then '' else ':' || attempt end, 'UTF8'));
    for n in 0 .. 31 loop
      if get_byte(bytes, n) < 250 then
        return get_byte(bytes, n) % 10;
      end if;
    end loop;
    attempt := attempt + 1;
  end loop;
end $$;

-- A round's life goes one way, and what was published stays: nobody chooses a result by exchanging
-- what decides it, and the database works every result out by itself.
create function keep_wingo_round() returns trigger language plpgsql as $$
begin
  if (new.id, new.game, new.number, new.place, new.link, new.commitment, new.seed, new.opens_at,
      new.closes_at, new.draws_at, new.ends_at, new.beacon_source, new.beacon_public_key,
      new.beacon_round, new.beacon_at)
    is distinct from
    (old.id, old.game, old.number, old.place, old.link, old.commitment, old.seed, old.opens_at,
      old.closes_at, old.draws_at, old.ends_at, old.beacon_source, old.beacon_public_key,
      old.beacon_round, old.beacon_at)
  then
    raise exception 'Round % of game % was published: its times, commitment and beacon stay.',
      old.number, old.game using errcode = 'restrict_violation';
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
    -- Earlier versions call a round off for one reason only.
    new.void_reason := coalesce(new.void_reason, case when new.seed is not null then 'seed-lost' end);
    if new.void_reason is null or sha256(new.server_seed) <> new.commitment then
      raise exception 'Round % of game % is called off without a reason, or with another seed.',
        old.number, old.game using errcode = 'check_violation';
    end if;
  end if;
  return new;
end $$;

-- Not for the columns that every batch of bets writes.
create trigger wingo_round_kept_true
  before update of id, game, number, opens_at, closes_at, draws_at, ends_at, state, seed, commitment,
    result, drawn_at, place, link, beacon_source, beacon_public_key, beacon_round, beacon_at,
    beacon_signature, server_seed, void_reason
  on wingo_round for each row execute function keep_wingo_round();

create function refuse_round_removal() returns trigger language plpgsql as $$
begin
  raise exception 'A round stays in the public history: % is refused.', lower(tg_op)
    using errcode = 'restrict_violation';
end $$;

drop trigger wingo_round_kept on wingo_round;
create trigger wingo_round_stays before delete or truncate on wingo_round
  for each statement execute function refuse_round_removal();

-- What the bets that were accepted would be paid, for each of the ten digits. Formed in numeric: a
-- batch may stake more on one selection than a product of 64 bits holds.
create or replace function wingo_pays(
  p_outcomes text[], p_selections int[], p_stakes bigint[], p_rates bigint[][]
) returns bigint[] language plpgsql immutable as $$
begin
  return array(
    select coalesce(sum(staked * p_rates[selection][digit] / 1000000), 0)::bigint
    from generate_series(1, 10) as digit
    left join (
      select selection, sum(stake) as staked
      from unnest(p_outcomes, p_selections, p_stakes) as bid (outcome, selection, stake)
      where outcome = 'accepted' group by selection
    ) bids on true
    group by digit order by digit);
end $$;

-- As wingo_place_bets was, and answers what receipts are made of as well.
create function wingo_accept_bets(
  p_game smallint, p_members bigint[], p_keys text[], p_seen text[], p_types text[],
  p_values text[], p_stakes bigint[], p_fees bigint[], p_selections int[], p_rates bigint[][],
  p_liability bigint
) returns table (
  outcome text, bet_id bigint, round_number text, commitment bytea, beacon_round bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  round record;
  escrow bigint;
  is_open boolean;
  outcomes text[];
  bets bigint[];
  rounds text[];
  commitments bytea[];
  beacons bigint[];
  accounts bigint[];
  -- What the accepted bets would be paid, for each digit.
  pays bigint[];
  bet_pays bigint[];
  ids bigint[];
  place int := 0;
begin
  -- The round first: closing it waits for this batch, and later batches see it closed.
  select r.id, r.number, r.state, r.opens_at, r.closes_at, r.exposure, r.commitment, r.beacon_round
    into round from wingo_round r
    where r.game = p_game and r.draws_at > clock_timestamp()
    order by r.draws_at limit 1 for no key update;
  -- Then the members, in id order: no two batches wait for each other, and no balance or key of
  -- theirs changes until this one has committed.
  perform from account where owner = any (p_members) and kind = 'main'
    order by id for no key update;
  select id into escrow from account where owner = round.id and kind = 'escrow';
  is_open := round.state = 'open'
    and clock_timestamp() >= round.opens_at and clock_timestamp() < round.closes_at;

  select array_agg(judged.outcome), array_agg(judged.known_id), array_agg(judged.number),
      array_agg(judged.commitment), array_agg(judged.beacon_round), array_agg(judged.account_id)
    into outcomes, bets, rounds, commitments, beacons, accounts
    from (
      select known.id as known_id, coalesce(known_round.number, round.number) as number,
        case when known.id is null then round.commitment else known_round.commitment end
          as commitment,
        case when known.id is null then round.beacon_round else known_round.beacon_round end
          as beacon_round,
        a.id as account_id,
        case
          when (known.game, known.bet_type, known.bet_value, known.stake)
            = (p_game, i.bet_type, i.bet_value, i.stake) then 'replayed'
          when known.id is not null then 'conflict'
          when is_open is not true or i.seen <> round.number then 'closed'
          when a.balance is null or a.balance < i.stake then 'funds'
          else 'accepted' end as outcome
      from unnest(p_members, p_keys, p_seen, p_types, p_values, p_stakes) with ordinality
        as i (member_id, key, seen, bet_type, bet_value, stake, position)
      left join account a on a.owner = i.member_id and a.kind = 'main'
      left join transfer t on t.key = 'bet:' || i.member_id || ':' || i.key
      left join wingo_bet known on known.id = t.id
      left join wingo_round known_round on known_round.id = known.round_id
      order by i.position
    ) judged;

  pays := wingo_pays(outcomes, p_selections, p_stakes, p_rates);
  -- Seldom: all together come to more than the limit, so each is looked at after those before it.
  if wingo_exceeds(round.exposure, pays, p_liability) then
    pays := array_fill(0::bigint, array[10]);
    for n in 1 .. cardinality(outcomes) loop
      continue when outcomes[n] <> 'accepted';
      bet_pays := wingo_pays(outcomes[n:n], p_selections[n:n], p_stakes[n:n], p_rates);
      if wingo_exceeds(wingo_sum(round.exposure, pays), bet_pays, p_liability) then
        outcomes[n] := 'liability';
      else
        pays := wingo_sum(pays, bet_pays);
      end if;
    end loop;
  end if;

  if 'accepted' = any (outcomes) then
    select transfer_funds(array_agg('bet:' || i.member_id || ':' || i.key), array_agg(i.account_id),
        array_agg(escrow), array_agg(i.stake))
      into ids
      from unnest(outcomes, p_members, p_keys, accounts, p_stakes)
        as i (outcome, member_id, key, account_id, stake)
      where i.outcome = 'accepted';
    for n in 1 .. cardinality(outcomes) loop
      continue when outcomes[n] <> 'accepted';
      place := place + 1;
      bets[n] := ids[place];
    end loop;
    insert into wingo_bet (id, round_id, member_id, game, bet_type, bet_value, stake, fee)
      select i.id, round.id, i.member_id, p_game, i.bet_type, i.bet_value, i.stake, i.fee
      from unnest(bets, outcomes, p_members, p_types, p_values, p_stakes, p_fees)
        as i (id, outcome, member_id, bet_type, bet_value, stake, fee)
      where i.outcome = 'accepted';
    update wingo_round set exposure = wingo_sum(round.exposure, pays) where id = round.id;
  end if;
  return query select * from unnest(outcomes, bets, rounds, commitments, beacons);
end $$;

-- What the version before asks, answered by the same function; to be dropped with that version.
create or replace function wingo_place_bets(
  p_game smallint, p_members bigint[], p_keys text[], p_seen text[], p_types text[],
  p_values text[], p_stakes bigint[], p_fees bigint[], p_selections int[], p_rates bigint[][],
  p_liability bigint
) returns table (outcome text, bet_id bigint, round_number text)
language plpgsql as $$
begin
  return query select a.outcome, a.bet_id, a.round_number
    from wingo_accept_bets(p_game, p_members, p_keys, p_seen, p_types, p_values, p_stakes, p_fees,
      p_selections, p_rates, p_liability) a;
end $$;

-- See post() in 0001_ledger.sql for the reason.
alter function wingo_accept_bets set plan_cache_mode = force_generic_plan;
alter function wingo_accept_bets set enable_seqscan = off;
alter function wingo_accept_bets set enable_hashjoin = off;
alter function wingo_accept_bets set enable_mergejoin = off;
alter function wingo_accept_bets set jit = off;
