-- Records the time when two-factor authentication changed. Runs as its owner, because a role that may
-- delete a secret need not be allowed to change members.
create or replace function note_two_factor_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update member set guards_changed_at = clock_timestamp()
    where id = coalesce(new.member_id, old.member_id);
  return null;
end $$;

-- Used and new recovery codes also count as changes.
create or replace trigger recovery_codes_changed after update of recovery_hashes on two_factor
  for each row when (
    new.enabled_at is not null and new.recovery_hashes is distinct from old.recovery_hashes)
  execute function note_two_factor_change();

create or replace trigger two_factor_changed after update of enabled_at on two_factor
  for each row when (new.enabled_at is distinct from old.enabled_at)
  execute function note_two_factor_change();

create or replace trigger two_factor_disabled after delete on two_factor
  for each row when (old.enabled_at is not null) execute function note_two_factor_change();

-- An unconfirmed secret protects nothing, so only an enabled one counts.
create or replace trigger two_factor_enabled after insert on two_factor
  for each row when (new.enabled_at is not null) execute function note_two_factor_change();
