-- Limits for the money that functions move without rows that justify the amount. Only the owner writes them,
-- when a server starts.
create table money_limit (
  -- `grant` limits test money per member, `deposits` limits deposits per network in 24 hours, and `liability`
  -- limits the payouts of a round for one digit.
  name text primary key check (name in ('grant', 'deposits', 'liability')),
  -- Limit in micro-USDT.
  amount bigint not null check (amount >= 0)
);
insert into money_limit (name, amount)
  values ('grant', 0), ('deposits', 1000000000000), ('liability', 1000000000000);

-- Finds the deposits of the last 24 hours, whose sum is limited.
create index deposit_credited on deposit (network, credited_at);
