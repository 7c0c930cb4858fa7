-- Returns the withdrawals that wait for a signature, oldest first. `objection` is the reason why one of them
-- may not be signed.
create or replace function withdrawals_to_sign(p_wait_hours int)
returns table (id bigint, address text, amount bigint, objection text)
language sql stable security definer set search_path = public, pg_temp as $$
  select due.id, due.address, due.amount, withdrawal_objection(due, p_wait_hours)
    from withdrawal due
    where state = 'pending' and withdrawal_is_due(due)
    order by due.id
$$;
