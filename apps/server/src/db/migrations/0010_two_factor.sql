create table two_factor (
  member_id bigint primary key references member,
  -- Encrypted by the server; what is in here signs in nowhere by itself.
  sealed_secret bytea not null,
  -- Null while the member has not confirmed the secret.
  enabled_at timestamptz,
  -- The 30 seconds whose code was taken last: that one and earlier ones are taken no more.
  last_step bigint not null default 0
);
