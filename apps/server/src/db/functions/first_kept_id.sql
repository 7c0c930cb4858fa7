-- Returns the first id whose rows are in the database. Months are archived in order.
create or replace function first_kept_id() returns bigint language sql stable as $$
  select coalesce(min(first_id), 0) from ledger_month where archived_at is null
$$;
