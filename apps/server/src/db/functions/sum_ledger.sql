-- Adds the postings of a batch of transfers to the stored sums of accounts. Returns true after a full batch,
-- because more may follow. Transfers have 5 s to commit. The sums lack transfers that commit later, until
-- compare_ledger corrects them.
create or replace function sum_ledger() returns boolean
language sql security definer set search_path = public, pg_temp as $$
  select sum_ledger_until(clock_timestamp() - interval '5 seconds')
$$;
