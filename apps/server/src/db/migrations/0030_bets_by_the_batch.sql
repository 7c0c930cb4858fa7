-- What a bet costs the database: its references are checked for a whole batch at once, and a batch
-- is judged by one statement instead of bet by bet.

-- As with postings: a foreign key is checked row by row, three of them at a quarter of the time it
-- takes to place a bet.
alter table wingo_bet
  drop constraint wingo_bet_id_fkey,
  drop constraint wingo_bet_round_id_fkey,
  drop constraint wingo_bet_member_id_fkey;

create function check_bets() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select bet.id into wrong
    from placed bet
    left join transfer on transfer.id = bet.id
    left join wingo_round round on round.id = bet.round_id
    left join member on member.id = bet.member_id
    where transfer.id is null or round.id is null or member.id is null limit 1;
  if found then
    raise exception 'The bet % is of a transfer, a round or a member that does not exist.', wrong
      using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create trigger wingo_bet_references after insert on wingo_bet
  referencing new table as placed for each statement execute function check_bets();

-- The other side of these references: transfers are kept already, and so is what has bets.
create function refuse_delete_with_bets() returns trigger language plpgsql as $$
declare
  has_bets boolean;
begin
  execute format('select exists (select from wingo_bet where %I = $1)', tg_argv[0])
    into has_bets using old.id;
  if has_bets then
    raise exception 'The % % has bets and stays.', tg_table_name, old.id
      using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;

create trigger wingo_round_kept before delete on wingo_round
  for each row execute function refuse_delete_with_bets('round_id');
create trigger member_kept before delete on member
  for each row execute function refuse_delete_with_bets('member_id');

drop function wingo_place_bets;
drop function wingo_exceeds;

-- In PL/pgSQL, these keep their plans: functions in SQL would be planned anew for every batch.

-- What the bets that were accepted would be paid, for each of the ten digits. p_rates holds what one
-- USDT on each selection is paid for each digit.
create function wingo_pays(
  p_outcomes text[], p_selections int[], p_stakes bigint[], p_rates bigint[][]
) returns bigint[] language plpgsql immutable as $$
begin
  return array(
    select coalesce(sum(staked * p_rates[selection][digit] / 1000000), 0)::bigint
    from generate_series(1, 10) as digit
    left join (
      select selection, sum(stake)::bigint as staked
      from unnest(p_outcomes, p_selections, p_stakes) as bid (outcome, selection, stake)
      where outcome = 'accepted' group by selection
    ) bids on true
    group by digit order by digit);
end $$;

-- Whether what a round pays for some digit comes to more than the limit by these bets.
create function wingo_exceeds(p_exposure bigint[], p_pays bigint[], p_limit bigint)
returns boolean language plpgsql immutable as $$
begin
  for digit in 1 .. 10 loop
    if p_pays[digit] > 0 and p_exposure[digit] + p_pays[digit] > p_limit then
      return true;
    end if;
  end loop;
  return false;
end $$;

create function wingo_sum(p_one bigint[], p_other bigint[]) returns bigint[]
language plpgsql immutable as $$
begin
  for digit in 1 .. 10 loop
    p_one[digit] := p_one[digit] + p_other[digit];
  end loop;
  return p_one;
end $$;

-- Places a batch of bets on the running round of a game, at most one a member, and answers each of
-- them in order:
--   accepted
--   replayed   this key was accepted before; the answer is that bet's
--   conflict   this key was accepted before, for a different bet
--   closed     betting is closed, or the round the player saw (p_seen) is over
--   funds      the balance does not cover the stake
--   liability  the round could have to pay more than p_liability for one digit
-- p_selections names the row of p_rates for each bet: what one USDT on it is paid for each digit.
create function wingo_place_bets(
  p_game smallint, p_members bigint[], p_keys text[], p_seen text[], p_types text[],
  p_values text[], p_stakes bigint[], p_fees bigint[], p_selections int[], p_rates bigint[][],
  p_liability bigint
) returns table (outcome text, bet_id bigint, round_number text)
language plpgsql as $$
declare
  round wingo_round;
  escrow bigint;
  is_open boolean;
  outcomes text[];
  bets bigint[];
  rounds text[];
  accounts bigint[];
  -- What the accepted bets would be paid, for each digit.
  pays bigint[];
  bet_pays bigint[];
  ids bigint[];
  place int := 0;
begin
  -- The round first: closing it waits for this batch, and later batches see it closed.
  select * into round from wingo_round
    where game = p_game and draws_at > clock_timestamp()
    order by draws_at limit 1 for no key update;
  -- Then the members, in id order: no two batches wait for each other, and no balance or key of
  -- theirs changes until this one has committed.
  perform from account where owner = any (p_members) and kind = 'main'
    order by id for no key update;
  select id into escrow from account where owner = round.id and kind = 'escrow';
  is_open := round.state = 'open'
    and clock_timestamp() >= round.opens_at and clock_timestamp() < round.closes_at;

  select array_agg(judged.outcome), array_agg(judged.known_id), array_agg(judged.number),
      array_agg(judged.account_id)
    into outcomes, bets, rounds, accounts
    from (
      select known.id as known_id, coalesce(known_round.number, round.number) as number,
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
    round.exposure := wingo_sum(round.exposure, pays);
    update wingo_round set exposure = round.exposure where id = round.id;
  end if;
  return query select * from unnest(outcomes, bets, rounds);
end $$;

-- See post() for the reason.
alter function wingo_pays set plan_cache_mode = force_generic_plan;
alter function check_bets set plan_cache_mode = force_generic_plan;
alter function check_bets set enable_seqscan = off;
alter function check_bets set enable_hashjoin = off;
alter function check_bets set enable_mergejoin = off;
alter function wingo_place_bets set plan_cache_mode = force_generic_plan;
alter function wingo_place_bets set enable_seqscan = off;
alter function wingo_place_bets set enable_hashjoin = off;
alter function wingo_place_bets set enable_mergejoin = off;
