-- Records the time when a password or the wallet address changed. Withdrawals wait after such a change.
create or replace function note_guard_change() returns trigger language plpgsql as $$
begin
  new.guards_changed_at := clock_timestamp();
  return new;
end $$;

create or replace trigger member_guards_changed
  before update of password_hash, txn_password_hash, wallet_address on member
  for each row when (
    new.password_hash is distinct from old.password_hash
    or new.txn_password_hash is distinct from old.txn_password_hash
    or new.wallet_address is distinct from old.wallet_address)
  execute function note_guard_change();
