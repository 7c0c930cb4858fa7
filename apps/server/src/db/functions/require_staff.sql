-- Returns the account of the caller if it has the permission, and fails otherwise.
create or replace function require_staff(p_as text, p_permission text) returns staff_account
language plpgsql as $$
declare
  actor constant staff_account := staff_actor(p_as);
begin
  if not staff_may(actor.id, p_permission, null) then
    raise exception '% has no role with the permission %.', actor.name, p_permission
      using errcode = 'insufficient_privilege';
  end if;
  return actor;
end $$;
