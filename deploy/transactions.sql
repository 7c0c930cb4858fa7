-- Lists the open transactions, oldest first, and the connections that each one waits for. Run this script as a
-- superuser or a member of pg_monitor:
--
--   psql -d platform -f deploy/transactions.sql
select pid, usename as login, application_name as program, state, xact_start as since,
    pg_blocking_pids(pid) as waits_for, left(query, 200) as statement
  from pg_stat_activity
  where xact_start is not null and pid <> pg_backend_pid()
  order by xact_start;
