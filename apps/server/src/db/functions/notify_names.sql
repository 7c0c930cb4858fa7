-- Notifies all servers of a change to the names in public lists.
create or replace function notify_names() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'p');
  return null;
end $$;

create or replace trigger member_name_notifies after update of hide_name, disabled on member
  for each row when ((new.hide_name, new.disabled) is distinct from (old.hide_name, old.disabled))
  execute function notify_names();
