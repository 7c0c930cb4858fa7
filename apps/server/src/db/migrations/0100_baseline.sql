-- Tables of a new database, by feature. Functions, triggers and the rules that they enforce are in
-- db/functions, one file each.
--
-- replaces all up to 0096_reasons_of_income.sql

-- ## Ledger: amounts are integers in micro-USDT (1e-6 USDT), and money moves only by postings

create table account (
  id bigint generated always as identity primary key,
  -- `main`, `locker` and `pending` (withdrawals in progress) belong to a member, `escrow` to a round. The
  -- others belong to the platform. Deposits come out of `chain`, which mirrors the members' money on
  -- chains.
  kind text not null check (
    kind in ('main', 'locker', 'pending', 'escrow', 'fees', 'house', 'issuance', 'chain')),
  owner bigint,
  -- Null for the platform's accounts: their balance is the sum of their postings, so that not every
  -- transfer writes the same row.
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
  -- Idempotency key, for example 'payout:42'.
  key text not null unique,
  at timestamptz not null default clock_timestamp()
);

-- The function post checks the references.
create table posting (
  transfer_id bigint not null,
  account_id bigint not null,
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, account_id)
) partition by range (transfer_id);
create index posting_statement on posting (account_id, transfer_id);

-- Reasons of transfers out of the platform's accounts, except income and lost rounds. The comparison of
-- the books reports every transfer without a reason.
create table transfer_cause (
  transfer_id bigint primary key references transfer,
  -- Reason, for example 'grant', or an operator's explanation of a correction.
  reason text not null check (reason <> ''),
  noted_by text not null default session_user,
  noted_at timestamptz not null default clock_timestamp()
);

-- ## Months: postings, bets and payouts are partitioned by month, and old months can be archived. The id of
-- the transfer, which is also the id of the bet, determines the month

create table ledger_month (
  -- First day of the month, UTC.
  month date primary key,
  -- First id of the month.
  first_id bigint not null unique,
  -- Time of archiving; null while the rows are in the database.
  archived_at timestamptz,
  -- Rows and SHA-256 of the archived file of each table.
  files jsonb,
  constraint ledger_month_archive check ((archived_at is null) = (files is null))
);

-- Schema of the monthly tables. No role has rights on it.
create schema ledger_months;

-- Sums of the postings of archived months. An account whose sum is zero has no row.
create table archived_sum (
  account_id bigint not null,
  month date not null references ledger_month,
  amount bigint not null check (amount <> 0),
  primary key (account_id, month)
);

-- ## Comparison of the books: with themselves, with what they record, and with the chains

-- Last outcome of each comparison. No withdrawal is paid while a comparison finds a difference.
create table reconciliation (
  name text primary key,
  checked_at timestamptz not null,
  -- Time since which the two sides differ; null while they agree.
  differs_since timestamptz
);

create table reconciliation_difference (
  name text not null references reconciliation on delete cascade,
  -- Subject of the difference, for example 'account 42'.
  subject text not null,
  -- Expected amount, in micro-USDT.
  expected bigint not null,
  found bigint not null,
  primary key (name, subject)
);

-- Last values of the metrics: balances in USDT, ages in seconds.
create table reconciliation_figure (
  name text not null,
  -- Label of the metric, such as a network.
  label text not null default '',
  value double precision not null,
  measured_at timestamptz not null,
  primary key (name, label)
);

-- Progress of the comparison of the ledger with itself.
create table ledger_checkpoint (
  -- Limits the table to one row.
  id boolean primary key default true check (id),
  -- Start of the last comparison. Only one server compares at a time.
  begun_at timestamptz not null default '-infinity',
  -- Newest transfer in ledger_sum.
  summed_through bigint not null default 0,
  -- Positions of the sweeps over all transfers and accounts, and the times when they last finished.
  swept_transfer bigint not null default 0,
  transfers_swept_at timestamptz,
  swept_account bigint not null default 0,
  accounts_swept_at timestamptz
);
insert into ledger_checkpoint default values;

