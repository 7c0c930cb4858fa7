-- Records a transaction that replaces a payment with higher fees. Returns false if another signer has
-- recorded one at this place. Nonce, recipient and amount are those of the payment, so that the limits
-- count it once.
create or replace function record_replacement(
  p_withdrawal bigint, p_place int, p_hash text, p_signed text
) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into payment_attempt (withdrawal_id, place, hash, signed)
    values (p_withdrawal, p_place, p_hash, p_signed)
    on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into payment_signature (withdrawal_id, place, network, wallet, nonce, address, amount, hash)
    select p_withdrawal, p_place, payment.network, payment.wallet, payment.nonce, address, amount, p_hash
      from payment join withdrawal on withdrawal.id = withdrawal_id
      where withdrawal_id = p_withdrawal;
  return true;
end $$;
