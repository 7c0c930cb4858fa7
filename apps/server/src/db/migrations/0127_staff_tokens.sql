-- Bearer tokens with which programs of staff call /operator/brands. A token ends with its account.
create table staff_token (
  token_hash bytea primary key,
  account_id bigint not null references staff_account,
  made_at timestamptz not null default clock_timestamp()
);
create index staff_token_account on staff_token (account_id);
