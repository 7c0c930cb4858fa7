-- The schema of the release before, for a new database: what is in use of the 13 migrations that made
-- it. A database that has them skips this one.
--
-- replaces 0001_ledger.sql
-- replaces 0002_members.sql
-- replaces 0003_wingo.sql
-- replaces 0010_two_factor.sql
-- replaces 0011_attempts.sql
-- replaces 0012_member_security.sql
-- replaces 0013_support.sql
-- replaces 0020_funds.sql
-- replaces 0021_team.sql
-- replaces 0022_income.sql
-- replaces 0030_bets_by_the_batch.sql
-- replaces 0031_payouts_by_the_batch.sql
-- replaces 0032_sessions_that_end.sql

-- ## The ledger: money is an integer number of micro-USDT (1e-6 USDT), and moves only as postings

-- Nothing that happened is ever rewritten: a mistake is corrected by another transfer.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only: % is refused. Post another transfer instead.',
    tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;

create table account (
  id bigint generated always as identity primary key,
  -- main, locker and pending, which holds what a withdrawal has under way, belong to a member, escrow
  -- to a round. The others are the platform's own; chain is what members have on chains, seen from
  -- here: a deposit comes out of it.
  kind text not null check (
    kind in ('main', 'locker', 'pending', 'escrow', 'fees', 'house', 'issuance', 'chain')),
  owner bigint,
  -- Kept for accounts that must never be negative. The platform's own have none: theirs is the sum
  -- of their postings, so that no row is written by every transfer.
  balance bigint default 0,
  unique nulls not distinct (owner, kind),
  constraint account_has_owner
    check ((owner is null) = (kind in ('fees', 'house', 'issuance', 'chain'))),
  constraint account_keeps_balance
    check ((balance is null) = (kind in ('fees', 'house', 'issuance', 'chain'))),
  constraint account_not_negative check (balance >= 0)
) with (fillfactor = 70);

insert into account (kind, balance)
  values ('fees', null), ('house', null), ('issuance', null), ('chain', null);

create table transfer (
  id bigint generated always as identity primary key,
  -- What makes it happen once: the same intent has the same key, for example 'payout:42'.
  key text not null unique,
  at timestamptz not null default clock_timestamp()
);

-- Its two references are checked by post() below, for all rows of a statement together: as foreign
-- keys they would be checked row by row, at a fifth of the time it takes to place a bet.
create table posting (
  transfer_id bigint not null,
  account_id bigint not null,
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, account_id)
);
create index posting_statement on posting (account_id, transfer_id);

create trigger transfer_append_only before update or delete or truncate on transfer
  for each statement execute function refuse_change();
create trigger posting_append_only before update or delete or truncate on posting
  for each statement execute function refuse_change();
create trigger account_kept before delete or truncate on account
  for each statement execute function refuse_change();

-- One check a statement, not one a row: every posting of a transfer is inserted by one statement,
-- and each transfer in it sums to zero. Balances follow here and nowhere else, so that a balance
-- is the sum of its account's postings by construction.
create function post() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select total.transfer_id into wrong
    from (select transfer_id, sum(amount) as amount from posted group by transfer_id) total
    left join transfer on transfer.id = total.transfer_id
    where total.amount <> 0 or transfer.id is null limit 1;
  if found then
    raise exception 'The postings of transfer % do not sum to zero, or it does not exist.', wrong
      using errcode = 'check_violation',
        hint = 'Insert the transfer first, then all of its postings with one statement.';
  end if;
  select used.account_id into wrong
    from (select distinct account_id from posted) used
    left join account on account.id = used.account_id
    where account.id is null limit 1;
  if found then
    raise exception 'There is no account %.', wrong using errcode = 'foreign_key_violation';
  end if;
  -- In id order, so that two transfers over the same accounts cannot wait for each other.
  perform from account
    where id in (select account_id from posted) and balance is not null
    order by id for no key update;
  update account set balance = balance + moved.amount
    from (select account_id, sum(amount)::bigint as amount from posted group by account_id) moved
    where account.id = moved.account_id and balance is not null;
  return null;
end $$;

