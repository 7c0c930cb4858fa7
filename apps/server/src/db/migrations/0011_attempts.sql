-- Attempts at a secret that did not succeed, so that guessing is slow whichever server is asked.
create table attempt (
  subject text primary key,
  failures int not null,
  last_at timestamptz not null,
  locked_until timestamptz
);
create index attempt_last_at on attempt (last_at);
