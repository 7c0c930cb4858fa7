-- Which key has sealed a secret. 0 is the one that is derived from JWT_SECRET, as all were before.
alter table two_factor add column key_version int not null default 0;

-- Who did what to whose account, from where. It tells what happened, also when that was undone.
create table security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Whose account it was; null where nobody has the name that was tried.
  member_id bigint references member,
  event text not null,
  -- An IP address; empty for what the server or an operator did.
  address text not null default '',
  user_agent text not null default '',
  place text not null default '',
  -- What else there is to say, never a secret.
  detail jsonb not null default '{}'
);
create index security_event_member on security_event (member_id, id desc);

create trigger security_event_append_only before update or delete or truncate on security_event
  for each statement execute function refuse_change();
