-- Skips the payment of a withdrawal that may not be paid now: see payout_block. Checks one payment at a time, so that
-- parallel payments count each other. A payment without a signed transaction records one that the chain already has.
create or replace function guard_payment() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('payouts', 0));
  if payout_block(new.withdrawal_id) is not null then
    return null;
  end if;
  new.signed_at := clock_timestamp();
  return new;
end $$;

create or replace trigger payment_guarded before insert on payment
  for each row when (new.signed <> '') execute function guard_payment();
