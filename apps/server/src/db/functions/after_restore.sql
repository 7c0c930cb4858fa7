-- Revokes everything that may have been used since the backup: sessions, links in emails, push
-- subscriptions, invitations and sign-ins of staff, and current codes of authenticator apps. Operators call this function
-- after a restore.
create or replace function after_restore() returns void language plpgsql as $$
begin
  update session set revoked_at = clock_timestamp()
    where revoked_at is null and expires_at > clock_timestamp();
  delete from password_reset;
  delete from email_confirmation;
  delete from push_subscription;
  update staff_account set invite_hash = null, invite_until = null where invite_hash is not null;
  delete from staff_link;
  delete from staff_step;
  delete from staff_session;
  delete from staff_token;
  -- A current code may have been used already.
  update two_factor set last_step = greatest(
    last_step, (extract(epoch from clock_timestamp()) / 30)::bigint + 1);
  update staff_authenticator set last_step = greatest(
    last_step, (extract(epoch from clock_timestamp()) / 30)::bigint + 1);
end $$;
