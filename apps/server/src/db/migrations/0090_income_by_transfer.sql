-- The comparison of the books looks up what a transfer has paid. In a migration of its own: income waits
-- while it is made, and nothing else does.
create index income_transfer on income (transfer_id);
