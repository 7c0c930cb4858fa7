-- Places a batch of bets on the running round of a game, and returns an outcome for each, with the values for its
-- receipt. A repeated key returns the first outcome. `busy` means that another transaction has locked the member's
-- account: nothing was decided, and the bet may be sent again. `limit` means that the member is on a break, or that
-- the bet would exceed a limit that the member has set. `conflict` is also the outcome of a key whose bet is
-- archived.
--
-- p_stakes     in micro-USDT, whole cents
-- p_liability  maximum payout of the round for one digit
-- number       number of an accepted bet in its round; null for a round of an earlier version, and for a replayed bet
create or replace function place_wingo_bets(
  p_game smallint, p_members bigint[], p_keys text[], p_seen text[], p_types text[],
  p_values text[], p_stakes bigint[], p_liability bigint
) returns table (
  outcome text, bet_id bigint, round_number text, commitment bytea, beacon_round bigint, number int,
  accepted_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp
  -- See post for these settings. Only other batches and the close of the round lock the round, all of them briefly.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set jit = off
  set lock_timeout = '2s'
as $$
#variable_conflict use_column
declare
  round record;
  escrow bigint;
  -- Accounts that this transaction has locked.
  held bigint[];
  -- No login of a server can raise the owner's limit.
  limit_of_round constant bigint := least(p_liability,
    (select amount from money_limit where name = 'liability'));
  -- One time for all bets, stored with them.
  judged_at timestamptz;
  is_open boolean;
  outcomes text[];
  -- True if an earlier request with the key decided the outcome.
  decided boolean[];
  bets bigint[];
  rounds text[];
  commitments bytea[];
  beacons bigint[];
  accounts bigint[];
  -- True if the member has set a limit.
  limited boolean[];
  judged_members bigint[] := '{}';
  fees bigint[];
  nets bigint[];
  -- Payout of the accepted bets for each digit.
  pays bigint[];
  bet_pays bigint[];
  -- Stakes of the round after fees, the largest loss of the round, and the largest one that the bankroll covers.
  kept_now bigint;
  loss bigint;
  covered bigint;
  reserved_now bigint;
  ids bigint[];
  numbers int[];
  place int := 0;
  leaves bytea;
  grown bytea[];
  completed bytea;
begin
  -- Locks the round first: its close waits for this batch, and later batches see the close.
  select r.id, r.number, r.state, r.opens_at, r.closes_at, r.ends_at, r.exposure, r.commitment,
      r.beacon_round, r.bets, r.tree, r.kept, r.reserved
    into round from wingo_round r
    where r.game = p_game and r.draws_at > clock_timestamp()
    order by r.draws_at limit 1 for no key update;
  -- Then locks the accounts that no other transaction holds. Their balances and keys do not change before
  -- this transaction commits.
  held := array(
    select id from account where owner = any (p_members) and kind = 'main'
    for no key update skip locked);
  select id into escrow from account where owner = round.id and kind = 'escrow';
  -- Receipts state the time in milliseconds.
  judged_at := date_trunc('milliseconds', clock_timestamp());
  is_open := round.state = 'open' and judged_at >= round.opens_at and judged_at < round.closes_at
    and betting_open();

  select array_agg(judged.outcome), array_agg(judged.decided), array_agg(judged.known_id),
      array_agg(judged.number), array_agg(judged.commitment), array_agg(judged.beacon_round),
      array_agg(judged.account_id), array_agg(judged.limited)
    into outcomes, decided, bets, rounds, commitments, beacons, accounts, limited
    from (
      select known.id as known_id, coalesce(known_round.number, round.number) as number,
        case when known.id is null then round.commitment else known_round.commitment end
          as commitment,
        case when known.id is null then round.beacon_round else known_round.beacon_round end
          as beacon_round,
        a.id as account_id,
        t.id is not null or refused.key is not null as decided,
        play.member_id is not null as limited,
        case
          when (known.game, known.bet_type, known.bet_value, known.stake)
            = (p_game, i.bet_type, i.bet_value, i.stake) then 'replayed'
          when (refused.game, refused.bet_type, refused.bet_value, refused.stake)
            = (p_game, i.bet_type, i.bet_value, i.stake) then refused.outcome
          when t.id is not null or refused.key is not null then 'conflict'
          when a.id <> all (held) then 'busy'
          when (select max(ends_at) from play_break where member_id = i.member_id) > judged_at then 'limit'
          when is_open is not true or i.seen <> round.number then 'closed'
          when i.stake <= 0 or i.stake % 10000 <> 0 or not exists (
            select from wingo_odds o where o.bet_type = i.bet_type and o.bet_value = i.bet_value)
            then 'invalid'
          when a.balance is null or a.balance < i.stake then 'funds'
          else 'accepted' end as outcome
      from unnest(p_members, p_keys, p_seen, p_types, p_values, p_stakes) with ordinality
        as i (member_id, key, seen, bet_type, bet_value, stake, position)
      left join account a on a.owner = i.member_id and a.kind = 'main'
      left join play_total play on play.member_id = i.member_id
      left join transfer t on t.key = 'bet:' || i.member_id || ':' || i.key
      left join wingo_bet known on known.id = t.id
      left join wingo_round known_round on known_round.id = known.round_id
      left join wingo_refusal refused on refused.member_id = i.member_id and refused.key = i.key
      order by i.position
    ) judged;

  if 'invalid' = any (outcomes) then
    raise exception 'A bet has a selection without odds, or a stake that is not in whole cents.'
      using errcode = 'check_violation';
  end if;
  if true = any (limited) then
    for n in 1 .. cardinality(outcomes) loop
      continue when outcomes[n] <> 'accepted' or not limited[n];
      if p_members[n] = any (judged_members) then
        -- The next batch counts the first bet of the member.
        outcomes[n] := 'busy';
      elsif exists (
        select from play_used(p_members[n], judged_at) where used + p_stakes[n] > amount)
      then
        outcomes[n] := 'limit';
      end if;
      judged_members := judged_members || p_members[n];
    end loop;
  end if;
  select array_agg(stake * fee.per_usdt / 1000000 order by position),
      array_agg(stake - stake * fee.per_usdt / 1000000 order by position)
    into fees, nets
    from unnest(p_stakes) with ordinality as i (stake, position),
      (select per_usdt from wingo_fee where until >= round.ends_at order by until limit 1) fee;
  pays := wingo_exposure(outcomes, p_types, p_values, nets);
  kept_now := round.kept + (
    select coalesce(sum(net), 0) from unnest(outcomes, nets) as i (outcome, net) where outcome = 'accepted');
  loss := wingo_loss(wingo_sum(round.exposure, pays), kept_now);
  reserved_now := round.reserved;
  if loss > reserved_now or wingo_exceeds(round.exposure, pays, limit_of_round) then
    covered := bankroll_left(round.id);
    -- The batch rarely exceeds a limit. If it does, its bets are checked one after another.
    if wingo_exceeds(round.exposure, pays, least(limit_of_round, covered + kept_now)) then
      pays := array_fill(0::bigint, array[10]);
      kept_now := round.kept;
      for n in 1 .. cardinality(outcomes) loop
        continue when outcomes[n] <> 'accepted';
        bet_pays := wingo_exposure(outcomes[n:n], p_types[n:n], p_values[n:n], nets[n:n]);
        if wingo_exceeds(wingo_sum(round.exposure, pays), bet_pays,
          least(limit_of_round, covered + kept_now + nets[n]))
        then
          outcomes[n] := 'liability';
        else
          pays := wingo_sum(pays, bet_pays);
          kept_now := kept_now + nets[n];
        end if;
      end loop;
      loss := wingo_loss(wingo_sum(round.exposure, pays), kept_now);
    end if;
    -- Reserves more than the loss, so that few batches of a round lock the bankroll.
    if covered is not null then
      reserved_now := greatest(reserved_now, loss + least(loss, (covered - loss) / 8));
    end if;
  end if;

  if 'accepted' = any (outcomes) then
    -- The lock on the round prevents another batch from opening the escrow at the same time.
    if escrow is null then
      insert into account (kind, owner) values ('escrow', round.id) returning id into escrow;
    end if;
    select transfer_funds(array_agg('bet:' || i.member_id || ':' || i.key), array_agg(i.account_id),
        array_agg(escrow), array_agg(i.stake))
      into ids
      from unnest(outcomes, p_members, p_keys, accounts, p_stakes)
        as i (outcome, member_id, key, account_id, stake)
      where i.outcome = 'accepted';
    numbers := array_fill(null::int, array[cardinality(outcomes)]);
    for n in 1 .. cardinality(outcomes) loop
      continue when outcomes[n] <> 'accepted';
      place := place + 1;
      bets[n] := ids[place];
      numbers[n] := round.bets + place - 1;
    end loop;
    insert into wingo_bet
        (id, round_id, member_id, game, bet_type, bet_value, stake, fee, placed_at)
      select i.id, round.id, i.member_id, p_game, i.bet_type, i.bet_value, i.stake, i.fee, judged_at
      from unnest(bets, outcomes, p_members, p_types, p_values, p_stakes, fees)
        as i (id, outcome, member_id, bet_type, bet_value, stake, fee)
      where i.outcome = 'accepted';
    -- A round of an earlier version has no numbers and no tree.
    if round.bets is not null then
      select string_agg(wingo_leaf(i.id, round.number, i.number, round.commitment, round.beacon_round,
          i.bet_type, i.bet_value, i.stake), '' order by i.number)
        into leaves
        from unnest(bets, outcomes, numbers, p_types, p_values, p_stakes)
          as i (id, outcome, number, bet_type, bet_value, stake)
        where i.outcome = 'accepted';
      select tree, nodes into grown, completed
        from wingo_append_leaves(round.tree, round.bets, leaves);
      insert into wingo_batch (first_bet, round_id, first_number, accepted_at, bets, leaves, nodes)
        values (ids[1], round.id, round.bets, judged_at, ids, leaves, completed);
    end if;
    if true = any (limited) then
      perform note_play(array_agg(i.member_id), array_agg(i.stake), array_agg(0::bigint), judged_at)
        from unnest(outcomes, limited, p_members, p_stakes) as i (outcome, limited, member_id, stake)
        where i.outcome = 'accepted' and i.limited;
    end if;
    update wingo_round set exposure = wingo_sum(round.exposure, pays),
        bets = round.bets + cardinality(ids), tree = grown, kept = kept_now, reserved = reserved_now
      where id = round.id;
  end if;

  if outcomes && array['closed', 'funds', 'liability', 'limit'] then
    insert into wingo_refusal
        (member_id, key, game, bet_type, bet_value, stake, outcome, refused_at)
      select i.member_id, i.key, p_game, i.bet_type, i.bet_value, i.stake, i.outcome, judged_at
      from unnest(outcomes, decided, p_members, p_keys, p_types, p_values, p_stakes)
        as i (outcome, decided, member_id, key, bet_type, bet_value, stake)
      where not i.decided and i.outcome in ('closed', 'funds', 'liability', 'limit')
      on conflict do nothing;
  end if;
  return query
    select i.outcome, i.bet_id, i.round_number, i.commitment, i.beacon_round, i.number,
      case i.outcome when 'accepted' then judged_at end
    from unnest(outcomes, bets, rounds, commitments, beacons, numbers)
      as i (outcome, bet_id, round_number, commitment, beacon_round, number);
end $$;