-- Sums of postings up to the checkpoint. A comparison of balances reads only newer postings.
create table ledger_sum (
  account_id bigint primary key,
  amount bigint not null
) with (fillfactor = 80);

-- ## Members

create table member (
  id bigint generated always as identity primary key,
  -- Public user id in upper case, also the sponsor code for registrations.
  code text not null unique,
  -- Email address in lower case.
  email text not null unique,
  name text not null,
  phone text not null,
  password_hash text not null,
  sponsor_id bigint references member,
  disabled boolean not null default false,
  joined_at timestamptz not null default clock_timestamp(),
  -- Hash of the TXN password; null until the member sets one.
  txn_password_hash text,
  -- Wallet address with checksum; empty until the member sets one.
  wallet_address text not null default '',
  -- Time of the last change of a password, the wallet address or two-factor authentication; null before the
  -- first change.
  guards_changed_at timestamptz,
  -- Time when the member stopped withdrawals with the link in a mail; null unless withdrawals are stopped.
  withdrawals_stopped_at timestamptz,
  -- Time when the member opened the link in the mail to their address; null before.
  email_confirmed_at timestamptz,
  -- BCP 47 tag of the language of mails.
  language text not null default 'en' check (language ~ '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$'),
  -- ISO 4217 code of the currency shown beside USDT; empty for none.
  display_currency text not null default '' check (display_currency ~ '^([A-Z]{3})?$'),
  -- Brand of the last visited site.
  brand text not null default '',
  -- True to exclude even the masked name from public lists.
  hide_name boolean not null default false
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
  -- Estimated place of the address; empty if unknown.
  place text not null default '',
  -- Time of the last use, rounded to the minute, so that not every request writes.
  last_used_at timestamptz not null default clock_timestamp()
);
create index session_member on session (member_id);

create table two_factor (
  member_id bigint primary key references member,
  -- Secret, encrypted with a key outside the database.
  sealed_secret bytea not null,
  -- Time of enabling; null until the member confirms the secret.
  enabled_at timestamptz,
  -- Last accepted time step of 30 s. Codes of this step and earlier ones are refused.
  last_step bigint not null default 0,
  -- Version of the encryption key; 0 for the key that is derived from JWT_SECRET.
  key_version int not null default 0,
  -- Deadline for confirming the secret; null counts as expired.
  pending_until timestamptz,
  -- SHA-256 of the unused recovery codes. A code has 79 random bits, so its hash needs no salt.
  recovery_hashes bytea[] not null default '{}'
);

-- Failed attempts at a secret. The limit applies across servers.
create table attempt (
  subject text primary key,
  failures int not null,
  last_at timestamptz not null,
  locked_until timestamptz,
  -- Refused attempts since the last accepted one.
  refused int not null default 0
);
create index attempt_last_at on attempt (last_at);

-- Rate limits per hour, such as registrations from one network.
create table quota (
  subject text primary key,
  -- Time when the whole quota is available again. Each use postpones it.
  full_at timestamptz not null
);
create index quota_full_at on quota (full_at);

-- Browsers in which a member has signed in. Their failed attempts are counted separately, so that
-- failures elsewhere do not lock the member out.
create table known_device (
  member_id bigint not null references member,
  -- SHA-256 of the token in the browser's cookie.
  token_hash bytea not null,
  -- Last session of the browser; null after a password reset.
  session_id uuid,
  last_used_at timestamptz not null default clock_timestamp(),
  primary key (member_id, token_hash)
);
create index known_device_token on known_device (token_hash);
create index known_device_last_used on known_device (last_used_at);

-- Links in mails. Each table has the SHA-256 of the token, which only the mail contains.

create table password_reset (
  token_hash bytea primary key,
  member_id bigint not null references member,
  expires_at timestamptz not null
);
create index password_reset_member on password_reset (member_id);
create index password_reset_expires on password_reset (expires_at);

