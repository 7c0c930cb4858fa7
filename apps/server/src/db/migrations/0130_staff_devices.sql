-- Commands that sign in as a person of staff, as in RFC 8628. The command shows a code, and the person enters it at
-- /staff/device.
create table staff_device (
  -- SHA-256 of the code with which the command asks for its token.
  device_hash bytea primary key,
  -- SHA-256 of the code that the person enters.
  user_hash bytea not null unique,
  -- IP address of the command.
  address text not null,
  made_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  -- Last time that the command asked.
  polled_at timestamptz,
  -- Person who decided; null before.
  account_id bigint references staff_account,
  allowed boolean,
  check ((account_id is null) = (allowed is null))
);
create index staff_device_account on staff_device (account_id);

-- Sessions of commands call /operator/brands, and open no pages.
alter table staff_session add column for_commands boolean not null default false;
