-- The first bet that is accepted opens the escrow of its round: a round without bets has no account.
-- The release before can end a round without an escrow.
drop trigger wingo_round_opens_escrow on wingo_round;
drop function open_escrow();

-- What earlier releases called.
drop function wingo_place_bets;
drop function wingo_accept_bets;

-- As in 0080_keys_of_archived_bets.sql, and it opens the escrow of the round.
create or replace function wingo_take_bets(
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
  -- The accounts that are this transaction's until it ends.
  held bigint[];
  -- The one time by which all are judged, and which is stored with them.
  judged_at timestamptz;
  is_open boolean;
  outcomes text[];
  -- Whether the outcome was decided by an earlier arrival of the key.
  decided boolean[];
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
  -- Then the members that no other transaction holds: no balance and no key of theirs changes until
  -- this one has committed.
  held := array(
    select id from account where owner = any (p_members) and kind = 'main'
    for no key update skip locked);
  select id into escrow from account where owner = round.id and kind = 'escrow';
  judged_at := clock_timestamp();
  is_open := round.state = 'open' and judged_at >= round.opens_at and judged_at < round.closes_at;

  select array_agg(judged.outcome), array_agg(judged.decided), array_agg(judged.known_id),
      array_agg(judged.number), array_agg(judged.commitment), array_agg(judged.beacon_round),
      array_agg(judged.account_id)
    into outcomes, decided, bets, rounds, commitments, beacons, accounts
    from (
      select known.id as known_id, coalesce(known_round.number, round.number) as number,
        case when known.id is null then round.commitment else known_round.commitment end
          as commitment,
        case when known.id is null then round.beacon_round else known_round.beacon_round end
          as beacon_round,
        a.id as account_id,
        t.id is not null or refused.key is not null as decided,
        case
          when (known.game, known.bet_type, known.bet_value, known.stake)
            = (p_game, i.bet_type, i.bet_value, i.stake) then 'replayed'
          when (refused.game, refused.bet_type, refused.bet_value, refused.stake)
            = (p_game, i.bet_type, i.bet_value, i.stake) then refused.outcome
          when t.id is not null or refused.key is not null then 'conflict'
          when a.id <> all (held) then 'busy'
          when is_open is not true or i.seen <> round.number then 'closed'
          when a.balance is null or a.balance < i.stake then 'funds'
          else 'accepted' end as outcome
      from unnest(p_members, p_keys, p_seen, p_types, p_values, p_stakes) with ordinality
        as i (member_id, key, seen, bet_type, bet_value, stake, position)
      left join account a on a.owner = i.member_id and a.kind = 'main'
      left join transfer t on t.key = 'bet:' || i.member_id || ':' || i.key
      left join wingo_bet known on known.id = t.id
      left join wingo_round known_round on known_round.id = known.round_id
      left join wingo_refusal refused on refused.member_id = i.member_id and refused.key = i.key
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
    -- The round is held, so no other batch opens it at the same time.
    if escrow is null then
      insert into account (kind, owner) values ('escrow', round.id) returning id into escrow;
    end if;
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
    insert into wingo_bet
        (id, round_id, member_id, game, bet_type, bet_value, stake, fee, placed_at)
      select i.id, round.id, i.member_id, p_game, i.bet_type, i.bet_value, i.stake, i.fee, judged_at
      from unnest(bets, outcomes, p_members, p_types, p_values, p_stakes, p_fees)
        as i (id, outcome, member_id, bet_type, bet_value, stake, fee)
      where i.outcome = 'accepted';
    update wingo_round set exposure = wingo_sum(round.exposure, pays) where id = round.id;
  end if;

  if outcomes && array['closed', 'funds', 'liability'] then
    insert into wingo_refusal
        (member_id, key, game, bet_type, bet_value, stake, outcome, refused_at)
      select i.member_id, i.key, p_game, i.bet_type, i.bet_value, i.stake, i.outcome, judged_at
      from unnest(outcomes, decided, p_members, p_keys, p_types, p_values, p_stakes)
        as i (outcome, decided, member_id, key, bet_type, bet_value, stake)
      where not i.decided and i.outcome in ('closed', 'funds', 'liability')
      on conflict do nothing;
  end if;
  return query select * from unnest(outcomes, bets, rounds, commitments, beacons);
end $$;

-- The settings of a function go when it is replaced.
alter function wingo_take_bets set plan_cache_mode = force_generic_plan;
alter function wingo_take_bets set enable_seqscan = off;
alter function wingo_take_bets set enable_hashjoin = off;
alter function wingo_take_bets set enable_mergejoin = off;
alter function wingo_take_bets set jit = off;
-- What is waited for, the round, is held by other batches and by its close: all of them are short.
alter function wingo_take_bets set lock_timeout = '2s';
