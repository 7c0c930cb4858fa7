-- Refuses changes to an account that no posting causes. Only count_fund gives an account its first balance.
create or replace function refuse_direct_change() returns trigger language plpgsql as $$
begin
  raise exception 'An account changes only through its postings.'
    using errcode = 'restrict_violation';
end $$;

create or replace trigger account_follows_postings before update on account
  for each row when (pg_trigger_depth() = 0 and old.balance is not null) execute function refuse_direct_change();
