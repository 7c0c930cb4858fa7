-- Writes freezes to the security log, regardless of the program or operator that causes them. Runs as its
-- owner, so that support needs no right to write the log.
create or replace function log_frozen() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into security_event (member_id, event, detail)
  values (new.id, case when new.disabled then 'frozen' else 'unfrozen' end,
    change_author());
  return null;
end $$;

create or replace trigger member_frozen after update of disabled on member
  for each row when (new.disabled is distinct from old.disabled)
  execute function log_frozen();
