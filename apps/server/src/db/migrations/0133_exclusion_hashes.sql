-- Keyed hashes of the mail address, phone number and wallet address of self-excluded members. They refuse a new
-- registration until the self-exclusion ends: see docs/decisions/betting.md. Servers hold the key.
create table exclusion_hash (
  hash bytea primary key check (octet_length(hash) = 32),
  -- Infinity without an end.
  ends_at timestamptz not null
);
create index exclusion_hash_ends on exclusion_hash (ends_at);
