-- A bet waits up to 2 seconds for a lock. Whatever waits for the locks of three tables, one after the
-- other, with everyone else behind it, must give up before they do.
alter function lock_divided_tables set lock_timeout = '300ms';
