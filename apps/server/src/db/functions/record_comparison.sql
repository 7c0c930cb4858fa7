-- Records the differences between the ledger and a chain, which only servers can read. Returns true if they differ now
-- and did not differ before. No server reports the comparisons of the ledger: compare_ledger makes them.
create or replace function record_comparison(
  p_name text, p_subjects text[], p_expected bigint[], p_found bigint[]
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_name in ('transfers', 'balances', 'holdings', 'chain account', 'causes') then
    raise exception 'Only compare_ledger records the comparison ''%''.', p_name
      using errcode = 'insufficient_privilege';
  end if;
  return record_differences(p_name, p_subjects, p_expected, p_found);
end $$;
