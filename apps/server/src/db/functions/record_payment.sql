-- Records the signed payment of a withdrawal. Records nothing if the withdrawal no longer waits, or if another
-- signer has used the nonce. Returns the reason if the withdrawal may not be paid. A signed transaction that
-- is not recorded is never sent. Signers record one after another, so that together they stay within the
-- limits.
--
-- p_address, p_amount      recipient and amount of the signed transaction
-- p_hour_limit, p_day_limit  limits of the signer in micro-USDT
create or replace function record_payment(
  p_withdrawal bigint, p_address text, p_amount bigint, p_network text, p_wallet text, p_nonce bigint,
  p_hash text, p_signed text, p_wait_hours int, p_hour_limit bigint, p_day_limit bigint
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  claim withdrawal;
  objection text;
  in_hour numeric;
  in_day numeric;
begin
  perform pg_advisory_xact_lock(hashtextextended('payment_signature', 0));
  perform from member
    where id = (select member_id from withdrawal where id = p_withdrawal) for share;
  select * into claim from withdrawal where id = p_withdrawal for no key update;
  if withdrawal_is_due(claim) is not true then
    return null;
  end if;
  objection := withdrawal_objection(claim, p_wait_hours);
  if objection is not null then
    return objection;
  end if;
  if (claim.address, claim.amount, claim.network) is distinct from (p_address, p_amount, p_network) then
    return 'the signed transaction pays something else';
  end if;
  select coalesce(sum(amount) filter (where signed_at > clock_timestamp() - interval '1 hour'), 0),
      coalesce(sum(amount), 0)
    into in_hour, in_day
    from payment_signature
    where place = 0 and signed_at > clock_timestamp() - interval '1 day';
  if (in_hour + p_amount <= p_hour_limit) is not true then
    return 'the payments of an hour would exceed SIGNER_HOUR_LIMIT';
  end if;
  if (in_day + p_amount <= p_day_limit) is not true then
    return 'the payments of a day would exceed SIGNER_DAY_LIMIT';
  end if;
  insert into payment (withdrawal_id, network, wallet, nonce, hash, signed)
    values (p_withdrawal, p_network, p_wallet, p_nonce, p_hash, p_signed)
    on conflict do nothing;
  if not found then
    return null;
  end if;
  insert into payment_signature (withdrawal_id, place, network, wallet, nonce, address, amount, hash)
    values (p_withdrawal, 0, p_network, p_wallet, p_nonce, p_address, p_amount, p_hash);
  return null;
end $$;
