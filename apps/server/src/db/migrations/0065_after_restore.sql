-- To be run by the owner after the database was restored to an earlier moment, before a server is
-- started: what was ended or used since that moment would be good again. See docs/operating.md.
create function after_restore() returns void language plpgsql as $$
begin
  update session set revoked_at = clock_timestamp()
    where revoked_at is null and expires_at > clock_timestamp();
  delete from password_reset;
  delete from email_confirmation;
  -- No code of an authenticator app that is shown now is taken: it may have been.
  update two_factor set last_step = greatest(
    last_step, (extract(epoch from clock_timestamp()) / 30)::bigint + 1);
end $$;