create table email_confirmation (
  token_hash bytea primary key,
  member_id bigint not null references member,
  -- Address that the link confirms.
  email text not null,
  expires_at timestamptz not null
);
create index email_confirmation_member on email_confirmation (member_id);
create index email_confirmation_expires on email_confirmation (expires_at);

-- Links that stop withdrawals, usable until they expire.
create table stop_link (
  token_hash bytea primary key,
  member_id bigint not null references member,
  expires_at timestamptz not null
);
create index stop_link_expires on stop_link (expires_at);

-- ## Logs and notifications

create table security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Member of the event; null if no member has the attempted name.
  member_id bigint references member,
  event text not null,
  -- IP address; empty for actions of the server or an operator.
  address text not null default '',
  user_agent text not null default '',
  place text not null default '',
  -- Further facts, without secrets.
  detail jsonb not null default '{}'
);
create index security_event_member on security_event (member_id, id desc);

-- Mails to send about changes by support.
create table security_mail (
  event_id bigint primary key references security_event,
  -- Time of the next attempt. The sending server postpones it, so that no other server sends.
  due_at timestamptz not null default clock_timestamp()
);

-- Events for the live stream and the list of notifications. Triggers write them in the transaction of the
-- fact. References would be checked row by row while a round is settled.
create table member_event (
  member_id bigint not null,
  id bigint generated always as identity,
  kind text not null check (
    kind in ('bets', 'deposit', 'withdrawal', 'lock', 'income', 'ticket', 'security')),
  detail jsonb not null default '{}',
  at timestamptz not null default clock_timestamp(),
  -- Transactions do not commit in the order of ids. Readers find new rows by the transactions that their
  -- last snapshot did not include.
  written_by xid8 not null default pg_current_xact_id(),
  primary key (member_id, id)
);
create index member_event_written on member_event (written_by);
create index member_event_at on member_event using brin (at);

-- Newest event that each member has read.
create table member_event_read (
  member_id bigint primary key references member,
  through bigint not null
);

-- Browsers that receive Web Push notifications.
create table push_subscription (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  -- Newest session of the browser. It may have expired.
  session_id uuid not null,
  -- Address at the push service. The address alone allows sending.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- Setting that allows the endpoint. Each service has its own queue.
  service text not null,
  outcomes boolean not null,
  security boolean not null,
  changed_at timestamptz not null default clock_timestamp()
);
create index push_subscription_member on push_subscription (member_id);
create index push_subscription_session on push_subscription (session_id);

-- Notifications to send. The text is composed when it is sent.
create table push_delivery (
  subscription_id bigint not null references push_subscription on delete cascade,
  -- Groups events into one notification: a round is paid in batches, with an event for each.
  subject text not null,
  -- First event of the subject, a row of member_event.
  event_id bigint not null,
  service text not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  attempts int not null default 0,
  primary key (subscription_id, subject)
);
create index push_delivery_due on push_delivery (service, due_at);

-- Snapshot up to which events are in push_delivery.
create table push_position (
  -- Limits the table to one row.
  single boolean primary key default true check (single),
  snapshot pg_snapshot not null
);
insert into push_position (snapshot) values (pg_current_snapshot());

-- ## Support

create table ticket (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  type text not null check (type in ('bug', 'feature', 'account', 'other')),
  -- Name as entered; it may differ from the account's.
  name text not null,
  email text not null,
  message text not null,
  -- Reply of support; empty until support replies.
  solution text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz
);
create index ticket_member on ticket (member_id, id desc);

-- ## Wingo

