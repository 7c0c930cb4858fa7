-- Sign-in of staff in a browser, at /staff (docs/operating.md, "Staff"). An account has a password only together
-- with a second factor.

create table staff_password (
  account_id bigint primary key references staff_account,
  -- Argon2id.
  hash text not null,
  changed_at timestamptz not null default clock_timestamp()
);

create table staff_passkey (
  credential bytea primary key,
  account_id bigint not null references staff_account,
  -- COSE key.
  public_key bytea not null,
  -- Number of signatures, as the authenticator counts them; 0 if it does not count.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  added_at timestamptz not null default clock_timestamp(),
  used_at timestamptz
);
create index staff_passkey_account on staff_passkey (account_id);

-- Authenticator apps (RFC 6238).
create table staff_authenticator (
  account_id bigint primary key references staff_account,
  sealed_secret bytea not null,
  key_version int not null,
  -- Period of the last used code, because each code is valid once.
  last_step bigint not null default 0,
  added_at timestamptz not null default clock_timestamp()
);

-- One-time links with which a person replaces the password and the second factor.
create table staff_link (
  account_id bigint primary key references staff_account,
  hash bytea not null unique,
  until timestamptz not null
);

-- Sign-ins and enrolments whose password was accepted, until the second factor is.
create table staff_step (
  token_hash bytea primary key,
  account_id bigint not null references staff_account,
  expires_at timestamptz not null,
  -- Challenge of the passkey; each is used once.
  challenge text,
  -- SHA-256 of the code of the invitation or link; null for a sign-in.
  code_hash bytea,
  password_hash text,
  sealed_secret bytea,
  key_version int,
  constraint staff_step_enrols check (
    (code_hash is null) = (password_hash is null) and (code_hash is null) = (sealed_secret is null)
    and (code_hash is null) = (key_version is null))
);

create table staff_session (
  token_hash bytea primary key,
  account_id bigint not null references staff_account,
  opened_at timestamptz not null default clock_timestamp(),
  used_at timestamptz not null default clock_timestamp()
);
create index staff_session_account on staff_session (account_id);
