-- Places a batch of bets on single-player games, with their outcomes: takes the stakes, raises the nonces, pays the
-- winners, and opens games of Mines, in one transaction. Returns the number of requests that it left open: those
-- whose member's account is locked by another transaction, those whose pair has changed since next_draws, and games
-- of Mines whose largest win exceeds the part of the bankroll that earlier bets of the batch left. The next batch
-- places such games with fewer cells.
--
-- A repeated key returns the first outcome. `limit` means that the member is on a break, or that the bet would
-- exceed a limit that the member has set. `open` means that the member has an open game of Mines. `conflict` is also
-- the outcome of a key whose bet is archived, and `late` that of a request that waited too long.
--
-- p_pairs, p_client_seeds, p_nonces  seeds with which the draw computed the results
-- p_results                          results of the draw, such as the roll `98.30`: see original_outcome
create or replace function place_original_bets(
  p_requests bigint[], p_pairs bigint[], p_client_seeds text[], p_nonces bigint[], p_results text[]
) returns int
language plpgsql security definer set search_path = public, pg_temp
  -- See post for these settings.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set jit = off
  set lock_timeout = '2s'
as $$
#variable_conflict use_column
declare
  house record;
  -- Largest win of a bet, and the largest loss of this batch.
  bound bigint;
  covered bigint;
  -- Largest win of a game of Mines.
  mines_bound bigint;
  -- Accounts that this transaction has locked.
  held bigint[];
  judged_at timestamptz;
  outcomes text[];
  -- True if an earlier request with the key decided the outcome.
  decided boolean[];
  bets bigint[];
  members bigint[];
  kinds text[];
  keys text[];
  settings text[];
  stakes bigint[];
  accounts bigint[];
  -- True if the member has set a limit.
  limited boolean[];
  -- Greatest multiples that the bets can pay, in ten-thousandths.
  most bigint[];
  results text[];
  multiples text[];
  -- Numbers of open cells at which games of Mines cash out.
  reveals int[];
  hashes bytea[];
  -- Greatest wins.
  wins bigint[];
  payouts bigint[];
  largest_stakes bigint[];
  at_risk numeric := 0;
  ids bigint[];
  place int := 0;
  raised int;