create table wingo_round (
  id bigint generated always as identity primary key,
  game smallint not null constraint wingo_round_game_positive check (game > 0),
  number text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  -- Time at which the countdown reaches zero.
  ends_at timestamptz not null,
  state text not null default 'open' check (
    state in ('open', 'closed', 'drawn', 'settling', 'settled', 'voiding', 'voided')),
  -- Seed of rounds of earlier versions. Newer rounds have a row in wingo_seed.
  seed bytea,
  -- SHA-256 of the seed, public before the first bet.
  commitment bytea not null,
  result smallint check (result between 0 and 9),
  drawn_at timestamptz,
  -- Payout of the accepted bets for each of the ten digits.
  exposure bigint[] not null default array_fill(0::bigint, array[10]),
  -- Newest settled bet.
  paid_through bigint not null default 0,
  -- Place and link of the round in the public chain of its game.
  place bigint not null,
  link bytea not null,
  -- The beacon round that determines the result, fixed by the schedule before the first bet.
  beacon_source text check (beacon_source in ('drand', 'local')),
  beacon_public_key bytea,
  beacon_round bigint,
  beacon_at timestamptz,
  -- Signature of the beacon, published with the draw.
  beacon_signature bytea,
  server_seed bytea,
  -- Reason of a voided round.
  void_reason text check (void_reason in ('no-beacon', 'seed-lost')),
  unique (game, number),
  constraint wingo_round_order
    check (opens_at < closes_at and closes_at < draws_at and draws_at < ends_at),
  constraint wingo_round_drawn
    check ((result is not null) = (state in ('drawn', 'settling', 'settled'))),
  constraint wingo_round_beacon check (
    (beacon_round is null) = (beacon_source is null)
    and (beacon_round is null) = (beacon_public_key is null)
    and (beacon_round is null) = (beacon_at is null))
) with (fillfactor = 50);
create index wingo_round_schedule on wingo_round (game, draws_at);
create index wingo_round_unfinished on wingo_round (draws_at)
  where state not in ('settled', 'voided');
create unique index wingo_round_chain on wingo_round (game, place);
create index wingo_round_called_off on wingo_round (id) where state in ('voiding', 'voided');

-- Seeds, encrypted with a key outside the database. Only the draw may read them.
create table wingo_seed (
  round_id bigint primary key references wingo_round,
  sealed bytea not null,
  key_version int not null
);

-- A bet has the id of the transfer of its stake into the round's escrow. The function check_bets checks
-- the references.
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
) partition by range (id);
create index wingo_bet_round on wingo_bet (round_id, id);
create index wingo_bet_member on wingo_bet (member_id, game, id);

-- Payouts of winning bets and refunds. One transfer moves the payouts of many bets. The function
-- check_payouts checks the references.
create table wingo_payout (
  bet_id bigint primary key,
  transfer_id bigint not null,
  amount bigint not null check (amount > 0)
) partition by range (bet_id);

-- Refused bets by idempotency key, kept for a day. A repeated request gets the same refusal. References
-- would wait for the locks of members.
create table wingo_refusal (
  member_id bigint not null,
  key text not null,
  game smallint not null,
  bet_type text not null,
  bet_value text not null,
  stake bigint not null,
  outcome text not null check (outcome in ('closed', 'funds', 'liability')),
  refused_at timestamptz not null,
  primary key (member_id, key)
);
create index wingo_refusal_at on wingo_refusal (refused_at);

-- Running totals at some bets of a member, so that a long history is counted quickly. Derived from
-- settled bets: rows may be deleted at any time, and readers create them again.
create table wingo_bet_mark (
  member_id bigint not null,
  -- Game; 0 for all games together.
  game smallint not null,
  -- Number of bets up to bet_id.
  bets bigint not null,
  bet_id bigint not null,
  -- Settled bets among them, without refunds; wins; and the sum of the payouts of the wins.
  settled bigint not null,
  wins bigint not null,
  won bigint not null,
  primary key (member_id, game, bets)
);

-- Statistics of members' bets. Derived from settled bets: the rows of a member in both tables may be
-- deleted together at any time, and readers create them again.

