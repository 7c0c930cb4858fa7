alter table member
  -- The second password; null until the member sets one.
  add column txn_password_hash text,
  -- In its checksummed form; empty until the member sets one.
  add column wallet_address text not null default '';

alter table session
  add column user_agent text not null default '',
  add column address text not null default '',
  -- Where the address is thought to be; empty when unknown.
  add column place text not null default '',
  -- To the minute: a write for every request would cost more than it tells.
  add column last_used_at timestamptz not null default clock_timestamp();

create table password_reset (
  -- SHA-256 of the token, which stands in the mail and nowhere else.
  token_hash bytea primary key,
  member_id bigint not null references member,
  expires_at timestamptz not null
);
create index password_reset_member on password_reset (member_id);
create index password_reset_expires on password_reset (expires_at);