-- Planned while the tables are empty, its statements would scan them whole for the life of a
-- connection; planned again for every call, they would cost more than they do.
alter function post set plan_cache_mode = force_generic_plan;
alter function post set enable_seqscan = off;
alter function post set enable_hashjoin = off;
alter function post set enable_mergejoin = off;
-- What is switched off counts as very expensive where nothing else is left, and for expensive plans
-- PostgreSQL would compile code, which takes longer than running them.
alter function post set jit = off;

create trigger posting_post after insert on posting
  referencing new table as posted for each statement execute function post();

create function refuse_direct_change() returns trigger language plpgsql as $$
begin
  raise exception 'An account changes only through its postings.'
    using errcode = 'restrict_violation';
end $$;

create trigger account_follows_postings before update on account
  for each row when (pg_trigger_depth() = 0) execute function refuse_direct_change();

-- One of the two ways money moves: a batch of transfers, each of one amount from one account to another.
-- Answers their ids in order. A key that was used before fails the whole batch.
create function transfer_funds(p_keys text[], p_from bigint[], p_to bigint[], p_amounts bigint[])
returns bigint[] language plpgsql as $$
declare
  ids bigint[] := array(
    select nextval('transfer_id_seq') from generate_series(1, cardinality(p_keys)));
begin
  if exists (select from unnest(p_amounts) as amount where amount is null or amount <= 0) then
    raise exception 'A transfer moves a positive amount.' using errcode = 'check_violation';
  end if;
  insert into transfer (id, key) overriding system value select * from unnest(ids, p_keys);
  insert into posting (transfer_id, account_id, amount)
    select id, account, -amount from unnest(ids, p_from, p_amounts) as t (id, account, amount)
    union all
    select id, account, amount from unnest(ids, p_to, p_amounts) as t (id, account, amount);
  return ids;
end $$;

-- The other way: one transfer from one account to many. An account that is named several times
-- receives the sum. Answers the transfer's id.
create function distribute_funds(p_key text, p_from bigint, p_to bigint[], p_amounts bigint[])
returns bigint language plpgsql as $$
declare
  new_id bigint;
begin
  if exists (select from unnest(p_amounts) as amount where amount is null or amount <= 0) then
    raise exception 'A transfer moves a positive amount.' using errcode = 'check_violation';
  end if;
  insert into transfer (key) values (p_key) returning id into new_id;
  insert into posting (transfer_id, account_id, amount)
    select new_id, account, sum(amount) from unnest(p_to, p_amounts) as t (account, amount)
      group by account
    union all
    select new_id, p_from, -sum(amount) from unnest(p_amounts) as amount;
  return new_id;
end $$;

alter function transfer_funds set plan_cache_mode = force_generic_plan;
alter function distribute_funds set plan_cache_mode = force_generic_plan;

-- ## Members, their sessions and what guards an account

create table member (
  id bigint generated always as identity primary key,
  -- The public user id, also the sponsor code that others register with. Upper case.
  code text not null unique,
  -- Lower case, as the server writes it.
  email text not null unique,
  name text not null,
  phone text not null,
  password_hash text not null,
  sponsor_id bigint references member,
  disabled boolean not null default false,
  joined_at timestamptz not null default clock_timestamp(),
  -- The second password; null until the member sets one.
  txn_password_hash text,
  -- In its checksummed form; empty until the member sets one.
  wallet_address text not null default ''
);
create index member_sponsor on member (sponsor_id);

create table session (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references member,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text not null default '',
  address text not null default '',
  -- Where the address is thought to be; empty when unknown.
  place text not null default '',
  -- To the minute: a write for every request would cost more than it is worth.
  last_used_at timestamptz not null default clock_timestamp()
);
create index session_member on session (member_id);

-- Every server is notified, on the channel session_changed, when a session ends: by its member, by
-- another server, or by an operator in psql.

create function tell_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changed', old.id::text);
  return null;
end $$;

create trigger session_ended after update of revoked_at on session
  for each row when (new.revoked_at is distinct from old.revoked_at)
  execute function tell_session();
create trigger session_deleted after delete on session
  for each row when (old.revoked_at is null and old.expires_at > statement_timestamp())
  execute function tell_session();

create function tell_sessions_of_member() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changed', id::text) from session
    where member_id = new.id and revoked_at is null and expires_at > clock_timestamp();
  return null;
end $$;

create trigger member_disabled after update of disabled on member
  for each row when (new.disabled is distinct from old.disabled)
  execute function tell_sessions_of_member();