create table wingo_bet_tally (
  member_id bigint primary key,
  -- Newest counted bet.
  bet_id bigint not null,
  -- Consecutive wins up to that bet; negative for losses.
  streak integer not null,
  longest_won integer not null,
  longest_lost integer not null
);

create table wingo_bet_day (
  member_id bigint not null,
  game smallint not null,
  -- Day of the bets, UTC.
  day date not null,
  settled bigint not null,
  wins bigint not null,
  staked bigint not null,
  returned bigint not null,
  primary key (member_id, game, day)
);

-- Best wins of each round for public lists, kept for two days. Names are in the row of the member, so that
-- hiding a name takes effect immediately.
create table public_win (
  id bigint generated always as identity primary key,
  brand text not null,
  round_id bigint not null,
  member_id bigint not null,
  game smallint not null,
  -- Stake and payout of the member in the round.
  staked bigint not null,
  received bigint not null,
  -- Time from which the countdown allows the result.
  shown_at timestamptz not null
);
create index public_win_recent on public_win (brand, shown_at desc);
create index public_win_biggest on public_win (brand, received desc);

-- Stakes and payouts of each member in a week.
create table week_standing (
  -- Monday, UTC.
  week date not null,
  brand text not null,
  member_id bigint not null,
  staked bigint not null,
  received bigint not null,
  primary key (week, brand, member_id)
);
create index week_standing_best on week_standing (week, brand, (received - staked) desc);

-- ## Deposits

create table deposit_address (
  network text not null,
  -- Address in lower case, because chains ignore the case.
  address text not null check (address = lower(address)),
  member_id bigint not null references member,
  -- Time of retirement. A retired address is still watched, but the member sees a new one.
  retired_at timestamptz,
  primary key (network, address)
);
create unique index deposit_address_shown on deposit_address (member_id, network)
  where retired_at is null;

-- Progress of the search for deposits, in the chain's own unit.
create table chain_cursor (
  network text primary key,
  position bigint not null,
  moved_at timestamptz
);

-- A deposit has the id of the transfer that credits it.
create table deposit (
  id bigint primary key references transfer,
  member_id bigint not null references member,
  network text not null,
  transaction_hash text not null,
  -- Index of the event within the transaction, because a reorganisation changes the index within a block.
  log_index int not null,
  amount bigint not null check (amount > 0),
  credited_at timestamptz not null default clock_timestamp(),
  unique (network, transaction_hash, log_index)
);
create index deposit_member on deposit (member_id, id);

-- Deposits of a server without a chain, which a command adds.
create table demo_transfer (
  id bigint generated always as identity primary key,
  network text not null,
  address text not null,
  amount bigint not null check (amount > 0),
  hash text not null unique
);

-- ## Withdrawals

create table withdrawal (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  -- Idempotency key of the request.
  key text not null,
  network text not null,
  address text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  -- `held` while the member is frozen; `review` until an operator decides.
  state text not null default 'pending'
    check (state in ('pending', 'held', 'review', 'success', 'failed')),
  requested_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  -- Transaction that paid, or that took the nonce of the payment.
  settled_by text,
  review_reason text,
  -- Last check of the chain.
  looked_at timestamptz,
  -- True after the payment was compared with the chain.
  compared boolean not null default false,
  unique (member_id, key)
);
create index withdrawal_pending on withdrawal (id) where state = 'pending';
create index withdrawal_open on withdrawal (state, id) where state in ('pending', 'held', 'review');
create index withdrawal_not_compared on withdrawal (id) where state = 'success' and not compared;
create index withdrawal_unfinished on withdrawal (member_id) where state not in ('success', 'failed');

