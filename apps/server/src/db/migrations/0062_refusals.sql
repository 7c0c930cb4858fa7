-- A refusal is the answer to its key also for locks and withdrawals, as it is for bets
-- (wingo_refusal, 0060): a copy of the request that comes later is refused too, whatever has changed
-- since. Kept for a day. Without references, which would wait for members.
create table refusal (
  member_id bigint not null,
  -- The call of the contract: a key is one intent of one call.
  call text not null,
  key text not null,
  -- What makes two requests the same; null when the key was closed before any request of it was decided.
  request text,
  status smallint not null,
  code text not null,
  params jsonb,
  refused_at timestamptz not null default clock_timestamp(),
  primary key (member_id, call, key)
);
create index refusal_at on refusal (refused_at);