begin
  -- Locks the bankroll first, and then only accounts that are free, so that it does not wait for members.
  select id, balance into house from account where owner is null and kind = 'house' for no key update;
  -- An upgraded database has no bankroll until its owner funds it.
  bound := trunc(coalesce(house.balance, 0)::numeric
    * (select amount from money_limit where name = 'win') / 1000000);
  covered := coalesce(bankroll_left(null), 0);
  mines_bound := greatest(least(bound, covered), 0);
  held := array(
    select a.id from draw_request r join account a on a.owner = r.member_id and a.kind = 'main'
    where r.id = any (p_requests) and r.outcome is null
    for no key update of a skip locked);
  -- Receipts state the time in milliseconds.
  judged_at := date_trunc('milliseconds', clock_timestamp());

  select array_agg(j.outcome order by j.position), array_agg(j.decided order by j.position),
      array_agg(j.known_id order by j.position), array_agg(j.member_id order by j.position),
      array_agg(j.kind order by j.position), array_agg(j.key order by j.position),
      array_agg(j.settings order by j.position), array_agg(j.stake order by j.position),
      array_agg(j.account_id order by j.position), array_agg(j.most order by j.position),
      array_agg(j.result order by j.position), array_agg(j.multiple order by j.position),
      array_agg(j.server_seed_hash order by j.position), array_agg(j.win order by j.position),
      array_agg(j.payout order by j.position), array_agg(j.largest order by j.position),
      array_agg(j.limited order by j.position), array_agg(j.reveals order by j.position)
    into outcomes, decided, bets, members, kinds, keys, settings, stakes, accounts, most, results,
      multiples, hashes, wins, payouts, largest_stakes, limited, reveals
    from (
      select i.position, r.member_id, r.kind, r.key, r.settings, r.stake, a.id as account_id,
        bet.most, bet.result, bet.multiple, pair.server_seed_hash, mined.reveals,
        coalesce(known.id, known_game.id, refused.game_id, open_game.id) as known_id,
        t.id is not null or refused.key is not null as decided,
        play.member_id is not null as limited,
        (r.stake::numeric * (case r.kind when 'mines' then mines_multiple(mined.count, mined.reveals)
          else bet.most end - 10000) / 10000)::bigint as win,
        (r.stake::numeric * bet.paid / 10000)::bigint as payout,
        case when known.id is null and refused.key is not null then refused.largest
          else trunc(case r.kind when 'mines' then mines_bound else bound end::numeric
            / (bet.most - 10000))::bigint * 10000 end as largest,
        case
          when r.outcome is not null or r.id is null then 'gone'
          when a.id <> all (held) then 'busy'
          when (known.settings, known.stake) = (r.settings, r.stake) then 'placed'
          when (known_game.mines::text, known_game.stake) = (r.settings, r.stake) then 'placed'
          when (refused.settings, refused.stake) = (r.settings, r.stake) then refused.outcome
          when t.id is not null or refused.key is not null then 'conflict'
          when r.asked_at < judged_at - interval '10 seconds' then 'late'
          when (select max(ends_at) from play_break where member_id = r.member_id) > judged_at then 'limit'
          when open_game.id is not null then 'open'
          when pair.nonce > 2147483647 then 'rotate'
          when (pair.id, pair.client_seed, pair.nonce) is distinct from (i.pair, i.client_seed, i.nonce)
            then 'stale'
          when a.balance < r.stake then 'funds'
          when r.stake::numeric * (bet.most - 10000) / 10000 > bound or mined.reveals = 0 then 'win'
          else 'accepted' end as outcome
      from unnest(p_requests, p_pairs, p_client_seeds, p_nonces, p_results) with ordinality
        as i (request, pair, client_seed, nonce, result, position)
      left join draw_request r on r.id = i.request
      left join lateral original_outcome(r.kind, r.settings, i.result) bet on true
      left join account a on a.owner = r.member_id and a.kind = 'main'
      left join play_total play on play.member_id = r.member_id
      left join seed_pair pair on pair.member_id = r.member_id and pair.state = 'current'
      left join transfer t on t.key = r.kind || ':' || r.member_id || ':' || r.key
      left join original_bet known on known.id = t.id
      left join mines_game known_game on known_game.id = t.id
      left join mines_game open_game on r.kind = 'mines' and open_game.member_id = r.member_id
        and open_game.state = 'open'
      left join lateral (
        select count, mines_most_reveals(r.stake, count, mines_bound) as reveals
        from mines_count(r.settings) as count where r.kind = 'mines') mined on true
      left join original_refusal refused
        on refused.member_id = r.member_id and refused.call = r.kind and refused.key = r.key
    ) j;

  if true = any (limited) then
    for n in 1 .. cardinality(outcomes) loop
      -- The result is not considered: the stake counts as lost.
      if outcomes[n] = 'accepted' and limited[n] and exists (
        select from play_used(members[n], judged_at) where used + stakes[n] > amount)
      then
        outcomes[n] := 'limit';
      end if;
    end loop;
  end if;
  for n in 1 .. cardinality(outcomes) loop
    continue when outcomes[n] <> 'accepted';
    at_risk := at_risk + wins[n];
    if at_risk > covered then
      at_risk := at_risk - wins[n];
      -- The next batch limits a game of Mines to the rest of the bankroll, with fewer cells.
      outcomes[n] := case kinds[n] when 'mines' then 'busy' else 'win' end;
      largest_stakes[n] := trunc((covered - at_risk) / (most[n] - 10000))::bigint * 10000;
    end if;
  end loop;

  if 'accepted' = any (outcomes) then
    select exchange_stakes(array_agg(i.kind || ':' || i.member_id || ':' || i.key order by i.position),
        array_agg(i.account order by i.position), house.id, array_agg(i.stake order by i.position),
        'original-payout:', array_agg(i.payout order by i.position))
      into ids
      from unnest(outcomes, members, kinds, keys, accounts, stakes, payouts) with ordinality
        as i (outcome, member_id, kind, key, account, stake, payout, position)
      where i.outcome = 'accepted';
    for n in 1 .. cardinality(outcomes) loop
      continue when outcomes[n] <> 'accepted';
      place := place + 1;
      bets[n] := ids[place];
    end loop;
    update seed_pair set nonce = nonce + 1
      from unnest(outcomes, p_pairs) as i (outcome, pair)
      where i.outcome = 'accepted' and seed_pair.id = i.pair;
    get diagnostics raised = row_count;
    if raised <> cardinality(ids) then
      raise exception 'A batch has one bet per member.' using errcode = 'check_violation';
    end if;
    if true = any (limited) then
      perform note_play(array_agg(i.member_id), array_agg(i.stake), array_agg(i.payout), judged_at)
        from unnest(outcomes, limited, members, stakes, payouts)
          as i (outcome, limited, member_id, stake, payout)
        where i.outcome = 'accepted' and i.limited;
    end if;
    insert into original_bet (id, first_bet, member_id, game, pair_id, client_seed, nonce, settings, stake,
        result, multiple, payout, placed_at)
      select i.id, ids[1], i.member_id, i.kind, i.pair, i.client_seed, i.nonce, i.settings, i.stake, i.result,
        i.multiple, i.payout, judged_at
      from unnest(outcomes, bets, members, kinds, p_pairs, p_client_seeds, p_nonces, settings, stakes,
          results, multiples, payouts)
        as i (outcome, id, member_id, kind, pair, client_seed, nonce, settings, stake, result, multiple,
          payout)
      where i.outcome = 'accepted' and i.kind <> 'mines';
    insert into mines_game (id, first_bet, member_id, pair_id, client_seed, nonce, mines, stake, most_reveals,
        largest_payout, opened_at, expires_at)
      select i.id, ids[1], i.member_id, i.pair, i.client_seed, i.nonce, i.settings::int, i.stake, i.reveals,
        i.stake + i.win, judged_at, judged_at + interval '24 hours'
      from unnest(outcomes, bets, members, kinds, p_pairs, p_client_seeds, p_nonces, settings, stakes, reveals, wins)
        as i (outcome, id, member_id, kind, pair, client_seed, nonce, settings, stake, reveals, win)
      where i.outcome = 'accepted' and i.kind = 'mines';
    insert into original_batch (first_bet, accepted_at, bets, leaves)
      select ids[1], judged_at, ids, string_agg(original_leaf(i.kind, i.id, i.hash, i.client_seed, i.nonce,
          i.settings, i.stake, i.result, i.multiple, case when i.kind <> 'mines' then i.payout end,
          (extract(epoch from judged_at) * 1000)::bigint), '' order by i.id)
      from unnest(outcomes, bets, kinds, hashes, p_client_seeds, p_nonces, settings, stakes, results,
          multiples, payouts)
        as i (outcome, id, kind, hash, client_seed, nonce, settings, stake, result, multiple, payout)
      where i.outcome = 'accepted';
  end if;

  if outcomes && array['funds', 'win', 'rotate', 'limit', 'open'] then
    insert into original_refusal (member_id, call, key, settings, stake, outcome, largest, game_id, refused_at)
      select i.member_id, i.kind, i.key, i.settings, i.stake, i.outcome,
        case i.outcome when 'win' then i.largest end, case i.outcome when 'open' then i.bet end, judged_at
      from unnest(outcomes, decided, members, kinds, keys, settings, stakes, largest_stakes, bets)
        as i (outcome, decided, member_id, kind, key, settings, stake, largest, bet)
      where not i.decided and i.outcome in ('funds', 'win', 'rotate', 'limit', 'open')
      on conflict do nothing;
  end if;
  update draw_request set
      outcome = case i.outcome when 'accepted' then 'placed' else i.outcome end, bet_id = i.bet,
      largest = case i.outcome when 'win' then i.largest end
    from unnest(p_requests, outcomes, bets, largest_stakes) as i (request, outcome, bet, largest)
    where draw_request.id = i.request and i.outcome not in ('gone', 'busy', 'stale');
  perform pg_notify('draw_answer', '');
  return (select count(*) from unnest(outcomes) as outcome where outcome in ('busy', 'stale'));
end $$;
