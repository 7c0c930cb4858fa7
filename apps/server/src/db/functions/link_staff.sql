-- Creates a link to set a new password and second factor for /staff. The link works once, within a day.
-- Administrators create links for others. Returns the email address of the person.
--
-- p_hash  SHA-256 of the code of the link
create or replace function link_staff(p_as text, p_name text, p_hash bytea, p_reason text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor staff_account := staff_actor(p_as);
  person staff_account;
begin
  if lower(trim(p_name)) <> lower(actor.name) then
    actor := require_staff(p_as, 'staff.manage');
  end if;
  if coalesce(trim(p_reason), '') = '' then
    raise exception 'Give a reason.' using errcode = 'check_violation';
  end if;
  select * into person from staff_account
    where lower(name) = lower(trim(p_name)) and accepted_at is not null and disabled_at is null
      and not is_service;
  if not found then
    raise exception 'There is no active account of %.', p_name using errcode = 'check_violation';
  end if;
  insert into staff_link (account_id, hash, until)
    values (person.id, p_hash, clock_timestamp() + interval '1 day')
    on conflict (account_id) do update set hash = excluded.hash, until = excluded.until;
  perform note_staff(actor.name, 'link', person.name, p_reason);
  return person.email;
end $$;
