-- Every change of the result of a comparison of the books. Only record_comparison writes this table.
create table reconciliation_change (
  id bigint generated always as identity primary key,
  name text not null,
  -- Subject of each difference since then, with the expected and the found amount in micro-USDT.
  differences jsonb not null,
  -- Login of the server that reported the result.
  login text not null default session_user,
  at timestamptz not null default clock_timestamp()
);
