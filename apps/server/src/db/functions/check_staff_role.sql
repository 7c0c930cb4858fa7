-- Fails if no role has this name, or if there is no reason.
create or replace function check_staff_role(p_role text, p_reason text) returns void language plpgsql as $$
begin
  if not exists (select from staff_role where role = p_role) then
    raise exception '''%'' is not a role. Roles: %.', p_role,
      (select string_agg(distinct role, ', ') from staff_role) using errcode = 'check_violation';
  end if;
  if coalesce(trim(p_reason), '') = '' then
    raise exception 'Give a reason.' using errcode = 'check_violation';
  end if;
end $$;
