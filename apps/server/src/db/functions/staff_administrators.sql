-- Returns the administrators who can manage staff now and have permanent access.
create or replace function staff_administrators() returns setof staff_account language sql stable as $$
  select * from staff_account where expires_at is null and staff_may(id, 'staff.manage', null)
$$;
