-- Bets of the games of one player. A bet, its outcome and its payout are one row, which never changes.

create table original_bet (
  -- Id of the transfer that took the stake.
  id bigint primary key,
  -- First bet of the batch.
  first_bet bigint not null,
  member_id bigint not null,
  game text not null check (game in ('dice')),
  pair_id bigint not null,
  client_seed text not null,
  nonce bigint not null,
  -- Settings as in the receipt, such as `over:50.00`.
  settings text not null,
  stake bigint not null check (stake > 0 and stake % 10000 = 0),
  -- Result as in the receipt, such as the roll `98.30`.
  result text not null,
  -- Multiple on offer, with the decimals of the game.
  multiple text not null,
  payout bigint not null check (payout >= 0),
  placed_at timestamptz not null
) partition by range (id);
create index original_bet_of_member on original_bet (member_id, game, id);

-- Bets that were accepted by one statement. Its first bet names the transfer of the payouts.
create table original_batch (
  first_bet bigint primary key,
  accepted_at timestamptz not null,
  -- Ids of the bets, in the order of their leaves.
  bets bigint[] not null,
  -- Hashes of the bets, 32 bytes each.
  leaves bytea not null
) partition by range (first_bet);
alter table original_batch alter column leaves set storage external;

-- Signatures of the receipts of a batch, stored once.
create table original_receipt (
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
    foreach divided in array array['original_bet', 'original_batch', 'original_receipt'] loop
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

-- Decided outcomes of keys that placed no bet, for a day.
create table original_refusal (
  member_id bigint not null,
  call text not null,
  key text not null,
  -- Settings of the request; null for a key that was closed before a request came.
  settings text,
  stake bigint,
  outcome text not null check (outcome in ('funds', 'win', 'rotate', 'used', 'never')),
  largest bigint,
  refused_at timestamptz not null default clock_timestamp(),
  primary key (member_id, call, key)
);

-- Largest win (payout less stake) of a bet per USDT of the bankroll, in micro-USDT.
alter table money_limit drop constraint money_limit_name_check;
alter table money_limit add constraint money_limit_name_check check (name in
  ('grant', 'deposits', 'liability', 'issuance', 'floor', 'hourly', 'member', 'approval', 'win'));
insert into money_limit (name, amount) values ('win', 5000);