-- Transaction that pays a withdrawal, stored before it is sent. After a crash the same transaction is sent
-- again, which a chain accepts once.
create table payment (
  withdrawal_id bigint primary key references withdrawal,
  network text not null,
  nonce bigint not null,
  hash text not null,
  signed text not null,
  -- Wallet that signed, in lower case. Null in rows of an earlier release until it is read from `signed`.
  wallet text check (wallet = lower(wallet)),
  signed_at timestamptz default clock_timestamp()
);
create unique index payment_nonce on payment (network, wallet, nonce);
create index payment_without_wallet on payment (withdrawal_id) where wallet is null and signed <> '';

-- The same payment with higher fees, because the earlier transaction was not mined: same nonce, recipient
-- and amount. The chain accepts one of them.
create table payment_attempt (
  withdrawal_id bigint not null references payment,
  -- Number of the attempt, from 1; the payment itself is 0.
  place int not null check (place > 0),
  hash text not null unique,
  signed text not null,
  signed_at timestamptz not null default clock_timestamp(),
  primary key (withdrawal_id, place)
);

-- Decisions of operators about withdrawals in review. The server verifies them on the chain; the newest
-- one counts.
create table withdrawal_verdict (
  withdrawal_id bigint not null references withdrawal,
  verdict text not null check (verdict in ('paid', 'returned')),
  -- Transaction that paid, or that took the nonce of the payment.
  hash text not null check (hash ~ '^0x[0-9a-f]{64}$'),
  reason text not null check (reason <> ''),
  decided_by text not null default session_user,
  decided_at timestamptz not null default clock_timestamp(),
  id bigint generated always as identity primary key,
  -- Skips the verification, for chains whose nodes are lost.
  override boolean not null default false,
  constraint withdrawal_verdict_override_check check (not override or verdict = 'paid')
);
create index withdrawal_verdict_withdrawal on withdrawal_verdict (withdrawal_id, id desc);

-- Progress of the comparison with each chain.
create table chain_comparison (
  network text primary key,
  -- Last compared blocks, for transfers to deposit addresses and out of the wallets.
  received_through bigint not null,
  sent_through bigint not null,
  -- Newest deposit that was compared with the chain.
  deposit_through bigint not null,
  -- True if transfers were missing and the search for deposits was restarted for them.
  sent_back boolean not null default false
);

-- Transfers out of a hot wallet without a withdrawal, which an operator has explained.
create table wallet_transfer (
  network text not null,
  hash text not null check (hash ~ '^0x[0-9a-f]{64}$'),
  reason text not null check (reason <> ''),
  noted_by text not null default session_user,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (network, hash)
);

-- Nonces after transactions that the books do not have, for example after a restore. The comparison with
-- the chain must read these transactions before the wallet signs again.
create table wallet_gap (
  network text not null,
  -- Wallet in lower case.
  wallet text not null,
  -- Next nonce to sign. The unknown transactions have the nonces before it.
  nonce bigint not null,
  -- Block by which all of these transactions were mined.
  block bigint not null,
  primary key (network, wallet, nonce)
);

-- Refused locks and withdrawals by idempotency key, kept for a day, as in wingo_refusal.
create table refusal (
  member_id bigint not null,
  -- Call of the contract. A key belongs to one call.
  call text not null,
  key text not null,
  -- Identity of the request; null if the key was refused before any request of it was decided.
  request text,
  status smallint not null,
  code text not null,
  params jsonb,
  refused_at timestamptz not null default clock_timestamp(),
  primary key (member_id, call, key)
);
create index refusal_at on refusal (refused_at);

-- ## Locks

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

-- Monthly income of the owner of a lock.
create table lock_income (
  lock_id bigint primary key references fund_lock,
  next_month int not null default 0,
  -- Time of the next payment; infinity after the last month.
  due_at timestamptz not null
);
create index lock_income_due on lock_income (due_at);

-- Bonuses of the members above the owner. Step 0 adds the lock to their teams, then one step per month
-- follows, and the last step removes the lock.
create table lock_bonus (
  lock_id bigint primary key references fund_lock,
  next_step int not null default 0,
  -- Time of the next step; infinity after the last step.
  due_at timestamptz not null
);
create index lock_bonus_due on lock_bonus (due_at);

