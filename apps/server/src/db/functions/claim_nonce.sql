-- Skips a payment whose nonce is taken, as `on conflict do nothing` would. A payment without a known
-- wallet takes its nonce in every wallet.
create or replace function claim_nonce() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('payment ' || new.network, 0));
  if exists (
    select from payment
      where network = new.network and nonce = new.nonce and signed <> ''
        and (wallet is null or new.wallet is null)) then
    return null;
  end if;
  return new;
end $$;

create or replace trigger payment_nonce_claimed before insert on payment
  for each row execute function claim_nonce();
