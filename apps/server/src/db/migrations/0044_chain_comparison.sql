-- How far the ledger and each chain were compared, see funds/comparison. What there is already counts
-- as compared.
create table chain_comparison (
  network text primary key,
  -- The block through which transfers to deposit addresses, and out of our wallets, were compared.
  received_through bigint not null,
  sent_through bigint not null,
  -- The id of the last deposit that was looked up on the chain.
  deposit_through bigint not null,
  -- Transfers were missing at the last comparison: the search for deposits was sent back for them.
  sent_back boolean not null default false
);
insert into chain_comparison (network, received_through, sent_through, deposit_through)
  select network, position, position,
    coalesce((select max(id) from deposit where deposit.network = chain_cursor.network), 0)
  from chain_cursor;

-- Payments made from now on are looked up on the chain a second time, once.
alter table withdrawal add column compared boolean not null default true;
alter table withdrawal alter column compared set default false;
create index withdrawal_not_compared on withdrawal (id) where state = 'success' and not compared;

-- Transfers out of a hot wallet that pay no withdrawal, and that an operator answers for.
create table wallet_transfer (
  network text not null,
  hash text not null check (hash ~ '^0x[0-9a-f]{64}$'),
  reason text not null check (reason <> ''),
  noted_by text not null default session_user,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (network, hash)
);
create trigger wallet_transfer_append_only before update or delete or truncate on wallet_transfer
  for each statement execute function refuse_change();
