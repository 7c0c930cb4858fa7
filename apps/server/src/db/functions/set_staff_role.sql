-- Grants a role to another person, or revokes it. The last administrator keeps the role.
create or replace function set_staff_role(p_as text, p_name text, p_role text, p_brand text,
  p_granted boolean, p_reason text)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor constant staff_account := require_staff(p_as, 'staff.manage');
  person bigint;
begin
  perform check_staff_role(p_role, p_reason);
  select id into person from staff_account where lower(name) = lower(trim(p_name)) for update;
  if not found then
    raise exception 'There is no account of %.', p_name using errcode = 'check_violation';
  end if;
  if p_granted and person = actor.id then
    raise exception 'Another administrator has to grant you a role.' using errcode = 'check_violation';
  end if;
  if p_granted then
    insert into staff_grant (account_id, role, brand) values (person, p_role, p_brand)
      on conflict do nothing;
  else
    delete from staff_grant where account_id = person and role = p_role and brand = p_brand;
    if not found then
      raise exception '% does not have this role.', p_name using errcode = 'check_violation';
    end if;
    perform keep_administrator();
  end if;
  perform note_staff(actor.name, case when p_granted then 'grant' else 'revoke' end, trim(p_name),
    p_reason, jsonb_build_object('role', p_role, 'brand', p_brand));
end $$;