-- ## Teams

-- Every pair of a member and a member above, up to 100 levels.
create table team (
  ancestor_id bigint not null references member,
  -- Distance between the two members; 1 for direct referrals.
  depth int not null check (depth > 0),
  descendant_id bigint not null references member,
  primary key (ancestor_id, depth, descendant_id)
);
create unique index team_upline on team (descendant_id, depth) include (ancestor_id);

-- Sum of the locks in the ten levels below a member. Members whose teams have never had a lock have no row.
create table team_locked (
  member_id bigint primary key references member,
  amount bigint not null
);

-- ## Income

create table income (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  kind text not null check (kind in ('direct', 'level', 'self', 'rebate', 'rank', 'locker')),
  -- Source, such as 'round:42' or 'lock:7/3', which is paid once.
  source text not null,
  amount bigint not null check (amount > 0),
  -- Reason in English.
  remark text not null,
  -- Transfer that pays this income, together with other incomes.
  transfer_id bigint not null references transfer,
  credited_at timestamptz not null default clock_timestamp(),
  -- Reason as a code with arguments, for translation; null for older incomes.
  remark_code text,
  remark_params jsonb check (jsonb_typeof(remark_params) = 'object'),
  unique (member_id, kind, source)
);
create index income_history on income (member_id, kind, id);
create index income_transfer on income (transfer_id);

create table income_total (
  member_id bigint not null references member,
  kind text not null,
  amount bigint not null,
  records int not null,
  primary key (member_id, kind)
);

-- Stakes of a member in a round, from which commissions and rebates are computed.
create table turnover (
  round_id bigint not null references wingo_round,
  member_id bigint not null references member,
  amount bigint not null check (amount > 0),
  primary key (round_id, member_id)
);

-- Income that is paid in batches: the commissions of a round, and the income of a day.
create table income_run (
  source text primary key,
  kind text not null check (kind in ('round', 'rebate', 'self', 'ranks')),
  round_id bigint references wingo_round,
  -- Day, UTC.
  day date,
  -- Last paid member.
  paid_through bigint not null default 0,
  finished_at timestamptz,
  check ((kind = 'round') = (round_id is not null)),
  check ((kind = 'round') = (day is null))
);
create index income_run_due on income_run (kind) where finished_at is null;
create index income_run_day on income_run (day);

-- ## Brands

-- Versions of brands, immutable.
create table brand_version (
  brand text not null,
  -- Version number, from 1 for each brand.
  number integer not null check (number > 0),
  -- Files of the brand's folder by name, in base64.
  files jsonb not null,
  -- SHA-256 of the files, in hex.
  hash text not null,
  author text not null,
  note text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (brand, number)
);

-- Publications of versions, including rollbacks. The newest publication whose start time has passed is
-- served.
create table brand_publication (
  id bigint generated always as identity primary key,
  brand text not null,
  -- Version number; null for the brand's folder.
  number integer,
  serves_from timestamptz not null,
  -- Publication that a rollback restores; null for other publications, and for a rollback to the time
  -- before the first one.
  restores bigint references brand_publication,
  rollback boolean not null default false,
  author text not null,
  note text not null,
  recorded_at timestamptz not null default clock_timestamp(),
  -- Time of cancellation of a scheduled publication; null if it was not cancelled.
  cancelled_at timestamptz,
  cancelled_by text,
  foreign key (brand, number) references brand_version
);
create index brand_publication_moment on brand_publication (brand, serves_from, id);

-- Tokens that show a version on the site before it is published.
create table brand_preview (
  -- SHA-256 of the token.
  token_hash bytea primary key,
  brand text not null,
  number integer not null,
  author text not null,
  made_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  foreign key (brand, number) references brand_version
);
create index brand_preview_expiry on brand_preview (expires_at);