create table two_factor (
  member_id bigint primary key references member,
  -- Encrypted by the server; it is of no use without the key.
  sealed_secret bytea not null,
  -- Null while the member has not confirmed the secret.
  enabled_at timestamptz,
  -- The 30 seconds whose code was taken last: that one and earlier ones are taken no more.
  last_step bigint not null default 0
);

-- Attempts at a secret that did not succeed, so that guessing is slow whichever server is asked.
create table attempt (
  subject text primary key,
  failures int not null,
  last_at timestamptz not null,
  locked_until timestamptz
);
create index attempt_last_at on attempt (last_at);

create table password_reset (
  -- SHA-256 of the token, which is only in the mail.
  token_hash bytea primary key,
  member_id bigint not null references member,
  expires_at timestamptz not null
);
create index password_reset_member on password_reset (member_id);
create index password_reset_expires on password_reset (expires_at);

-- ## Support

create table ticket (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  type text not null check (type in ('bug', 'feature', 'account', 'other')),
  -- As the member gave them: they may differ from the account's.
  name text not null,
  email text not null,
  message text not null,
  -- What support answered; empty until then.
  solution text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz
);
create index ticket_member on ticket (member_id, id desc);

-- ## Wingo; 0041 adds what accepts bets

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

-- A bet is the transfer of its stake into the round's escrow, and has that transfer's id. Its
-- references are checked by check_bets() below: as foreign keys they would be checked row by row,
-- three of them at a quarter of the time it takes to place a bet.
create table wingo_bet (
  id bigint primary key,
  round_id bigint not null,
  member_id bigint not null,
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
-- transfer moves the payouts of many bets. The reference is checked by check_payouts() below.
create table wingo_payout (
  bet_id bigint primary key,
  transfer_id bigint not null,
  amount bigint not null check (amount > 0)
);

create trigger wingo_bet_append_only before update or delete or truncate on wingo_bet
  for each statement execute function refuse_change();
create trigger wingo_payout_append_only before update or delete or truncate on wingo_payout
  for each statement execute function refuse_change();

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

create function check_payouts() returns trigger language plpgsql as $$
declare
  wrong bigint;
  first bigint;
  last bigint;
begin
  select min(bet_id), max(bet_id) into first, last from paid;
  select payout.bet_id into wrong
    from paid payout
    left join (select id from wingo_bet where id between first and last) bet
      on bet.id = payout.bet_id
    where bet.id is null limit 1;
  if found then
    raise exception 'There is no bet %.', wrong using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create trigger wingo_payout_references after insert on wingo_payout
  referencing new table as paid for each statement execute function check_payouts();

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

-- Looks at the next bets of a round in the order of their ids, pays those that are owed something,
-- and remembers how far it came. p_rates says what one USDT of stake is paid, by bet type and value;
-- a bet without a rate is owed nothing. Answers how many bets it looked at: fewer than p_limit when
-- none is left.
create function wingo_pay_bets(
  p_round bigint, p_types text[], p_values text[], p_rates bigint[], p_limit int
) returns int language plpgsql as $$
declare
  escrow bigint;
  paid_before bigint;
  looked_at int;
  last_bet bigint;
  bets bigint[];
  amounts bigint[];
  accounts bigint[];
  shares bigint[];
  batch bigint;
begin
  select paid_through into paid_before from wingo_round
    where id = p_round and state in ('settling', 'voiding') for no key update;
  if not found then
    return 0;
  end if;
  with next as materialized (
    select id, member_id, bet_type, bet_value, stake from wingo_bet
      where round_id = p_round and id > paid_before order by id limit p_limit
  ), owed as materialized (
    select id, member_id, stake * rate.per_usdt / 1000000 as amount
      from next
      join unnest(p_types, p_values, p_rates) as rate (bet_type, bet_value, per_usdt)
        using (bet_type, bet_value)
  ), share as (
    select a.id as account_id, won.amount
      from (select member_id, sum(amount)::bigint as amount from owed group by member_id) won
      join account a on a.owner = won.member_id and a.kind = 'main'
  )
  select seen.bets, seen.last, payout.bets, payout.amounts, share.accounts, share.amounts
    into looked_at, last_bet, bets, amounts, accounts, shares
    from (select count(*) as bets, max(id) as last from next) seen,
      (select array_agg(id) as bets, array_agg(amount) as amounts from owed) payout,
      (select array_agg(account_id) as accounts, array_agg(amount) as amounts from share) share;
  if looked_at = 0 then
    return 0;
  end if;
  if bets is not null then
    select id into escrow from account where owner = p_round and kind = 'escrow';
    batch := distribute_funds('payout:' || last_bet, escrow, accounts, shares);
    insert into wingo_payout (bet_id, transfer_id, amount)
      select bet, batch, amount from unnest(bets, amounts) as t (bet, amount);
  end if;
  update wingo_round set paid_through = last_bet where id = p_round;
  return looked_at;
end $$;

-- See post() for the reason.
alter function check_bets set plan_cache_mode = force_generic_plan;
alter function check_bets set enable_seqscan = off;
alter function check_bets set enable_hashjoin = off;
alter function check_bets set enable_mergejoin = off;
alter function check_bets set jit = off;
-- The bets between the first and the last that are paid lie together, so here a nested loop would be
-- the slower way.
alter function check_payouts set plan_cache_mode = force_generic_plan;
alter function check_payouts set enable_seqscan = off;
alter function check_payouts set enable_nestloop = off;
alter function check_payouts set jit = off;
alter function wingo_pay_bets set plan_cache_mode = force_generic_plan;
alter function wingo_pay_bets set enable_seqscan = off;
-- Sorted, every bet that is left would be read for each batch.
alter function wingo_pay_bets set enable_sort = off;
alter function wingo_pay_bets set enable_bitmapscan = off;
alter function wingo_pay_bets set jit = off;

-- ## Money in and out, and money that is locked

create table deposit_address (
  network text not null,
  -- Lower case: chains compare addresses without regard to it.
  address text not null check (address = lower(address)),
  member_id bigint not null references member,
  primary key (network, address),
  unique (member_id, network)
);

-- How far each network was searched for deposits, in the chain's own measure.
create table chain_cursor (
  network text primary key,
  position bigint not null
);

-- A deposit is the transfer that credits it, and has that transfer's id.
create table deposit (
  id bigint primary key references transfer,
  member_id bigint not null references member,
  network text not null,
  transaction_hash text not null,
  -- Counted within the transaction: the place within a block changes when the chain reorganises.
  log_index int not null,
  amount bigint not null check (amount > 0),
  credited_at timestamptz not null default clock_timestamp(),
  unique (network, transaction_hash, log_index)
);
create index deposit_member on deposit (member_id, id);

create trigger deposit_append_only before update or delete or truncate on deposit
  for each statement execute function refuse_change();

create table withdrawal (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  -- The key of the member's intent.
  key text not null,
  network text not null,
  address text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  state text not null default 'pending' check (state in ('pending', 'success', 'failed')),
  requested_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  unique (member_id, key)
);
create index withdrawal_pending on withdrawal (id) where state = 'pending';

-- The transaction that pays a withdrawal, written down before it is sent: after a crash the very same
-- one is sent again, which a chain takes once.
create table payment (
  withdrawal_id bigint primary key references withdrawal,
  network text not null,
  -- The number of the transaction within the wallet that pays.
  nonce bigint not null,
  hash text not null,
  signed text not null,
  unique (network, nonce)
);
create trigger payment_append_only before update or delete or truncate on payment
  for each statement execute function refuse_change();

create table fund_lock (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  key text not null,
  plan smallint not null check (plan between 1 and 5),
  amount bigint not null check (amount > 0),
  locked_at timestamptz not null,
  unlocks_at timestamptz not null check (unlocks_at > locked_at),
  released_at timestamptz,
  unique (member_id, key)
);
create index fund_lock_held on fund_lock (unlocks_at) where released_at is null;

-- The chain of a server that has none: what a command says was paid in. Nothing else is believed.
create table demo_transfer (
  id bigint generated always as identity primary key,
  network text not null,
  address text not null,
  amount bigint not null check (amount > 0),
  hash text not null unique
);

-- ## Teams

-- Who is below whom, and how many levels: every pair of a member and a member above, so that a team
-- of any size is read by index, without walking it.
create table team (
  ancestor_id bigint not null references member,
  -- 1 for those whom the ancestor has referred.
  depth int not null check (depth > 0),
  descendant_id bigint not null references member,
  primary key (ancestor_id, depth, descendant_id)
);
create unique index team_upline on team (descendant_id, depth) include (ancestor_id);

-- Bounded to 100 levels in 0045.
create function join_team() returns trigger language plpgsql as $$
begin
  insert into team (ancestor_id, depth, descendant_id)
    select new.sponsor_id, 1, new.id
    union all
    select ancestor_id, depth + 1, new.id from team where descendant_id = new.sponsor_id;
  return null;
end $$;

create trigger member_joins_team after insert on member
  for each row when (new.sponsor_id is not null) execute function join_team();

create function refuse_new_sponsor() returns trigger language plpgsql as $$
begin
  raise exception 'The sponsor of member % stays who it is: the team depends on it.', old.id
    using errcode = 'restrict_violation';
end $$;

create trigger member_keeps_sponsor before update on member
  for each row when (old.sponsor_id is distinct from new.sponsor_id)
  execute function refuse_new_sponsor();

create trigger team_append_only before update or delete or truncate on team
  for each statement execute function refuse_change();

-- ## What members earn

-- What members earn beside their own winnings. Every row is one credit, has a source, and is paid
-- once for it.
create table income (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  kind text not null check (kind in ('direct', 'level', 'self', 'rebate', 'rank', 'locker')),
  -- What it is paid for, such as 'round:42' or 'lock:7/3'.
  source text not null,
  amount bigint not null check (amount > 0),
  remark text not null,
  -- The transfer that pays it, along with others.
  transfer_id bigint not null references transfer,
  credited_at timestamptz not null default clock_timestamp(),
  unique (member_id, kind, source)
);
create index income_history on income (member_id, kind, id);

create trigger income_append_only before update or delete or truncate on income
  for each statement execute function refuse_change();

-- Sums of income, which would take longer to add up the more a member has earned.
create table income_total (
  member_id bigint not null references member,
  kind text not null,
  amount bigint not null,
  records int not null,
  primary key (member_id, kind)
);

create function add_income() returns trigger language plpgsql as $$
begin
  -- In one order, so that two statements cannot wait for each other.
  insert into income_total (member_id, kind, amount, records)
    select member_id, kind, sum(amount), count(*) from credited
      group by member_id, kind order by member_id, kind
    on conflict (member_id, kind) do update
      set amount = income_total.amount + excluded.amount,
        records = income_total.records + excluded.records;
  return null;
end $$;

create trigger income_adds_up after insert on income
  referencing new table as credited for each statement execute function add_income();

-- What a member's bets of a round put at risk: what commissions and rebates are paid on.
create table turnover (
  round_id bigint not null references wingo_round,
  member_id bigint not null references member,
  amount bigint not null check (amount > 0),
  primary key (round_id, member_id)
);

-- Income that is paid to many members in batches: the commissions of a round, and what is paid for
-- a day. Servers find here what is due, and how far an earlier one came.
create table income_run (
  source text primary key,
  kind text not null check (kind in ('round', 'rebate', 'self', 'ranks')),
  round_id bigint references wingo_round,
  -- A day of UTC.
  day date,
  -- Every member up to this one has been paid.
  paid_through bigint not null default 0,
  finished_at timestamptz,
  check ((kind = 'round') = (round_id is not null)),
  check ((kind = 'round') = (day is null))
);
create index income_run_due on income_run (kind) where finished_at is null;
create index income_run_day on income_run (day);

create function open_round_run() returns trigger language plpgsql as $$
begin
  insert into income_run (source, kind, round_id)
    select 'round:' || new.id, 'round', new.id
    where exists (select from wingo_bet where round_id = new.id);
  return null;
end $$;

create trigger wingo_round_opens_run after update of state on wingo_round
  for each row when (new.state = 'settled' and old.state <> 'settled')
  execute function open_round_run();

-- What a lock brings: immediately something for the sponsor (month 0), then every month something for
-- its owner.
create table lock_income (
  lock_id bigint primary key references fund_lock,
  next_month int not null default 0,
  -- When that month is due; infinity after the last.
  due_at timestamptz not null
);
create index lock_income_due on lock_income (due_at);

-- Opens the bonus of the lock as well from 0045 on.
create function open_lock_income() returns trigger language plpgsql as $$
begin
  insert into lock_income (lock_id, due_at) values (new.id, new.locked_at);
  return null;
end $$;

create trigger fund_lock_opens_income after insert on fund_lock
  for each row execute function open_lock_income();
