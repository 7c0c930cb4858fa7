-- Marks a changed email address as unconfirmed.
create or replace function forget_confirmed_email() returns trigger language plpgsql as $$
begin
  new.email_confirmed_at := null;
  return new;
end $$;

create or replace trigger member_email_changed before update of email on member
  for each row when (new.email is distinct from old.email
    and new.email_confirmed_at is not distinct from old.email_confirmed_at)
  execute function forget_confirmed_email();
