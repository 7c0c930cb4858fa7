create table wingo_round (
  id bigint generated always as identity primary key,
  game smallint not null check (game between 1 and 4),
  number text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  -- D, the zero that the countdown shows.
  ends_at timestamptz not null,
  state text not null default 'open' check (
    state in ('open', 'closed', 'drawn', 'settling', 'settled', 'voiding', 'voided')),
  -- The seed is secret until the draw; its SHA-256 is public before the first bet.
  seed bytea not null,
  commitment bytea not null,
  result smallint check (result between 0 and 9),
  drawn_at timestamptz,
  -- What the bets so far would be paid, for each of the ten digits.
  exposure bigint[] not null default array_fill(0::bigint, array[10]),
  -- Every bet up to this one has been paid what it is owed.
  paid_through bigint not null default 0,
  unique (game, number),
  constraint wingo_round_order
    check (opens_at < closes_at and closes_at < draws_at and draws_at < ends_at),
  constraint wingo_round_drawn
    check ((result is not null) = (state in ('drawn', 'settling', 'settled')))
) with (fillfactor = 50);
create index wingo_round_schedule on wingo_round (game, draws_at);
create index wingo_round_unfinished on wingo_round (draws_at)
  where state not in ('settled', 'voided');

-- A bet is the transfer of its stake into the round's escrow, and has that transfer's id.
create table wingo_bet (
  id bigint primary key references transfer,
  round_id bigint not null references wingo_round,
  member_id bigint not null references member,
  game smallint not null,
  bet_type text not null check (bet_type in ('color', 'number', 'high', 'low')),
  bet_value text not null,
  stake bigint not null check (stake > 0),
  fee bigint not null check (fee >= 0 and fee < stake),
  placed_at timestamptz not null default clock_timestamp()
);
create index wingo_bet_round on wingo_bet (round_id, id);
create index wingo_bet_member on wingo_bet (member_id, game, id);

-- Only bets that are owed something have a payout: losing bets are settled by their round. One
-- transfer moves the payouts of many bets.
create table wingo_payout (
  bet_id bigint primary key references wingo_bet,
  transfer_id bigint not null,
  amount bigint not null check (amount > 0)
);

create trigger wingo_bet_append_only before update or delete or truncate on wingo_bet
  for each statement execute function refuse_change();
create trigger wingo_payout_append_only before update or delete or truncate on wingo_payout
  for each statement execute function refuse_change();

-- Whether a bet would bring what the round pays for some digit over the limit.
create function wingo_exceeds(p_exposure bigint[], p_pays bigint[][], p_bet int, p_limit bigint)
returns boolean language plpgsql immutable as $$
begin
  for digit in 1 .. 10 loop
    if p_pays[p_bet][digit] > 0 and p_exposure[digit] + p_pays[p_bet][digit] > p_limit then
      return true;
    end if;
  end loop;
  return false;
end $$;

