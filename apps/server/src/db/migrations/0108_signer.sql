-- Signatures of payments, and the processes that make them. Only functions write these tables.

-- Every signature of the hot wallet. The signer counts its limits from these rows.
create table payment_signature (
  withdrawal_id bigint not null references withdrawal,
  -- 0 for the payment, otherwise the place of its attempt.
  place int not null check (place >= 0),
  network text not null,
  -- Signing wallet in lower case.
  wallet text not null check (wallet = lower(wallet)),
  nonce bigint not null check (nonce >= 0),
  address text not null,
  -- In micro-USDT.
  amount bigint not null check (amount > 0),
  hash text not null,
  -- Login of the signer.
  signer text not null default session_user,
  signed_at timestamptz not null default clock_timestamp(),
  primary key (withdrawal_id, place)
);
create index payment_signature_at on payment_signature (signed_at);

-- Last announcement of a signer. Servers read the address of the hot wallet here, because they do not have
-- its key.
create table signer (
  network text primary key,
  -- Wallet in lower case.
  wallet text not null check (wallet = lower(wallet)),
  seen_at timestamptz not null default clock_timestamp()
);
