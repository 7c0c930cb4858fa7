-- Deletes the push subscription of a browser that is no longer known, for example after a change of the
-- password.
create or replace function forget_push() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from push_subscription where session_id = old.session_id;
  return null;
end $$;

create or replace trigger known_device_forgotten after delete on known_device
  for each row execute function forget_push();
