-- Locks the main account of a member until the transaction ends, and returns its id and balance.
create or replace function hold_account(p_member bigint, out id bigint, out balance bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select account.id, account.balance into strict hold_account.id, hold_account.balance
    from account where owner = p_member and kind = 'main' for no key update;
end $$;
