-- Opens the accounts of a new member.
create or replace function open_accounts() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into account (kind, owner) values ('main', new.id), ('locker', new.id);
  return null;
end $$;

create or replace trigger member_opens_accounts after insert on member
  for each row execute function open_accounts();
