-- Locks the comparison of the books and the partitioned tables. Waits in short attempts, because every
-- other statement on these tables queues behind the request. A bet waits up to 2 s for a lock.
create or replace function lock_divided_tables() returns void
language plpgsql set lock_timeout = '120ms' as $$
begin
  loop
    begin
      perform from ledger_checkpoint for update;
      lock table posting, wingo_bet, wingo_payout, wingo_batch, wingo_receipt, original_bet, original_batch,
        original_receipt in access exclusive mode;
      return;
    exception when lock_not_available then
      -- The exception released both locks. Waiting statements run meanwhile.
      perform pg_sleep(0.5);
    end;
  end loop;
end $$;
