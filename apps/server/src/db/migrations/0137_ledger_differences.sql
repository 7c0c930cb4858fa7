-- The database compares the ledger itself: see compare_ledger. Amounts are in micro-USDT.
create type ledger_difference as (subject text, expected bigint, found bigint);
