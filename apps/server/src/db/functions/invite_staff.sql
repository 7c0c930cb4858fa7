-- Invites a person, with a role. If there is no administrator, the owner of the database invites the first one.
-- Inviting a person again replaces an open invitation, and brings back a disabled account without its roles.
--
-- p_hash     SHA-256 of the code of the invitation, which is valid for three days
-- p_expires  end of temporary access, or null
create or replace function invite_staff(p_as text, p_name text, p_email text, p_role text, p_brand text,
  p_service boolean, p_expires timestamptz, p_hash bytea, p_reason text)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  author text;
  invited bigint;
begin
  if exists (select from staff_administrators()) then
    author := (require_staff(p_as, 'staff.manage')).name;
  elsif p_role = 'administrator' and p_brand = '*' and p_expires is null and staff_is_owner() then
    author := 'setup';
  else
    raise exception 'There is no administrator yet. The owner of the database invites the first one.'
      using errcode = 'insufficient_privilege';
  end if;
  perform check_staff_role(p_role, p_reason);
  insert into staff_account as account
      (name, email, is_service, expires_at, invite_hash, invite_from, invite_until)
    values (trim(p_name), lower(trim(p_email)), p_service, p_expires, p_hash, clock_timestamp(),
      clock_timestamp() + interval '3 days')
    on conflict (lower(name)) do update set
      email = excluded.email, is_service = excluded.is_service, expires_at = excluded.expires_at,
      invite_hash = excluded.invite_hash, invite_from = excluded.invite_from,
      invite_until = excluded.invite_until, login = null, accepted_at = null, disabled_at = null
    where account.accepted_at is null or account.disabled_at is not null
    returning id into invited;
  if invited is null then
    raise exception 'There is already an account of %.', p_name using errcode = 'check_violation';
  end if;
  delete from staff_grant where account_id = invited;
  perform remove_staff_access(invited);
  insert into staff_grant (account_id, role, brand) values (invited, p_role, p_brand);
  perform note_staff(author, 'invite', trim(p_name), p_reason, jsonb_build_object(
    'role', p_role, 'brand', p_brand, 'service', p_service, 'expires', p_expires));
end $$;
