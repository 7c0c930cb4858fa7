-- Ends the sessions, links and codes of a restored database, which may have been used since. Run this script as
-- the owner, before any server starts:
--
--   psql "$DATABASE_OWNER_URL" -f deploy/backup/after-restore.sql
\set ON_ERROR_STOP on
select after_restore();
