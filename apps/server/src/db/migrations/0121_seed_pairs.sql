-- Seeds of the games of one player (docs/decisions/draws.md). Only the draw opens a server seed.

-- ## Seed pairs

create table seed_pair (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  -- Place among the pairs of the member, from 1.
  place int not null check (place > 0),
  state text not null check (state in ('announced', 'current', 'past')),
  -- SHA-256 of the 64 characters of the server seed.
  server_seed_hash bytea not null check (octet_length(server_seed_hash) = 32),
  client_seed text check (client_seed ~ '^[\x21-\x39\x3b-\x7e]{1,64}$'),
  -- Author of the client seed.
  client_seed_by text check (client_seed_by in ('server', 'member')),
  -- Nonce of the next bet: the number of bets so far.
  nonce bigint not null default 0 check (nonce between 0 and 2147483648),
  -- 64 hex digits; null until the member rotates the pair.
  server_seed text,
  revealed_at timestamptz,
  -- Idempotency key of the rotation that made the pair current; null for the first pair.
  rotation_key text,
  -- Client seed of that rotation.
  rotation_seed text,
  unique (member_id, place),
  constraint seed_pair_has_client_seed
    check ((state = 'announced') = (client_seed is null) and (client_seed is null) = (client_seed_by is null)),
  constraint seed_pair_is_revealed
    check ((state = 'past') = (server_seed is not null) and (server_seed is null) = (revealed_at is null))
) with (fillfactor = 70);
create unique index seed_pair_current on seed_pair (member_id) where state = 'current';
create unique index seed_pair_announced on seed_pair (member_id) where state = 'announced';

-- Server seeds, sealed with a key that only the draw has.
create table seed_pair_secret (
  pair_id bigint primary key references seed_pair,
  sealed bytea not null,
  key_version int not null
);

-- Client seeds of a member. The server knows them, so a later pair must not begin with one of them.
create table client_seed (
  member_id bigint not null references member,
  client_seed text not null,
  -- Idempotency key of the call that set it; null for the first one, which the server chose.
  key text,
  used_at timestamptz not null default clock_timestamp(),
  primary key (member_id, client_seed)
);

-- ## Requests of web servers to the draw

-- The table is unlogged: a request is small, short-lived, and repeated under its key if it is lost.
create unlogged table draw_request (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  -- `pairs` makes the first pairs, `rotate` begins the next one, `dice` places a bet.
  kind text not null check (kind in ('pairs', 'rotate', 'dice')),
  key text not null,
  -- Settings of a bet, such as `over:50.00`; client seed of a rotation.
  settings text not null,
  -- Stake of a bet, in micro-USDT; otherwise 0.
  stake bigint not null,
  asked_at timestamptz not null default clock_timestamp(),
  -- Null until the draw has decided.
  outcome text,
  bet_id bigint,
  -- Largest accepted stake, for the outcome `win`.
  largest bigint
);
create index draw_request_open on draw_request (id) where outcome is null;
