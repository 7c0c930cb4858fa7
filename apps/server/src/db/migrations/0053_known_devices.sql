-- Browsers in which a member has signed in before. Their attempts at the password are counted on
-- their own, so that failures elsewhere never make the member wait.
create table known_device (
  member_id bigint not null references member,
  -- SHA-256 of the token, which stands in the browser's cookie and nowhere else.
  token_hash bytea not null,
  -- The session that the browser opened last; null after a new password was set by a link.
  session_id uuid,
  last_used_at timestamptz not null default clock_timestamp(),
  primary key (member_id, token_hash)
);
create index known_device_token on known_device (token_hash);
create index known_device_last_used on known_device (last_used_at);

-- What may be done so many times an hour, such as signing up from one network.
create table quota (
  subject text primary key,
  -- When all of it is there again: each use moves this on by the time that one use takes to return.
  full_at timestamptz not null
);
create index quota_full_at on quota (full_at);

-- How many attempts were refused since the last one that was granted.
alter table attempt add column refused int not null default 0;
