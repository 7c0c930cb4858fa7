-- Records a transaction that the chain shows as the payment of a withdrawal without one. A restored database
-- may lack that payment. Locks the member as signing does, so that return_unsigned_withdrawals runs before
-- this function or sees the payment.
create or replace function adopt_payment(
  p_withdrawal bigint, p_network text, p_wallet text, p_nonce bigint, p_hash text
) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into payment (withdrawal_id, network, wallet, nonce, hash, signed)
    select withdrawal.id, p_network, p_wallet, p_nonce, p_hash, ''
      from withdrawal join member on member.id = member_id
      where withdrawal.id = p_withdrawal and state in ('pending', 'held')
      for share of member for no key update of withdrawal
    on conflict do nothing
$$;
