-- after functions
-- A new database needs the tables of its first month before the first transfer.
select keep_ledger_months();
