-- Returns the reason why no withdrawal is paid now, or null: `books` if a comparison differs or the last one of
-- the ledger is too old, `floor` if the bankroll is below its floor. A test compares the names of the
-- comparisons with LEDGER_CHECKS.
create or replace function payouts_stopped() returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from reconciliation where differs_since is not null) or (
    select count(*) from reconciliation
      where name in ('transfers', 'balances', 'holdings', 'chain account', 'causes')
        and checked_at > clock_timestamp() - interval '10 minutes') < 5
  then
    return 'books';
  end if;
  if exists (
    select from account where owner is null and kind = 'house'
      and balance < (select amount from money_limit where name = 'floor'))
  then
    return 'floor';
  end if;
  return null;
end $$;
