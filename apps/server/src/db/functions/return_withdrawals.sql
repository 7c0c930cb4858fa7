-- Returns the amounts and fees of ended withdrawals of one member to the main account. Only the two
-- functions that end withdrawals without a payment call it.
create or replace function return_withdrawals(p_withdrawals withdrawal[]) returns void
language plpgsql as $$
begin
  perform transfer_funds(array_agg('withdrawal-returned:' || returned.id), array_agg(pending.id),
      array_agg(main.id), array_agg(returned.amount + returned.fee))
    from unnest(p_withdrawals) as returned
    join account pending on pending.owner = returned.member_id and pending.kind = 'pending'
    join account main on main.owner = returned.member_id and main.kind = 'main'
    having count(*) > 0;
end $$;
