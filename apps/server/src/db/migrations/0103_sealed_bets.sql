-- The bets of a round are numbered, and sealed by a Merkle root when betting closes (docs/fairness.md).

-- ## Rounds
-- These columns are null in rounds from before. The function chain_wingo_round sets `bets` and `root_due_at`
-- of new rounds.

alter table wingo_round
  -- Number of accepted bets.
  add column bets int,
  -- Complete subtrees of the Merkle tree over the bets, one for each bit of `bets`, from the smallest. Null
  -- where the bit is 0.
  add column tree bytea[],
  -- A later root is none: the round is voided.
  add column root_due_at timestamptz,
  -- Time of the close. The root is null if it was late.
  add column sealed_at timestamptz,
  add column root bytea;

alter table wingo_round drop constraint wingo_round_void_reason_check;
alter table wingo_round add constraint wingo_round_void_reason_check
  check (void_reason in ('no-beacon', 'seed-lost', 'no-root')) not valid;

-- ## Batches: bets that were accepted by one statement

create table wingo_batch (
  first_bet bigint primary key,
  round_id bigint not null,
  -- Number of the first bet in its round, from 0.
  first_number int not null,
  accepted_at timestamptz not null,
  -- Ids of the bets, in the order of their numbers.
  bets bigint[] not null,
  -- Hashes of the bets, 32 bytes each.
  leaves bytea not null,
  -- Nodes of the round's tree that this batch completed, in the order of completion, 32 bytes each.
  nodes bytea not null
) partition by range (first_bet);
create index wingo_batch_round on wingo_batch (round_id, first_number);
-- The path of a bet is read in pieces of 32 bytes.
alter table wingo_batch alter column leaves set storage external, alter column nodes set storage external;

-- Signatures of the receipts of a batch, stored once.
create table wingo_receipt (
  first_bet bigint primary key,
  signature bytea not null check (octet_length(signature) = 64)
) partition by range (first_bet);

-- Months that exist already. make_month and attach_month create the partitions of later months.
do $$
declare
  known ledger_month;
  divided text;
  part text;
begin
  for known in select * from ledger_month where archived_at is null loop
    foreach divided in array array['wingo_batch', 'wingo_receipt'] loop
      part := name_of_month(divided, known.month);
      execute format('create table ledger_months.%I (like %I including all)', part, divided);
      execute format('create trigger %I before update or delete or truncate on ledger_months.%I
        for each statement execute function refuse_change()', divided || '_append_only', part);
      execute format('alter table %I attach partition ledger_months.%I for values from (%s) to (%s)',
        divided, part, case when known.month = (select min(month) from ledger_month)
          then 'minvalue' else known.first_id::text end,
        -- See open_ledger_month.
        coalesce(end_of_month(known.month), known.first_id + 100000000000));
      execute format('create trigger %I before insert on ledger_months.%I
        for each statement execute function refuse_past_whole(%L)', divided || '_whole', part, divided);
    end loop;
  end loop;
end $$;

-- ## Odds and fee, which the owner's server copies from @platform/rules at its start

create table wingo_odds (
  digit smallint not null,
  bet_type text not null,
  bet_value text not null,
  -- Payout per USDT of the stake after the fee, in micro-USDT.
  per_usdt bigint not null check (per_usdt > 0),
  primary key (digit, bet_type, bet_value)
);

create table wingo_fee (
  -- End of the last round with this fee.
  until timestamptz primary key,
  -- Fee per USDT of the stake, in micro-USDT.
  per_usdt bigint not null check (per_usdt >= 0)
);
