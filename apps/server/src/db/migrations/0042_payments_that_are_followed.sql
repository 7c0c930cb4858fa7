-- A withdrawal is never both paid and returned, wallets can be replaced, and the money of a member
-- who is frozen stands still. Servers of the release before keep working on this schema.

-- `held`: the member is frozen; it goes on when they are not. `review`: an operator has to look, the
-- amount stays held meanwhile. Not validated: the states there are were checked more strictly.
alter table withdrawal drop constraint withdrawal_state_check;
alter table withdrawal
  add constraint withdrawal_state_check
    check (state in ('pending', 'held', 'review', 'success', 'failed')) not valid,
  -- The transaction that ended it: the one that paid, or the one that took the payment's place.
  add column settled_by text,
  -- Why it is in review, and when the chain was asked about it last.
  add column review_reason text,
  add column looked_at timestamptz;
create index withdrawal_open on withdrawal (state, id) where state in ('pending', 'held', 'review');

-- Once a payment is signed it may be made at any time. Nothing is returned before the transaction
-- that made it impossible is named, whichever release of the server does it.
create function refuse_blind_return() returns trigger language plpgsql as $$
begin
  if new.settled_by is null and exists (select from payment where withdrawal_id = new.id) then
    raise exception 'The payment of withdrawal % may still be made: it is not returned.', new.id
      using errcode = 'restrict_violation',
        hint = 'Name the final transaction that took its nonce in settled_by.';
  end if;
  return new;
end $$;

create trigger withdrawal_returned before update on withdrawal
  for each row when (new.state = 'failed' and old.state <> 'failed')
  execute function refuse_blind_return();

create function refuse_second_end() returns trigger language plpgsql as $$
begin
  raise exception 'Withdrawal % has ended: it stays %.', new.id, old.state
    using errcode = 'restrict_violation';
end $$;

create trigger withdrawal_ended before update on withdrawal
  for each row when (old.state in ('success', 'failed') and new.state <> old.state)
  execute function refuse_second_end();

-- A nonce counts within the wallet that signed, in lower case. Servers of the release before write no
-- wallet; it is read from the signed transaction later, and that alone may change in a row.
alter table payment
  add column wallet text check (wallet = lower(wallet)),
  add column signed_at timestamptz;
alter table payment alter column signed_at set default clock_timestamp();
alter table payment drop constraint payment_network_nonce_key;
create unique index payment_nonce on payment (network, wallet, nonce);
create index payment_without_wallet on payment (withdrawal_id) where wallet is null and signed <> '';

drop trigger payment_append_only on payment;
create trigger payment_append_only before delete or truncate on payment
  for each statement execute function refuse_change();
create trigger payment_kept before update on payment
  for each row when (
    old.wallet is not null
    or (old.withdrawal_id, old.network, old.nonce, old.hash, old.signed, old.signed_at)
      is distinct from (new.withdrawal_id, new.network, new.nonce, new.hash, new.signed, new.signed_at))
  execute function refuse_change();

-- While a payment's wallet is not known, its nonce is taken in every wallet. A payment that finds its
-- nonce taken is not written, as on a conflict.
create function claim_nonce() returns trigger language plpgsql as $$
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

create trigger payment_nonce_claimed before insert on payment
  for each row execute function claim_nonce();

-- The same payment signed again with higher fees, because the first stayed unmined: same nonce, same
-- recipient, same amount. The chain takes one of them, and each of them counts as the payment.
create table payment_attempt (
  withdrawal_id bigint not null references payment,
  -- From 1; the payment itself is 0.
  place int not null check (place > 0),
  hash text not null unique,
  signed text not null,
  signed_at timestamptz not null default clock_timestamp(),
  primary key (withdrawal_id, place)
);
create trigger payment_attempt_append_only before update or delete or truncate on payment_attempt
  for each statement execute function refuse_change();

-- What an operator has found out about a withdrawal in review. The server checks it and acts on it.
create table withdrawal_verdict (
  withdrawal_id bigint primary key references withdrawal,
  verdict text not null check (verdict in ('paid', 'returned')),
  -- The transaction that paid, or the one that took the payment's place.
  hash text not null check (hash ~ '^0x[0-9a-f]{64}$'),
  reason text not null check (reason <> ''),
  decided_by text not null default session_user,
  decided_at timestamptz not null default clock_timestamp()
);
create trigger withdrawal_verdict_append_only before update or delete or truncate on withdrawal_verdict
  for each statement execute function refuse_change();
