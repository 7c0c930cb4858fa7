-- Recovery codes count once each in place of a code of the authenticator app. They are in the row of the
-- secret, so that they are gone with it, whoever deletes it. Empty for what an older server has enabled.

-- SHA-256 of the codes that are not used yet. Each has 79 random bits, so its hash needs no salt.
alter table two_factor add column recovery_hashes bytea[] not null default '{}';

-- A code that was used, and codes that are new, are a change of what guards the account.
create trigger recovery_codes_changed after update of recovery_hashes on two_factor
  for each row when (
    new.enabled_at is not null and new.recovery_hashes is distinct from old.recovery_hashes)
  execute function note_two_factor_change();
