-- Returns the newest archived month, the only one that can be restored.
create or replace function last_archived_month() returns date language sql stable as $$
  select max(month) from ledger_month where archived_at is not null
$$;
