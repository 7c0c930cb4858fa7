-- Returns the accounts whose balance differs from the sum of all their postings, including archived ones.
create or replace function astray_balances(p_accounts bigint[])
returns setof ledger_difference language plpgsql stable as $$
begin
  return query
    select 'account ' || account.id, coalesce(sum(amount), 0)::bigint, balance
    from account left join (
      select account_id, amount from posting
      union all select account_id, amount from archived_sum) posted on account_id = account.id
    where account.id = any (p_accounts) and balance is not null
    group by account.id having balance <> coalesce(sum(amount), 0);
end $$;