-- Places a batch of bets on the running round of a game, at most one a member, and answers each of
-- them in order:
--   accepted
--   replayed   this key was accepted before; the answer is that bet's
--   conflict   this key was accepted before, for a different bet
--   closed     betting is closed, or the round the player saw (p_seen) is over
--   funds      the balance does not cover the stake
--   liability  the round could have to pay more than p_liability for one digit
-- p_pays holds ten amounts a bet: what it is paid for each digit.
create function wingo_place_bets(
  p_game smallint, p_members bigint[], p_keys text[], p_seen text[], p_types text[],
  p_values text[], p_stakes bigint[], p_fees bigint[], p_pays bigint[][], p_liability bigint
) returns table (outcome text, bet_id bigint, round_number text)
language plpgsql as $$
declare
  round wingo_round;
  escrow bigint;
  is_open boolean;
  bid record;
  outcomes text[] := '{}';
  bets bigint[] := '{}';
  rounds text[] := '{}';
  -- Of the accepted bets: position, key, account and stake.
  accepted int[] := '{}';
  keys text[] := '{}';
  accounts bigint[] := '{}';
  stakes bigint[] := '{}';
  ids bigint[];
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

  for bid in
    select i.*, a.id as account_id, a.balance, 'bet:' || i.member_id || ':' || i.key as transfer_key,
        known.id as known_id, known_round.number as known_round,
        (known.game, known.bet_type, known.bet_value, known.stake)
          = (p_game, i.bet_type, i.bet_value, i.stake) as same
      from unnest(p_members, p_keys, p_seen, p_types, p_values, p_stakes) with ordinality
        as i (member_id, key, seen, bet_type, bet_value, stake, position)
      left join account a on a.owner = i.member_id and a.kind = 'main'
      left join transfer t on t.key = 'bet:' || i.member_id || ':' || i.key
      left join wingo_bet known on known.id = t.id
      left join wingo_round known_round on known_round.id = known.round_id
      order by i.position
  loop
    bets := bets || bid.known_id;
    rounds := rounds || coalesce(bid.known_round, round.number);
    outcomes := outcomes || case
      when bid.same then 'replayed'
      when bid.known_id is not null then 'conflict'
      when is_open is not true or bid.seen <> round.number then 'closed'
      when bid.balance is null or bid.balance < bid.stake then 'funds'
      when wingo_exceeds(round.exposure, p_pays, bid.position::int, p_liability) then 'liability'
      else 'accepted' end;
    if outcomes[bid.position] = 'accepted' then
      for digit in 1 .. 10 loop
        round.exposure[digit] := round.exposure[digit] + p_pays[bid.position][digit];
      end loop;
      accepted := accepted || bid.position::int;
      keys := keys || bid.transfer_key;
      accounts := accounts || bid.account_id;
      stakes := stakes || bid.stake;
    end if;
  end loop;

  if accepted <> '{}' then
    ids := transfer_funds(keys, accounts, array_fill(escrow, array[cardinality(keys)]), stakes);
    for n in 1 .. cardinality(ids) loop
      bets[accepted[n]] := ids[n];
    end loop;
    insert into wingo_bet (id, round_id, member_id, game, bet_type, bet_value, stake, fee)
      select i.id, round.id, i.member_id, p_game, i.bet_type, i.bet_value, i.stake, i.fee
      from unnest(bets, outcomes, p_members, p_types, p_values, p_stakes, p_fees)
        as i (id, outcome, member_id, bet_type, bet_value, stake, fee)
      where i.outcome = 'accepted';
    update wingo_round set exposure = round.exposure where id = round.id;
  end if;
  return query select * from unnest(outcomes, bets, rounds);
end $$;

-- Pays the next bets of a round what they are owed, in the order of their ids, and remembers how
-- far it came. p_rates says what one USDT of stake is paid, by bet type and value; a bet without a
-- rate is owed nothing. Answers the number of bets it paid: fewer than p_limit when none is left.
create function wingo_pay_bets(
  p_round bigint, p_types text[], p_values text[], p_rates bigint[], p_limit int
) returns int language plpgsql as $$
declare
  escrow bigint;
  paid_before bigint;
  bets bigint[];
  accounts bigint[];
  amounts bigint[];
  batch bigint;
begin
  select paid_through into paid_before from wingo_round
    where id = p_round and state in ('settling', 'voiding') for no key update;
  if not found then
    return 0;
  end if;
  select array_agg(owed.id order by owed.id), array_agg(a.id order by owed.id),
      array_agg(owed.amount order by owed.id)
    into bets, accounts, amounts
    from (
      select b.id, b.member_id, b.stake * rate.per_usdt / 1000000 as amount
        from wingo_bet b
        join unnest(p_types, p_values, p_rates) as rate (bet_type, bet_value, per_usdt)
          on rate.bet_type = b.bet_type and rate.bet_value = b.bet_value
        where b.round_id = p_round and b.id > paid_before
        order by b.id limit p_limit
    ) owed
    join account a on a.owner = owed.member_id and a.kind = 'main';
  if bets is null then
    return 0;
  end if;
  select id into escrow from account where owner = p_round and kind = 'escrow';
  batch := distribute_funds('payout:' || bets[1], escrow, accounts, amounts);
  insert into wingo_payout (bet_id, transfer_id, amount)
    select bet, batch, amount from unnest(bets, amounts) as t (bet, amount);
  update wingo_round set paid_through = bets[cardinality(bets)] where id = p_round;
  return cardinality(bets);
end $$;

-- See post() for the reason.
alter function wingo_place_bets set plan_cache_mode = force_generic_plan;
alter function wingo_place_bets set enable_seqscan = off;
alter function wingo_place_bets set enable_hashjoin = off;
alter function wingo_place_bets set enable_mergejoin = off;
alter function wingo_pay_bets set plan_cache_mode = force_generic_plan;
alter function wingo_pay_bets set enable_seqscan = off;
