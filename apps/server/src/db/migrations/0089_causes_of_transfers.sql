-- Money leaves the platform's own accounts only with a cause: income, what the house loses in a round,
-- or a line here. The comparison of the books finds every transfer without one.
create table transfer_cause (
  transfer_id bigint primary key references transfer,
  -- What the transfer is for, such as 'grant', or why a correction was made by hand.
  reason text not null check (reason <> ''),
  noted_by text not null default session_user,
  noted_at timestamptz not null default clock_timestamp()
);
create trigger transfer_cause_append_only before update or delete or truncate on transfer_cause
  for each statement execute function refuse_change();

-- Grants that were made before.
insert into transfer_cause (transfer_id, reason)
  select transfer.id, 'grant'
  from account
  join posting on account_id = account.id and amount < 0
  join transfer on transfer.id = transfer_id
  join member on key = 'grant:' || member.id
  where account.kind = 'issuance';
