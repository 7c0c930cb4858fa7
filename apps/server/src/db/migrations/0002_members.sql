create table member (
  id bigint generated always as identity primary key,
  -- The public user id, also the sponsor code that others register with. Upper case.
  code text not null unique,
  -- Lower case, as the server writes it.
  email text not null unique,
  name text not null,
  phone text not null,
  password_hash text not null,
  sponsor_id bigint references member,
  disabled boolean not null default false,
  joined_at timestamptz not null default clock_timestamp()
);
create index member_sponsor on member (sponsor_id);

create table session (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references member,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_member on session (member_id);
