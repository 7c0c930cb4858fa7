-- Limits of the money that functions move without rows that justify its amount. Only the owner writes them,
-- when a server starts.
create table money_limit (
  -- `grant` per member, `deposits` per network in 24 hours.
  name text primary key check (name in ('grant', 'deposits')),
  -- In micro-USDT.
  amount bigint not null check (amount >= 0)
);
insert into money_limit (name, amount) values ('grant', 0), ('deposits', 1000000000000);

-- The deposits of the last 24 hours, for their limit.
create index deposit_credited on deposit (network, credited_at);
