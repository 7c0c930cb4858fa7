-- When the member opened the link in the mail to their address; null until then.
alter table member add column email_confirmed_at timestamptz;

create table email_confirmation (
  -- SHA-256 of the token, which stands in the mail and nowhere else.
  token_hash bytea primary key,
  member_id bigint not null references member,
  -- The address the mail went to: no other is confirmed by it.
  email text not null,
  expires_at timestamptz not null
);
create index email_confirmation_member on email_confirmation (member_id);
create index email_confirmation_expires on email_confirmation (expires_at);

-- Another address is not confirmed by the mail to the former one, whoever changes it.
create function forget_confirmed_email() returns trigger language plpgsql as $$
begin
  new.email_confirmed_at := null;
  return new;
end $$;

create trigger member_email_changed before update of email on member
  for each row when (new.email is distinct from old.email
    and new.email_confirmed_at is not distinct from old.email_confirmed_at)
  execute function forget_confirmed_email();
