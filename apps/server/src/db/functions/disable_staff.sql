-- Disables an account or its open invitation at once, frees its database login, and ends its access to /staff.
create or replace function disable_staff(p_as text, p_name text, p_reason text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor constant staff_account := require_staff(p_as, 'staff.manage');
  person staff_account;
begin
  if coalesce(trim(p_reason), '') = '' then
    raise exception 'Give a reason.' using errcode = 'check_violation';
  end if;
  select * into person from staff_account
    where lower(name) = lower(trim(p_name)) and disabled_at is null for update;
  if not found then
    raise exception 'There is no active account of %.', p_name using errcode = 'check_violation';
  end if;
  update staff_account
    set disabled_at = clock_timestamp(), login = null, invite_hash = null, invite_until = null
    where id = person.id;
  perform remove_staff_access(person.id);
  perform keep_administrator();
  perform note_staff(actor.name, 'disable', person.name, p_reason,
    jsonb_build_object('login', person.login));
end $$;
