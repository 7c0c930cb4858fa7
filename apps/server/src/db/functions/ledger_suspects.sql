-- Returns the accounts or transfers that differed in the last comparison, to compare them again.
create or replace function ledger_suspects(p_name text) returns bigint[] language sql stable as $$
  select coalesce(array_agg(substring(subject from '^(?:account|transfer) (\d+)$')::bigint), '{}')
  from reconciliation_difference
  where name = p_name and subject ~ '^(account|transfer) \d{1,18}$'
$$;
