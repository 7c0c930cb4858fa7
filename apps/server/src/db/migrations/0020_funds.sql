-- Money in and out, and money that is locked.

-- `pending` belongs to a member and holds what a withdrawal has under way. `chain` is the platform's:
-- what members have on chains, seen from here, so that a deposit comes out of it.
alter table account
  drop constraint account_kind_check,
  drop constraint account_has_owner,
  drop constraint account_keeps_balance,
  add constraint account_kind_check check (
    kind in ('main', 'locker', 'pending', 'escrow', 'fees', 'house', 'issuance', 'chain')),
  add constraint account_has_owner
    check ((owner is null) = (kind in ('fees', 'house', 'issuance', 'chain'))),
  add constraint account_keeps_balance
    check ((balance is null) = (kind in ('fees', 'house', 'issuance', 'chain')));

insert into account (kind, balance) values ('chain', null);

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
