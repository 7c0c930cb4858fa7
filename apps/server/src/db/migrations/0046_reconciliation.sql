-- The books are compared all the time: with themselves, with what they stand for, with the chains.

-- What each check found last. While one differs, nothing is paid out.
create table reconciliation (
  name text primary key,
  checked_at timestamptz not null,
  -- Since when it has differed; null while it agrees.
  differs_since timestamptz
);

-- What does not agree, in micro-USDT.
create table reconciliation_difference (
  name text not null references reconciliation on delete cascade,
  -- Such as 'account 42'.
  subject text not null,
  expected bigint not null,
  found bigint not null,
  primary key (name, subject)
);

-- What was measured last, for those who watch: balances in USDT, ages in seconds.
create table reconciliation_figure (
  name text not null,
  -- What it is measured of, where there are several, such as a network.
  label text not null default '',
  value double precision not null,
  measured_at timestamptz not null,
  primary key (name, label)
);

-- How far the ledger was compared with itself: one row.
create table ledger_checkpoint (
  id boolean primary key default true check (id),
  -- When a server last began to compare: one does at a time.
  begun_at timestamptz not null default '-infinity',
  -- Postings of transfers up to this one are in `ledger_sum`.
  summed_through bigint not null default 0,
  -- How far the sweeps over all transfers and all accounts came, and when each was at its end last.
  swept_transfer bigint not null default 0,
  transfers_swept_at timestamptz,
  swept_account bigint not null default 0,
  accounts_swept_at timestamptz
);
insert into ledger_checkpoint default values;

-- The sum of an account's postings up to the checkpoint, so that comparing a balance reads only the
-- postings since.
create table ledger_sum (
  account_id bigint primary key,
  amount bigint not null
) with (fillfactor = 80);

-- Withdrawals that hold money.
create index withdrawal_unfinished on withdrawal (member_id) where state not in ('success', 'failed');
