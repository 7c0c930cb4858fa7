-- A change of what guards an account is remembered by the database itself, whoever makes it: this
-- server, an older one, or an operator in psql. Withdrawals wait after it, for as long as a setting
-- says.

alter table member
  -- When the password, the TXN password, the wallet address or two-factor authentication last
  -- changed; null while they are as they were when this column was added, or the member joined.
  add column guards_changed_at timestamptz,
  -- Since when nothing is paid out, because the member asked for it by the link of a mail; null
  -- while payments may go on.
  add column withdrawals_stopped_at timestamptz;

create function note_guard_change() returns trigger language plpgsql as $$
begin
  new.guards_changed_at := clock_timestamp();
  return new;
end $$;

create trigger member_guards_changed
  before update of password_hash, txn_password_hash, wallet_address on member
  for each row when (
    new.password_hash is distinct from old.password_hash
    or new.txn_password_hash is distinct from old.txn_password_hash
    or new.wallet_address is distinct from old.wallet_address)
  execute function note_guard_change();

-- It runs as its owner: who may delete a secret need not be allowed to change members.
create function note_two_factor_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update member set guards_changed_at = clock_timestamp()
    where id = coalesce(new.member_id, old.member_id);
  return null;
end $$;

-- A secret that nobody has confirmed guards nothing, so only what is enabled counts.
create trigger two_factor_enabled after insert on two_factor
  for each row when (new.enabled_at is not null) execute function note_two_factor_change();
create trigger two_factor_changed after update of enabled_at on two_factor
  for each row when (new.enabled_at is distinct from old.enabled_at)
  execute function note_two_factor_change();
create trigger two_factor_disabled after delete on two_factor
  for each row when (old.enabled_at is not null) execute function note_two_factor_change();

-- Until when a secret that is not confirmed can be; null for one that an older server made, which a
-- newer one takes for expired.
alter table two_factor add column pending_until timestamptz;

-- Whether money may leave the platform for a member. It takes the row, so that a statement that
-- locks the row judges it as it is once the lock is there.
create function member_may_be_paid(member member) returns boolean language sql immutable as $$
  select not member.disabled and member.withdrawals_stopped_at is null
$$;

-- The links that stop withdrawals. One counts as often as it is used, until it expires.
create table stop_link (
  -- SHA-256 of the token, which stands in the mail and nowhere else.
  token_hash bytea primary key,
  member_id bigint not null references member,
  expires_at timestamptz not null
);
create index stop_link_expires on stop_link (expires_at);
