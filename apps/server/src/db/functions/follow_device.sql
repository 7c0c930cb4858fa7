-- Moves the push subscription of a browser to its new session. Deletes the subscription if another
-- member signs in with the browser.
create or replace function follow_device() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from push_subscription where session_id in (
    select session_id from known_device
      where token_hash = new.token_hash and member_id <> new.member_id);
  if tg_op = 'UPDATE' then
    update push_subscription set session_id = new.session_id
      where session_id = old.session_id and new.session_id is not null;
  end if;
  return null;
end $$;

create or replace trigger known_device_followed after insert or update of session_id on known_device
  for each row execute function follow_device();
